/// The version of the language that an app, its host and its display speak.
///
/// It is raised whenever a message changes its meaning. Each end states its version in its hello and refuses
/// another one, since a page that was loaded before an update may meet an app that was built after it.
public enum ProtocolVersion {
    /// The version that this build speaks.
    public static let current = 4

    /// Returns what to tell a person when the two ends speak different versions.
    public static func mismatch(app: Int, display: Int) -> String {
        "This app speaks version \(app) of the display protocol and the display speaks version \(display). "
            + (app > display ? "Reload the page." : "Build the app again with this version of Tessera.")
    }
}

/// The version of the protocol that an app, its host and its display use.
///
/// It is increased whenever the meaning of a message changes. A display states its version in its hello and
/// an app in its first frame, and each refuses another version, since a page that was loaded before an
/// update may be connected to an app that was built after it.
public enum ProtocolVersion {
    /// The version that this build uses.
    public static let current = 7

    /// Returns an explanation for the user of a connection between two different versions.
    public static func mismatch(app: Int, display: Int) -> String {
        "This app speaks version \(app) of the display protocol and the display speaks version \(display). "
            + (app > display ? "Reload the page." : "Build the app again with this version of Tessera.")
    }
}

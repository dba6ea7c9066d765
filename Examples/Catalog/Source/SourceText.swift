import Foundation

/// The sources of the catalog's screens, which are resources of the app.
public enum SourceText {
    /// Returns the text of a file by its path below `Screens`, or nil if there is no such file.
    public static func text(of path: String) -> String? {
        let url = Bundle.module.bundleURL.appendingPathComponent("Screens/\(path)")
        return try? String(contentsOf: url, encoding: .utf8)
    }
}

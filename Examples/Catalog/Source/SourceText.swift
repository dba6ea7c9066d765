import Foundation

/// The sources of the catalog's screens, as the app carries them along.
public enum SourceText {
    /// The text of a file, given by its path below `Screens`; nil where there is none.
    public static func text(of path: String) -> String? {
        let url = Bundle.module.bundleURL.appendingPathComponent("Screens/\(path)")
        return try? String(contentsOf: url, encoding: .utf8)
    }
}

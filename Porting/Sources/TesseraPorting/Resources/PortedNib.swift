import Foundation

/// What a `.xib` or `.storyboard` becomes in an app's bundle.
struct PortedNib {
    /// The files by their names.
    var files: [(name: String, data: Data)] = []
    /// What is ignored or wrong.
    var findings: [Finding] = []

    /// Reads a file. Returns nil if it cannot be read at all.
    init?(_ path: String, language: String?, folder: String) {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        findings = [
            Finding(
                .error, file: ProjectPaths.relative(path, to: folder), message: "Nibs are not read yet.",
                advice: "Make the views in code.")
        ]
    }
}

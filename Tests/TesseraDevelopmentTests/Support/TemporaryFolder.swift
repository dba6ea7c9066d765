import Foundation

/// A folder with files, which is removed when this object is released.
final class TemporaryFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "tessera-\(UUID().uuidString)", isDirectory: true)

    /// Creates a folder with these texts at their paths.
    init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    /// Writes a file, and makes the folders that it needs.
    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The path of a file, as the system knows it.
    func path(_ path: String) -> String {
        url.resolvingSymlinksInPath().path + "/" + path
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

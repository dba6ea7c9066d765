import Foundation

/// A folder with files that is removed with this object.
final class SampleFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "tessera-\(UUID().uuidString)", isDirectory: true)

    /// Writes files by their paths.
    init(_ files: [String: String]) throws {
        for (path, text) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

import Foundation

/// A folder with files, which is removed when this object is released.
final class SampleFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "tessera-\(UUID().uuidString)", isDirectory: true)

    /// Creates a folder with these texts at their paths.
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

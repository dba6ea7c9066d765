import Foundation

/// The repository that contains the tests.
enum Repository {
    /// The folder of the repository.
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the paths of the Swift files below a folder of the repository, in order.
    static func sources(in path: String) -> [(path: String, text: String)] {
        let root = folder.appending(path: path)
        let enumerator = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        var result: [(path: String, text: String)] = []
        while let url = enumerator?.nextObject() as? URL {
            guard url.pathExtension == "swift", let text = try? String(contentsOf: url, encoding: .utf8)
            else { continue }
            result.append((url.path(percentEncoded: false), text))
        }
        return result.sorted { $0.path < $1.path }
    }
}

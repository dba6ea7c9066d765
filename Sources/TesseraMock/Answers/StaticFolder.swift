import Foundation
import Hummingbird

/// The files below a folder, which are served.
struct StaticFolder: Sendable {
    private let root: URL

    /// Creates a folder of files to serve.
    init(_ folder: URL) {
        root = folder.resolvingSymlinksInPath().standardizedFileURL
    }

    /// Returns the file at a decoded path, or `nil` if there is no such file below the folder.
    ///
    /// Hidden files, folders, and symbolic links that lead out of the folder count as missing.
    func response(to path: String) -> MockResponse? {
        let names = path.split(separator: "/")
        guard !names.isEmpty, !path.hasSuffix("/"),
            // The dot is looked for among the bytes: with an accent behind it, it is another character.
            names.allSatisfy({
                $0.utf8.first != UInt8(ascii: ".") && !$0.contains("\\") && !$0.unicodeScalars.contains("\0")
            }
            )
        else { return nil }
        let file = names.reduce(root) { $0.appendingPathComponent(String($1)) }.resolvingSymlinksInPath()
        guard file.path.hasPrefix(root.path + "/"),
            (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true,
            let data = try? Data(contentsOf: file)
        else { return nil }
        let type = MediaType.getMediaType(forExtension: .init(file.pathExtension)) ?? .applicationBinary
        return MockResponse(
            headers: [
                ("Content-Type", type.description), ("Cache-Control", "public, max-age=300"),
                ("X-Content-Type-Options", "nosniff"),
            ],
            body: Array(data), isFile: true)
    }
}

import Foundation

/// The Swift files below a folder, which are published to everyone.
///
/// The files are listed for each request, so that the pages are up to date. A request must name one of the
/// listed files; its text is never appended to a path, so that it cannot reach any other file.
struct SourceFolder: Sendable {
    /// A file.
    struct File: Sendable {
        /// The path below the folder, for the user.
        let name: String
        /// The path below the folder, encoded for an address.
        let address: String
        fileprivate let path: String
    }

    private let root: URL

    /// Creates the list of a folder's files. Returns nil if there is no such folder.
    init?(_ folder: URL) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
        else { return nil }
        root = folder.resolvingSymlinksInPath().standardizedFileURL
    }

    /// The files, sorted by their folders and then by their names.
    ///
    /// Hidden files and symbolic links are left out.
    var files: [File] {
        let keys: [URLResourceKey] = [.isRegularFileKey, .isSymbolicLinkKey]
        guard
            let found = FileManager.default.enumerator(
                at: root, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
        else { return [] }
        var files: [File] = []
        while let url = found.nextObject() as? URL {
            guard url.pathExtension == "swift", let values = try? url.resourceValues(forKeys: Set(keys)),
                values.isRegularFile == true, values.isSymbolicLink != true
            else { continue }
            let path = url.standardizedFileURL.path
            guard path.hasPrefix(root.path + "/"), url.resolvingSymlinksInPath().path == path else {
                continue
            }
            let name = String(path.dropFirst(root.path.count + 1))
            guard let address = name.addingPercentEncoding(withAllowedCharacters: Self.plain) else {
                continue
            }
            files.append(File(name: name, address: address, path: path))
        }
        return files.sorted { one, other in
            let folders = (one.folder, other.folder)
            return folders.0 == folders.1 ? one.name < other.name : folders.0 < folders.1
        }
    }

    /// Returns the file at an address and its text, or nil if there is none.
    func text(at address: String) -> (file: File, text: String)? {
        guard let file = files.first(where: { $0.address == address }),
            let data = FileManager.default.contents(atPath: file.path)
        else { return nil }
        return (file, String(decoding: data, as: UTF8.self))
    }

    /// The characters that need no encoding in an address.
    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~+/")
}

extension SourceFolder.File {
    /// The path of the file's folder below the source folder; empty for a file in the source folder itself.
    var folder: String {
        name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
    }

    /// The file's name without its folder.
    var lastName: String {
        name.lastIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name
    }
}

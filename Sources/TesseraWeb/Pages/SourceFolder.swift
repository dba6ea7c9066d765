import Foundation

/// The Swift files below a folder, which anybody may read.
///
/// The files are looked for each time, so that the pages say what the folder has now. A request names one of the files that
/// were found; its text is never joined to a folder, so that it cannot reach anything else.
struct SourceFolder: Sendable {
    /// A file.
    struct File: Sendable {
        /// The path below the folder, as people read it.
        let name: String
        /// The path as it stands in an address.
        let address: String
        fileprivate let path: String
    }

    private let root: URL

    /// Finds a folder, or nil if there is none.
    init?(_ folder: URL) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
        else { return nil }
        root = folder.resolvingSymlinksInPath().standardizedFileURL
    }

    /// The files, in the order of their folders and then of their names.
    ///
    /// Hidden files and symbolic links are none of them.
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

    /// The text of a file; nil if there is none at that address.
    func text(at address: String) -> (file: File, text: String)? {
        guard let file = files.first(where: { $0.address == address }),
            let data = FileManager.default.contents(atPath: file.path)
        else { return nil }
        return (file, String(decoding: data, as: UTF8.self))
    }

    /// What an address need not encode.
    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~+/")
}

extension SourceFolder.File {
    /// The folder of the file below the folder of all, empty for that one itself.
    var folder: String {
        name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
    }

    /// The file's name without its folder.
    var lastName: String {
        name.lastIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name
    }
}

import Foundation

/// Files of the app that web views display, and the folders with the pictures and style sheets that belong to them.
enum WebFiles {
    /// Returns true if a file is the one at an address, or lies in the folder there, once symbolic links are resolved.
    static func isFile(_ file: URL, within place: URL) -> Bool {
        path(of: file).starts(with: path(of: place))
    }

    /// Returns the addresses of a folder and of a file in it, of which the second begins with the first. The folder is nil if there is none at
    /// its place.
    static func addresses(of file: URL, in folder: URL) -> (folder: URL?, file: URL) {
        guard isFolder(folder) else { return (nil, file) }
        let (plainFile, plainFolder) = (file.standardizedFileURL, folder.standardizedFileURL)
        if plainFile.pathComponents.starts(with: plainFolder.pathComponents) {
            return (plainFolder, plainFile)
        }
        return (plainFolder.resolvingSymlinksInPath(), plainFile.resolvingSymlinksInPath())
    }

    /// Returns the folder to which addresses are relative in a document with a base, or nil if it is none of the app's bundles. As on iOS, a
    /// text that the app displays reaches no other files.
    static func bundledFolder(of base: URL) -> URL? {
        guard base.isFileURL else { return nil }
        let folder = (isFolder(base) ? base : base.deletingLastPathComponent()).standardizedFileURL
        return isFolder(folder) && isFile(folder, within: Bundle.main.bundleURL) ? folder : nil
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Returns the names of the folders on the way to a file, and that of the file.
    private static func path(of file: URL) -> [String] {
        file.standardizedFileURL.resolvingSymlinksInPath().pathComponents
    }
}

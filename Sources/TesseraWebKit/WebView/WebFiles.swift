import Foundation
import TesseraUI

/// Files of the app that web views display, and the folders with the pictures and style sheets that belong to them.
enum WebFiles {
    /// Returns true if a file is the one at an address, or lies in the folder there, once symbolic links are resolved.
    static func isFile(_ file: URL, within place: URL) -> Bool {
        path(of: file).starts(with: path(of: place))
    }

    /// Returns the addresses of a folder and of a file in it, of which the second begins with the first. The folder is nil if
    /// there is none at its place.
    static func addresses(of file: URL, in folder: URL) -> (folder: URL?, file: URL) {
        guard isFolder(folder) else { return (nil, file) }
        let (plainFile, plainFolder) = (file.standardizedFileURL, folder.standardizedFileURL)
        if plainFile.pathComponents.starts(with: plainFolder.pathComponents) {
            return (plainFolder, plainFile)
        }
        return (plainFolder.resolvingSymlinksInPath(), plainFile.resolvingSymlinksInPath())
    }

    /// Returns the folder to which addresses are relative in a document with a base, and the base itself, which begins with the
    /// address of the folder. Returns nil if the folder is none of the app's bundles. As on iOS, a text that the app displays
    /// reaches no other files.
    static func bundled(_ base: URL) -> (folder: URL, base: URL)? {
        guard base.isFileURL else { return nil }
        let place = place(
            of: base.standardizedFileURL, in: Bundle.main.bundleURL, with: ResourceFolders.onlyTargetFolder)
        let base = isFolder(place) ? URL(filePath: place.path, directoryHint: .isDirectory) : place
        let folder = isFolder(place) ? base : base.deletingLastPathComponent()
        return isFolder(folder) && isFile(folder, within: Bundle.main.bundleURL) ? (folder, base) : nil
    }

    /// Returns the place of a file or a folder of a bundle.
    ///
    /// On iOS, the resources of the app lie in its bundle. Here, they lie in a folder beside the executable, and other things
    /// beside the executable do not belong to the app.
    ///
    /// - Parameter resources: The folder with the resources, or nil if there is none.
    static func place(of base: URL, in bundle: URL, with resources: URL?) -> URL {
        let (bundle, names) = (path(of: bundle), path(of: base))
        let folder = isFolder(base) ? base : base.deletingLastPathComponent()
        // Other targets have folders of their own beside the executable.
        guard let resources, names.starts(with: bundle),
            path(of: folder).count == bundle.count || !isFolder(folder)
        else { return base }
        return names.dropFirst(bundle.count).reduce(resources) { $0.appending(path: $1) }.standardizedFileURL
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

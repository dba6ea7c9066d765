import Foundation
import TesseraDisplay

/// The files and the images among the items that a user shares. The browser's share sheet takes both as files.
@MainActor
struct SharedFiles {
    /// The files.
    let urls: [URL]
    /// The files of the images, which are removed when the sheet is closed.
    private let images: [TemporaryItemFile]

    /// Writes the images to files.
    init(_ items: [Any]) {
        images = items.compactMap { ($0 as? UIImage)?.pngData() }.compactMap {
            try? TemporaryItemFile($0, name: FileWord.image, typeIdentifier: UTType.png.identifier)
        }
        urls = items.compactMap { $0 as? URL }.filter(Self.isFile) + images.map(\.url)
    }

    /// Removes the files of the images.
    func remove() { for image in images { image.remove() } }

    /// Returns the number of files and images among items. Folders do not count.
    static func count(_ items: [Any]) -> Int {
        items.count { item in item is UIImage || (item as? URL).map(isFile) == true }
    }

    private static func isFile(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return url.isFileURL && FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
            && !isDirectory.boolValue
    }
}

import Foundation
import TesseraDisplay

/// A file that the user has chosen and that the app has received. The file is removed together with the last reference to it.
package final class ChosenFile: Sendable {
    /// The place of the file, whose last component is the name on the user's device.
    package let url: URL
    /// The type of the file by the extension of its name, or otherwise by what the browser says.
    package let type: UTType
    /// The folder in which the file lies alone.
    private let folder: URL

    /// Gives an uploaded file the name that it has on the user's device. Returns nil if that fails.
    ///
    /// - Parameters:
    ///   - path: The path of the file, which is alone in its folder.
    ///   - description: What the display says about the file.
    init?(path: String, _ description: DisplayEvent.Answer.File) {
        let source = URL(filePath: path)
        let name = FileName.safe(description.name)
        type = Self.type(name: name, mediaType: description.type)
        folder = source.deletingLastPathComponent()
        url = folder.appending(path: name)
        guard url.path != source.path else { return }
        guard (try? FileManager.default.moveItem(at: source, to: url)) != nil else { return nil }
    }

    /// Removes an uploaded file that has no name yet, together with its folder.
    static func remove(path: String) {
        try? FileManager.default.removeItem(at: URL(filePath: path).deletingLastPathComponent())
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Returns the type of a file by the extension of its name, or otherwise by its media type.
    static func type(name: String, mediaType: String) -> UTType {
        UTType(filenameExtension: URL(filePath: name).pathExtension)
            ?? UTType(mimeType: mediaType) ?? family(of: mediaType)
    }

    /// Returns the type of all files whose media type has the same first part, since browsers know more kinds of images, films
    /// and sounds.
    private static func family(of mediaType: String) -> UTType {
        switch mediaType.split(separator: "/").first?.lowercased() {
        case "image": .image
        case "video": .movie
        case "audio": .audio
        default: .data
        }
    }

    /// Keeps the file until the app ends, for code that gets only its URL.
    @MainActor func keep() {
        Self.kept.append(self)
    }

    /// Keeps the file of a photo, of which the app also has the pixels, until ten later ones have come.
    @MainActor func keepForAWhile() {
        Self.photos.append(self)
        if Self.photos.count > 10 { Self.photos.removeFirst() }
    }

    @MainActor private static var kept: [ChosenFile] = []
    @MainActor private static var photos: [ChosenFile] = []

    /// An item provider of the file. The file exists at least as long as the provider.
    package var itemProvider: NSItemProvider {
        let provider = NSItemProvider()
        provider.suggestedName = url.deletingPathExtension().lastPathComponent
        provider.registerFileRepresentation(forTypeIdentifier: type.identifier, visibility: .all) {
            [self] completion in
            completion(url, false, nil)
            return nil
        }
        return provider
    }
}

/// The names of files that come from elsewhere.
enum FileName {
    /// Linux allows names of at most 255 bytes.
    private static let mostBytes = 255

    /// Returns a name that names a file in any folder, and nothing outside of it. If the name is too long, its stem is shortened.
    ///
    /// The name is divided by its scalars, since a slash with a combining mark is one character, which does not equal a slash.
    static func safe(_ name: String) -> String {
        let parts = name.unicodeScalars.split { $0 == "/" || $0 == "\\" || $0 == "\0" }
        guard let last = parts.last.map({ String($0) }), last != ".", last != ".." else { return "file" }
        guard last.utf8.count > mostBytes else { return last }
        let scalars = Array(last.unicodeScalars)
        let dot = scalars.lastIndex(of: ".") ?? scalars.endIndex
        let ending = text(scalars[dot...]).utf8.count <= 32 ? text(scalars[dot...]) : ""
        var stem = scalars[..<dot]
        while !stem.isEmpty, text(stem).utf8.count + ending.utf8.count > mostBytes { stem.removeLast() }
        return text(stem) + ending
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}

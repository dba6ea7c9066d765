import Foundation
import TesseraDisplay

/// A file that the user has chosen and that the app has received. The file is removed together with the last reference to it.
package final class ChosenFile: Sendable {
    /// The place of the file, whose last component is the name on the user's device.
    package let url: URL
    /// The type of the file by the extension of its name, or otherwise by what the browser says.
    package let type: UTType

    /// Gives an uploaded file the name that it has on the user's device. Returns nil if that fails.
    ///
    /// - Parameters:
    ///   - path: The path of the file, which is alone in its folder.
    ///   - description: What the display says about the file.
    init?(path: String, _ description: DisplayEvent.Answer.File) {
        let source = URL(filePath: path)
        let name = FileName.safe(description.name)
        type =
            UTType(filenameExtension: URL(filePath: name).pathExtension)
            ?? UTType(mimeType: description.type) ?? .data
        url = source.deletingLastPathComponent().appending(path: name)
        guard url.path != source.path else { return }
        guard (try? FileManager.default.moveItem(at: source, to: url)) != nil else { return nil }
    }

    deinit {
        Self.remove(path: url.path)
    }

    /// Removes an uploaded file together with its folder.
    static func remove(path: String) {
        try? FileManager.default.removeItem(at: URL(filePath: path).deletingLastPathComponent())
    }

    /// Keeps the file until the app ends, for code that gets only its URL.
    @MainActor package func keep() {
        Self.kept.append(self)
    }

    @MainActor private static var kept: [ChosenFile] = []

    /// An item provider of the file, which keeps it as long as the provider exists.
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

    /// Returns a name that names a file in any folder, and nothing outside of it. What is too long is taken from the end of the stem.
    static func safe(_ name: String) -> String {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" || $0 == "\0" }).last.map(String.init)
        guard let last, last != ".", last != ".." else { return "file" }
        guard last.utf8.count > mostBytes else { return last }
        let dot = last.lastIndex(of: ".") ?? last.endIndex
        let ending = last[dot...].utf8.count <= 32 ? String(last[dot...]) : ""
        var stem = String(last[..<dot])
        while stem.utf8.count + ending.utf8.count > mostBytes { stem.removeLast() }
        return stem + ending
    }
}

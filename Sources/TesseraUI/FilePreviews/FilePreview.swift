import Foundation

/// A file of the app that a screen displays, as Quick Look does on iOS.
package struct FilePreview {
    /// The ways to display a file.
    enum Kind: Equatable {
        /// An image that can be magnified.
        case image
        /// A text as it is.
        case text
        /// A document of HTML as a text with attributes.
        case markup
        /// The file's name, kind and size.
        case information
    }

    /// The place of the file, or nil if there is none.
    package let url: URL?
    /// The title of the screen.
    package let title: String

    /// Creates a description of a file. Without a title of its own, the screen has the name of the file.
    package init(url: URL?, title: String?) {
        self.url = url
        self.title = title ?? url?.lastPathComponent ?? ""
    }

    /// The greatest number of bytes of a text that are displayed.
    static let mostBytes = 1 << 20

    /// The way to display the file, which its name decides.
    var kind: Kind {
        guard let url, url.isFileURL, let type = UTType(filenameExtension: url.pathExtension) else {
            return .information
        }
        if type.conforms(to: .image) { return .image }
        if type.conforms(to: .html) { return .markup }
        let isText = [UTType.text, .json, .xml, .yaml, .log].contains { type.conforms(to: $0) }
        return isText && !type.conforms(to: .rtf) ? .text : .information
    }

    /// True if more of the file than its name, kind and size can be displayed.
    package var isDisplayable: Bool { kind != .information }

    /// The beginning of the file as a text, or nil if it cannot be read.
    var text: String? {
        guard let url, let file = try? FileHandle(forReadingFrom: url) else { return nil }
        defer { try? file.close() }
        guard let data = try? file.read(upToCount: Self.mostBytes) else {
            // An empty file has no bytes to return.
            return FileManager.default.isReadableFile(atPath: url.path) ? "" : nil
        }
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        if let text = String(data: data, encoding: .utf8) { return text }
        // The end of what was read may lie within a character.
        let text = String(decoding: data, as: UTF8.self)
        let damaged = text.unicodeScalars.count { $0 == "\u{FFFD}" }
        if data.count == Self.mostBytes, damaged <= 3, text.hasSuffix("\u{FFFD}") {
            return String(text.prefix { $0 != "\u{FFFD}" })
        }
        return String(data: data, encoding: .windowsCP1252) ?? text
    }

    /// The file as a text with attributes, or nil if it cannot be read.
    var markup: NSAttributedString? {
        guard let url, let data = LimitedFile.contents(of: url, limit: Self.mostBytes) else { return nil }
        return try? NSAttributedString(
            data: data, options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil)
    }

    /// The kind and the size of the file, such as “PDF · 3 MB”.
    var summary: String {
        guard let url, let values = try? url.resourceValues(forKeys: [.fileSizeKey]) else { return "" }
        let size = values.fileSize.map {
            ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file)
        }
        return [url.pathExtension.uppercased(), size ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}

import Foundation

/// The documents in HTML that display data of several types.
enum WebDocumentText {
    /// Returns the document that displays data of a type, or nil if no document does.
    ///
    /// - Parameters:
    ///   - type: The media type in small letters.
    ///   - encoding: The encoding of a text, or nil if it is unknown.
    static func html(of data: Data, type: String, encoding: String.Encoding? = nil) -> String? {
        if pictures.contains(type) {
            let style = "display: block; margin: auto; max-width: 100%"
            return """
                <!doctype html><body style="margin: 0"><img style="\(style)" alt="" \
                src="data:\(type);base64,\(data.base64EncodedString())">
                """
        }
        let isDocument = type == "text/html" || type == "application/xhtml+xml"
        guard isDocument || type.hasPrefix("text/") || type == "application/json",
            let text = text(of: data, encoding)
        else { return nil }
        if isDocument { return text }
        let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        return "<!doctype html><meta charset=\"utf-8\"><pre style=\"white-space: pre-wrap\">\(escaped)</pre>"
    }

    /// Returns the media type of a file.
    static func type(ofFile file: URL, with data: Data) -> String {
        if let type = types[file.pathExtension.lowercased()] { return type }
        // The name does not state the type. A file that is valid UTF-8 is almost certainly a text.
        return String(data: data, encoding: .utf8) == nil ? "application/octet-stream" : "text/plain"
    }

    /// Returns the encoding with a name of the Internet, or nil if that is unknown.
    static func encoding(named name: String) -> String.Encoding? {
        encodings[name.lowercased().replacing("_", with: "-")]
    }

    private static func text(of data: Data, _ encoding: String.Encoding?) -> String? {
        if let encoding, let text = String(data: data, encoding: encoding) { return text }
        return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
    }

    private static let pictures: Set = [
        "image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", "image/svg+xml",
    ]

    private static let types = [
        "html": "text/html", "htm": "text/html", "xhtml": "application/xhtml+xml", "txt": "text/plain",
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
        "webp": "image/webp", "avif": "image/avif", "svg": "image/svg+xml", "pdf": "application/pdf",
    ]

    private static let encodings: [String: String.Encoding] = [
        "utf-8": .utf8, "utf8": .utf8, "us-ascii": .ascii, "ascii": .ascii, "utf-16": .utf16,
        "utf-16le": .utf16LittleEndian, "utf-16be": .utf16BigEndian, "utf-32": .utf32,
        "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2,
        "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "windows-1252": .windowsCP1252,
        "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254, "shift-jis": .shiftJIS,
        "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP, "macintosh": .macOSRoman,
    ]
}

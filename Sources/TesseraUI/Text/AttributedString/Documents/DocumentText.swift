import Foundation

/// The characters of a document.
struct DocumentText {
    var text: String
    var encoding: String.Encoding

    /// The number of bytes at the beginning of a document among which browsers look for the name of its encoding.
    private static let declarationLimit = 1024

    /// Decodes a document.
    ///
    /// - Parameters:
    ///   - encoding: The encoding, or nil to find it out.
    ///   - isHTML: True for a document that may name its encoding.
    init(_ data: Data, encoding: String.Encoding?, isHTML: Bool) throws {
        if let (marked, length) = Self.byteOrderMark(of: data) {
            let rest = Data(data.dropFirst(length))
            text = String(data: rest, encoding: marked) ?? String(decoding: rest, as: UTF8.self)
            self.encoding = marked
        } else if let encoding {
            guard let decoded = String(data: data, encoding: encoding) else {
                throw CocoaError(
                    .fileReadInapplicableStringEncoding,
                    userInfo: [
                        NSLocalizedDescriptionKey: "The document is not in the encoding \(encoding).",
                        NSStringEncodingErrorKey: NSNumber(value: encoding.rawValue),
                    ])
            }
            (text, self.encoding) = (decoded, encoding)
        } else if isHTML, let declared = Self.declaredEncoding(of: data), declared != .utf8,
            let decoded = String(data: data, encoding: declared)
        {
            (text, self.encoding) = (decoded, declared)
        } else if let decoded = String(data: data, encoding: .utf8) ?? Self.damagedUTF8(data, isHTML: isHTML)
        {
            (text, self.encoding) = (decoded, .utf8)
        } else if let decoded = String(data: data, encoding: .windowsCP1252) {
            (text, self.encoding) = (decoded, .windowsCP1252)
        } else {
            // Bytes that Windows Latin 1 does not use: the text is damaged UTF-8 rather than another encoding.
            (text, self.encoding) = (String(decoding: data, as: UTF8.self), .utf8)
        }
    }

    /// Returns a text in UTF-8 some of whose bytes are damaged, as where it was cut within a character, or nil if it is rather in
    /// another encoding. Other encodings hardly ever contain the sequences of UTF-8.
    private static func damagedUTF8(_ data: Data, isHTML: Bool) -> String? {
        let text = String(decoding: data, as: UTF8.self)
        if isHTML, declaredEncoding(of: data) == .utf8 { return text }
        let others = text.unicodeScalars.filter { !$0.isASCII }
        let damaged = others.count { $0 == "\u{FFFD}" }
        return others.count > 2 * damaged ? text : nil
    }

    private static func byteOrderMark(of data: Data) -> (String.Encoding, Int)? {
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if data.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        if data.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        return nil
    }

    /// Returns the encoding that a `meta` element names, or nil if there is none.
    private static func declaredEncoding(of data: Data) -> String.Encoding? {
        let start = String(decoding: data.prefix(declarationLimit).filter { $0 < 0x80 }, as: UTF8.self)
            .lowercased()
        for element in start.components(separatedBy: "<meta").dropFirst() {
            let content = element.prefix { $0 != ">" }
            guard let mark = content.range(of: "charset") else { continue }
            let value = content[mark.upperBound...].drop { $0.isWhitespace }
            guard value.first == "=" else { continue }
            let name = value.dropFirst().drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }.prefix {
                $0.isLetter || $0.isNumber || "-_".contains($0)
            }
            if let encoding = encoding(named: String(name)) { return encoding }
        }
        return nil
    }

    private static func encoding(named name: String) -> String.Encoding? {
        switch name {
        // A declaration that can be read byte by byte is not in UTF-16.
        case "utf-8", "utf8", "utf-16", "utf-16le", "utf-16be": .utf8
        case "shift_jis", "shift-jis", "sjis", "x-sjis", "ms_kanji", "windows-31j", "cp932": .shiftJIS
        case "iso-2022-jp": .iso2022JP
        case "iso-8859-1", "latin1", "us-ascii", "ascii", "windows-1252", "cp1252": .windowsCP1252
        case "iso-8859-2", "latin2": .isoLatin2
        case "windows-1250": .windowsCP1250
        case "windows-1251": .windowsCP1251
        default: nil
        }
    }
}

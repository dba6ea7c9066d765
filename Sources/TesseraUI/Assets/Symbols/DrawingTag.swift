import Foundation

/// A tag of a drawing in the notation of SVG.
struct DrawingTag {
    enum Kind: Equatable {
        case start
        case end
        /// The tag is an element by itself, which contains nothing.
        case empty
    }

    var kind: Kind
    var name: String
    /// The values of the attributes by their names, as the file writes them.
    var attributes: [String: String] = [:]
}

/// Reads the tags of a drawing one after another. Texts, comments and declarations between them are passed over.
///
/// The sequence ends at the first part that is not a tag, so a damaged drawing has fewer tags.
struct DrawingTagReader: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var position = 0

    init(_ data: Data) { bytes = Array(data) }

    mutating func next() -> DrawingTag? {
        while skip(to: "<") {
            if has("<!--") {
                guard skip(through: "-->") else { return nil }
            } else if has("<![CDATA[") {
                guard skip(through: "]]>") else { return nil }
            } else if has("<?") {
                guard skip(through: "?>") else { return nil }
            } else if has("<!") {
                // A document type may have declarations in brackets.
                _ = take { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "[") }
                if has("["), !skip(through: "]") { return nil }
                guard skip(through: ">") else { return nil }
            } else {
                return tag()
            }
        }
        return nil
    }

    private mutating func tag() -> DrawingTag? {
        let isEnd = has("</")
        position += isEnd ? 2 : 1
        var tag = DrawingTag(kind: isEnd ? .end : .start, name: name())
        guard !tag.name.isEmpty else { return nil }
        while true {
            _ = take(Self.isSpace)
            if has("/>") {
                position += 2
                tag.kind = .empty
                return tag
            }
            if has(">") {
                position += 1
                return tag
            }
            let key = name()
            _ = take(Self.isSpace)
            guard !key.isEmpty, has("=") else { return nil }
            position += 1
            _ = take(Self.isSpace)
            guard position < bytes.count, case let quote = bytes[position],
                quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
            else { return nil }
            position += 1
            let value = take { $0 != quote }
            guard position < bytes.count else { return nil }
            position += 1
            if tag.attributes[key] == nil { tag.attributes[key] = value }
        }
    }

    // MARK: Bytes

    private func has(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - position >= count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + count]) }
    }

    /// Moves to the next occurrence of a text. Returns false if there is none.
    private mutating func skip(to text: StaticString) -> Bool {
        while position < bytes.count {
            if has(text) { return true }
            position += 1
        }
        return false
    }

    private mutating func skip(through text: StaticString) -> Bool {
        guard skip(to: text) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    private mutating func take(_ condition: (UInt8) -> Bool) -> String {
        let start = position
        while position < bytes.count, condition(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func name() -> String {
        take { !Self.isSpace($0) && !"=>/<".utf8.contains($0) }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}

/// Splits an HTML document into texts and tags.
///
/// It never fails: what looks like no tag is text, and a tag or a comment that does not end reaches to the end of the document.
/// Each byte is looked at a few times at most, so that the time is in proportion to the length of the document.
struct HTMLTokenizer {
    enum Token: Equatable {
        case text(String)
        case start(HTMLTag)
        case end(String)
        /// The content of a `style` element.
        case styleSheet(String)
    }

    /// The elements that contain text without tags, which is not displayed.
    private static let raw: Set<String> = [
        "iframe", "noembed", "noframes", "script", "style", "textarea", "title", "xmp",
    ]
    /// The greatest length of a name in bytes. Longer names are those of no known element or attribute.
    private static let longestName = 32

    private let bytes: [UInt8]
    private var place = 0
    /// The content of a style element whose start tag was read last.
    private var styleSheet: Range<Int>?

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Returns the next text or tag, or nil at the end of the document.
    mutating func next() -> Token? {
        if let range = styleSheet {
            styleSheet = nil
            return .styleSheet(String(decoding: bytes[range], as: UTF8.self))
        }
        while place < bytes.count {
            guard startsMarkup(at: place) else { return text() }
            if let token = markup() { return token }
        }
        return nil
    }

    private func startsMarkup(at index: Int) -> Bool {
        guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return false }
        let next = bytes[index + 1]
        return next.isASCIILetter || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
            || next == UInt8(ascii: "?")
    }

    private mutating func text() -> Token {
        let start = place
        place += 1
        while place < bytes.count, !startsMarkup(at: place) { place += 1 }
        return .text(HTMLReferences.resolved(bytes[start..<place], inAttribute: false))
    }

    /// Reads what begins with `<`. Returns nil for what is not displayed.
    private mutating func markup() -> Token? {
        let next = bytes[place + 1]
        if next.isASCIILetter { return startTag() }
        if next == UInt8(ascii: "/") { return endTag() }
        skipComment()
        return nil
    }

    private mutating func skipComment() {
        let dashes: [UInt8] = Array("--".utf8)
        guard bytes[place...].dropFirst(2).starts(with: dashes) else {
            place += 2
            skip(until: UInt8(ascii: ">"))
            place = min(place + 1, bytes.count)
            return
        }
        // The dashes at the beginning can be those of the end.
        var index = place + 2
        while index + 2 < bytes.count {
            if bytes[index...].starts(with: dashes) {
                // An exclamation mark may stand after the dashes.
                let end = bytes[index + 2] == UInt8(ascii: "!") ? index + 3 : index + 2
                if end < bytes.count, bytes[end] == UInt8(ascii: ">") {
                    place = end + 1
                    return
                }
            }
            index += 1
        }
        place = bytes.count
    }

    private mutating func endTag() -> Token? {
        place += 2
        let name = name { $0.isMarkupSpace || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }
        skip(until: UInt8(ascii: ">"))
        guard place < bytes.count else { return nil }
        place += 1
        return .end(name)
    }

    private mutating func startTag() -> Token? {
        place += 1
        var tag = HTMLTag(
            name: name { $0.isMarkupSpace || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") })
        while true {
            skip { $0.isMarkupSpace || $0 == UInt8(ascii: "/") }
            guard place < bytes.count else { return nil }
            if bytes[place] == UInt8(ascii: ">") { break }
            guard readAttribute(into: &tag) else { return nil }
        }
        place += 1
        if Self.raw.contains(tag.name) { skipRawText(of: tag.name) }
        return .start(tag)
    }

    /// Reads an attribute. Returns false if the document ends within its value.
    private mutating func readAttribute(into tag: inout HTMLTag) -> Bool {
        let start = place
        let name = name {
            $0.isMarkupSpace || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">")
                || $0 == UInt8(ascii: "=")
        }
        // An equals sign in place of a name is a part of it.
        if place == start { place += 1 }
        skip { $0.isMarkupSpace }
        guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
            // Of the attributes that are used, only this one means something without a value.
            if name == "hidden" { tag.attributes[name] = "" }
            return true
        }
        place += 1
        skip { $0.isMarkupSpace }
        guard place < bytes.count else { return false }
        let quote = bytes[place]
        let value: ArraySlice<UInt8>
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            place += 1
            let start = place
            skip(until: quote)
            guard place < bytes.count else { return false }
            value = bytes[start..<place]
            place += 1
        } else {
            let start = place
            skip { !$0.isMarkupSpace && $0 != UInt8(ascii: ">") }
            value = bytes[start..<place]
        }
        if HTMLTag.usedAttributes.contains(name), tag.attributes[name] == nil {
            tag.attributes[name] = HTMLReferences.resolved(value, inAttribute: true)
        }
        return true
    }

    /// Reads a name in small letters. It is empty if it is longer than all known ones.
    private mutating func name(until ends: (UInt8) -> Bool) -> String {
        let start = place
        skip { !ends($0) }
        guard place - start <= Self.longestName else { return "" }
        return String(decoding: bytes[start..<place].map(\.asciiLowercased), as: UTF8.self)
    }

    /// Goes to the end tag of an element without inner tags, or to the end of the document if there is none.
    private mutating func skipRawText(of name: String) {
        let start = place
        let ending = Array("</\(name)".utf8)
        while place < bytes.count {
            if bytes[place] == ending[0], isEnding(ending, at: place) { break }
            place += 1
        }
        if name == "style" { styleSheet = start..<place }
    }

    private func isEnding(_ ending: [UInt8], at index: Int) -> Bool {
        let end = index + ending.count
        guard end <= bytes.count else { return false }
        for (byte, expected) in zip(bytes[index..<end], ending) where byte.asciiLowercased != expected {
            return false
        }
        return end == bytes.count || bytes[end].isMarkupSpace || bytes[end] == UInt8(ascii: ">")
            || bytes[end] == UInt8(ascii: "/")
    }

    private mutating func skip(until byte: UInt8) {
        skip { $0 != byte }
    }

    private mutating func skip(while condition: (UInt8) -> Bool) {
        while place < bytes.count, condition(bytes[place]) { place += 1 }
    }
}

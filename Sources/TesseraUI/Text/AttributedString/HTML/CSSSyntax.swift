/// Splits texts of style sheets.
enum CSSSyntax {
    /// Returns the parts of a text between separators that are neither in quotes nor in parentheses.
    static func split<Text: StringProtocol>(_ text: Text, at separator: UInt8) -> [Text.SubSequence] {
        var parts: [Text.SubSequence] = []
        var start = text.startIndex
        var quote: UInt8?
        var depth = 0
        var index = text.startIndex
        let bytes = text.utf8
        while index < bytes.endIndex {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "(") {
                depth += 1
            } else if byte == UInt8(ascii: ")") {
                depth = max(depth - 1, 0)
            } else if byte == separator, depth == 0 {
                parts.append(text[start..<index])
                start = bytes.index(after: index)
            }
            index = bytes.index(after: index)
        }
        parts.append(text[start...])
        return parts
    }

    /// Returns the words of a value. Those in parentheses belong to the word before them.
    static func words(_ value: Substring) -> [Substring] {
        split(value, at: .space).map { trimmed($0) }.filter { !$0.isEmpty }
    }

    /// Returns a text without the white space around it.
    static func trimmed<Text: StringProtocol>(_ text: Text) -> Substring where Text.SubSequence == Substring {
        var rest = text[...]
        while let byte = rest.utf8.first, byte.isMarkupSpace { rest = rest.dropFirst() }
        while let byte = rest.utf8.last, byte.isMarkupSpace { rest = rest.dropLast() }
        return rest
    }
}

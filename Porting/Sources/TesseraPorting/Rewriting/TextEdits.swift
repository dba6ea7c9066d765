/// A list of replacements of ranges of a text. All other bytes stay as they are.
struct TextEdits {
    private struct Edit {
        var range: Range<Int>
        var text: String
    }

    private var edits: [Edit] = []

    /// True if there is nothing to replace.
    var isEmpty: Bool { edits.isEmpty }

    /// Replaces a range of bytes.
    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: text))
    }

    /// Inserts a text before a byte. Insertions at the same place keep their order.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, text: text))
    }

    /// Returns the text with all edits applied.
    ///
    /// An edit has no effect if it lies within the range of a longer one that begins before it or at the same byte.
    func applied(to text: String) -> String {
        guard !edits.isEmpty else { return text }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 1_024)
        var position = 0
        for (_, edit) in edits.enumerated().sorted(by: precedes) where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.text.utf8
            position = edit.range.upperBound
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns true if an edit comes before another one. Insertions come before a replacement at the same place, and
    /// longer replacements before shorter ones.
    private func precedes(
        _ first: (offset: Int, element: Edit), _ second: (offset: Int, element: Edit)
    ) -> Bool {
        let (one, other) = (first.element.range, second.element.range)
        if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
        if one.isEmpty != other.isEmpty { return one.isEmpty }
        if one.upperBound != other.upperBound { return one.upperBound > other.upperBound }
        return first.offset < second.offset
    }
}

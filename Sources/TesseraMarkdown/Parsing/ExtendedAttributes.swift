extension [MarkdownPiece] {
    /// Removes the marks and the attributes of `^[text](attributes)`. The parser reads them as text, unless the attributes look
    /// like the address of a link.
    mutating func removeExtendedAttributes() {
        guard contains(where: { $0.string.contains("^[") }) else { return }
        var marks = ExtendedAttributeMarks()
        for index in indices where !self[index].intent.contains(.code) {
            marks.read([Unicode.Scalar](self[index].string.unicodeScalars), of: index)
        }
        for (index, ranges) in marks.removed {
            let places = Set(ranges.joined())
            let kept = self[index].string.unicodeScalars.enumerated().filter { !places.contains($0.offset) }
            self[index].string = String(String.UnicodeScalarView(kept.map(\.element)))
        }
    }
}

/// The places of the marks of texts with attributes.
private struct ExtendedAttributeMarks {
    private struct Bracket {
        let piece: Int
        let place: Int
        let hasCaret: Bool
    }

    private var brackets: [Bracket] = []
    /// The places to be removed, by the piece that contains them.
    private(set) var removed: [Int: [Range<Int>]] = [:]

    /// Reads the characters of one piece.
    mutating func read(_ text: [Unicode.Scalar], of piece: Int) {
        var index = 0
        var mayClose = true
        while index < text.count {
            defer { index += 1 }
            switch text[index] {
            case "[":
                let hasCaret = index > 0 && text[index - 1] == "^"
                brackets.append(Bracket(piece: piece, place: index, hasCaret: hasCaret))
            case "]":
                guard let bracket = brackets.popLast(), bracket.hasCaret, mayClose, index + 1 < text.count,
                    text[index + 1] == "("
                else { continue }
                guard let end = text[index...].firstIndex(of: ")") else {
                    mayClose = false
                    continue
                }
                removed[bracket.piece, default: []].append(bracket.place - 1..<bracket.place + 1)
                removed[piece, default: []].append(index..<end + 1)
                index = end
            default: break
            }
        }
    }
}

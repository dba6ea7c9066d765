/// Soft hyphens. They are invisible, and where a line ends with one, a hyphen is drawn in its place.
extension LineBreaker {
    /// Returns the text of a line that ends with a soft hyphen, with a hyphen in its place. The result is nil for other lines.
    func hyphenated(_ part: Part, _ range: Range<Int>) -> ShapedText? {
        let shaped = part.shaped
        let end = range.upperBound
        guard end < shaped.count, end > range.lowerBound, shaped.isSoftHyphen(at: end - 1),
            shaped.isLineBreak(at: end)
        else { return nil }
        var style = shaped.style(at: end - 1)
        style.attachment = nil
        var piece = TextPiece(text: "", runs: [])
        if end - 1 > range.lowerBound { piece.append(shaped.piece(range.lowerBound..<end - 1)) }
        piece.append(TextPiece(text: "-", runs: [.init(count: 1, style: style)]))
        return shape(piece, isRightToLeft: shaped.isRightToLeft)
    }

    /// Returns true if a line may end with a range: it does not end with a soft hyphen, or there is room for a hyphen.
    func hasRoomForHyphen(_ part: Part, _ range: Range<Int>) -> Bool {
        hyphenated(part, range).map { part.fits($0.width) } ?? true
    }
}

extension ShapedText {
    /// Returns true if the scalar at a position is a soft hyphen, U+00AD.
    func isSoftHyphen(at position: Int) -> Bool {
        let start = byteOffsets[position]
        return byteOffsets[position + 1] - start == 2 && bytes[start] == 0xC2 && bytes[start + 1] == 0xAD
    }
}

import TesseraGeometry

/// Truncation: the sums of advances say about how much fits; then the line is measured as it will be drawn, since
/// letters may kern with the ellipsis, and corrected by single grapheme clusters.
extension LineBreaker {
    private static let ellipsis = "…"

    private var ellipsisWidth: CGFloat { shape(Self.ellipsis).width }

    /// How much narrower than its estimate, in points, text can be that ends before or after the scalar at
    /// `position`: letters kern and "->" joins to an arrow, but kana and kanji keep their widths.
    private func tolerance(_ shaped: ShapedText, at position: Int) -> CGFloat {
        // UTF-8 starts with 0xE3 or more from U+3000 on.
        shaped.bytes[shaped.byteOffsets[position]] >= 0xE3 ? 0 : request.font.size
    }

    /// The longest start of `range` with an ellipsis after it.
    func truncatingTail(_ shaped: ShapedText, _ range: Range<Int>) -> TextLine {
        let budget = request.maximumWidth - ellipsisWidth
        var end = longestStart(of: shaped, range, within: budget)
        var line = truncated(shaped, head: range.lowerBound..<end)
        while !request.fits(line.width), end > range.lowerBound {
            end = shaped.boundary(before: end, limit: range.lowerBound)
            line = truncated(shaped, head: range.lowerBound..<end)
        }
        while end < range.upperBound {
            let next = shaped.boundary(after: end)
            let room = budget + tolerance(shaped, at: end)
            guard shaped.width(range.lowerBound..<next) <= room else { break }
            let longer = truncated(shaped, head: range.lowerBound..<next)
            guard request.fits(longer.width) else { break }
            (end, line) = (next, longer)
        }
        return line
    }

    /// The longest end of the paragraph with an ellipsis before it.
    func truncatingHead(_ shaped: ShapedText) -> TextLine {
        if request.fits(shaped.width) { return whole(shaped) }
        let budget = request.maximumWidth - ellipsisWidth
        var start = longestEnd(of: shaped, 0..<shaped.count, within: budget)
        var line = truncated(shaped, tail: start..<shaped.count)
        while !request.fits(line.width), start < shaped.count {
            start = shaped.boundary(after: start)
            line = truncated(shaped, tail: start..<shaped.count)
        }
        while start > 0 {
            let previous = shaped.boundary(before: start, limit: 0)
            let room = budget + tolerance(shaped, at: previous)
            guard shaped.width(previous..<shaped.count) <= room else { break }
            let longer = truncated(shaped, tail: previous..<shaped.count)
            guard request.fits(longer.width) else { break }
            (start, line) = (previous, longer)
        }
        return line
    }

    /// Start and end of the paragraph, about equally wide, with an ellipsis between them.
    func truncatingMiddle(_ shaped: ShapedText) -> TextLine {
        if request.fits(shaped.width) { return whole(shaped) }
        let budget = request.maximumWidth - ellipsisWidth
        var end = longestStart(of: shaped, 0..<shaped.count, within: budget / 2)
        var start = longestEnd(
            of: shaped, end..<shaped.count, within: budget - shaped.width(0..<end))
        end = longestStart(of: shaped, 0..<start, within: budget - shaped.width(start..<shaped.count))
        var line = truncated(shaped, head: 0..<end, tail: start..<shaped.count)
        while !request.fits(line.width), end > 0 || start < shaped.count {
            if shaped.width(0..<end) > shaped.width(start..<shaped.count) {
                end = shaped.boundary(before: end, limit: 0)
            } else {
                start = shaped.boundary(after: start)
            }
            line = truncated(shaped, head: 0..<end, tail: start..<shaped.count)
        }
        return line
    }

    private func whole(_ shaped: ShapedText) -> TextLine {
        TextLine(
            text: shaped.text(0..<shaped.count), x: 0, y: 0, width: shaped.width,
            isRightToLeft: shaped.isRightToLeft)
    }

    /// The last position up to which `range` fits into `budget`.
    private func longestStart(of shaped: ShapedText, _ range: Range<Int>, within budget: CGFloat) -> Int {
        var end = range.lowerBound
        while end < range.upperBound {
            let next = min(shaped.boundary(after: end), range.upperBound)
            guard shaped.width(range.lowerBound..<next) <= budget else { break }
            end = next
        }
        return end
    }

    /// The first position from which `range` fits into `budget`.
    private func longestEnd(of shaped: ShapedText, _ range: Range<Int>, within budget: CGFloat) -> Int {
        var start = range.upperBound
        while start > range.lowerBound {
            let previous = shaped.boundary(before: start, limit: range.lowerBound)
            guard shaped.width(previous..<range.upperBound) <= budget else { break }
            start = previous
        }
        return start
    }

    private func truncated(
        _ shaped: ShapedText, head: Range<Int>? = nil, tail: Range<Int>? = nil
    ) -> TextLine {
        let text = (head.map(shaped.text) ?? "") + Self.ellipsis + (tail.map(shaped.text) ?? "")
        return TextLine(
            text: text, x: 0, y: 0, width: shape(text).width, isRightToLeft: shaped.isRightToLeft)
    }
}

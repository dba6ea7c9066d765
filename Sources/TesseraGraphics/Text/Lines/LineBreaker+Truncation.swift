import TesseraGeometry

/// Truncation of lines. The sums of advances give an estimate of the text that fits. The line is then shaped
/// with the ellipsis, since letters may kern with it, and the text is adjusted by single grapheme clusters.
extension LineBreaker {
    private static let ellipsis = "…"

    /// Returns an ellipsis in the style of the scalar at `position`.
    private func ellipsis(_ part: Part, at position: Int) -> TextPiece {
        var style = part.shaped.style(at: position)
        style.attachment = nil
        return TextPiece(text: Self.ellipsis, runs: [.init(count: 1, style: style)])
    }

    private func ellipsisWidth(_ part: Part, at position: Int) -> CGFloat {
        shape(ellipsis(part, at: position), isRightToLeft: part.shaped.isRightToLeft).width
    }

    /// Returns the number of points by which a text that ends before or begins after the scalar at
    /// `position` may be narrower than the estimate. Letters kern and "->" may become an arrow, but kana and
    /// kanji have constant widths.
    private func tolerance(_ shaped: ShapedText, at position: Int) -> CGFloat {
        // From U+3000 on, the first byte in UTF-8 is 0xE3 or more.
        shaped.bytes[shaped.byteOffsets[position]] >= 0xE3
            ? 0 : shaped.style(at: position).font.size
    }

    /// Returns the longest start of `range` that fits, with an ellipsis after it.
    func truncatingTail(_ part: Part, _ range: Range<Int>) -> BrokenLine {
        let shaped = part.shaped
        let budget = part.room - ellipsisWidth(part, at: range.lowerBound)
        var end = longestStart(of: shaped, range, within: budget)
        var line = truncated(part, head: range.lowerBound..<end)
        while !part.fits(line.line.width), end > range.lowerBound {
            end = shaped.narrowerEnd(before: end, limit: range.lowerBound)
            line = truncated(part, head: range.lowerBound..<end)
        }
        while end < range.upperBound {
            let next = shaped.boundary(after: end)
            let room = budget + tolerance(shaped, at: end)
            guard shaped.width(range.lowerBound..<next) <= room else { break }
            let longer = truncated(part, head: range.lowerBound..<next)
            guard part.fits(longer.line.width) else { break }
            (end, line) = (next, longer)
        }
        return line
    }

    /// Returns the longest end of the paragraph that fits, with an ellipsis before it.
    func truncatingHead(_ part: Part) -> BrokenLine {
        let shaped = part.shaped
        if part.fits(shaped.width) { return line(of: part, 0..<shaped.count) }
        let budget = part.room - ellipsisWidth(part, at: shaped.count)
        var start = longestEnd(of: shaped, 0..<shaped.count, within: budget)
        var line = truncated(part, tail: start..<shaped.count)
        while !part.fits(line.line.width), start < shaped.count {
            start = shaped.narrowerStart(after: start)
            line = truncated(part, tail: start..<shaped.count)
        }
        while start > 0 {
            let previous = shaped.boundary(before: start, limit: 0)
            let room = budget + tolerance(shaped, at: previous)
            guard shaped.width(previous..<shaped.count) <= room else { break }
            let longer = truncated(part, tail: previous..<shaped.count)
            guard part.fits(longer.line.width) else { break }
            (start, line) = (previous, longer)
        }
        return line
    }

    /// Returns the start and the end of the paragraph, about equally wide, with an ellipsis between them.
    func truncatingMiddle(_ part: Part) -> BrokenLine {
        let shaped = part.shaped
        if part.fits(shaped.width) { return line(of: part, 0..<shaped.count) }
        let budget = part.room - ellipsisWidth(part, at: 0)
        var end = longestStart(of: shaped, 0..<shaped.count, within: budget / 2)
        var start = longestEnd(
            of: shaped, end..<shaped.count, within: budget - shaped.width(0..<end))
        end = longestStart(of: shaped, 0..<start, within: budget - shaped.width(start..<shaped.count))
        var line = truncated(part, head: 0..<end, tail: start..<shaped.count)
        while !part.fits(line.line.width), end > 0 || start < shaped.count {
            if shaped.width(0..<end) > shaped.width(start..<shaped.count) {
                end = shaped.narrowerEnd(before: end, limit: 0)
            } else {
                start = shaped.narrowerStart(after: start)
            }
            line = truncated(part, head: 0..<end, tail: start..<shaped.count)
        }
        return line
    }

    /// Returns the last position up to which `range` fits into `budget` points.
    private func longestStart(of shaped: ShapedText, _ range: Range<Int>, within budget: CGFloat) -> Int {
        var end = range.lowerBound
        while end < range.upperBound {
            let next = min(shaped.boundary(after: end), range.upperBound)
            guard shaped.width(range.lowerBound..<next) <= budget else { break }
            end = next
        }
        return end
    }

    /// Returns the first position from which `range` fits into `budget` points.
    private func longestEnd(of shaped: ShapedText, _ range: Range<Int>, within budget: CGFloat) -> Int {
        var start = range.upperBound
        while start > range.lowerBound {
            let previous = shaped.boundary(before: start, limit: range.lowerBound)
            guard shaped.width(previous..<range.upperBound) <= budget else { break }
            start = previous
        }
        return start
    }

    /// Returns a line with the scalars in `head`, then an ellipsis, then the scalars in `tail`. Either range
    /// may be nil.
    private func truncated(_ part: Part, head: Range<Int>? = nil, tail: Range<Int>? = nil) -> BrokenLine {
        let shaped = part.shaped
        var piece = head.map(shaped.piece) ?? TextPiece()
        // Without a character before it, the ellipsis has the style of the first character that it replaces.
        let position = head.map { max($0.upperBound - 1, $0.lowerBound) } ?? tail?.lowerBound ?? 0
        piece.append(ellipsis(part, at: position))
        if let tail { piece.append(shaped.piece(tail)) }
        let drawn = shape(piece, isRightToLeft: shaped.isRightToLeft)
        let fragments = drawn.fragments(0..<drawn.count)
        let start = head?.lowerBound ?? tail?.lowerBound ?? 0
        let range = start..<max(tail?.upperBound ?? head?.upperBound ?? start, start)
        var line = TextLine(
            fragments: fragments, width: drawn.width, isRightToLeft: shaped.isRightToLeft,
            range: part.source(of: range))
        line.hidden = part.source(of: (head?.upperBound ?? 0)..<(tail?.lowerBound ?? shaped.count))
        return BrokenLine(
            line: line, style: part.paragraph.style, isFirst: start == 0, isLast: true, room: part.room,
            styles: fragments.map(\.style))
    }
}

extension ShapedText {
    /// Returns the last boundary before `position` at which the text before it is narrower. It skips
    /// characters without width, of which a text may have thousands.
    func narrowerEnd(before position: Int, limit: Int) -> Int {
        var end = boundary(before: position, limit: limit)
        while end > limit, advance(at: end) == advance(at: position) {
            end = boundary(before: end, limit: limit)
        }
        return end
    }

    /// Returns the first boundary after `position` at which the text after it is narrower.
    fileprivate func narrowerStart(after position: Int) -> Int {
        var start = boundary(after: position)
        while start < count, advance(at: start) == advance(at: position) { start = boundary(after: start) }
        return start
    }
}

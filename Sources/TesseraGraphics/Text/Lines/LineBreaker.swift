import TesseraGeometry

/// Breaks one text into lines.
struct LineBreaker {
    let text: StyledText
    let container: TextContainer
    let engine: TextEngine
    private let language: TextShaper.Language

    /// Creates a line breaker that measures with `engine`.
    init(text: StyledText, container: TextContainer, engine: TextEngine) {
        self.text = text
        self.container = container
        self.engine = engine
        language = TextShaper.Language(of: text.text)
    }

    /// Breaks the text.
    func layout() -> TextLayout {
        let paragraphs = text.paragraphsForLayout(isRightToLeft: container.isRightToLeft)
        guard container.exclusions.isEmpty else { return flowedLayout(of: paragraphs) }
        let layout = placed(brokenLines(of: paragraphs, maximum: container.maximumLines))
        guard let last = layout.lines.last, last.y + last.height > container.maximumHeight + 0.5 else {
            return layout
        }
        // The tolerance of half a point allows for the rounding of the height to pixels.
        let fitting = layout.lines.prefix { $0.y + $0.height <= container.maximumHeight + 0.5 }.count
        return placed(brokenLines(of: paragraphs, maximum: max(fitting, 1)))
    }

    private func brokenLines(of paragraphs: [TextParagraph], maximum: Int) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        for (index, paragraph) in paragraphs.enumerated() {
            var shaped = shape(paragraph.piece, isRightToLeft: paragraph.isRightToLeft)
            let lastTab = paragraph.hasTabs ? shaped.lastTab : nil
            var start = 0
            repeat {
                let isFirst = start == 0 && !paragraph.isContinuation
                let room = room(for: paragraph.style, isFirstLine: isFirst)
                let isLastPossible = maximum > 0 && lines.count == maximum - 1
                let isOnly = container.overflow != .lastLine && !paragraph.style.lineBreakMode.wraps
                if let lastTab, start <= lastTab {
                    shaped.placeTabs(
                        from: start, indent: paragraph.style.indent(isFirstLine: isFirst),
                        of: paragraph.style,
                        whileFitting: { isLastPossible || isOnly || Part.fits($0, room) })
                }
                let part = Part(paragraph: paragraph, shaped: shaped, room: room)
                if isLastPossible {
                    lines.append(lastLine(of: part, from: start, before: paragraphs[(index + 1)...]))
                    return lines
                }
                if isOnly {
                    lines.append(lastLine(of: part, from: start, before: []))
                    break
                }
                let next = nextLineStart(in: part, from: start)
                lines.append(line(of: part, start..<next))
                start = next
            } while start < shaped.count
        }
        return lines
    }

    /// Shapes one paragraph, or a part of one.
    func shape(_ piece: TextPiece, isRightToLeft: Bool) -> ShapedText {
        engine.shape(piece, language: language, isRightToLeft: isRightToLeft)
    }

    /// Returns the width between a line's indents, in points.
    func room(for style: TextParagraphStyle, isFirstLine: Bool) -> CGFloat {
        guard !container.isUnlimited || style.tailIndent > 0 else { return container.maximumWidth }
        let end = style.tailIndent > 0 ? style.tailIndent : container.maximumWidth + style.tailIndent
        return max(min(end, container.maximumWidth) - style.indent(isFirstLine: isFirstLine), 0)
    }
}

/// A paragraph with the room of one of its lines.
struct Part {
    let paragraph: TextParagraph
    let shaped: ShapedText
    /// The greatest width of the line, in points.
    let room: CGFloat

    /// Returns true if text of this width fits into the line. A view with the size of a text must be large
    /// enough for that text in spite of rounding, hence the tolerance of 1/64 of a point.
    func fits(_ width: CGFloat) -> Bool { Self.fits(width, room) }

    /// Returns true if text of this width fits into a line with this room.
    static func fits(_ width: CGFloat, _ room: CGFloat) -> Bool { width <= room + 1 / 64 }

    /// Returns true if a line may end before `position` by the rules of its paragraph.
    func mayBreak(at position: Int) -> Bool {
        shaped.isLineBreak(at: position)
            && !(paragraph.style.keepsHangulWords && shaped.isWithinHangulWord(position))
    }

    /// Returns the range of the text, in bytes, that the scalars in `range` come from.
    func source(of range: Range<Int>) -> Range<Int> {
        let start = paragraph.sources[range.lowerBound]
        return start..<max(paragraph.sources[range.upperBound], start)
    }
}

/// A line that has no place yet.
struct BrokenLine {
    var line: TextLine
    var style: TextParagraphStyle
    /// True if the line starts its paragraph.
    var isFirst: Bool
    /// True if the line ends its paragraph, so that it is not justified.
    var isLast: Bool
    /// The greatest width of the line, in points.
    var room: CGFloat
    /// The styles whose fonts determine the height of the line.
    var styles: [TextRunStyle]
}

extension NSLineBreakMode {
    var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension LineBreaker {
    /// Returns the start of the line after the one that starts at `start`.
    func nextLineStart(in part: Part, from start: Int) -> Int {
        let shaped = part.shaped
        let remainder = start..<shaped.count
        if part.fits(shaped.width(start..<shaped.trimmedEnd(of: remainder))) { return shaped.count }
        let wrapsAtCharacters = part.paragraph.style.lineBreakMode == .byCharWrapping
        var lastBreak: Int?
        var lastCluster: Int?
        var position = start
        // White space at the end of a line may extend beyond its edge.
        var visibleEnd = start
        while position < shaped.count {
            position = shaped.boundary(after: position)
            if shaped.attributes[position - 1].is_white == 0 { visibleEnd = position }
            guard part.fits(shaped.width(start..<visibleEnd)) else { break }
            lastCluster = position
            if position == shaped.count
                || part.mayBreak(at: position) && hasRoomForHyphen(part, start..<position)
            {
                lastBreak = position
            }
        }
        // Each line has at least one character, as otherwise there would be infinitely many lines.
        if let lastBreak, !wrapsAtCharacters { return lastBreak }
        var cluster = lastCluster ?? shaped.boundary(after: start)
        // Letters on both sides of a break within a word no longer kern or join, and the text may become
        // wider.
        while !shaped.isLineBreak(at: cluster), cluster > shaped.boundary(after: start),
            !part.fits(shape(shaped.piece(start..<cluster), isRightToLeft: shaped.isRightToLeft).width)
        {
            cluster = shaped.narrowerEnd(before: cluster, limit: shaped.boundary(after: start))
        }
        return cluster
    }

    /// Returns a line with the text of `range`, without the white space at its end.
    func line(of part: Part, _ range: Range<Int>) -> BrokenLine {
        let shaped = part.shaped
        let end = range.upperBound
        let visible = range.lowerBound..<shaped.trimmedEnd(of: range)
        // If the line ends within a word, it is shaped on its own for the same reason as above.
        let isTorn = end < shaped.count && !shaped.isLineBreak(at: end)
        let hyphenated = hyphenated(part, range).flatMap { part.fits($0.width) ? $0 : nil }
        let own =
            hyphenated ?? (isTorn ? shape(shaped.piece(visible), isRightToLeft: shaped.isRightToLeft) : nil)
        let fragments = own.map { $0.fragments(0..<$0.count) } ?? shaped.fragments(visible)
        var line = TextLine(
            fragments: fragments, width: own?.width ?? shaped.width(visible),
            isRightToLeft: shaped.isRightToLeft, range: part.source(of: visible))
        line.isTorn = isTorn
        if end == shaped.count, visible.upperBound < end {
            line.trailingSpace = max(min(shaped.width(range), part.room) - line.width, 0)
        }
        return BrokenLine(
            line: line,
            style: part.paragraph.style,
            isFirst: range.lowerBound == 0 && !part.paragraph.isContinuation, isLast: end == shaped.count,
            room: part.room, styles: fragments.map(\.style))
    }

    /// Returns the last possible line: the rest of the paragraph, truncated by its line break mode. If
    /// `others` is not empty, these paragraphs are left out, too.
    func lastLine(
        of part: Part, from start: Int, before others: ArraySlice<TextParagraph>
    ) -> BrokenLine {
        let shaped = part.shaped
        let remainder = start..<shaped.count
        let visible = start..<shaped.trimmedEnd(of: remainder)
        if others.isEmpty, part.fits(shaped.width(visible)) { return line(of: part, remainder) }
        switch part.paragraph.style.lineBreakMode {
        case .byWordWrapping, .byCharWrapping:
            if container.overflow == .ellipsis { return truncatingTail(part, remainder) }
            return line(of: part, start..<nextLineStart(in: part, from: start))
        case .byClipping:
            return line(of: part, remainder)
        case .byTruncatingTail:
            if others.isEmpty, let tightened = tightened(part, visible) { return tightened }
            return truncatingTail(part, remainder)
        case .byTruncatingHead, .byTruncatingMiddle:
            // These modes display the end of the whole text.
            let whole = joined(part, from: start, with: others)
            var line =
                tightened(whole, 0..<whole.shaped.count)
                ?? (part.paragraph.style.lineBreakMode == .byTruncatingHead
                    ? truncatingHead(whole) : truncatingMiddle(whole))
            line.isFirst = start == 0 && !part.paragraph.isContinuation
            return line
        }
    }

    /// Returns the paragraph from `start` on, joined with the paragraphs after it by spaces.
    private func joined(_ part: Part, from start: Int, with others: ArraySlice<TextParagraph>) -> Part {
        if others.isEmpty, start == 0 { return part }
        var paragraph = part.paragraph
        paragraph.piece = part.shaped.piece(start..<part.shaped.count)
        paragraph.sources = Array(part.paragraph.sources[start...])
        for other in others {
            paragraph.piece.append(
                TextPiece(text: " ", runs: [.init(count: 1, style: other.piece.runs[0].style)]))
            paragraph.piece.append(other.piece)
            // The space replaces the line break, which is the end of the paragraph before it.
            paragraph.sources += other.sources
        }
        return Part(
            paragraph: paragraph,
            shaped: shape(paragraph.piece, isRightToLeft: part.shaped.isRightToLeft), room: part.room)
    }

    /// Returns the line with its characters closer together, or nil if more than a 20th of the font's size
    /// at each would be needed to make it fit.
    private func tightened(_ part: Part, _ range: Range<Int>) -> BrokenLine? {
        guard part.paragraph.style.tightensBeforeTruncation else { return nil }
        let excess = part.shaped.width(range) - part.room
        let most = part.shaped.runs(in: range).reduce(0) { sum, run in
            let clusters = run.range.count(where: { part.shaped.isClusterBoundary(at: $0) })
            return sum + CGFloat(clusters) * run.style.font.size / 20
        }
        guard excess > 1 / 64, excess <= most else { return nil }
        var line = line(of: part, range.lowerBound..<part.shaped.count)
        line.line.spread(to: part.room)
        return line
    }
}

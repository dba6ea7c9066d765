import TesseraGeometry

/// Breaks one text into lines.
struct LineBreaker {
    let request: TextLayoutRequest
    let engine: TextEngine
    private let language: TextShaper.Language

    /// Creates a line breaker that measures with `engine`.
    init(request: TextLayoutRequest, engine: TextEngine) {
        self.request = request
        self.engine = engine
        language = TextShaper.Language(of: request.text)
    }

    /// Breaks the text.
    func layout() -> TextLayout {
        let paragraphs = request.text.paragraphsForLayout
        var lines: [TextLine] = []
        paragraphs: for (index, paragraph) in paragraphs.enumerated() {
            let shaped = shape(paragraph)
            var start = 0
            repeat {
                if request.isLast(line: lines.count) {
                    lines.append(lastLine(of: shaped, from: start, before: paragraphs[(index + 1)...]))
                    break paragraphs
                }
                let next = nextLineStart(in: shaped, from: start)
                lines.append(line(of: shaped, start..<next))
                start = next
            } while start < shaped.count
        }
        return placed(lines)
    }

    /// Shapes one paragraph in the request's font.
    func shape(_ text: String) -> ShapedText {
        engine.shape(text, font: request.font, language: language)
    }
}

extension LineBreaker {
    /// Where the line after the one from `start` begins.
    private func nextLineStart(in shaped: ShapedText, from start: Int) -> Int {
        let rest = start..<shaped.count
        if request.fits(shaped.width(start..<shaped.trimmedEnd(of: rest))) { return shaped.count }
        let wrapsAtCharacters = request.lineBreakMode == .byCharWrapping
        var lastBreak: Int?
        var lastCluster: Int?
        var position = start
        while position < shaped.count {
            position = shaped.boundary(after: position)
            // White space at the end of a line hangs over its edge.
            guard request.fits(shaped.width(start..<shaped.trimmedEnd(of: start..<position))) else { break }
            lastCluster = position
            if position == shaped.count || shaped.isLineBreak(at: position) { lastBreak = position }
        }
        // At least one character goes onto each line, or there would be no end of lines.
        if let lastBreak, !wrapsAtCharacters { return lastBreak }
        var cluster = lastCluster ?? shaped.boundary(after: start)
        // Letters that a break tears apart no longer kern or join, and may so become wider.
        while !shaped.isLineBreak(at: cluster), cluster > shaped.boundary(after: start),
            !request.fits(shape(shaped.text(start..<cluster)).width)
        {
            cluster = shaped.boundary(before: cluster, limit: start)
        }
        return cluster
    }

    /// A line of `range` without the white space at its end.
    private func line(of shaped: ShapedText, _ range: Range<Int>) -> TextLine {
        let end = range.upperBound
        let visible = range.lowerBound..<shaped.trimmedEnd(of: range)
        let text = shaped.text(visible)
        // As above: a torn word is measured as it is drawn.
        let isTorn = end < shaped.count && !shaped.isLineBreak(at: end)
        return TextLine(
            text: text, x: 0, y: 0, width: isTorn ? shape(text).width : shaped.width(visible),
            isRightToLeft: shaped.isRightToLeft)
    }

    /// The last line that there may be: the rest of the paragraph, cut as the line break mode says.
    private func lastLine(
        of shaped: ShapedText, from start: Int, before others: ArraySlice<String>
    ) -> TextLine {
        let rest = start..<shaped.count
        let visible = start..<shaped.trimmedEnd(of: rest)
        if others.isEmpty, request.fits(shaped.width(visible)) { return line(of: shaped, rest) }
        switch request.lineBreakMode {
        case .byWordWrapping, .byCharWrapping:
            return line(of: shaped, start..<nextLineStart(in: shaped, from: start))
        case .byClipping:
            return line(of: shaped, rest)
        case .byTruncatingTail:
            return truncatingTail(shaped, rest)
        case .byTruncatingHead, .byTruncatingMiddle:
            // The end that these modes show is that of the whole text.
            var text = shaped.text(rest)
            for other in others { text += " " + other }
            let whole = others.isEmpty && start == 0 ? shaped : shape(text)
            return request.lineBreakMode == .byTruncatingHead
                ? truncatingHead(whole) : truncatingMiddle(whole)
        }
    }

    /// Gives each line its place.
    private func placed(_ lines: [TextLine]) -> TextLayout {
        guard !lines.isEmpty else { return TextLayout(lines: [], size: .zero) }
        let lineHeight = engine.metrics(of: request.font).lineHeight
        let width = lines.reduce(0) { max($0, $1.width) }
        let isUnlimited = request.maximumWidth >= TextLayoutRequest.unlimitedWidth
        let container = isUnlimited ? width : request.maximumWidth
        var placed = lines
        for index in placed.indices {
            let line = placed[index]
            // Text that is wider than its container starts where reading starts.
            let room = max(container - line.width, 0)
            placed[index].x =
                switch request.alignment {
                case .left: 0
                case .center: room / 2
                case .right: room
                case .natural: line.isRightToLeft ? room : 0
                }
            placed[index].y = CGFloat(index) * lineHeight
        }
        return TextLayout(
            lines: placed, size: CGSize(width: width, height: CGFloat(lines.count) * lineHeight))
    }
}

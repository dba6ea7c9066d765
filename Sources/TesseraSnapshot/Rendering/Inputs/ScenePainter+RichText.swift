import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

/// Texts that the user edits with the looks of their parts. A page breaks their lines itself, and so does a picture.
extension ScenePainter {
    /// Draws a text whose parts have looks of their own.
    func draw(
        _ rich: RichText, of input: InputContent, in frame: CGRect, element: Int, opacity: Double
    ) throws(RenderingError) {
        let padding = (0..<4).map { index in
            input.padding.map { $0.indices.contains(index) ? limited($0[index]) : 0 } ?? 0
        }
        let width = max(0, frame.width - padding[1] - padding[3])
        let left = frame.minX + padding[1]
        let isMultiline = input.isMultiline == true
        var top = frame.minY + padding[0]
        canvas.saveState()
        canvas.clip(to: RoundedRectangle(snapped(frame)))
        defer { canvas.restoreState() }
        for (index, paragraph) in paragraphs(of: input.text, rich).enumerated() {
            let style = paragraph.style
            if index > 0 { top += max(0, limited(style.spaceBefore ?? 0)) }
            guard !paragraph.parts.isEmpty else {
                top += lineHeight(of: paragraph.look) + max(0, limited(style.spaceAfter ?? 0))
                continue
            }
            // One line is not broken, and lies in the middle of the element.
            let layout = try layout(paragraph, rich, width: width, lines: isMultiline ? 0 : 1)
            for line in layout.lines {
                let (above, below) = try extents(of: line, rich, paragraph)
                if !isMultiline {
                    let room = frame.height - padding[0] - padding[2]
                    top = frame.minY + padding[0] + (room - above - below) / 2
                }
                let start = CGPoint(x: left + line.x, y: ((top + above) * scale).rounded() / scale)
                if CGRect(x: left, y: top, width: max(width, 1), height: above + below).bounded
                    .insetBy(dx: -width - 100, dy: -above - below).intersects(canvas.clipBounds)
                {
                    for run in line.glyphs(scale: scale).runs where rich.looks.indices.contains(run.style.tag)
                    {
                        try draw(
                            run, rich.looks[run.style.tag].style, at: start, element: element,
                            opacity: opacity)
                    }
                }
                top += above + below
            }
            top += max(0, limited(style.spaceAfter ?? 0))
        }
    }

    /// A paragraph with its parts. One without parts is an empty line.
    private struct Paragraph {
        var parts: [(text: String, look: Int)] = []
        /// The look of its first character, which is that of the line break if there are no others.
        var look: RichText.Look
        var style: RichText.Paragraph
    }

    /// Returns the paragraphs of a text. If the looks are those of another text, all of it has the first one, as on a page.
    private func paragraphs(of text: String, _ rich: RichText) -> [Paragraph] {
        let units = Array(text.utf16)
        let length = rich.runs.reduce(0) { $0 + max(0, min($1.length, units.count + 1)) }
        let isWhole =
            length == units.count
            && rich.runs.allSatisfy { $0.length > 0 && rich.looks.indices.contains($0.look) }
        guard
            let first = rich.looks.indices.contains(rich.runs.first?.look ?? 0)
                ? rich.runs.first?.look ?? 0 : nil
        else { return [] }
        let runs = isWhole ? rich.runs : [RichText.Run(length: units.count, look: first)]
        var result: [Paragraph] = []
        var parts: [(text: String, look: Int)] = []
        func finish(_ look: Int) {
            let look = rich.looks[parts.first?.look ?? look]
            guard rich.paragraphs.indices.contains(look.paragraph) else { return }
            result.append(Paragraph(parts: parts, look: look, style: rich.paragraphs[look.paragraph]))
            parts = []
        }
        var place = 0
        for run in runs {
            let pieces = units[place..<place + run.length].split(
                separator: 0x0A, omittingEmptySubsequences: false)
            for (index, piece) in pieces.enumerated() {
                // A line break belongs to the paragraph that it ends.
                if index > 0 { finish(run.look) }
                if !piece.isEmpty { parts.append((String(decoding: piece, as: UTF16.self), run.look)) }
            }
            place += run.length
        }
        finish(runs.last?.look ?? first)
        return result
    }

    private func layout(
        _ paragraph: Paragraph, _ rich: RichText, width: Double, lines: Int
    ) throws(RenderingError) -> TextLayout {
        var runs: [StyledText.Run] = []
        for (text, look) in paragraph.parts {
            let look = (index: look, rich.looks[look])
            let style = try runStyle(look.1.style, tag: look.index, width: look.1.width ?? 0)
            runs.append(.init(length: text.utf8.count, style: style))
        }
        var style = TextParagraphStyle(
            alignment: alignment(paragraph.style.alignment),
            lineBreakMode: lines == 1 ? .byTruncatingTail : .byWordWrapping)
        style.firstLineHeadIndent = limited(paragraph.style.firstIndent ?? 0)
        style.headIndent = limited(paragraph.style.indent ?? 0)
        style.tailIndent = limited(paragraph.style.tailIndent ?? 0)
        if let isRightToLeft = paragraph.style.isRightToLeft {
            style.direction = isRightToLeft ? .rightToLeft : .leftToRight
        }
        let styled = StyledText(
            text: paragraph.parts.map(\.text).joined(), runs: runs,
            paragraphs: [.init(length: .max, style: style)])
        return TextLayout.layout(styled, in: TextContainer(maximumWidth: width, maximumLines: lines))
    }

    /// Returns the distances to which a line reaches above and below its baseline: the greatest ones of its parts, each of which
    /// lies in the middle of its own height, as in CSS.
    private func extents(
        of line: TextLine, _ rich: RichText, _ paragraph: Paragraph
    ) throws(RenderingError) -> (above: Double, below: Double) {
        var result: (above: Double, below: Double)?
        for fragment in line.fragments where rich.looks.indices.contains(fragment.style.tag) {
            let look = rich.looks[fragment.style.tag]
            var (above, below): (Double, Double)
            if let box = fragment.style.attachment, look.style.attachment != nil {
                (above, below) = (box.ascent, box.descent)
            } else {
                (above, below) = extents(of: fragment.style.font, lineHeight: lineHeight(of: look))
            }
            if let known = result { (above, below) = (max(above, known.above), max(below, known.below)) }
            result = (above, below)
        }
        if let result { return result }
        return extents(of: try font(of: paragraph.look.style), lineHeight: lineHeight(of: paragraph.look))
    }

    private func extents(of font: FontDescriptor, lineHeight: Double) -> (above: Double, below: Double) {
        let (ascent, descent) = heights(of: font)
        let leading = ((lineHeight * scale - ascent - descent) / 2).rounded(.down)
        let above = (leading + ascent) / scale
        return (above, lineHeight - above)
    }

    private func lineHeight(of look: RichText.Look) -> Double { max(0, limited(look.lineHeight)) }
}

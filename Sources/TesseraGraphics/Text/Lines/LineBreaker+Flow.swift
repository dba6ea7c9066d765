import TesseraGeometry

/// Lines around the exclusions of a container. A row of such text can consist of several lines, one in each
/// gap between the exclusions.
extension LineBreaker {
    /// Breaks the text around the container's exclusions.
    func flowedLayout(of paragraphs: [TextParagraph]) -> TextLayout {
        let layout = flowed(paragraphs, maximum: container.maximumLines)
        let limit = container.maximumHeight + 0.5
        guard let last = layout.lines.last, last.y + last.height > limit else { return layout }
        let fitting = Set(layout.lines.filter { $0.y + $0.height <= limit }.map(\.y)).count
        return flowed(paragraphs, maximum: max(fitting, 1))
    }

    private func flowed(_ paragraphs: [TextParagraph], maximum: Int) -> TextLayout {
        var layout = TextLayout(lines: [], size: .zero)
        var rows = 0
        var y: CGFloat = 0
        var former: TextParagraphStyle?
        for (index, paragraph) in paragraphs.enumerated() {
            var course = Course(
                paragraph: paragraph,
                shaped: shape(paragraph.piece, isRightToLeft: paragraph.isRightToLeft), start: 0)
            repeat {
                if let former {
                    y += former.lineSpacing
                    if course.isFirst {
                        y += former.paragraphSpacing + paragraph.style.paragraphSpacingBefore
                    }
                }
                former = paragraph.style
                let isLast = maximum > 0 && rows == maximum - 1
                let row = nextRow(
                    of: &course, from: y, others: isLast ? paragraphs[(index + 1)...] : nil)
                layout.lines += row.lines
                y = row.bottom
                rows += 1
                if isLast { return layout.measured(to: y) }
            } while course.start < course.shaped.count
        }
        layout = layout.measured(to: y)
        layout.emptyLine = emptyLine(at: y, after: former)
        return layout
    }

    /// Returns the lines of the next row at the first height at which it has space.
    ///
    /// - Parameters:
    ///   - course: The paragraph, whose next part the row takes.
    ///   - y: The least height.
    ///   - others: The paragraphs after this one if the row is the last possible one, otherwise nil.
    private func nextRow(
        of course: inout Course, from y: CGFloat, others: ArraySlice<TextParagraph>?
    ) -> (lines: [TextLine], bottom: CGFloat) {
        let (paragraph, start) = (course.paragraph, course.start)
        let style = paragraph.style
        let first =
            start < course.shaped.count
            ? course.shaped.style(at: start) : paragraph.piece.runs[0].style
        let least = naturalMetrics(of: [first])
        let leastHeight = style.lineHeight(for: least.ascent + least.descent)
        let whole = wholeRoom(for: style, isFirstLine: course.isFirst, isRightToLeft: paragraph.isRightToLeft)
        var y = y
        while true {
            var height = leastHeight
            var tried: [CGFloat] = []
            // Text that is higher than the beginning of the row may have less space in a higher row.
            for attempt in 0..<8 {
                tried.append(height)
                let rooms = rooms(in: whole, from: y, to: y + height)
                course.start = start
                let broken = fill(rooms, with: &course, isWhole: rooms == [whole], others: others)
                guard !broken.isEmpty else { break }
                let metrics = naturalMetrics(of: broken.flatMap(\.line.styles))
                let needed = style.lineHeight(for: metrics.ascent + metrics.descent)
                guard needed <= height + 0.001 || attempt == 7 else {
                    height = needed
                    continue
                }
                let lines = broken.map { broken in
                    var line = broken.line.line
                    (line.y, line.height) = (y, needed)
                    line.baseline = y + needed - metrics.descent
                    line.edges = broken.room
                    // A gap without an end has no middle and no right edge.
                    let isOpen = container.isUnlimited && broken.room.upperBound >= container.maximumWidth
                    align(
                        &line, of: broken.line, from: broken.room.lowerBound,
                        room: isOpen ? line.width : broken.line.room)
                    return line
                }
                return (lines, y + needed)
            }
            y = nextHeight(below: y, of: tried)
        }
    }

    /// Fills the gaps of a row with the text of a paragraph. A gap that is too narrow for the next word stays
    /// empty.
    ///
    /// - Parameter isWhole: True if nothing of the row is excluded, so that a word that does not fit is broken.
    private func fill(
        _ rooms: [Range<CGFloat>], with course: inout Course, isWhole: Bool,
        others: ArraySlice<TextParagraph>?
    ) -> [FlowedLine] {
        var order = course.paragraph.isRightToLeft ? rooms.reversed() : rooms
        let start = course.start
        while !order.isEmpty {
            course.start = start
            let broken = fill(inOrder: order, with: &course, isWhole: isWhole, others: others)
            let isComplete = others == nil || course.start == course.shaped.count
            // The text is cut off in the last gap that has room for some of it.
            if isComplete { return broken }
            order.removeLast()
        }
        return []
    }

    private func fill(
        inOrder order: [Range<CGFloat>], with course: inout Course, isWhole: Bool,
        others: ArraySlice<TextParagraph>?
    ) -> [FlowedLine] {
        let paragraph = course.paragraph
        let style = paragraph.style
        let isOnly = container.overflow != .lastLine && !style.lineBreakMode.wraps
        var broken: [FlowedLine] = []
        for (index, room) in order.enumerated() {
            guard course.start < course.shaped.count || broken.isEmpty else { break }
            let width = room.upperBound - room.lowerBound
            let isCut = isOnly || others != nil && index == order.count - 1
            let start = course.start
            if let lastTab = course.lastTab, start <= lastTab {
                let indent =
                    paragraph.isRightToLeft ? container.maximumWidth - room.upperBound : room.lowerBound
                course.shaped.placeTabs(
                    from: start, indent: indent, of: style, whileFitting: { isCut || Part.fits($0, width) })
            }
            let part = Part(paragraph: paragraph, shaped: course.shaped, room: width)
            let line: BrokenLine
            if isCut {
                line = lastLine(of: part, from: start, before: others ?? [])
                guard isWhole || hasRoom(for: line, of: part, from: start) else { continue }
                course.start = course.shaped.count
            } else {
                let next = nextLineStart(in: part, from: start)
                line = self.line(of: part, start..<next)
                let isTorn = line.line.isTorn && style.lineBreakMode != .byCharWrapping
                guard isWhole || part.fits(line.line.width) && !isTorn else { continue }
                course.start = next
            }
            broken.append(FlowedLine(line: line, room: room))
        }
        return broken
    }

    /// Returns true if a gap is wide enough for a line at whose end text is left out.
    private func hasRoom(for line: BrokenLine, of part: Part, from start: Int) -> Bool {
        let shaped = part.shaped
        switch part.paragraph.style.lineBreakMode {
        case .byClipping where start < shaped.count:
            return part.fits(shaped.width(start..<shaped.boundary(after: start)))
        case .byWordWrapping where line.line.isTorn: return false
        default: return part.fits(line.line.width)
        }
    }

    /// Returns the left and right edges of the lines of a paragraph where nothing is excluded.
    private func wholeRoom(
        for style: TextParagraphStyle, isFirstLine: Bool, isRightToLeft: Bool
    ) -> Range<CGFloat> {
        let indent = style.indent(isFirstLine: isFirstLine)
        let room = room(for: style, isFirstLine: isFirstLine)
        let start = isRightToLeft ? container.maximumWidth - indent - room : indent
        return start..<start + room
    }

    /// Returns the gaps of a row between the exclusions, from left to right.
    private func rooms(in whole: Range<CGFloat>, from top: CGFloat, to bottom: CGFloat) -> [Range<CGFloat>] {
        let margin = container.exclusionMargin
        let blocked = container.exclusions.flatMap { $0.blocked(from: top, to: bottom) }
            .map { $0.lowerBound - margin...$0.upperBound + margin }.merged()
        var rooms: [Range<CGFloat>] = []
        var left = whole.lowerBound
        for range in blocked where range.upperBound > left && range.lowerBound < whole.upperBound {
            if range.lowerBound > left { rooms.append(left..<range.lowerBound) }
            left = range.upperBound
        }
        if left < whole.upperBound || left == whole.lowerBound {
            rooms.append(left..<max(whole.upperBound, left))
        }
        return rooms
    }

    /// Returns the next height at which a row may have more space than at another one.
    ///
    /// - Parameters:
    ///   - y: The other height.
    ///   - heights: The heights of the row that were tried there, the least one first.
    private func nextHeight(below y: CGFloat, of heights: [CGFloat]) -> CGFloat {
        let edges = -container.exclusionMargin...container.maximumWidth + container.exclusionMargin
        // A row of one height has more space only where something ends at its upper edge. What begins at its lower edge
        // changes what lies in it, and with that its height.
        let depths = heights.count > 1 ? [0] + heights : [0]
        let changes = container.exclusions.compactMap { exclusion in
            depths.compactMap { exclusion.nextChange(below: y, depth: $0, between: edges) }.min()
        }
        return changes.min() ?? y + 1
    }

    /// Returns the place of the empty line after a line break at the end of the text, or nil if there is none.
    private func emptyLine(at y: CGFloat, after former: TextParagraphStyle?) -> CGRect? {
        guard text.text.isEmpty || text.text.last?.isNewline == true, let style = text.runs.last?.style else {
            return nil
        }
        let height = engine.metrics(of: style.font).lineHeight
        var y = y + (former.map { $0.lineSpacing + $0.paragraphSpacing } ?? 0)
        let whole = 0..<container.maximumWidth
        while true {
            let rooms = rooms(in: whole, from: y, to: y + height)
            let order = container.isRightToLeft ? rooms.reversed() : rooms
            if let room = order.first(where: { $0.upperBound - $0.lowerBound >= 1 })
                ?? (rooms == [whole] ? whole : nil)
            {
                return CGRect(
                    x: room.lowerBound, y: y, width: room.upperBound - room.lowerBound, height: height)
            }
            y = nextHeight(below: y, of: [height])
        }
    }
}

/// A paragraph of which a part has been broken into lines.
private struct Course {
    let paragraph: TextParagraph
    var shaped: ShapedText
    /// The place of the last tab, or nil if there is none.
    let lastTab: Int?
    /// The start of the next line.
    var start: Int

    init(paragraph: TextParagraph, shaped: ShapedText, start: Int) {
        (self.paragraph, self.shaped, self.start) = (paragraph, shaped, start)
        lastTab = paragraph.hasTabs ? shaped.lastTab : nil
    }

    /// True if the next line starts its paragraph.
    var isFirst: Bool { start == 0 && !paragraph.isContinuation }
}

/// A line with the edges of the gap in which it lies.
private struct FlowedLine {
    let line: BrokenLine
    let room: Range<CGFloat>
}

extension TextLayout {
    /// Returns the layout with the size of its lines.
    fileprivate func measured(to bottom: CGFloat) -> TextLayout {
        var layout = self
        layout.size = CGSize(width: lines.reduce(0) { max($0, $1.x + $1.width) }, height: bottom)
        return layout
    }
}

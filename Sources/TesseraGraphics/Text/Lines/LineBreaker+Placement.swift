import TesseraGeometry

/// The placement of lines, one below the other, within the indents of their paragraphs.
extension LineBreaker {
    /// Returns the layout of the lines, each with its place.
    func placed(_ lines: [BrokenLine]) -> TextLayout {
        guard !lines.isEmpty else { return TextLayout(lines: [], size: .zero) }
        // Without a maximum width, lines are aligned relative to the widest of them.
        let container =
            self.container.isUnlimited
            ? lines.reduce(0) { max($0, $1.extent) } : self.container.maximumWidth
        var placed: [TextLine] = []
        placed.reserveCapacity(lines.count)
        var y: CGFloat = 0
        var width: CGFloat = 0
        var widthWithSpace: CGFloat = 0
        for (index, broken) in lines.enumerated() {
            if index > 0 {
                let previous = lines[index - 1].style
                y += previous.lineSpacing
                if broken.isFirst { y += previous.paragraphSpacing + broken.style.paragraphSpacingBefore }
            }
            var line = broken.line
            let metrics = naturalMetrics(of: broken.styles)
            line.y = y
            line.height = broken.style.lineHeight(for: metrics.ascent + metrics.descent)
            // The height that a paragraph's style adds to a line is above its letters, as on iOS.
            line.baseline = y + line.height - metrics.descent
            y += line.height
            align(&line, of: broken, in: container)
            width = max(width, broken.extent(of: line.width))
            widthWithSpace = max(widthWithSpace, broken.extent(of: line.width + line.trailingSpace))
            placed.append(line)
        }
        var layout = TextLayout(lines: placed, size: CGSize(width: width, height: y))
        layout.widthWithTrailingSpace = max(widthWithSpace, width)
        return layout
    }

    /// Returns the heights of a line above and below its baseline without regard to its paragraph's style,
    /// in points. Half of a font's line gap belongs to each of them.
    ///
    /// - Parameter styles: The styles of the line's parts.
    func naturalMetrics(of styles: [TextRunStyle]) -> (ascent: CGFloat, descent: CGFloat) {
        var ascent = -CGFloat.infinity
        var descent = -CGFloat.infinity
        for style in styles {
            if let attachment = style.attachment, !attachment.isTab {
                ascent = max(ascent, attachment.ascent + style.baselineOffset)
                descent = max(descent, attachment.descent - style.baselineOffset)
            } else {
                let metrics = engine.metrics(of: style.font)
                let leading = metrics.lineHeight - metrics.ascender + metrics.descender
                let gap = container.usesFontLeading ? leading / 2 : 0
                ascent = max(ascent, metrics.ascender + gap + style.baselineOffset)
                descent = max(descent, gap - metrics.descender - style.baselineOffset)
            }
        }
        return (ascent, max(descent, -ascent))
    }

    private func align(_ line: inout TextLine, of broken: BrokenLine, in container: CGFloat) {
        let room =
            self.container.isUnlimited
            ? max(container - broken.extent(of: 0), 0) : broken.room
        let indent = broken.style.indent(isFirstLine: broken.isFirst)
        align(
            &line, of: broken, from: line.isRightToLeft ? container - indent - room : indent, room: room)
    }

    /// Gives a line its place within its room.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - broken: The line as it was broken.
    ///   - start: The left edge of the room.
    ///   - room: The width of the room.
    func align(_ line: inout TextLine, of broken: BrokenLine, from start: CGFloat, room: CGFloat) {
        let style = broken.style
        let natural: NSTextAlignment =
            self.container.naturalAlignment ?? (line.isRightToLeft ? .right : .left)
        var alignment = style.alignment == .natural ? natural : style.alignment
        if alignment == .justified {
            if !broken.isLast, !self.container.isUnlimited, line.width < room { justify(&line, to: room) }
            alignment = natural
        }
        let free = room - line.width
        // The start of a text that is wider than its room remains visible.
        if free < 0 { alignment = line.isRightToLeft ? .right : .left }
        line.x =
            switch alignment {
            case .left, .natural, .justified: start
            // White space at both ends, with which apps widen a text, keeps it in the middle.
            case .center:
                start + (free + (line.isRightToLeft ? 1 : -1) * min(line.trailingSpace, free)) / 2
            case .right: start + free
            }
    }

    /// Widens the spaces of a line until it fills its room. In a line without spaces, all characters are spread if they are of a
    /// script that has none between its words, such as Japanese. A single word of letters stays as it is.
    private func justify(_ line: inout TextLine, to room: CGFloat) {
        let counts = line.fragments.map { $0.text.unicodeScalars.count(where: { $0 == " " }) }
        let count = counts.reduce(0, +)
        guard count > 0 else {
            if line.fragments.contains(where: { $0.text.unicodeScalars.contains(where: Self.isSpread) }) {
                line.spread(to: room)
            }
            return
        }
        line.wordSpacing = (room - line.width) / CGFloat(count)
        for index in line.fragments.indices {
            line.fragments[index].width += line.wordSpacing * CGFloat(counts[index])
        }
        line.width = room
    }

    /// Returns true if a character is of a script that has no spaces between its words, such as those of Thai, Chinese and
    /// Japanese.
    private static func isSpread(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Thai, Lao, Tibetan and the script of Myanmar, then Khmer and other scripts of that region.
        case 0x0E00...0x109F, 0x1780...0x17FF, 0x1950...0x19FF, 0x1A20...0x1AAF: true
        // Chinese and Japanese characters with their punctuation, also in other widths.
        case 0x2E80...0x312F, 0x3190...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF9F,
            0x1B000...0x1B16F,
            0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

extension BrokenLine {
    /// The part of the container's width that the line takes with its indents, in points.
    fileprivate var extent: CGFloat { extent(of: line.width) }

    fileprivate func extent(of width: CGFloat) -> CGFloat {
        style.indent(isFirstLine: isFirst) + width + (style.tailIndent < 0 ? -style.tailIndent : 0)
    }
}

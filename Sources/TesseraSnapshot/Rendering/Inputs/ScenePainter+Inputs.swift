import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

extension ScenePainter {
    /// Draws a text that the user edits, or its placeholder, without a caret.
    ///
    /// - Parameters:
    ///   - input: The text.
    ///   - text: The lines that the app has drawn for a text of several lines, or nil.
    ///   - frame: The frame of the element.
    ///   - element: The number of the element.
    ///   - opacity: The opacity.
    func draw(
        _ input: InputContent, text: TextContent?, in frame: CGRect, element: Int, opacity: Double
    ) throws(RenderingError) {
        let isMultiline = input.isMultiline == true
        if isMultiline, let text, input.drawnEdit == input.edit, !input.text.isEmpty {
            return try draw(text, at: frame.origin, element: element, opacity: opacity)
        }
        let isPlaceholder = input.text.isEmpty
        var string = isPlaceholder ? input.placeholder ?? "" : input.text
        if input.isSecure == true, !isPlaceholder {
            string = String(repeating: "\u{2022}", count: string.count)
        }
        guard !string.isEmpty else { return }
        let style = isPlaceholder ? input.placeholderStyle ?? input.style : input.style
        let color = isPlaceholder ? input.placeholderColor ?? input.style.color : input.style.color
        let font = try font(of: style)
        let padding = (0..<4).map { index in
            input.padding.map { $0.indices.contains(index) ? limited($0[index]) : 0 } ?? 0
        }
        let room = CGRect(
            x: frame.minX + padding[1], y: frame.minY + padding[0],
            width: max(0, frame.width - padding[1] - padding[3]),
            height: max(0, frame.height - padding[0] - padding[2]))
        let runStyle = TextRunStyle(font: font, kern: input.style.kern ?? 0)
        let paragraph = TextParagraphStyle(
            alignment: alignment(input.alignment),
            lineBreakMode: isMultiline ? .byWordWrapping : .byTruncatingTail)
        let layout = TextLayout.layout(
            StyledText(string, style: runStyle, paragraph: paragraph),
            in: TextContainer(maximumWidth: room.width, maximumLines: isMultiline ? 0 : 1))
        canvas.saveState()
        canvas.clip(to: RoundedRectangle(snapped(frame)))
        let height = isMultiline ? input.lineHeight.map(limited) ?? font.metrics.lineHeight : room.height
        draw(
            layout.lines, font: font, at: room.origin, lineHeight: height, color: ink(color, opacity),
            isPrecise: isMultiline)
        canvas.restoreState()
    }

    func alignment(_ alignment: InputContent.Alignment) -> NSTextAlignment {
        switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justify: .justified
        }
    }
}

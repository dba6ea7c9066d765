import Foundation
import TesseraGraphics

/// The lines of a text view's text.
struct TextViewLines {
    /// The text in the form in which it is measured, and the attributes of its parts.
    private(set) var text: AttributedText
    let layout: TextLayout
    /// The height of the lines, in points, including an empty line at the end.
    let height: CGFloat

    /// The number of UTF-16 units of the text before each line.
    var starts: [Int] {
        let bytes = text.styled.text.utf8
        var (index, byte, units) = (bytes.startIndex, 0, 0)
        return layout.lines.map { line in
            let next = bytes.index(index, offsetBy: max(line.range.lowerBound - byte, 0))
            units += text.styled.text.utf16.distance(from: index, to: next)
            (index, byte) = (next, max(line.range.lowerBound, byte))
            return units
        }
    }
}

/// Measuring and layout.
extension UITextView: RichTextOwner {
    var isTextEditable: Bool { isEditable }
    func setTypingAttributes(_ attributes: [NSAttributedString.Key: Any]) { typingAttributes = attributes }
    var measuredText: AttributedText { lines(width: input.bounds.width).text }

    /// Updates the view after a change of the text or its attributes.
    func contentChanged() {
        updateRichness()
        (measured, measuredForManager, unlimitedWidth) = (nil, nil, nil)
        let look = editedLook
        input.font = look.font
        input.textColor = look.color
        input.kern = look.kern
        input.lineHeight = lineHeight(look.font, look.paragraph)
        input.isUserInteractionEnabled = isEditable || isSelectable
        needsItems = true
        managerDrawing.region = nil
        finder?.placeAgain()
        input.setNeedsCommit()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    /// True if the lines are measured with the attributes of their parts, because these have different styles or the text cannot
    /// be edited.
    var drawsLines: Bool {
        !isEditable || flowsAroundExclusions || isRich && !input.traits.isSecure
    }

    /// True if the lines flow around the exclusion paths of the container. The browser lays out text that is being
    /// edited, and knows of none.
    var flowsAroundExclusions: Bool {
        !textContainer.exclusionPaths.isEmpty && !input.traits.isSecure && !(isEditable && isFirstResponder)
    }

    // MARK: Measuring

    /// The space around the lines, in points.
    var linePadding: UIEdgeInsets {
        var padding = textContainerInset
        padding.left += textContainer.lineFragmentPadding
        padding.right += textContainer.lineFragmentPadding
        return padding
    }

    /// Returns the lines in a width, which includes the space around the text.
    func lines(width: CGFloat) -> TextViewLines {
        if let measured, measured.width == width { return measured.lines }
        let room = width >= 1_000_000 ? width : max(width - linePadding.left - linePadding.right, 0)
        // Attachments may ask the container for its size. Afterwards it has that of the present layout again.
        let former = textContainer.size
        textContainer.adoptSize(containerSize(width: width))
        defer { textContainer.adoptSize(former) }
        let lines = drawsLines ? drawnLines(room) : editedLines(room)
        measured = (width, lines)
        return lines
    }

    private func editedLines(_ width: CGFloat) -> TextViewLines {
        let shown = input.traits.isSecure ? String(repeating: "•", count: input.text.count) : input.text
        let look = editedLook
        var attributes = TextAttributes(font: look.font, color: look.color)
        attributes.kern = look.kern
        var text = AttributedText(shown, attributes: attributes, paragraph: TextParagraphStyle())
        text.replaceStyled(input.styledText(shown))
        return TextViewLines(text: text, width: width, input: input, container: nil, flow: nil)
    }

    private func drawnLines(_ width: CGFloat) -> TextViewLines {
        var paragraph = TextParagraphStyle(alignment: textAlignment, lineBreakMode: .byWordWrapping)
        let look = editedLook
        if !isEditable { paragraph.lineBreakMode = textContainer.lineBreakMode }
        let text = AttributedText(
            drawnText, defaults: TextAttributes(font: look.font, color: look.color), paragraph: paragraph)
        return TextViewLines(
            text: text, width: width, input: input, container: isEditable ? nil : textContainer,
            flow: textContainer,
            flowsAround: flowsAroundExclusions)
    }

    /// The text with the attributes of links applied.
    private var drawnText: AttributedRuns {
        var text =
            attributed.map { AttributedRuns($0) } ?? AttributedRuns(input.text, attributes: usualAttributes)
        for item in items {
            guard case .link = item.content else { continue }
            text.changeAttributes(in: item.range) { attributes in
                attributes[.link] = nil
                attributes.merge(linkTextAttributes ?? [:]) { $1 }
            }
        }
        dressMark(in: &text)
        return text
    }

    /// Returns the size of the text with the space around it, in points, rounded up to whole pixels.
    func fittingSize(width: CGFloat) -> CGSize {
        let lines = lines(width: width)
        let scale = max(traitCollection.displayScale, 1)
        func up(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
        let padding = linePadding
        let natural = up(lines.layout.size.width + padding.left + padding.right)
        return CGSize(
            width: min(natural, max(width, 0)),
            height: up(lines.height + padding.top + padding.bottom))
    }

    var sizeForConstraints: CGSize { contentWidth.intrinsicSize { fittingSize(width: $0) } }

    func baselineDistance(isFirst: Bool) -> CGFloat? {
        var width = CGFloat.greatestFiniteMagnitude
        switch contentWidth {
        case .determined(let given), .wrapping(let given): width = given
        case .natural: break
        }
        let (lines, height) = (lines(width: width), fittingSize(width: width).height)
        let line = isFirst ? lines.layout.lines.first : lines.layout.lines.last
        return (line?.baseline ?? usualFont.ascender) + textContainerInset.top - height / 2
    }

    // MARK: Layout

    /// The width of the text with the space around it, in points: that of the view, unless the container has a width of its own.
    var textWidth: CGFloat {
        let visible = max(bounds.width - adjustedContentInset.left - adjustedContentInset.right, 0)
        guard !textContainer.widthTracksTextView else { return visible }
        let width = textContainer.size.width
        if width > 0, width < 1_000_000 {
            return width + textContainerInset.left + textContainerInset.right
        }
        // Without a limit, each paragraph is one line. The caret has room after the longest.
        let natural = unlimitedWidth ?? fittingSize(width: .greatestFiniteMagnitude).width + 2
        unlimitedWidth = natural
        return max(natural, visible)
    }

    /// Returns the size of the container in a view of a width, in points.
    private func containerSize(width: CGFloat) -> CGSize {
        guard textContainer.widthTracksTextView else { return textContainer.size }
        let sides = textContainerInset.left + textContainerInset.right
        return CGSize(width: max(width - sides, 0), height: .greatestFiniteMagnitude)
    }

    func layOutText() {
        let width = textWidth
        let height = fittingSize(width: width).height
        let room = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
        input.frame = CGRect(x: 0, y: 0, width: width, height: max(height, room))
        input.padding = linePadding
        textContainer.adoptSize(containerSize(width: width))
        contentSize = CGSize(width: width, height: height)
        if needsItems || itemViews.contains(where: { $0.superview == nil }) { layOutItems() }
        drawByManager()
        finder?.layOutMarks()
    }

    /// The places of the characters, in the content's coordinates.
    var geometry: TextGeometry {
        let width = textWidth
        let lines = lines(width: width)
        let padding = linePadding
        let room = width - padding.left - padding.right
        let isRight = textAlignment == .right || textAlignment == .natural && isRightToLeft
        return TextGeometry(
            lines.text.styled, layout: lines.layout, at: CGPoint(x: padding.left, y: padding.top),
            lineHeight: input.lineHeight ?? usualFont.lineHeight,
            emptyLineX: textAlignment == .center ? room / 2 : isRight ? room : 0)
    }
}

extension TextViewLines {
    @MainActor
    fileprivate init(
        text: AttributedText, width: CGFloat, input: TextInputView, container: NSTextContainer?,
        flow: NSTextContainer?, flowsAround: Bool = false
    ) {
        var styled = text.styled
        if let container, container.maximumNumberOfLines > 0 {
            for index in styled.paragraphs.indices {
                styled.paragraphs[index].style.lineBreakMode = container.lineBreakMode
            }
        }
        let exclusions = flowsAround ? flow : nil
        let (layout, fitted) = text.layOut(styled, width: width, container: flow) {
            input.layout($0, width: width, lines: container?.maximumNumberOfLines ?? 0, around: exclusions)
        }
        (self.text, self.layout) = (text, layout)
        self.text.replaceStyled(fitted)
        let string = styled.text
        let hasEmptyLine = string.isEmpty || string.last?.isNewline == true
        let end = hasEmptyLine ? layout.emptyLine?.minY : nil
        height = (end ?? layout.size.height) + (hasEmptyLine ? input.lineHeight ?? 0 : 0)
    }
}

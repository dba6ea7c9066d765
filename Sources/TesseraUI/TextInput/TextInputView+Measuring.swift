import TesseraGraphics

/// Measuring.
extension TextInputView {
    /// Returns a text in the form in which it is measured.
    func styledText(_ text: String) -> StyledText {
        var paragraph = TextParagraphStyle(alignment: textAlignment, lineBreakMode: .byWordWrapping)
        if let lineHeight {
            (paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (lineHeight, lineHeight)
        }
        return StyledText(
            text, style: TextRunStyle(font: font.descriptor, kern: kern), paragraph: paragraph)
    }

    /// Returns the lines of a text in a width, around the exclusions of a container. With 0 lines there is no
    /// limit.
    func layout(
        _ text: StyledText, width: CGFloat, lines: Int, around container: NSTextContainer? = nil
    ) -> TextLayout {
        TextLayout.layout(
            text,
            in: TextContainer(
                maximumWidth: width, maximumLines: lines, isRightToLeft: flowsFromRight,
                naturalAlignment: flowsFromRight ? .right : .left,
                exclusions: container?.exclusions ?? [], exclusionMargin: container?.lineFragmentPadding ?? 0)
        )
    }
}

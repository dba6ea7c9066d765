import Foundation
import TesseraGraphics

/// The text with its attributes.
extension UITextField: RichTextOwner {
    // A field that is disabled looks as before.
    var isTextEditable: Bool { true }
    var pastesAttributes: Bool { allowsEditingTextAttributes }
    var usualFont: UIFont { ownFont }
    var usualColor: UIColor { ownTextColor }

    var usualAttributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        if let style = otherAttributes[.paragraphStyle] as? NSParagraphStyle {
            paragraph.setParagraphStyle(style)
        }
        paragraph.alignment = textAlignment
        var attributes = otherAttributes
        (attributes[.font], attributes[.foregroundColor]) = (ownFont, ownTextColor)
        attributes[.paragraphStyle] = paragraph
        return attributes
    }

    func setPlain(_ text: String) {
        ownTypingAttributes = nil
        if text != input.text { history?.forget() }
        let hadAttributes = attributed != nil || isRich
        ownAttributed = nil
        input.text = text
        if hadAttributes { contentChanged() }
    }

    func take(_ attributes: [NSAttributedString.Key: Any]) {
        if let value = attributes[.font] as? UIFont { ownFont = value }
        if let value = attributes[.foregroundColor] as? UIColor { ownTextColor = value }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
            input.textAlignment = style.alignment
        }
    }

    func setTypingAttributes(_ attributes: [NSAttributedString.Key: Any]) { typingAttributes = attributes }

    func adjustFonts() {
        ownFont = ownFont.adjusted(for: traitCollection)
        adjustAttributedFonts()
        contentChanged()
        sizeMayChange()
    }

    func contentChanged() {
        updateRichness()
        let look = editedLook
        (input.textColor, input.kern) = (look.color, look.kern)
        sizeMayChange()
        input.setNeedsCommit()
        redrawContent()
    }

    var measuredText: AttributedText {
        let scale = ownFont.pointSize > 0 ? input.font.pointSize / editedLook.font.pointSize : 1
        return measuredText(scale: scale)
    }

    /// Returns the text in the form in which it is measured, with all fonts made smaller or larger.
    func measuredText(scale: CGFloat) -> AttributedText {
        var runs =
            attributed.map { AttributedRuns($0) } ?? AttributedRuns(input.text, attributes: usualAttributes)
        dressMark(in: &runs)
        if scale != 1 {
            runs.changeAttributes { attributes in
                guard let font = attributes[.font] as? UIFont else { return }
                attributes[.font] = font.withSize(font.pointSize * scale)
            }
        }
        let look = editedLook
        let font = scale == 1 ? look.font : look.font.withSize(look.font.pointSize * scale)
        return AttributedText(
            runs, defaults: TextAttributes(font: font, color: look.color),
            paragraph: TextParagraphStyle(alignment: textAlignment, lineBreakMode: .byWordWrapping))
    }

    /// Returns the size of the line of text at a scale.
    func sizeOfLine(scale: CGFloat = 1) -> CGSize {
        let text = measuredText(scale: scale)
        return text.layOut(text.styled, width: .greatestFiniteMagnitude) {
            TextLayout.layout($0, in: TextContainer(maximumLines: 1))
        }.layout.size
    }

    /// True if the parts of the text may have different sizes, and are visible.
    var isMeasuredByParts: Bool { isRich && !input.text.isEmpty && !input.traits.isSecure }

    /// The places of the characters. They are exact unless the text is wider than the field.
    var geometry: TextGeometry {
        layoutIfNeeded()
        if isMeasuredByParts {
            let text = measuredText
            let fitted = text.layOut(text.styled, width: .greatestFiniteMagnitude) {
                TextLayout.layout($0, in: TextContainer(maximumLines: 1))
            }
            return TextGeometry(line: fitted.styled, of: input, in: presentTextRect, isHigherByParts: true)
        }
        let shown = input.traits.isSecure ? String(repeating: "•", count: input.text.utf16.count) : input.text
        return TextGeometry(line: input.styledText(shown), of: input, in: presentTextRect)
    }
}

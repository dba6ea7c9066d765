import Foundation

/// The directions in which paragraphs are read.
extension RichTextOwner {
    /// Returns the direction that the style of the paragraph at a position states.
    func writingDirection(at position: UITextPosition) -> NSWritingDirection {
        let place = (position as? TextOffset)?.offset ?? 0
        var attributes = ownTypingAttributes ?? usualAttributes
        if let attributed, attributed.length > 0 {
            let paragraph = (attributed.string as NSString).paragraphRange(
                for: NSRange(location: min(max(place, 0), attributed.length), length: 0))
            // The last paragraph may be an empty one, which continues the one before it.
            let first = min(paragraph.location, attributed.length - 1)
            attributes = attributed.attributes(at: first, effectiveRange: nil)
        }
        return (attributes[.paragraphStyle] as? NSParagraphStyle)?.baseWritingDirection ?? .natural
    }

    /// Sets the direction in the styles of the paragraphs that contain a range.
    func setWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
        guard let range = (range as? TextOffsetRange)?.range, NSMaxRange(range) <= input.text.utf16.count
        else {
            return
        }
        func directed(_ value: Any?) -> NSParagraphStyle {
            let style = NSMutableParagraphStyle()
            if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
            style.baseWritingDirection = direction
            return style
        }
        guard !input.text.isEmpty else {
            ownTypingAttributes = ownTypingAttributes ?? usualAttributes
            ownTypingAttributes?[.paragraphStyle] = directed(ownTypingAttributes?[.paragraphStyle])
            return contentChanged()
        }
        if attributed == nil {
            ownAttributed = NSMutableAttributedString(string: input.text, attributes: usualAttributes)
        }
        guard let attributed else { return }
        let paragraphs = (attributed.string as NSString).paragraphRange(for: range)
        var styles: [(NSRange, NSParagraphStyle)] = []
        attributed.enumerateAttribute(.paragraphStyle, in: paragraphs) { value, part, _ in
            styles.append((part, directed(value)))
        }
        attributed.beginEditing()
        for (part, style) in styles { attributed.addAttribute(.paragraphStyle, value: style, range: part) }
        attributed.endEditing()
        contentChanged()
    }
}

import Foundation
import TesseraGraphics

/// The text and its attributes.
extension UITextView {
    /// The font of text that has none of its own.
    var usualFont: UIFont { ownFont ?? .systemFont(ofSize: 12) }
    var usualColor: UIColor { ownColor ?? .label }

    /// The attributes of text that has none of its own.
    var usualAttributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        return [.font: usualFont, .foregroundColor: usualColor, .paragraphStyle: paragraph]
    }

    func setPlain(_ text: String) {
        if let attributed, attributed.length > 0 { take(attributed.attributes(at: 0, effectiveRange: nil)) }
        ownTypingAttributes = nil
        ownAttributed = nil
        replaceStorage(by: NSAttributedString(string: text, attributes: usualAttributes))
        input.text = text
        contentChanged()
    }

    func setAttributed(_ text: NSAttributedString) {
        let own = NSMutableAttributedString(attributedString: text)
        let all = NSRange(location: 0, length: own.length)
        // Attributes that the text does not have come from the view.
        text.enumerateAttributes(in: all) { attributes, range, _ in
            for (key, value) in usualAttributes where attributes[key] == nil {
                own.addAttribute(key, value: value, range: range)
            }
        }
        if own.length > 0 { take(own.attributes(at: 0, effectiveRange: nil)) }
        ownTypingAttributes = nil
        if storage == nil { ownAttributed = own } else { replaceStorage(by: own) }
        input.text = own.string
        if adjustsFontForContentSizeCategory { adjustFonts() }
        contentChanged()
    }

    /// Takes the view's font, colour and alignment from the attributes of a first character.
    func take(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { ownFont = font }
        if let color = attributes[.foregroundColor] as? UIColor { ownColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
            input.textAlignment = style.alignment
        }
    }

    /// Sets an attribute for the whole text.
    func override(_ key: NSAttributedString.Key, with value: Any?) {
        if let value, let attributed {
            attributed.addAttribute(key, value: value, range: NSRange(location: 0, length: attributed.length))
        }
        ownTypingAttributes?[key] = value
        contentChanged()
    }

    func overrideAlignment(_ alignment: NSTextAlignment) {
        if let attributed {
            var styles: [(NSRange, NSParagraphStyle)] = []
            let all = NSRange(location: 0, length: attributed.length)
            attributed.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
                let style = NSMutableParagraphStyle(
                    (value as? NSParagraphStyle ?? NSParagraphStyle()).values)
                style.alignment = alignment
                styles.append((range, style))
            }
            attributed.beginEditing()
            for (range, style) in styles {
                attributed.addAttribute(.paragraphStyle, value: style, range: range)
            }
            attributed.endEditing()
        }
        contentChanged()
    }

    /// Changes fonts to their size at the text size of the view's traits.
    func adjustFonts() {
        ownFont = ownFont?.adjusted(for: traitCollection)
        if let attributed {
            var fonts: [(NSRange, UIFont)] = []
            let all = NSRange(location: 0, length: attributed.length)
            attributed.enumerateAttribute(.font, in: all) { value, range, _ in
                if let font = value as? UIFont { fonts.append((range, font.adjusted(for: traitCollection))) }
            }
            attributed.beginEditing()
            for (range, font) in fonts { attributed.addAttribute(.font, value: font, range: range) }
            attributed.endEditing()
        }
        contentChanged()
    }

    /// The attributes of the character before the caret, or of the first one.
    var attributesAtCaret: [NSAttributedString.Key: Any] {
        guard let attributed, attributed.length > 0 else { return usualAttributes }
        let place = min(max(input.selection.location - 1, 0), attributed.length - 1)
        var attributes = attributed.attributes(at: place, effectiveRange: nil)
        // Typed text after a link, an image or a tagged part does not become a part of it.
        for key in [NSAttributedString.Key.link, .attachment, .textItemTag] { attributes[key] = nil }
        return attributes
    }

    /// Moves the attributes with their characters after a change of the text.
    func moveAttributesWithText() {
        let typing = ownTypingAttributes
        guard let own = attributed ?? typing.map({ _ in NSMutableAttributedString(string: "") }) else {
            return
        }
        let text = input.text
        guard own.string != text else { return }
        let before = own.length
        let change = TextInputState.Change(from: own.string, to: text, caret: input.selection.location)
        var attributes = typing ?? usualAttributes
        if typing == nil, before > 0 {
            attributes = own.attributes(
                at: min(max(change.range.location - 1, 0), before - 1), effectiveRange: nil)
            for key in [NSAttributedString.Key.link, .attachment, .textItemTag] { attributes[key] = nil }
        }
        own.beginEditing()
        own.replaceCharacters(in: change.range, with: change.replacement)
        own.setAttributes(
            attributes,
            range: NSRange(location: change.range.location, length: change.replacement.utf16.count))
        if storage == nil { ownAttributed = own }
        own.endEditing()
    }
}

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
        if text != input.text { history?.forget() }
        ownAttributed = nil
        replaceStorage(by: NSAttributedString(string: text, attributes: usualAttributes))
        input.text = text
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

    /// Changes fonts to their size at the text size of the view's traits.
    func adjustFonts() {
        ownFont = ownFont?.adjusted(for: traitCollection)
        adjustAttributedFonts()
        contentChanged()
    }
}

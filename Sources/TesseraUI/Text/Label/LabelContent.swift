import Foundation
import TesseraGraphics

/// The text of a label in the form in which the app set it.
enum LabelContent {
    /// No text.
    case none
    /// Text with the label's own font and colour.
    case plain(String)
    /// Text with attributes.
    case attributed(NSAttributedString)

    var string: String? {
        switch self {
        case .none: nil
        case .plain(let text): text
        case .attributed(let text): text.string
        }
    }

    var isAttributed: Bool {
        if case .attributed = self { true } else { false }
    }

    /// Returns the text with attributes. Plain text gets those of the label.
    @MainActor
    func attributed(by label: UILabel) -> NSAttributedString? {
        switch self {
        case .none: nil
        case .plain(let text):
            NSAttributedString(
                string: text,
                attributes: [
                    .font: label.look.font, .foregroundColor: label.look.textColor,
                    .paragraphStyle: NSParagraphStyle(label.look.paragraph),
                ])
        case .attributed(let text): text
        }
    }
}

/// The attributes of a label's text where the text has none of its own.
struct LabelLook {
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var textColor = UIColor.label
    var textAlignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail

    var paragraph: TextParagraphStyle {
        TextParagraphStyle(alignment: textAlignment, lineBreakMode: lineBreakMode)
    }
}

extension UILabel {
    /// Sets the text. It does not ask for layout if the new text has the same size as the old one in all
    /// widths for which constraints have measured that.
    func setContent(_ new: LabelContent) {
        if case .plain(let text) = new, case .plain(let old) = content, text.utf8.elementsEqual(old.utf8) {
            return
        }
        let wasAttributed = content.isAttributed
        content = new
        measuredText = nil
        fittedSizes.removeAll()
        setNeedsCommit()
        if !wasAttributed, isOfKnownSize { return }
        invalidateIntrinsicContentSize()
    }

    /// Sets an attributed text, and takes the label's look from its first character. Missing attributes are
    /// filled in from the label's look. The label keeps a copy, so that later changes of the app's string
    /// have no effect.
    func setAttributedText(_ text: NSAttributedString?) {
        guard let text else { return setContent(.none) }
        let own = completed(text)
        if own.length > 0 {
            let first = own.attributes(at: 0, effectiveRange: nil)
            if let font = first[.font] as? UIFont { look.font = font }
            if let color = first[.foregroundColor] as? UIColor { look.textColor = color }
            if let style = first[.paragraphStyle] as? NSParagraphStyle {
                look.textAlignment = style.alignment
                look.lineBreakMode = style.lineBreakMode
            }
        }
        setContent(.attributed(own))
    }

    /// Returns a copy of `text` with a font, a colour and a paragraph style everywhere. Its values cannot
    /// change.
    private func completed(_ text: NSAttributedString) -> NSAttributedString {
        let own = NSMutableAttributedString(attributedString: text)
        let paragraph = NSParagraphStyle(look.paragraph)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            var added: [NSAttributedString.Key: Any] = [:]
            if !(attributes[.font] is UIFont) { added[.font] = look.font }
            if !(attributes[.foregroundColor] is UIColor) { added[.foregroundColor] = look.textColor }
            let style = attributes[.paragraphStyle] as? NSParagraphStyle
            if style == nil || style is NSMutableParagraphStyle {
                added[.paragraphStyle] = style.map { NSParagraphStyle($0.values) } ?? paragraph
            }
            if let shadow = attributes[.shadow] as? NSShadow { added[.shadow] = shadow.copy() }
            own.addAttributes(added, range: range)
        }
        return own
    }

    /// Sets an attribute for the whole attributed text.
    func overrideAttribute(_ key: NSAttributedString.Key, with value: Any) {
        editAttributedText {
            $0.addAttribute(key, value: value, range: NSRange(location: 0, length: $0.length))
        }
    }

    /// Changes the paragraph styles of the whole attributed text.
    func overrideParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
        editAttributedText { text in
            let range = NSRange(location: 0, length: text.length)
            var changed: [(NSRange, NSParagraphStyle)] = []
            text.enumerateAttribute(.paragraphStyle, in: range) { value, range, _ in
                let style = NSMutableParagraphStyle((value as? NSParagraphStyle)?.values ?? look.paragraph)
                change(style)
                changed.append((range, style))
            }
            for (range, style) in changed { text.addAttribute(.paragraphStyle, value: style, range: range) }
        }
    }

    /// Changes fonts to their size at the text size of the label's traits.
    func adjustFonts() {
        let traits = traitCollection
        let font = look.font.adjusted(for: traits)
        var changes = font != look.font
        look.font = font
        if case .attributed(let text) = content {
            var fonts: [(NSRange, UIFont)] = []
            text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
                guard let font = value as? UIFont else { return }
                let adjusted = font.adjusted(for: traits)
                if adjusted != font { fonts.append((range, adjusted)) }
            }
            changes = changes || !fonts.isEmpty
            editAttributedText { text in
                for (range, font) in fonts { text.addAttribute(.font, value: font, range: range) }
            }
        }
        if changes { sizeMayChange() }
    }

    private func editAttributedText(_ edit: (NSMutableAttributedString) -> Void) {
        measuredText = nil
        guard case .attributed(let text) = content else { return }
        let copy = NSMutableAttributedString(attributedString: text)
        edit(copy)
        content = .attributed(copy)
    }

    /// Updates the label after a change that may give the text another size.
    func sizeMayChange() {
        measuredText = nil
        setNeedsCommit()
        invalidateIntrinsicContentSize()
    }

    /// Updates the label after a change that does not affect the text's size.
    func lookChanged() {
        measuredText = nil
        setNeedsCommit()
    }

    /// Returns true if constraints have measured the text, and the new text has the same size in all widths
    /// that they asked for. It is false for attributed text, whose baselines may have moved nevertheless.
    private var isOfKnownSize: Bool {
        guard !content.isAttributed, !knownSizes.isEmpty, knownSizes.isComplete else { return false }
        let known = knownSizes.entries
        knownSizes.removeAll()
        return known.allSatisfy { contentSize(in: $0.width) == $0.size }
    }
}

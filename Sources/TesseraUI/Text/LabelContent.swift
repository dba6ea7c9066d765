import Foundation
import TesseraGraphics

/// The text of a label as it was given.
enum LabelContent {
    /// No text.
    case none
    /// Text in the label's own look.
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

    /// The text with attributes: plain text has those of the label.
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

/// How a label shows text that says nothing of its own.
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
    /// Takes new text. What it was measured for and has the same size in asks nobody for layout.
    func setContent(_ new: LabelContent) {
        if case .plain(let text) = new, case .plain(let old) = content, text.utf8.elementsEqual(old.utf8) {
            return
        }
        content = new
        measuredText = nil
        setNeedsCommit()
        if isOfKnownSize { return }
        invalidateIntrinsicContentSize()
    }

    func setAttributedText(_ text: NSAttributedString?) {
        // What an app changes in its own string later is not meant for the label.
        let text = text.map { NSAttributedString(attributedString: $0) }
        if let text, text.length > 0 {
            let first = text.attributes(at: 0, effectiveRange: nil)
            if let font = first[.font] as? UIFont { look.font = font }
            if let color = first[.foregroundColor] as? UIColor { look.textColor = color }
            if let style = first[.paragraphStyle] as? NSParagraphStyle {
                look.textAlignment = style.alignment
                look.lineBreakMode = style.lineBreakMode
            }
        }
        setContent(text.map(LabelContent.attributed) ?? .none)
    }

    /// Sets an attribute of all attributed text.
    func overrideAttribute(_ key: NSAttributedString.Key, with value: Any) {
        editAttributedText {
            $0.addAttribute(key, value: value, range: NSRange(location: 0, length: $0.length))
        }
    }

    /// Changes the paragraph styles of all attributed text.
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

    private func editAttributedText(_ edit: (NSMutableAttributedString) -> Void) {
        measuredText = nil
        guard case .attributed(let text) = content else { return }
        let copy = NSMutableAttributedString(attributedString: text)
        edit(copy)
        content = .attributed(copy)
    }

    /// The text takes another size.
    func sizeMayChange() {
        measuredText = nil
        setNeedsCommit()
        invalidateIntrinsicContentSize()
    }

    /// The text looks different in the same size.
    func lookChanged() {
        measuredText = nil
        setNeedsCommit()
    }

    /// Returns true if constraints know the text's size in some widths and the text still has it in all of them.
    private var isOfKnownSize: Bool {
        guard !knownSizes.isEmpty else { return false }
        let known = knownSizes
        knownSizes.removeAll()
        return known.allSatisfy { contentSize(in: $0.width) == $0.size }
    }
}

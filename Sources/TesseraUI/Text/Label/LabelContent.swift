import Foundation
import TesseraBasics
import TesseraGraphics

/// The text of a label in the form in which the app set it.
enum LabelContent {
    /// No text.
    case none
    /// Text with the label's own font and colour.
    case plain(String)
    /// Text with attributes.
    case attributed(AttributedRuns)

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
                    .paragraphStyle: label.look.paragraphStyle,
                ])
        case .attributed(let text): text.attributedString
        }
    }
}

/// The attributes of a label's text where the text has none of its own.
struct LabelLook {
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var textColor = UIColor.label
    var textAlignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail

    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

    var paragraph: TextParagraphStyle {
        var style = TextParagraphStyle(alignment: textAlignment, lineBreakMode: lineBreakMode)
        style.lineBreakStrategy = lineBreakStrategy.rawValue
        return style
    }

    /// The style of paragraphs that have none of their own.
    var paragraphStyle: NSParagraphStyle {
        let style = NSParagraphStyle(paragraph)
        style.hasModeOfLabel = true
        return style
    }
}

extension UILabel {
    /// Sets the text. It does not ask for layout if the new text has the same size as the old one in all
    /// widths for which constraints have measured that.
    func setContent(_ new: LabelContent) {
        if case .plain(let text) = new, case .plain(let old) = content, text.hasSameBytes(as: old) {
            return
        }
        let wasAttributed = content.isAttributed
        content = new
        measuredText = nil
        RowNames.textChanged(in: self)
        guard !DrawnView.isDrawn(self) else { return }
        fittedSizes.removeAll()
        requestText()
        if !wasAttributed, isOfKnownSize { return }
        invalidateIntrinsicContentSize()
    }

    /// Sets an attributed text, and takes the label's look from its first character. Missing attributes are
    /// filled in from the label's look.
    func setAttributedText(_ text: AttributedRuns?) {
        guard let text else { return setContent(.none) }
        let own = completed(text)
        if let first = own.runs.first?.attributes {
            if let font = first[.font] as? UIFont { look.font = font }
            if let color = first[.foregroundColor] as? UIColor { look.textColor = color }
            if let style = first[.paragraphStyle] as? NSParagraphStyle {
                look.textAlignment = style.alignment
                look.lineBreakMode = style.lineBreakMode
                look.lineBreakStrategy = style.lineBreakStrategy
            }
        }
        setContent(.attributed(own))
        if adjustsFontForContentSizeCategory { adjustFonts() }
    }

    /// Returns a copy of `text` with a font, a colour and a paragraph style everywhere. Its values cannot
    /// change.
    private func completed(_ text: AttributedRuns) -> AttributedRuns {
        var own = text
        let paragraph = look.paragraphStyle
        own.changeAttributes { attributes in
            if !(attributes[.font] is UIFont) { attributes[.font] = look.font }
            if !(attributes[.foregroundColor] is UIColor) { attributes[.foregroundColor] = look.textColor }
            let style = attributes[.paragraphStyle] as? NSParagraphStyle
            if style == nil || style is NSMutableParagraphStyle {
                attributes[.paragraphStyle] = style.map(NSParagraphStyle.init(copying:)) ?? paragraph
            }
            if let shadow = attributes[.shadow] as? NSShadow { attributes[.shadow] = shadow.copy() }
        }
        return own
    }

    /// Sets an attribute for the whole attributed text.
    func overrideAttribute(_ key: NSAttributedString.Key, with value: Any) {
        changeAttributes { $0[key] = value }
    }

    /// Changes the paragraph styles of the whole attributed text.
    func overrideParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
        changeAttributes { attributes in
            let present = attributes[.paragraphStyle] as? NSParagraphStyle
            let style = NSMutableParagraphStyle(copying: present ?? look.paragraphStyle)
            change(style)
            attributes[.paragraphStyle] = NSParagraphStyle(copying: style)
        }
    }

    /// Changes fonts to their size at the text size of the label's traits.
    func adjustFonts() {
        let traits = traitCollection
        let font = look.font.adjusted(for: traits)
        var changes = font != look.font
        look.font = font
        changeAttributes { attributes in
            guard let font = attributes[.font] as? UIFont else { return }
            let adjusted = font.adjusted(for: traits)
            changes = changes || adjusted != font
            attributes[.font] = adjusted
        }
        if changes { sizeMayChange() }
    }

    /// Changes the attributes of each run of an attributed text.
    private func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        measuredText = nil
        guard case .attributed(var text) = content else { return }
        text.changeAttributes(change)
        content = .attributed(text)
    }

    /// Updates the label after a change that may give the text another size.
    func sizeMayChange() {
        measuredText = nil
        guard !DrawnView.isDrawn(self) else { return }
        requestText()
        invalidateIntrinsicContentSize()
    }

    /// Updates the label after a change that does not affect the text's size.
    func lookChanged() {
        measuredText = nil
        requestText()
    }

    /// Requests that the label is drawn. A subclass may draw the text itself. A subclass that changes the label while it draws,
    /// for example to draw the text in two colours, does not cause another drawing.
    private func requestText() {
        if DrawnView.isDrawn(self) { return }
        if isOfPlainClass { setNeedsCommit() } else { requestDrawing(.infinite) }
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

import Foundation
import TesseraDisplay
import TesseraGraphics

/// A text view or a text field, whose text may have parts with attributes of their own. The parts keep them while the user edits
/// the text.
@MainActor
protocol RichTextOwner: TextInputOwner, UIContentSizeCategoryAdjusting {
    /// The text with its attributes if there is no ``storage``, or nil if ``usualAttributes`` apply everywhere.
    var ownAttributed: NSMutableAttributedString? { get set }
    /// The app's text storage, or nil if there is none.
    var storage: NSTextStorage? { get }
    /// The attributes that the app has set for what is typed next, or nil if the text decides them.
    var ownTypingAttributes: [NSAttributedString.Key: Any]? { get set }
    /// True if the display draws the parts of the text in their looks while the text is edited.
    var isRich: Bool { get set }
    /// What the user can undo, or nil before there is something.
    var history: RichTextHistory? { get set }
    /// True if the user can edit the text.
    var isTextEditable: Bool { get }
    /// True if the app lets the user change attributes.
    var allowsEditingTextAttributes: Bool { get }
    /// True if what is pasted keeps its attributes.
    var pastesAttributes: Bool { get }
    /// The font of text that has none of its own.
    var usualFont: UIFont { get }
    /// The colour of text that has none of its own.
    var usualColor: UIColor { get }
    /// The attributes of text that has none of its own.
    var usualAttributes: [NSAttributedString.Key: Any] { get }
    /// True if the lines of the app take the place of those that the display would break.
    var flowsAroundExclusions: Bool { get }
    /// The text in the form in which it is measured, with the attributes of its parts.
    var measuredText: AttributedText { get }
    /// Updates the view after a change of the text or its attributes.
    func contentChanged()
    /// Sets the attributes of what is typed next.
    func setTypingAttributes(_ attributes: [NSAttributedString.Key: Any])
    /// Takes the font, the colour and the alignment of the view from the attributes of a first character.
    func take(_ attributes: [NSAttributedString.Key: Any])
    /// Replaces the whole text of the storage, if there is one.
    func replaceStorage(by text: NSAttributedString)
    /// Changes fonts to their size at the text size of the view's traits.
    func adjustFonts()
}

extension RichTextOwner {
    /// The text with its attributes, or nil if the view's own attributes apply everywhere. If there is a text storage, it is
    /// that.
    var attributed: NSMutableAttributedString? { storage ?? ownAttributed }

    /// Updates the view, its menu and the keys after a change of ``allowsEditingTextAttributes``.
    func editingOfAttributesChanged() {
        contentChanged()
        TextMenus.build(for: input)
        UIApplication.shared.keyCommandsChanged()
    }

    var storage: NSTextStorage? { nil }
    var flowsAroundExclusions: Bool { false }
    var pastesAttributes: Bool { true }
    func replaceStorage(by text: NSAttributedString) {}

    /// The style in which the browser draws the text during editing if it has a single look: that of the first character.
    var editedLook: EditedLook {
        if let attributed, attributed.length > 0 {
            return look(of: attributed.attributes(at: 0, effectiveRange: nil))
        }
        return look(of: ownTypingAttributes ?? usualAttributes)
    }

    /// Returns the style of text with some attributes.
    func look(of values: [NSAttributedString.Key: Any]) -> EditedLook {
        let defaults = TextAttributes(font: usualFont, color: usualColor)
        let look = TextAttributes(values, defaults: defaults)
        return (
            look.font, look.foregroundColor, look.kern,
            (values[.paragraphStyle] as? NSParagraphStyle)?.values ?? TextParagraphStyle()
        )
    }

    /// Returns the height of lines of edited text, in points.
    func lineHeight(_ font: UIFont, _ paragraph: TextParagraphStyle) -> CGFloat {
        var height = font.lineHeight
        if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
        height = max(height, paragraph.minimumLineHeight)
        if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
        return height + max(paragraph.lineSpacing, 0)
    }
}

/// A style in which a browser can draw a whole text.
typealias EditedLook = (font: UIFont, color: UIColor, kern: CGFloat, paragraph: TextParagraphStyle)

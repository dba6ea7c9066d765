import Foundation

/// A formatter of a text.
/// See Apple's [UISimpleTextPrintFormatter](https://developer.apple.com/documentation/uikit/uisimpletextprintformatter).
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text, or nil if the formatter has an ``attributedText``.
    open var text: String? {
        didSet {
            if text != nil { attributedText = nil }
            setNeedsPages()
        }
    }
    /// The text with attributes, or nil if the formatter has a ``text``.
    open var attributedText: NSAttributedString? {
        didSet {
            if attributedText != nil { text = nil }
            setNeedsPages()
        }
    }
    /// The font of the ``text``, or nil for the system font of 12 points.
    open var font: UIFont? { didSet { setNeedsPages() } }
    /// The colour of the ``text``, or nil for black.
    open var color: UIColor? { didSet { setNeedsPages() } }
    /// The alignment of the ``text``.
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsPages() } }

    /// Creates a formatter without a text.
    public override init() { super.init() }

    /// Creates a formatter of a text.
    public init(text: String) {
        self.text = text
        super.init()
    }

    /// Creates a formatter of a text with attributes.
    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }

    override func takeValues(of other: UIPrintFormatter) {
        super.takeValues(of: other)
        guard let other = other as? UISimpleTextPrintFormatter else { return }
        (text, font, color, textAlignment) = (other.text, other.font, other.color, other.textAlignment)
        if let attributedText = other.attributedText { self.attributedText = attributedText }
    }

    override var printedText: NSAttributedString? {
        if let attributedText { return attributedText }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: text ?? "",
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black,
                .paragraphStyle: style,
            ])
    }
}

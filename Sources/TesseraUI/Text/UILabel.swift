import Foundation
import TesseraDisplay
import TesseraGraphics

/// Shows text.
/// See Apple's [UILabel](https://developer.apple.com/documentation/uikit/uilabel).
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    /// Creates a label that touches pass through.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a label as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    // MARK: Text

    /// The text. Text that is set here has the label's own font and colour everywhere.
    open var text: String? {
        get { content.string }
        set { setContent(newValue.map(LabelContent.plain) ?? .none) }
    }
    /// The text with its attributes; what these leave open is as the label's other properties say.
    ///
    /// Setting it sets ``font``, ``textColor``, ``textAlignment`` and ``lineBreakMode`` to the attributes of the first
    /// character, as far as it has them. Setting one of these later sets it for the whole text.
    open var attributedText: NSAttributedString? {
        get { content.attributed(by: self) }
        set {
            setAttributedText(newValue)
            if adjustsFontForContentSizeCategory { adjustFonts() }
        }
    }
    /// The font; the system font of 17 points at first.
    open var font: UIFont! {
        get { look.font }
        set {
            noteAppearance(\UILabel.font, newValue)
            let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            guard font != look.font || content.isAttributed else { return }
            look.font = font
            overrideAttribute(.font, with: font)
            sizeMayChange()
            if adjustsFontForContentSizeCategory { adjustFonts() }
        }
    }
    /// The colour of the text.
    open var textColor: UIColor! {
        get { look.textColor }
        set {
            noteAppearance(\UILabel.textColor, newValue)
            look.textColor = newValue ?? .label
            overrideAttribute(.foregroundColor, with: look.textColor)
            lookChanged()
        }
    }
    /// Where lines lie between left and right. Natural: where reading starts in the label's layout direction.
    open var textAlignment: NSTextAlignment {
        get { look.textAlignment }
        set {
            guard newValue != look.textAlignment || content.isAttributed else { return }
            look.textAlignment = newValue
            overrideParagraphStyles { $0.alignment = newValue }
            // Justified lines are as wide as the label.
            sizeMayChange()
        }
    }
    /// What becomes of text that does not fit.
    open var lineBreakMode: NSLineBreakMode {
        get { look.lineBreakMode }
        set {
            guard newValue != look.lineBreakMode || content.isAttributed else { return }
            look.lineBreakMode = newValue
            overrideParagraphStyles { $0.lineBreakMode = newValue }
            sizeMayChange()
        }
    }
    /// Whether the label looks usable.
    open var isEnabled = true { didSet { if isEnabled != oldValue { lookChanged() } } }
    /// Whether the text has ``highlightedTextColor``.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { lookChanged() } } }
    /// The colour of the text while the label is highlighted. Nil: it does not change.
    open var highlightedTextColor: UIColor? { didSet { if isHighlighted { lookChanged() } } }
    /// The colour of a sharp shadow of the letters. Nil: none.
    open var shadowColor: UIColor? { didSet { lookChanged() } }
    /// How far that shadow lies to the right and below, in points.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowColor != nil { lookChanged() } }
    }

    // MARK: Fitting

    /// Whether fonts of text styles, and those that font metrics have scaled, follow the user's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
    }

    /// The most lines that are shown; 0 for as many as there are.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { sizeMayChange() } } }
    /// Whether text that does not fit is drawn smaller, by ``minimumScaleFactor`` at most.
    open var adjustsFontSizeToFitWidth = false { didSet { lookChanged() } }
    /// How small text may become that does not fit, as a part of its size, 0...1. 0: it keeps its size.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet {
            minimumScaleFactor = minimumScaleFactor.isFinite ? min(max(minimumScaleFactor, 0), 1) : 0
            lookChanged()
        }
    }
    /// Where text that was made smaller lies in a label of one line.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { lookChanged() } }
    /// Whether characters come closer together before text is truncated.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { sizeMayChange() } }
    }
    /// The width in points for which a label of several lines says its ``UIView/intrinsicContentSize``. By default 0: under
    /// constraints the label's height follows the width that it comes to have.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The rectangle in which the text lies where the label has `bounds` and at most `numberOfLines` lines, in points.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = textSize(width: bounds.width, lines: numberOfLines, height: bounds.height)
        return CGRect(origin: bounds.origin, size: size)
    }

    /// Draws the text in a rectangle in points of the label. Subclasses override this to call `super` with another
    /// rectangle, such as one with room around the text.
    open func drawText(in rect: CGRect) { textBounds = rect }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
        if let known = fittedSizes.size(in: width) { return known }
        let fitted = measuredSize(in: width)
        fittedSizes.insert(fitted, width: width)
        return fitted
    }

    /// Sizes the label to its text: within the width that it has, or, where it has but one line, in full.
    open override func sizeToFit() {
        let width = numberOfLines == 1 ? 0 : bounds.width
        frame.size = sizeThatFits(CGSize(width: width, height: 0))
    }

    /// The size of the text in one line, or in the lines that it has by itself.
    ///
    /// A label of several lines has ``preferredMaxLayoutWidth`` to wrap in, where it is set. Where it is not, constraints
    /// first see the width of the unwrapped text, and then the height that the text takes in the width that they give it.
    open override var intrinsicContentSize: CGSize { contentSizeForConstraints }

    open override func invalidateIntrinsicContentSize() {
        knownSizes.removeAll()
        fittedSizes.removeAll()
        super.invalidateIntrinsicContentSize()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Sizes are in whole pixels.
        if previousTraitCollection?.displayScale != traitCollection.displayScale {
            invalidateIntrinsicContentSize()
        }
        if adjustsFontForContentSizeCategory { adjustFonts() }
    }

    // MARK: State

    /// The text as it was given.
    var content = LabelContent.none
    /// The attributes of text that says nothing of its own.
    var look = LabelLook()
    /// The text as it is measured; nil after a change.
    var measuredText: AttributedText?
    /// The sizes of the text in the last widths for which constraints asked.
    var knownSizes = KnownSizes()
    /// The sizes of the text in the last widths for which ``sizeThatFits(_:)`` was asked.
    var fittedSizes = KnownSizes()
    /// The width that constraints give the label.
    private var givenWidth = ContentWidth.natural
    /// Where ``drawText(in:)`` last drew; nil before it did.
    var textBounds: CGRect?

    override var contentHeightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
    override var contentWidth: ContentWidth {
        get { givenWidth }
        set { givenWidth = newValue }
    }
    override func baselineDistanceFromCenter(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        baselineDistance(isFirst: attribute == .firstBaseline)
    }
    override var baselineLineHeight: CGFloat? { font.lineHeight }
    override var accessibilityRole: AccessibilityContent.Role? { .text }
    override func imageResources(for traits: UITraitCollection) -> [ImageResource] {
        guard content.isAttributed else { return [] }
        return attributedContent.attributes.compactMap { $0.attachment?.image?.shown(for: traits).resource }
    }
    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        describeText(in: &properties, context: context)
    }
}

/// Where text that was made smaller lies.
/// See Apple's [UIBaselineAdjustment](https://developer.apple.com/documentation/uikit/uibaselineadjustment).
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that it would have at its own size.
    case alignBaselines = 0
    /// In the middle of the label.
    case alignCenters = 1
    /// At the top of the room that it would take at its own size.
    case none = 2
}

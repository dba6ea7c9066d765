import Foundation
import TesseraDisplay
import TesseraGraphics

/// A view that displays text.
/// See Apple's [UILabel](https://developer.apple.com/documentation/uikit/uilabel).
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    override var drawsOpaquely: Bool { false }

    /// Creates a label that does not react to touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a label from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        if let nib = coder.nib { takeLabel(nib) }
    }

    // MARK: Text

    /// The text. Text that is set here has the label's font and colour everywhere.
    open var text: String? {
        get { content.string }
        set { setContent(newValue.map(LabelContent.plain) ?? .none) }
    }
    /// The text with its attributes. The label's other properties replace missing attributes.
    ///
    /// Each access creates a new attributed string. Setting it sets ``font``, ``textColor``, ``textAlignment`` and
    /// ``lineBreakMode`` to those attributes of the first character that it has. Setting one of these properties later changes
    /// the whole text.
    open var attributedText: NSAttributedString? {
        get { content.attributed(by: self) }
        set { setAttributedText(newValue.map { AttributedRuns($0) }) }
    }
    /// The font. The default is the system font of 17 points.
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
    /// The horizontal position of lines. `natural` aligns them with the edge at which reading starts in the
    /// label's layout direction.
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
    /// The rule by which lines break, and by which text that does not fit is cut off.
    open var lineBreakMode: NSLineBreakMode {
        get { look.lineBreakMode }
        set {
            guard newValue != look.lineBreakMode || content.isAttributed else { return }
            look.lineBreakMode = newValue
            overrideParagraphStyles {
                $0.lineBreakMode = newValue
                $0.hasModeOfLabel = true
            }
            sizeMayChange()
        }
    }
    /// The preferences for places at which lines break. The default is
    /// ``NSParagraphStyle/LineBreakStrategy-swift.struct/standard``, with which Korean words stay whole.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { look.lineBreakStrategy }
        set {
            guard newValue != look.lineBreakStrategy || content.isAttributed else { return }
            look.lineBreakStrategy = newValue
            overrideParagraphStyles { $0.lineBreakStrategy = newValue }
            sizeMayChange()
        }
    }
    /// A Boolean value that tells whether the label looks enabled.
    open var isEnabled = true { didSet { if isEnabled != oldValue { lookChanged() } } }
    /// A Boolean value that tells whether the text is drawn in ``highlightedTextColor``.
    // Each measurement reads this and the other properties whose accesses are not checked at run time. Their values have no
    // references, so that an access that overlaps with a change gets the old value or the new one.
    @exclusivity(unchecked) open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { lookChanged() } }
    }
    /// The colour of the text while the label is highlighted, or nil if it does not change.
    open var highlightedTextColor: UIColor? { didSet { if isHighlighted { lookChanged() } } }
    /// The colour of a sharp shadow of the letters, or nil for no shadow.
    open var shadowColor: UIColor? { didSet { lookChanged() } }
    /// The offset of the shadow to the right and below, in points.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowColor != nil { lookChanged() } }
    }

    // MARK: Fitting

    /// A Boolean value that tells whether fonts of text styles, and fonts that ``UIFontMetrics`` has scaled,
    /// change with the user's text size.
    @exclusivity(unchecked) open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
    }

    /// The maximum number of lines, or 0 for no limit.
    @exclusivity(unchecked) open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { sizeMayChange() } }
    }
    /// A Boolean value that tells whether text that does not fit is made smaller, down to
    /// ``minimumScaleFactor``.
    open var adjustsFontSizeToFitWidth = false { didSet { lookChanged() } }
    /// The smallest scale at which text that does not fit is drawn, 0...1. With 0 it keeps its size.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet {
            minimumScaleFactor = minimumScaleFactor.isFinite ? min(max(minimumScaleFactor, 0), 1) : 0
            lookChanged()
        }
    }
    /// The vertical position of text that was made smaller, in a label of one line.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { lookChanged() } }
    /// A Boolean value that tells whether characters move closer together before text is truncated.
    @exclusivity(unchecked) open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { sizeMayChange() } }
    }
    /// The width in points at which a label of several lines wraps for its ``UIView/intrinsicContentSize``.
    /// With 0, the default, constraints give the label the height that its text needs in the label's width.
    ///
    /// While it is not set, a label of several lines whose width constraints have determined returns that width, so that a
    /// subclass with an ``UIView/intrinsicContentSize`` of its own can wrap its text there.
    open var preferredMaxLayoutWidth: CGFloat {
        get {
            guard fixedMaxLayoutWidth == 0, numberOfLines != 1, !Self.isAskedForWidth else {
                return fixedMaxLayoutWidth
            }
            switch givenWidth {
            case .natural: return 0
            case .wrapping(let width), .determined(let width): return width
            }
        }
        set {
            guard newValue != fixedMaxLayoutWidth else { return }
            fixedMaxLayoutWidth = newValue
            invalidateIntrinsicContentSize()
        }
    }
    /// The width that the app has set as ``preferredMaxLayoutWidth``, or 0.
    @exclusivity(unchecked) final var fixedMaxLayoutWidth: CGFloat = 0

    /// The width at which the label wraps, whatever constraints say: the one that the app has set, or that a subclass returns as
    /// ``preferredMaxLayoutWidth``. It is 0 if there is none.
    final var ownMaxLayoutWidth: CGFloat {
        guard !isOfPlainClass, MethodOverrides.ofMaxLayoutWidth.areIn(self) else {
            return fixedMaxLayoutWidth
        }
        let wasAsked = Self.isAskedForWidth
        Self.isAskedForWidth = true
        defer { Self.isAskedForWidth = wasAsked }
        return max(preferredMaxLayoutWidth, 0)
    }
    /// True while a subclass is asked for its ``preferredMaxLayoutWidth``. Then `super` returns the width that the app has set,
    /// and not one that constraints have determined.
    private static var isAskedForWidth = false

    /// Returns the rectangle that the text takes in `bounds` with at most `numberOfLines` lines, in points.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        textRect(in: bounds, lines: numberOfLines)
    }

    /// Draws the text in a rectangle, in the label's coordinates. Subclasses override this to call `super`
    /// with another rectangle, such as one with space around the text.
    ///
    /// The display draws the text for which `super` is called once, in that rectangle and with the label's look at that time.
    /// What an override draws itself in the current graphics context is a picture behind that text. The letters are part of the
    /// picture, in the order of drawing, if an override calls `super` several times, or with a context that changes them: one
    /// that draws the edges of letters, casts a shadow, is transparent, turned or has another clip. The text can be selected in
    /// any case.
    ///
    /// ```swift
    /// override func drawText(in rect: CGRect) {
    ///     guard let context = UIGraphicsGetCurrentContext() else { return }
    ///     let color = textColor
    ///     context.setLineWidth(4)
    ///     context.setLineJoin(.round)
    ///     context.setTextDrawingMode(.stroke)
    ///     textColor = .black
    ///     super.drawText(in: rect)
    ///     context.setTextDrawingMode(.fill)
    ///     textColor = color
    ///     super.drawText(in: rect)
    /// }
    /// ```
    open func drawText(in rect: CGRect) {
        if DrawnView.isCurrentContext(of: self) { takeText(in: rect) } else { drawLetters(in: rect) }
    }

    /// Draws the label's text by a call of ``drawText(in:)``.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
        if let known = fittedSizes.size(in: width) { return known }
        let fitted = measuredSize(in: width)
        fittedSizes.insert(fitted, width: width)
        return fitted
    }

    /// Gives the label the size of its text: wrapped in the label's width, or unwrapped in a label of one
    /// line.
    open override func sizeToFit() {
        let width = numberOfLines == 1 ? 0 : bounds.width
        frame.size = sizeThatFits(CGSize(width: width, height: 0))
    }

    /// The size of the unwrapped text, in points.
    ///
    /// A label of several lines wraps at ``preferredMaxLayoutWidth`` if it is set. Otherwise constraints
    /// first use the width of the unwrapped text, and then the height that the text has in the width that
    /// they determine.
    open override var intrinsicContentSize: CGSize { contentSizeForConstraints }

    open override func invalidateIntrinsicContentSize() {
        knownSizes.removeAll()
        fittedSizes.removeAll()
        super.invalidateIntrinsicContentSize()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Sizes are rounded to whole pixels, which depend on the scale.
        if previousTraitCollection?.displayScale != traitCollection.displayScale {
            invalidateIntrinsicContentSize()
        }
        if adjustsFontForContentSizeCategory { adjustFonts() }
    }

    // MARK: State

    /// The text in the form in which the app set it.
    var content = LabelContent.none
    /// The attributes of text that has none of its own.
    var look = LabelLook()
    /// The text in the form in which it is measured, or nil after a change.
    var measuredText: AttributedText?
    // Only the label changes these sizes, and no change calls other code.

    /// The sizes of the text in the last widths that constraints have asked for.
    @exclusivity(unchecked) final var knownSizes = KnownSizes()
    /// The sizes of the text in the last widths that ``sizeThatFits(_:)`` was called with.
    @exclusivity(unchecked) final var fittedSizes = KnownSizes()
    /// The width that constraints have determined for the label.
    private var givenWidth = ContentWidth.natural
    /// How a subclass of the app draws the text, or nil if it has not done so.
    final var ownDrawing: LabelDrawing?

    override var contentHeightDependsOnWidth: Bool { numberOfLines != 1 && ownMaxLayoutWidth <= 0 }
    override var contentWidth: ContentWidth {
        get { givenWidth }
        set { givenWidth = newValue }
    }
    override func baselineDistanceFromCenter(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        baselineDistance(isFirst: attribute == .firstBaseline)
    }
    override var baselineLineHeight: CGFloat? { font.lineHeight }
    override var accessibilityRole: AccessibilityContent.Role? { .text }
    override var isWithoutText: Bool { text?.isEmpty ?? true }
    override func imageResources(for traits: UITraitCollection) -> [ImageFile] {
        guard content.isAttributed else { return [] }
        return pictures.compactMap { $0.resolved(for: traits).resource }
    }
    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        describeText(in: &properties, context: context)
    }
}

/// The vertical position of text that was made smaller.
/// See Apple's [UIBaselineAdjustment](https://developer.apple.com/documentation/uikit/uibaselineadjustment).
public enum UIBaselineAdjustment: Int, Sendable {
    /// The text lies on the baseline that it would have at its own size.
    case alignBaselines = 0
    /// The text lies in the middle of the label.
    case alignCenters = 1
    /// The text lies at the top of the area that it would take at its own size.
    case none = 2
}

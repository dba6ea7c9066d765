import Foundation
import TesseraDisplay
import TesseraGraphics

/// Shows text.
/// See Apple's [UILabel](https://developer.apple.com/documentation/uikit/uilabel).
@preconcurrency @MainActor
open class UILabel: UIView {
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

    /// The text.
    open var text: String? { didSet { if text != oldValue { contentDidChange() } } }
    /// The font; the system font of 17 points at first.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
            if font != oldValue { contentDidChange() }
        }
    }
    /// The colour of the text.
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            setNeedsCommit()
        }
    }
    /// How lines lie between left and right.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { setNeedsCommit() } }
    }
    /// What becomes of text that does not fit.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { if lineBreakMode != oldValue { contentDidChange() } }
    }
    /// The most lines that are shown; 0 for as many as there are.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
    /// The width in points for which a label of several lines says its ``UIView/intrinsicContentSize``. By default 0: under
    /// constraints the label's height follows the width that it comes to have.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Whether the label looks usable.
    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsCommit() } } }

    /// The rectangle in which the text lies where the label has `bounds` and at most `numberOfLines` lines, in points.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = layout(width: bounds.width, lines: numberOfLines, height: bounds.height).size
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: ceilToPixel(size.width), height: ceilToPixel(size.height))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
        let fitting = layout(width: width, lines: numberOfLines, height: .greatestFiniteMagnitude).size
        return CGSize(width: ceilToPixel(fitting.width), height: ceilToPixel(fitting.height))
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
    open override var intrinsicContentSize: CGSize {
        if contentHeightFollowsWidth, case .determined(let width) = contentWidth {
            return contentSize(in: width)
        }
        let natural = contentSize(in: .greatestFiniteMagnitude)
        guard numberOfLines != 1 else { return natural }
        if preferredMaxLayoutWidth > 0, preferredMaxLayoutWidth < natural.width {
            return contentSize(in: preferredMaxLayoutWidth)
        }
        guard case .wrapping(let width) = contentWidth, width < natural.width else { return natural }
        return CGSize(width: natural.width, height: contentSize(in: width).height)
    }

    /// The size of the text in a width, as ``textRect(forBounds:limitedToNumberOfLines:)`` says it, which subclasses override
    /// that draw their text with room around it.
    ///
    /// The sizes in the last widths are kept: text that was measured at a width is not measured again at it.
    private func contentSize(in width: CGFloat) -> CGSize {
        if let known = knownSizes.first(where: { $0.width == width }) { return known.size }
        let size = measuredSize(in: width)
        if knownSizes.count == 3 { knownSizes.removeFirst() }
        knownSizes.append((width, size))
        return size
    }

    private var knownSizes: [(width: CGFloat, size: CGSize)] = []

    private func measuredSize(in width: CGFloat) -> CGSize {
        textRect(
            forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: numberOfLines
        ).size
    }

    override var contentHeightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
    override var contentWidth: ContentWidth {
        get { givenWidth }
        set { givenWidth = newValue }
    }
    private var givenWidth = ContentWidth.natural

    override func baselineDistanceFromCenter(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        let height = intrinsicContentSize.height
        return attribute == .firstBaseline ? font.ascender - height / 2 : font.descender + height / 2
    }

    /// The text takes another size, or looks different in the same size.
    private func contentDidChange() {
        setNeedsCommit()
        invalidateIntrinsicContentSize()
    }

    open override func invalidateIntrinsicContentSize() {
        knownSizes.removeAll()
        super.invalidateIntrinsicContentSize()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Sizes are in whole pixels.
        if previousTraitCollection?.displayScale != traitCollection.displayScale {
            invalidateIntrinsicContentSize()
        }
    }

    private func layout(width: CGFloat, lines: Int, height: CGFloat) -> TextLayout {
        // As many lines as the height holds, but one in any case.
        let lineHeight = max(font.lineHeight, 1)
        let room = height < 1e9 ? max(Int(((height + 0.5) / lineHeight).rounded(.down)), 1) : 0
        let count = lines == 0 ? room : (room == 0 ? lines : min(lines, room))
        return TextLayout.layout(
            text ?? "", font: font.descriptor, maximumWidth: width, maximumLines: count,
            lineBreakMode: lineBreakMode, alignment: textAlignment)
    }

    private func ceilToPixel(_ value: CGFloat) -> CGFloat {
        let scale = traitCollection.displayScale
        return (value * scale - 0.001).rounded(.up) / scale
    }

    override var accessibilityRole: AccessibilityContent.Role? { .text }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        guard let text, !text.isEmpty, bounds.width > 0 else { return }
        let layout = layout(width: bounds.width, lines: numberOfLines, height: bounds.height)
        // Text is centred in a label that is higher than it needs.
        let top =
            ((bounds.height - layout.size.height) / 2 * context.traits.displayScale).rounded()
            / context.traits.displayScale
        let color = isEnabled ? textColor ?? .label : .tertiaryLabel
        properties.text = TextContent(
            lines: layout.lines.map {
                TextContent.Line(text: $0.text, x: $0.x, y: $0.y + top, width: $0.width)
            },
            lineHeight: (Double(font.lineHeight) * 1000).rounded() / 1000, size: font.pointSize,
            weight: font.descriptor.weight.rawValue, isItalic: font.descriptor.isItalic ? true : nil,
            color: color.displayColor(for: context.traits))
    }
}

import Foundation
import TesseraDisplay
import TesseraGraphics

/// A view that displays an image.
/// See Apple's [UIImageView](https://developer.apple.com/documentation/uikit/uiimageview).
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// Creates an image view that ignores touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates an image view with the size of an image.
    public convenience init(image: UIImage?) {
        self.init(image: image, highlightedImage: nil)
    }

    /// Creates an image view with the size of an image, and with another image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Creates an image view as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The image, or nil.
    open var image: UIImage? {
        didSet { if image !== oldValue { resolvedImageChanged() } }
    }

    /// The image that is displayed while the view is highlighted, or nil for ``image``.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { resolvedImageChanged() } }
    }

    /// A Boolean value that tells whether ``highlightedImage`` is displayed.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { resolvedImageChanged() } }
    }

    /// The look of a symbol for properties that the symbol's own configuration does not specify.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { resolvedImageChanged() } }
    }

    /// The measures of the image that constraints used last.
    private var knownMeasures: Measures?

    open override func sizeThatFits(_ size: CGSize) -> CGSize { resolvedImage?.size ?? .zero }

    open override var intrinsicContentSize: CGSize {
        knownMeasures = measures
        return knownMeasures?.size
            ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        resolvedImage?.changes.alignmentRectInsets ?? .zero
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Another variant, or a symbol with the size of a text style, may have another size.
        if measures != knownMeasures { invalidateIntrinsicContentSize() }
    }

    override func baselineDistanceFromCenter(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        guard let resolvedImage, let offset = resolvedImage.baselineOffset else { return nil }
        return resolvedImage.size.height / 2 - offset
    }

    override func imageResources(for traits: UITraitCollection) -> [ImageResource] {
        resolvedImage(for: traits)?.resource.map { [$0] } ?? []
    }

    override func describeMask(in mask: inout ViewMask, traits: UITraitCollection) {
        guard image != nil else { return super.describeMask(in: &mask, traits: traits) }
        var properties = NodeProperties()
        describeContent(in: &properties, context: CommitContext(traits: traits))
        mask.image = properties.image
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        properties.image = resolvedImage(for: context.traits)?
            .content(mode: ImageContent.ContentMode(contentMode), tint: tintColor, traits: context.traits)
    }
}

extension UIImageView {
    /// Returns the image as it is displayed with traits, or nil if there is none.
    func resolvedImage(for traits: UITraitCollection) -> ResolvedImage? {
        ((isHighlighted ? highlightedImage : nil) ?? image)?
            .resolved(
                for: traits, preferring: preferredSymbolConfiguration,
                isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private var resolvedImage: ResolvedImage? { resolvedImage(for: traitCollection) }

    /// The properties of the image on which constraints depend.
    private struct Measures: Equatable {
        var size: CGSize
        var alignmentRectInsets: UIEdgeInsets?
        var baselineOffset: CGFloat?
    }

    private var measures: Measures? {
        resolvedImage.map {
            Measures(
                size: $0.size, alignmentRectInsets: $0.changes.alignmentRectInsets,
                baselineOffset: $0.baselineOffset)
        }
    }

    private func resolvedImageChanged() {
        setNeedsCommit()
        if measures != knownMeasures { invalidateIntrinsicContentSize() }
    }
}

extension ImageContent.ContentMode {
    init(_ mode: UIView.ContentMode) {
        self =
            switch mode {
            case .scaleToFill, .redraw: .scaleToFill
            case .scaleAspectFit: .scaleAspectFit
            case .scaleAspectFill: .scaleAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
    }
}

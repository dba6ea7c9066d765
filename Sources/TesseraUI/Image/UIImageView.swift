import Foundation
import TesseraDisplay
import TesseraGraphics

/// A view that displays an image.
/// See Apple's [UIImageView](https://developer.apple.com/documentation/uikit/uiimageview).
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
    override var drawsOpaquely: Bool { false }
    override var drawsContents: Bool { false }

    /// Creates an image view that ignores touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates an image view with the size of an image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
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
        let nib = coder.nib
        // Interface Builder writes NO for an image view that ignores touches, and nothing for one that takes them.
        isUserInteractionEnabled = nib.map { $0.bool("userInteractionEnabled") ?? true } ?? false
        if let nib { takeImage(nib) }
    }

    /// The image, or nil.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            if let symbolEffects, image != oldValue { symbolEffects.imageChanged() }
            resolvedImageChanged()
        }
    }

    /// The image that is displayed while the view is highlighted, or nil for ``image``.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { resolvedImageChanged() } }
    }

    /// A Boolean value that tells whether ``highlightedImage`` is displayed.
    // Each measurement reads the value, which contains no references, so a read that overlaps with a change gets the old value or
    // the new one.
    @exclusivity(unchecked) open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { resolvedImageChanged() } }
    }

    /// The look of a symbol for properties that the symbol's own configuration does not specify.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { resolvedImageChanged() } }
    }

    /// A Boolean value that tells whether the image grows with the text at text sizes for accessibility. The default is false.
    ///
    /// The size grows by the same factor as the text style `body`. A symbol has the size of its configuration in any case.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { imageSizeChanged() }
        }
    }

    // MARK: Animation

    /// The images that are displayed one after the other between ``startAnimating()`` and ``stopAnimating()``,
    /// or nil. Setting them ends an animation.
    open var animationImages: [UIImage]? {
        didSet { animation?.imagesChanged(self) }
    }

    /// The images that take the place of ``animationImages`` while the view is highlighted, or nil for the
    /// same. Setting them ends an animation.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { animation?.imagesChanged(self) }
    }

    /// The seconds that all images take together. If it is 0, each image takes a thirtieth of a second.
    open var animationDuration: TimeInterval = 0 {
        didSet { if animationDuration != oldValue { animation?.imagesChanged(self) } }
    }

    /// The number of times that the images are displayed, or 0 for no end.
    open var animationRepeatCount = 0 {
        didSet { if animationRepeatCount != oldValue { animation?.imagesChanged(self) } }
    }

    /// A Boolean value that tells whether ``animationImages`` are displayed.
    open var isAnimating: Bool { animation?.isRunning ?? false }

    /// Starts to display ``animationImages``, from the first. Without images it does nothing.
    ///
    /// The first start decodes the images and makes one picture of them, which the display plays.
    open func startAnimating() {
        let animation = animation ?? ImageViewAnimation()
        self.animation = animation
        animation.start(self)
    }

    /// Displays ``image`` again instead of ``animationImages``.
    open func stopAnimating() { animation?.stop(self) }

    /// The animation, or nil in a view that was never animated.
    private var animation: ImageViewAnimation?

    /// The effects of the symbol, or nil in a view that never had one.
    var symbolEffects: SymbolEffectList?

    /// The measures of the image that constraints used last.
    private var knownMeasures: Measures?

    open override func sizeThatFits(_ size: CGSize) -> CGSize { ownImage?.size ?? .zero }

    open override var intrinsicContentSize: CGSize {
        knownMeasures = measures
        return knownMeasures?.size
            ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        ownImage?.changes.alignmentRectInsets ?? .zero
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Another variant, or a symbol with the size of a text style, may have another size.
        if measures != knownMeasures { invalidateIntrinsicContentSize() }
    }

    override func baselineDistanceFromCenter(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        guard let ownImage, let offset = ownImage.baselineOffset else { return nil }
        return ownImage.size.height / 2 - offset
    }

    override func imageResources(for traits: UITraitCollection) -> [ImageFile] {
        resolvedImage(for: traits)?.resource.map { [$0] } ?? []
    }

    override func describeMask(in mask: inout ViewMask, traits: UITraitCollection) {
        guard image != nil else { return super.describeMask(in: &mask, traits: traits) }
        var properties = NodeProperties()
        describeContent(in: &properties, context: CommitContext(traits: traits))
        mask.image = properties.image
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        // Contents that the app has given to the layer take the place of the image.
        guard layerState?.contents == nil else { return }
        let resolved = resolvedImage(for: context.traits)
        properties.image = resolved?
            .content(mode: ImageContent.ContentMode(contentMode), tint: tintColor, traits: context.traits)
        if resolved?.symbol != nil, let effects = symbolEffects?.content, !effects.isEmpty {
            properties.image?.effects = effects
        }
    }
}

extension UIImageView {
    /// Returns the image as it is displayed with traits, or nil if there is none. During an animation it is
    /// the picture of all its images.
    func resolvedImage(for traits: UITraitCollection) -> ResolvedImage? {
        let moving = animation?.picture(isHighlighted: isHighlighted)
        return resolved(moving ?? symbolEffects?.leaving ?? presentImage, for: traits)
    }

    private var presentImage: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image }

    /// The image without an animation, which has no part in the size of the view.
    private var ownImage: ResolvedImage? {
        guard let presentImage else { return nil }
        return resolved(presentImage, for: traitCollection)
    }

    private func resolved(_ image: UIImage?, for traits: UITraitCollection) -> ResolvedImage? {
        let resolved = image?.resolved(
            for: traits, preferring: preferredSymbolConfiguration,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        guard adjustsImageSizeForAccessibilityContentSizeCategory,
            traits.preferredContentSizeCategory.isAccessibilityCategory
        else { return resolved }
        return resolved?.grown(with: traits)
    }

    /// The properties of the image on which constraints depend.
    private struct Measures: Equatable {
        var size: CGSize
        var alignmentRectInsets: UIEdgeInsets?
        var baselineOffset: CGFloat?
    }

    private var measures: Measures? {
        ownImage.map {
            Measures(
                size: $0.size, alignmentRectInsets: $0.changes.alignmentRectInsets,
                baselineOffset: $0.baselineOffset)
        }
    }

    private func resolvedImageChanged() {
        layerState?.contents = nil
        imageSizeChanged()
    }

    private func imageSizeChanged() {
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

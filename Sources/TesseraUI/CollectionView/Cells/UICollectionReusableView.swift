import Foundation
import TesseraDisplay

/// A view that a collection view can reuse for other elements.
/// See Apple's
/// [UICollectionReusableView](https://developer.apple.com/documentation/uikit/uicollectionreusableview).
@preconcurrency @MainActor
open class UICollectionReusableView: UIView, StagedView {
    override var drawsOpaquely: Bool { false }

    /// The identifier with which the view was registered, or nil.
    open internal(set) var reuseIdentifier: String?

    /// Creates a view with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        reuseIdentifier = coder.nib?.string("reuseIdentifier")
        super.init(coder: coder)
    }

    /// Prepares the view for another element. Overrides must call super.
    open func prepareForReuse() {}

    /// Called when ``UICollectionView/setCollectionViewLayout(_:animated:completion:)`` is about to replace the layout, and when
    /// ``UICollectionView/startInteractiveTransition(to:completion:)`` begins to do so. Cancelling the latter calls it again with
    /// the layouts exchanged.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called when the layout has been replaced, and the animation, if any, has ended.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Applies special attributes of a layout. Frame, transform, opacity and visibility are already set.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    func takeAttributes(_ attributes: UICollectionViewLayoutAttributes) { apply(attributes) }

    func preferredAttributes(fitting attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        preferredLayoutAttributesFitting(attributes)
    }

    /// Returns the given attributes with the size that the view prefers.
    ///
    /// The collection view calls the method when the view gets an element, when its item is reconfigured,
    /// when the layout was invalidated, and when the view invalidates its intrinsic content size. A layout
    /// with estimated dimensions uses the size along these.
    ///
    /// The default is the size of
    /// ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``: along a
    /// dimension that the layout estimates, it is as small as the content's constraints permit; along any
    /// other dimension, it is exactly the present length. A length that the constraints do not determine does
    /// not change.
    ///
    /// For a view without constraints, the default is the result of `sizeThatFits(_:)` for the present size,
    /// with no limit along a dimension that the layout estimates.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        let layout = collectionView?.collectionViewLayout
        let axes = element.flatMap { layout?.selfSizedAxes(of: $0) }
        if constraintsDecideSize {
            preferred.size = sizeByConstraints(layoutAttributes.size, along: axes)
            return preferred
        }
        var room = layoutAttributes.size
        if axes?.contains(.width) == true { room.width = .greatestFiniteMagnitude }
        if axes?.contains(.height) == true { room.height = .greatestFiniteMagnitude }
        let size = sizeThatFits(room)
        // A view that returns an unlimited length has no preference.
        if axes?.contains(.width) != false, size.width.isLength { preferred.size.width = size.width }
        if axes?.contains(.height) != false, size.height.isLength { preferred.size.height = size.height }
        return preferred
    }

    /// Returns the size that constraints give the view along the axes that the layout estimates, or along
    /// both if `axes` is nil. The size is in whole pixels.
    private func sizeByConstraints(_ present: CGSize, along axes: SelfSizedAxes?) -> CGSize {
        if axes?.isEmpty == true { return present }
        let isWide = axes?.contains(.width) != false
        let isHigh = axes?.contains(.height) != false
        let fitting = systemLayoutSizeFitting(
            CGSize(width: isWide ? 0 : present.width, height: isHigh ? 0 : present.height),
            withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
            verticalFittingPriority: isHigh ? .fittingSizeLevel : .required)
        let scale = max(traitCollection.displayScale, 1)
        func length(_ fitting: CGFloat, _ present: CGFloat, _ isFitted: Bool) -> CGFloat {
            isFitted && fitting > 0 ? (fitting * scale - 0.001).rounded(.up) / scale : present
        }
        return CGSize(
            width: length(fitting.width, present.width, isWide),
            height: length(fitting.height, present.height, isHigh))
    }

    /// True if constraints within the view determine its size.
    var constraintsDecideSize: Bool { hasConstraintsWithin }

    var constraintContainers: [UIView] { [self] }

    /// Invalidates the size of the content. The collection view measures it in its next layout, unless its
    /// ``UICollectionView/selfSizingInvalidation-swift.property`` is disabled.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        guard collectionView?.selfSizingInvalidation != .disabled else { return }
        needsMeasuring = true
        collectionView?.setNeedsLayout()
    }

    /// The view's state in the collection view's stage.
    private(set) lazy var staging = Staging(of: self)

    /// The collection view that contains the view directly or in a section that scrolls on its own, or nil.
    var collectionView: UICollectionView? {
        superview as? UICollectionView ?? (superview as? OrthogonalScrollView)?.superview as? UICollectionView
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        staging.describe(in: &properties)
    }

    override var accessibilityRole: AccessibilityContent.Role? {
        if case .item = element { .listItem } else { nil }
    }
}

extension CGFloat {
    /// True if the number can be a length on a screen, which excludes the values that mean no limit.
    fileprivate var isLength: Bool { isFinite && self >= 0 && self < 1e7 }
}

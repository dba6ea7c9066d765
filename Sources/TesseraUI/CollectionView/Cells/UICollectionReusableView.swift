import Foundation
import TesseraDisplay

/// A view that a collection view uses again for other elements.
/// See Apple's
/// [UICollectionReusableView](https://developer.apple.com/documentation/uikit/uicollectionreusableview).
@preconcurrency @MainActor
open class UICollectionReusableView: UIView, StagedView {
    /// The identifier under which the view was registered.
    open internal(set) var reuseIdentifier: String?

    /// Creates a view with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes the view ready for another element. Overrides must call super.
    open func prepareForReuse() {}

    /// Says that the collection view is about to have another layout, given with
    /// ``UICollectionView/setCollectionViewLayout(_:animated:completion:)``.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Says that the collection view has the other layout, and that the animation has ended where there is one.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Takes what is special in a layout's attributes. Frame, transform, opacity and visibility are set already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    func takeAttributes(_ attributes: UICollectionViewLayoutAttributes) { apply(attributes) }

    func preferredAttributes(fitting attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        preferredLayoutAttributesFitting(attributes)
    }

    /// The attributes that the view would like to have: those that it is given, with the size that its content takes.
    ///
    /// The collection view asks when the view comes to stand for an element, when its item is reconfigured, when the
    /// layout was invalidated and when the view invalidates its intrinsic content size; a layout with estimated dimensions
    /// takes the size along these. By default the answer has the size of
    /// ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``: as small as the
    /// constraints of the content allow along a dimension that the layout estimates, and exactly the present length along
    /// any other. A length that the constraints leave open stays as it is.
    ///
    /// A view without constraints answers with `sizeThatFits(_:)`, which is asked with the present size, a dimension that
    /// the layout estimates being without limit.
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
        // A view that returns the lack of a limit has no wish.
        if axes?.contains(.width) != false, size.width.isLength { preferred.size.width = size.width }
        if axes?.contains(.height) != false, size.height.isLength { preferred.size.height = size.height }
        return preferred
    }

    /// The size that constraints give the view along the axes that the layout estimates, or along both where the layout does
    /// not tell, in whole pixels.
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

    /// Whether constraints within the view say how large it is.
    var constraintsDecideSize: Bool { hasConstraintsWithin }

    /// Says that the content takes another size. The collection view asks for it in its next layout.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        needsMeasuring = true
        collectionView?.setNeedsLayout()
    }

    /// What the collection view's stage knows of the view.
    private(set) lazy var staging = Staging(of: self)

    /// The collection view that the view lies in, or whose section that scrolls on its own it lies in.
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
    /// Whether the number can be a length on a screen: not one of those that stand for no limit.
    fileprivate var isLength: Bool { isFinite && self >= 0 && self < 1e7 }
}

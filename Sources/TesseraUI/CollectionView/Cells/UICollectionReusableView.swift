import Foundation
import TesseraDisplay

/// A view that a collection view uses again for other elements.
/// See Apple's
/// [UICollectionReusableView](https://developer.apple.com/documentation/uikit/uicollectionreusableview).
@MainActor
open class UICollectionReusableView: UIView {
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

    /// Takes what is special in a layout's attributes. Frame, transform, opacity and visibility are set already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The element that the view stands for now.
    var element: CollectionElement? { didSet { if element != oldValue { setNeedsCommit() } } }

    /// Where the view waits to be used again. Nil where it was not dequeued, or is not to be kept.
    var reuseKey: ReuseRegistry.Key?

    /// The attributes that the view has.
    var attributes: UICollectionViewLayoutAttributes? {
        didSet { pinnedPlace = attributes.flatMap(PinnedPlace.init) }
    }

    /// Where the layout has pinned the view. It is set before the view's own place changes, so that an animation starts
    /// where the view is.
    private(set) var pinnedPlace: PinnedPlace? {
        willSet { if newValue != nil, newValue != pinnedPlace { prepareAnimation() } }
        didSet { if pinnedPlace != oldValue { setNeedsCommit() } }
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        if superview is UICollectionView { pinnedPlace?.describe(self, in: &properties) }
        switch element {
        case .item(let indexPath): properties.indexPath = [indexPath.section, indexPath.item]
        case .supplementary(let kind, let indexPath), .decoration(let kind, let indexPath):
            properties.elementKind = kind
            properties.section = indexPath.first
        case nil: break
        }
    }

    override var accessibilityRole: AccessibilityContent.Role? {
        if case .item = element { .listItem } else { nil }
    }
}

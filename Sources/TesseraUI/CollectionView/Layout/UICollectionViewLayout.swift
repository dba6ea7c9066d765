import Foundation

/// Decides where the elements of a collection view lie. Subclasses override what is documented to be overridden.
/// See Apple's [UICollectionViewLayout](https://developer.apple.com/documentation/uikit/uicollectionviewlayout).
@MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout.
    open internal(set) weak var collectionView: UICollectionView?

    /// Creates a layout.
    public override init() {
        super.init()
    }

    /// Whether ``prepare()`` must run before the layout is asked again.
    private(set) var needsPreparation = true

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// Does what must be done once before the layout is asked. Overrides must call super.
    open func prepare() {}

    /// The size of all content in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements whose frames overlap `rect`.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of the cell of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether other bounds of the collection view need another layout. By default they do not.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Says that the layout must be made anew. Overrides must call super.
    open func invalidateLayout() {
        needsPreparation = true
        collectionView?.setNeedsLayout()
    }

    func prepareIfNeeded() {
        guard needsPreparation else { return }
        needsPreparation = false
        prepare()
    }
}

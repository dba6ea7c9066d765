import Foundation

/// A description of the part of a layout that is invalid.
/// See Apple's [UICollectionViewLayoutInvalidationContext](
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext).
///
/// A layout that distinguishes further parts returns a subclass from
/// ``UICollectionViewLayout/invalidationContextClass``. Contexts are created with `init()`.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Creates a context that contains no elements.
    public override init() {
        super.init()
    }

    /// A Boolean value that tells whether the collection view reloads its data or has another layout, so that
    /// the whole layout is invalid.
    open internal(set) var invalidateEverything = false

    /// A Boolean value that tells whether the number of sections or items may have changed.
    open internal(set) var invalidateDataSourceCounts = false

    /// The distance by which the content moves in the next layout pass, in points.
    open var contentOffsetAdjustment = CGPoint.zero

    /// The difference that is added to the collection view's content size before the layout is prepared, in
    /// points. The size that the layout then returns replaces it.
    open var contentSizeAdjustment = CGSize.zero

    /// The invalid items, or nil if there are none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// The invalid supplementary views by kind, or nil if there are none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The invalid decoration views by kind, or nil if there are none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// The previous index paths of the items that the user moves, or nil if no item is moved.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The target index paths of the items that the user moves or has moved, or nil if no item is moved.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The present place of the items that the user moves, as a point of the content.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// True if the context describes a step of an item's movement by the user.
    var isOfMovement: Bool { targetIndexPathsForInteractivelyMovingItems != nil }

    /// The attributes that an element's view prefers, if nothing else has changed, or nil.
    var preferred: UICollectionViewLayoutAttributes?

    /// Adds items to the context.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = Self.union(invalidatedItemIndexPaths, indexPaths)
    }

    /// Adds supplementary views of one kind to the context.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var marked = invalidatedSupplementaryIndexPaths ?? [:]
        marked[elementKind] = Self.union(marked[elementKind], indexPaths)
        invalidatedSupplementaryIndexPaths = marked
    }

    /// Adds decoration views of one kind to the context.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var marked = invalidatedDecorationIndexPaths ?? [:]
        marked[elementKind] = Self.union(marked[elementKind], indexPaths)
        invalidatedDecorationIndexPaths = marked
    }

    private static func union(_ old: [IndexPath]?, _ new: [IndexPath]) -> [IndexPath] {
        var known = Set(old ?? [])
        return (old ?? []) + new.filter { known.insert($0).inserted }
    }
}

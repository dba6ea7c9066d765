import Foundation

/// Says which part of a layout must be made anew.
/// See Apple's [UICollectionViewLayoutInvalidationContext](
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext).
///
/// A layout with parts of its own to tell apart returns a subclass from
/// ``UICollectionViewLayout/invalidationContextClass``. The class is created with `init()`.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Creates a context in which nothing is marked.
    public override init() {
        super.init()
    }

    /// Whether the collection view reloads its data or has another layout: nothing of what the layout knows holds.
    open internal(set) var invalidateEverything = false

    /// Whether sections or items may have come or gone.
    open internal(set) var invalidateDataSourceCounts = false

    /// How far the content moves in the next layout pass, in points.
    open var contentOffsetAdjustment = CGPoint.zero

    /// What the collection view's content size grows by before the layout is prepared, in points. The size that the
    /// layout then reports takes its place.
    open var contentSizeAdjustment = CGSize.zero

    /// The items that are marked; nil where none is.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// The supplementary views that are marked, by kind; nil where none is.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The decoration views that are marked, by kind; nil where none is.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Where the items were that the user moves; nil where none is moved.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where the items are that the user moves, or has moved; nil where none is moved.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where the user has the items that are moved, as a point of the content.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// Whether nothing has changed but where the user has an item on its way.
    var isOfMovement: Bool { targetIndexPathsForInteractivelyMovingItems != nil }

    /// What the views of elements prefer, where that is all that changed.
    var preferred: UICollectionViewLayoutAttributes?

    /// Marks items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = Self.union(invalidatedItemIndexPaths, indexPaths)
    }

    /// Marks supplementary views of one kind.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var marked = invalidatedSupplementaryIndexPaths ?? [:]
        marked[elementKind] = Self.union(marked[elementKind], indexPaths)
        invalidatedSupplementaryIndexPaths = marked
    }

    /// Marks decoration views of one kind.
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

import Foundation

/// A movement of the focus from one item to another.
/// See Apple's [UIFocusUpdateContext](https://developer.apple.com/documentation/uikit/uifocusupdatecontext).
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The item that has the focus before the movement, or nil if none has it.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that has the focus after the movement, or nil if none has it.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The view that has the focus before the movement, or nil if none has it.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that has the focus after the movement, or nil if none has it.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    /// The direction of the movement. It is empty if the app moves the focus, or the focus is lost.
    public let focusHeading: UIFocusHeading

    init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
        super.init()
    }
}

/// A movement of the focus from or to a cell of a collection view.
/// See Apple's [UICollectionViewFocusUpdateContext](
/// https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext).
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the cell that has the focus before the movement, or nil if no cell of the collection view has it.
    public let previouslyFocusedIndexPath: IndexPath?
    /// The index path of the cell that has the focus after the movement, or nil if no cell of the collection view has it.
    public let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in list: any StagedScrollView) {
        previouslyFocusedIndexPath = list.indexPath(around: context.previouslyFocusedView)
        nextFocusedIndexPath = list.indexPath(around: context.nextFocusedView)
        super.init(
            from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
    }
}

/// A movement of the focus from or to a cell of a table view.
/// See Apple's [UITableViewFocusUpdateContext](
/// https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext).
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the cell that has the focus before the movement, or nil if no cell of the table view has it.
    public let previouslyFocusedIndexPath: IndexPath?
    /// The index path of the cell that has the focus after the movement, or nil if no cell of the table view has it.
    public let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in list: any StagedScrollView) {
        previouslyFocusedIndexPath = list.indexPath(around: context.previouslyFocusedView)
        nextFocusedIndexPath = list.indexPath(around: context.nextFocusedView)
        super.init(
            from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
    }
}

import Foundation

/// A scroll view whose elements an ``ElementStage`` owns: a collection view or a table view.
///
/// The stage decides which elements have views and when. The scroll view calls the methods of its own data
/// source to get the views, and those of its own delegate to ask for permission.
@MainActor
protocol StagedScrollView: UIScrollView {
    /// The owner of the elements' views.
    var stage: ElementStage { get }
    /// The layout that places the elements.
    var stageLayout: any StageLayout { get }
    /// The sections that scroll on their own, or nil if the layout has none.
    var orthogonalScrolling: OrthogonalScrolling? { get }

    // MARK: Data

    /// Asks the data source for everything again.
    func reloadData()
    /// Returns the number of items of each section in the data source, or nil if there is no data source.
    func loadItemCounts() -> [Int]?
    /// Returns a view for an element, dequeued and configured. The index path is that of the data source.
    func makeView(for element: StageElement) -> any StagedView
    /// Asks the data source to configure the cell of an item again, and returns the view that the data source
    /// returns. Meanwhile dequeuing returns ``ElementStage/reconfiguredCell(_:at:)``.
    func reconfiguredView(at indexPath: IndexPath) -> (any StagedView)?

    // MARK: Measuring

    /// True if views are measured again when constraints within them have changed.
    var measuresAfterConstraintChanges: Bool { get }

    // MARK: Displaying

    /// Informs the scroll view that an element is about to become visible. The index path of an item is that
    /// of the data source.
    func willDisplay(_ view: any StagedView, for element: StageElement)
    /// Informs the scroll view that an element is no longer visible. The index path of an item is that of the
    /// data source.
    func didEndDisplaying(_ view: any StagedView, for element: StageElement)

    // MARK: Selecting

    /// True if the user and the app can select items now.
    var selectsItems: Bool { get }
    /// True if several items can be selected now.
    var selectsSeveralItems: Bool { get }
    /// True if several items can be selected now or in the other mode, while the list is edited or not.
    var maySelectSeveralItems: Bool { get }
    /// Returns true if an item may be highlighted.
    func shouldHighlight(_ indexPath: IndexPath) -> Bool
    /// Informs the scroll view that an item was highlighted.
    func didHighlight(_ indexPath: IndexPath)
    /// Informs the scroll view that an item is no longer highlighted.
    func didUnhighlight(_ indexPath: IndexPath)
    /// Returns the item to select if the user chose the one at `indexPath`, or nil if none may be selected.
    func itemToSelect(for indexPath: IndexPath) -> IndexPath?
    /// Returns the item to deselect if the user chose the selected one at `indexPath`, or nil if none may be
    /// deselected.
    func itemToDeselect(for indexPath: IndexPath) -> IndexPath?
    /// Informs the scroll view that the user has selected an item.
    func didSelect(_ indexPath: IndexPath)
    /// Informs the scroll view that the user has deselected an item.
    func didDeselect(_ indexPath: IndexPath)
    /// Performs the primary action of an item that the user has tapped, if the delegate allows it.
    func performPrimaryAction(at indexPath: IndexPath)

    /// Returns true if the user may begin to select several items at an item by dragging a finger, and nil if the delegate does
    /// not implement the method that permits it.
    func permitsMultipleSelection(at indexPath: IndexPath) -> Bool?
    /// Informs the scroll view that the user begins to select several items.
    func didBeginMultipleSelection(at indexPath: IndexPath)
    /// Informs the scroll view that the user has selected several items.
    func didEndMultipleSelection()
    /// Returns true if a finger that is dragged over an item selects it.
    func isDragSelectable(_ indexPath: IndexPath) -> Bool

    // MARK: Focus

    /// True if the items are being edited.
    var isEditing: Bool { get }
    /// True if cells can become focused while the items are not being edited.
    var allowsFocus: Bool { get }
    /// True if cells can become focused while the items are being edited.
    var allowsFocusDuringEditing: Bool { get }
    /// True if the item that gets the focus is selected.
    var selectionFollowsFocus: Bool { get }
    /// True if the focus enters the scroll view at the item that had it last.
    var remembersLastFocusedIndexPath: Bool { get }
    /// The item that the delegate prefers when the focus enters the scroll view, or nil.
    var preferredFocusPath: IndexPath? { get }
    /// Returns true if the cell of an item can become focused.
    func canFocusItem(at indexPath: IndexPath) -> Bool
    /// Returns true if an item is selected when it gets the focus, if the selection moves with the focus at all.
    func selectsFocusedItem(at indexPath: IndexPath) -> Bool

    // MARK: Moving

    /// Returns true if the user may move an item.
    func canMoveItem(at indexPath: IndexPath) -> Bool
    /// True if a tap selects an item before its highlight ends, which is the order in collection views.
    var selectsBeforeUnhighlighting: Bool { get }
    /// Moves an item in the data after the user has dropped it.
    func moveItemInData(from source: IndexPath, to target: IndexPath)
    /// Returns the index path that a moving item is to get, given the one that the layout proposes.
    func targetOfMovement(from original: IndexPath, current: IndexPath, proposed: IndexPath) -> IndexPath

    // MARK: Prefetching

    /// True if the data source is to be informed of items before their cells are needed.
    var announcesItems: Bool { get }
    /// Announces items that come near to the data source, the nearest first.
    func prefetchItems(at indexPaths: [IndexPath])
    /// Cancels announcements of items that are far away again.
    func cancelPrefetching(at indexPaths: [IndexPath])
}

extension StagedScrollView {
    var orthogonalScrolling: OrthogonalScrolling? { nil }
}

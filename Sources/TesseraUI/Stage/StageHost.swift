import Foundation

/// A scroll view whose elements an ``ElementStage`` owns: a collection view or a table view.
///
/// The stage decides which elements have views and when; the host asks its own data source for the views, and its own
/// delegate for permission, in the words of its API.
@MainActor
protocol StageHost: UIScrollView {
    /// The owner of the elements' views.
    var stage: ElementStage { get }
    /// The layout that places the elements.
    var stageLayout: any StageLayout { get }
    /// The sections that scroll on their own, or nil if the layout has none.
    var orthogonalScrolling: OrthogonalScrolling? { get }

    // MARK: Data

    /// Asks the data source for everything again.
    func reloadData()
    /// Returns the number of items of each section, as the data source has it, or nil if there is no data source.
    func loadItemCounts() -> [Int]?
    /// Returns a view for an element, dequeued and configured. The index path is that of the data source.
    func makeView(for element: StageElement) -> any StagedView
    /// Asks the data source to configure the cell of an item anew, and returns the view that it answers with. While it does,
    /// dequeuing gives it ``ElementStage/reconfigured``.
    func reconfiguredView(at indexPath: IndexPath) -> (any StagedView)?

    // MARK: Displaying

    /// Called when an element is about to be seen. The index path of an item is that of the data source.
    func willDisplay(_ view: any StagedView, for element: StageElement)
    /// Called when an element is no longer seen. The index path of an item is that of the data source.
    func didEndDisplaying(_ view: any StagedView, for element: StageElement)

    // MARK: Selecting

    /// True if the user and the app can select items now.
    var selectsItems: Bool { get }
    /// True if several items can be selected now.
    var selectsSeveralItems: Bool { get }
    /// Returns whether an item may be highlighted.
    func shouldHighlight(_ indexPath: IndexPath) -> Bool
    /// Called when an item was highlighted.
    func didHighlight(_ indexPath: IndexPath)
    /// Called when an item is highlighted no longer.
    func didUnhighlight(_ indexPath: IndexPath)
    /// Returns the item to select where the user chose the one at `indexPath`, or nil if none may be selected.
    func itemToSelect(for indexPath: IndexPath) -> IndexPath?
    /// Returns the item to deselect where the user chose the selected one at `indexPath`, or nil if none may be deselected.
    func itemToDeselect(for indexPath: IndexPath) -> IndexPath?
    /// Called when the user selected an item.
    func didSelect(_ indexPath: IndexPath)
    /// Called when the user deselected an item.
    func didDeselect(_ indexPath: IndexPath)

    // MARK: Moving

    /// Returns whether the user may move an item.
    func canMoveItem(at indexPath: IndexPath) -> Bool
    /// Moves an item in the data, where the user dropped it.
    func moveItemInData(from source: IndexPath, to target: IndexPath)
    /// Returns where an item that the user moves is to go, given the place that the layout proposes.
    func targetOfMovement(from original: IndexPath, current: IndexPath, proposed: IndexPath) -> IndexPath

    // MARK: Prefetching

    /// True if a data source wants to learn of items before their cells are needed.
    var announcesItems: Bool { get }
    /// Announces items that come near, the nearest first.
    func prefetchItems(at indexPaths: [IndexPath])
    /// Takes back announcements of items that are far again.
    func cancelPrefetching(at indexPaths: [IndexPath])
}

extension StageHost {
    var orthogonalScrolling: OrthogonalScrolling? { nil }
}

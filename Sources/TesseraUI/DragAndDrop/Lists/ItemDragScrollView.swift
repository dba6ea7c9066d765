import Foundation

/// A collection view or table view from which items can be dragged and on which they can be dropped. The
/// requirements correspond to the methods of its delegates.
@MainActor
protocol ItemDragScrollView: StagedScrollView {
    /// The scroll view's state of dragging, which is created on first use.
    var itemDragging: ItemDragging { get }
    /// The scroll view's state of dragging, or nil if it was not needed so far.
    var storedItemDragging: ItemDragging? { get }
    /// True if items can be dragged from the scroll view.
    var startsDrags: Bool { get }
    /// True if items can be dropped on the scroll view.
    var takesDrops: Bool { get }

    /// True if items of the scroll view open when dragged items stay over them.
    var isSpringLoaded: Bool { get }
    /// Returns true if an item may open in that way.
    func shouldSpringLoad(at indexPath: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool

    // MARK: Dragging

    func dragItems(for session: DragSession, at indexPath: IndexPath) -> [UIDragItem]
    func dragItems(addedTo session: DragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
    func dragPreviewParameters(at indexPath: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: DragSession)
    func dragDidEnd(_ session: DragSession)
    func dragAllowsMove(_ session: DragSession) -> Bool
    func dragIsRestricted(_ session: DragSession) -> Bool
    /// Informs a cell about its part in a drag.
    func update(_ view: any StagedView, dragState: UICellConfigurationState.DragState)
    /// Informs a cell about its part in a drop.
    func update(_ view: any StagedView, dropState: UICellConfigurationState.DropState)

    // MARK: Dropping

    func canHandle(_ session: DropSession) -> Bool
    func dropDidEnter(_ session: DropSession)
    func dropDidExit(_ session: DropSession)
    func dropDidEnd(_ session: DropSession)
    /// Returns the effect that a drop would have at an index path.
    func dropProposal(for session: DropSession, at indexPath: IndexPath?) -> ItemDropProposal
    /// Passes the dropped items to the app.
    func perform(_ drop: ItemDrop)
    func dropPreviewParameters(at indexPath: IndexPath) -> UIDragPreviewParameters?
    /// The time in seconds that dragged items stay at a place before other items make room.
    var reorderingDelay: TimeInterval { get }

    /// Returns true if the data source itself moves an item that is dropped elsewhere in the scroll view. In that case, the
    /// delegate does not get the drop.
    func movesItemItself(at indexPath: IndexPath) -> Bool
    /// Returns the index path of the item at a point of the content, or nil if there is none.
    func itemPath(at point: CGPoint) -> IndexPath?
    /// Returns an empty cell for the gap under the dragged items.
    func makeGap() -> any StagedView
}

extension ItemDragScrollView {
    /// True if a single item of the scroll view is dragged and its data source lets it be moved.
    var movesDraggedItemItself: Bool {
        guard let session = storedItemDragging?.source.session, session.items.count == 1,
            let path = itemDragging.source.sourcePath(of: session.items[0])
        else { return false }
        return movesItemItself(at: path)
    }

    /// Returns a view for a gap or a placeholder.
    func makeView(for phantom: StagePhantoms.Phantom, at indexPath: IndexPath) -> any StagedView {
        guard case .placeholder(let placeholder) = phantom else { return makeGap() }
        let cell = placeholder.makeCell(indexPath)
        placeholder.update(cell)
        return cell
    }
}

/// The effect that a drop would have at a place in a list.
struct ItemDropProposal {
    /// The ways in which a drop adds items at a place.
    enum Intent {
        /// The app has not specified a way.
        case unspecified
        /// The items become new items, for which the others make room.
        case insertAt
        /// The items are inserted into the item at the place.
        case insertInto
        /// The items become new items near the upper and the lower edge of an item, and are inserted into the
        /// item in its middle.
        case automatic
    }

    let proposal: UIDropProposal
    let intent: Intent
}

/// A list's state of dragging: its source, its target, and the gesture that lifts items.
@MainActor
final class ItemDragging {
    let source: ItemDragSource
    let target: ItemDropTarget
    private unowned let scrollView: any ItemDragScrollView
    private lazy var lift = DragLift(source: source)
    /// The interaction that opens items when dragged items stay over them: they are selected, as by a tap.
    private(set) lazy var spring = UISpringLoadedInteraction { [unowned self] _, context in
        if let path = context.targetItem as? IndexPath { _ = scrollView.stage.activate(path) }
    }

    init(_ scrollView: any ItemDragScrollView) {
        self.scrollView = scrollView
        source = ItemDragSource(scrollView)
        target = ItemDropTarget(scrollView)
    }

    /// Adds or removes the gesture that lifts items, after a change on which it depends.
    func update() {
        if scrollView.startsDrags {
            if lift.view !== scrollView { scrollView.addGestureRecognizer(lift) }
        } else {
            lift.view?.removeGestureRecognizer(lift)
        }
        scrollView.setNeedsCommit()
    }
}

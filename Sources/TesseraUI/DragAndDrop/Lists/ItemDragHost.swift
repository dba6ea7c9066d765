import Foundation

/// A collection view or table view whose items can be dragged and that takes drops: the questions of a drag in the words of its delegates.
@MainActor
protocol ItemDragHost: StageHost {
    /// What the host knows of drags; made at the first use.
    var itemDragging: ItemDragging { get }
    /// What the host knows of drags, or nil if none has concerned it so far.
    var storedItemDragging: ItemDragging? { get }
    /// True if items can be dragged from the host.
    var startsDrags: Bool { get }
    /// True if items can be dropped on the host.
    var takesDrops: Bool { get }

    /// True if items that are held over items of the host open these.
    var isSpringLoaded: Bool { get }
    /// Returns whether an item may open.
    func shouldSpringLoad(at indexPath: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool

    // MARK: Dragging

    func dragItems(for session: DragSession, at indexPath: IndexPath) -> [UIDragItem]
    func dragItems(addedTo session: DragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
    func dragPreviewParameters(at indexPath: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: DragSession)
    func dragDidEnd(_ session: DragSession)
    func dragAllowsMove(_ session: DragSession) -> Bool
    func dragIsRestricted(_ session: DragSession) -> Bool
    /// Tells a cell which part it takes in a drag.
    func tell(_ view: any StagedView, dragState: UICellConfigurationState.DragState)
    /// Tells a cell which part it takes in a drop.
    func tell(_ view: any StagedView, dropState: UICellConfigurationState.DropState)

    // MARK: Dropping

    func canHandle(_ session: DropSession) -> Bool
    func dropDidEnter(_ session: DropSession)
    func dropDidExit(_ session: DropSession)
    func dropDidEnd(_ session: DropSession)
    /// Returns what a drop would do at an index path.
    func dropProposal(for session: DropSession, at indexPath: IndexPath?) -> ItemDropProposal
    /// Lets the app take what was dropped.
    func perform(_ drop: ItemDrop)
    func dropPreviewParameters(at indexPath: IndexPath) -> UIDragPreviewParameters?
    /// Seconds for which items wait before they make room.
    var reorderingDelay: TimeInterval { get }

    /// Returns the item at a point of the content, or nil if there is none.
    func itemPath(at point: CGPoint) -> IndexPath?
    /// Returns an empty cell for the gap that items make for what is dragged over them.
    func makeGap() -> any StagedView
}

extension ItemDragHost {
    /// True if one item of the host is dragged that its data source lets be moved.
    var movesDraggedItemItself: Bool {
        guard let session = storedItemDragging?.source.session, session.items.count == 1,
            let path = itemDragging.source.sourcePath(of: session.items[0])
        else { return false }
        return canMoveItem(at: path)
    }

    /// Returns a view for a gap or a placeholder.
    func makeView(for phantom: StagePhantoms.Phantom, at indexPath: IndexPath) -> any StagedView {
        guard case .placeholder(let placeholder) = phantom else { return makeGap() }
        let cell = placeholder.makeCell(indexPath)
        placeholder.update(cell)
        return cell
    }
}

/// What a drop would do with items at a place in a list.
struct ItemDropProposal {
    /// How the items come to a place.
    enum Intent {
        /// Nobody says.
        case unspecified
        /// As new items, for which there is room.
        case insertAt
        /// Into the item that is there.
        case insertInto
        /// As new items at the edges of an item, and into the item in its middle.
        case automatic
    }

    let proposal: UIDropProposal
    let intent: Intent
}

/// What a list knows of drags: its source, its target, and the gesture that lifts items.
@MainActor
final class ItemDragging {
    let source: ItemDragSource
    let target: ItemDropTarget
    private unowned let host: any ItemDragHost
    private lazy var lift = DragLift(source: source)
    /// What opens items that others are held over: they are selected, as by a tap.
    private(set) lazy var spring = UISpringLoadedInteraction { [unowned self] _, context in
        if let path = context.targetItem as? IndexPath { _ = host.stage.selectByUser(path) }
    }

    init(_ host: any ItemDragHost) {
        self.host = host
        source = ItemDragSource(host)
        target = ItemDropTarget(host)
    }

    /// Lets the user lift items, or not, after something has changed on which that depends.
    func update() {
        if host.startsDrags {
            if lift.view !== host { host.addGestureRecognizer(lift) }
        } else {
            lift.view?.removeGestureRecognizer(lift)
        }
        host.setNeedsCommit()
    }
}

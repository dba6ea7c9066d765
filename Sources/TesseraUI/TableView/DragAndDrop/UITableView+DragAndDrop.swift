import Foundation

/// The methods by which drag and drop in lists reaches the table view's drag and drop delegates.
extension UITableView: ItemDragScrollView, UISpringLoadedInteractionSupporting {
    var startsDrags: Bool { dragDelegate != nil && dragInteractionEnabled }
    var takesDrops: Bool { dropDelegate != nil || movesDraggedItemItself }

    func shouldSpringLoad(at indexPath: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        tableDelegate?.tableView(self, shouldSpringLoadRowAt: indexPath, with: context) ?? true
    }

    // MARK: Dragging

    func dragItems(for session: DragSession, at indexPath: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: indexPath) ?? []
    }

    func dragItems(addedTo session: DragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForAddingTo: session, at: indexPath, point: point) ?? []
    }

    func dragPreviewParameters(at indexPath: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: indexPath)
    }

    func dragWillBegin(_ session: DragSession) {
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: DragSession) {
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }

    func dragAllowsMove(_ session: DragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: DragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func update(_ view: any StagedView, dragState: UICellConfigurationState.DragState) {
        guard let cell = view as? UITableViewCell, cell.cellConfiguration.flags.dragState != dragState else {
            return
        }
        cell.cellConfiguration.flags.dragState = dragState
        cell.dragStateDidChange(UITableViewCell.DragState(dragState))
    }

    func update(_ view: any StagedView, dropState: UICellConfigurationState.DropState) {
        (view as? UITableViewCell)?.cellConfiguration.flags.dropState = dropState
    }

    // MARK: Dropping

    func canHandle(_ session: DropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? movesDraggedItemItself
    }

    func dropDidEnter(_ session: DropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnter: session)
    }

    func dropDidExit(_ session: DropSession) {
        dropDelegate?.tableView(self, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: DropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }

    func dropProposal(for session: DropSession, at indexPath: IndexPath?) -> ItemDropProposal {
        guard let dropDelegate else {
            return ItemDropProposal(proposal: UIDropProposal(operation: .move), intent: .insertAt)
        }
        let proposal = dropDelegate.tableView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: indexPath)
        let intent: ItemDropProposal.Intent =
            switch proposal.intent {
            case .unspecified: .unspecified
            case .insertAtDestinationIndexPath: .insertAt
            case .insertIntoDestinationIndexPath: .insertInto
            case .automatic: .automatic
            }
        return ItemDropProposal(proposal: proposal, intent: intent)
    }

    func perform(_ drop: ItemDrop) {
        dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop, of: self))
    }

    func dropPreviewParameters(at indexPath: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.tableView(self, dropPreviewParametersForRowAt: indexPath)
    }

    var reorderingDelay: TimeInterval { 0 }

    func itemPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    func makeGap() -> any StagedView { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

extension UITableViewCell {
    /// The state of a cell in a drag.
    /// See Apple's [UITableViewCell.DragState](
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/dragstate).
    public enum DragState: Int, Sendable {
        /// The cell is not part of a drag.
        case none = 0
        /// The cell is being lifted.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2

        init(_ state: UICellConfigurationState.DragState) {
            self =
                switch state {
                case .none: .none
                case .lifting: .lifting
                case .dragging: .dragging
                }
        }
    }
}

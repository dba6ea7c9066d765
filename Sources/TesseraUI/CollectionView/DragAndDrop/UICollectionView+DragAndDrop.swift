import Foundation

extension UICollectionView {
    /// The delay after which items make space for items that are dragged over them.
    /// See Apple's [UICollectionView.ReorderingCadence](
    /// https://developer.apple.com/documentation/uikit/uicollectionview/reorderingcadence-swift.enum).
    public enum ReorderingCadence: Int, Sendable {
        /// Items make space at once.
        case immediate = 0
        /// Items make space after a tenth of a second.
        case fast = 1
        /// Items make space after half a second.
        case slow = 2
    }
}

/// Connects the collection view with drags of list items, by passing their requests to its delegates.
extension UICollectionView: ItemDragScrollView, UISpringLoadedInteractionSupporting {
    var startsDrags: Bool { dragDelegate != nil && dragInteractionEnabled }
    var takesDrops: Bool { dropDelegate != nil || movesDraggedItemItself }

    func shouldSpringLoad(at indexPath: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        collectionDelegate?.collectionView(self, shouldSpringLoadItemAt: indexPath, with: context) ?? true
    }

    // MARK: Dragging

    func dragItems(for session: DragSession, at indexPath: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: indexPath) ?? []
    }

    func dragItems(addedTo session: DragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForAddingTo: session, at: indexPath, point: point) ?? []
    }

    func dragPreviewParameters(at indexPath: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: indexPath)
    }

    func dragWillBegin(_ session: DragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: DragSession) {
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }

    func dragAllowsMove(_ session: DragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: DragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func update(_ view: any StagedView, dragState: UICellConfigurationState.DragState) {
        guard let cell = view as? UICollectionViewCell, cell.cellConfiguration.flags.dragState != dragState
        else {
            return
        }
        cell.cellConfiguration.flags.dragState = dragState
        cell.dragStateDidChange(UICollectionViewCell.DragState(dragState))
    }

    func update(_ view: any StagedView, dropState: UICellConfigurationState.DropState) {
        (view as? UICollectionViewCell)?.cellConfiguration.flags.dropState = dropState
    }

    // MARK: Dropping

    func canHandle(_ session: DropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? movesDraggedItemItself
    }

    func dropDidEnter(_ session: DropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }

    func dropDidExit(_ session: DropSession) {
        dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: DropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }

    func dropProposal(for session: DropSession, at indexPath: IndexPath?) -> ItemDropProposal {
        guard let dropDelegate else {
            return ItemDropProposal(proposal: UIDropProposal(operation: .move), intent: .insertAt)
        }
        let proposal = dropDelegate.collectionView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: indexPath)
        let intent: ItemDropProposal.Intent =
            switch proposal.intent {
            case .unspecified: .unspecified
            case .insertAtDestinationIndexPath: .insertAt
            case .insertIntoDestinationIndexPath: .insertInto
            }
        return ItemDropProposal(proposal: proposal, intent: intent)
    }

    func perform(_ drop: ItemDrop) {
        dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop, of: self))
    }

    func dropPreviewParameters(at indexPath: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: indexPath)
    }

    var reorderingDelay: TimeInterval {
        switch reorderingCadence {
        case .immediate: 0
        case .fast: 0.1
        case .slow: 0.5
        }
    }

    func itemPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    func makeGap() -> any StagedView { UICollectionViewCell(frame: .zero) }
}

extension UICollectionViewCell {
    /// The part of a cell in a drag.
    /// See Apple's [UICollectionViewCell.DragState](
    /// https://developer.apple.com/documentation/uikit/uicollectionviewcell/dragstate).
    public enum DragState: Int, Sendable {
        /// The cell takes no part in a drag.
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

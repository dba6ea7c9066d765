import UIKit

extension ShowroomController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let piece = source(of: collectionView).itemIdentifier(for: indexPath) else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: piece.name as NSString))
        item.localObject = piece
        return [item]
    }

    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = (collectionView.cellForItem(at: indexPath) as? PieceCell)?.outline
        return parameters
    }

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        session.localDragSession != nil
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        for item in coordinator.items {
            guard let piece = item.dragItem.localObject as? Piece else { continue }
            remove(piece, from: other(than: collectionView))
            let count = source(of: collectionView).snapshot().itemIdentifiers.count(where: { $0 != piece })
            let place = min(coordinator.destinationIndexPath?.item ?? count, count)
            insert(piece, at: place, in: collectionView)
            coordinator.drop(item.dragItem, toItemAt: IndexPath(item: place, section: 0))
        }
    }
}

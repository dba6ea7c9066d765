import Foundation

extension UICollectionViewListCell: CellAccessoryRow {
    var isSectionHeader: Bool { false }

    func toggleOutline() {
        guard let collectionView, let indexPath = collectionView.indexPath(for: self) else { return }
        (collectionView.dataSource as? any OutlineDataSource)?.toggleItem(at: indexPath)
    }

    func revealDeletion() {}

    func toggleSelection() {
        guard let collectionView, case .item(let indexPath)? = element else { return }
        _ = collectionView.stage.selectByUser(indexPath)
    }

    func beginReordering(at location: CGPoint) -> Bool { false }

    func continueReordering(at location: CGPoint) {}

    func endReordering(isCancelled: Bool) {}

    func reorder(by places: Int) -> Bool { false }
}

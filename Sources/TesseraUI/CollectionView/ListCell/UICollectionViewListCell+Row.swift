import Foundation

/// Implements the effects of accessories on a list cell.
extension UICollectionViewListCell: CellAccessoryRow, SwipeableRow {
    var isSectionHeader: Bool { row?.role == .header }

    private var indexPath: IndexPath? { collectionView?.indexPath(for: self) }

    func toggleOutline() {
        guard let collectionView, let indexPath else { return }
        (collectionView.dataSource as? any OutlineDataSource)?.toggleItem(at: indexPath)
    }

    func revealDeletion() {
        collectionView?.swipeActions.open(self, at: .trailing)
    }

    func toggleSelection() {
        guard let collectionView, let indexPath else { return }
        _ = collectionView.stage.selectByUser(indexPath)
    }

    var mayDragSelection: Bool { collectionView?.stage.mayDragSelection == true }

    func beginDraggedSelection() -> ElementStage? {
        guard let collectionView, let indexPath else { return nil }
        return collectionView.stage.beginDraggedSelection(at: indexPath) ? collectionView.stage : nil
    }

    func continueDraggedSelection(at location: CGPoint) {
        guard let collectionView else { return }
        let place = collectionView.convert(location, from: nil)
        guard let item = collectionView.indexPathForItem(at: CGPoint(x: center.x, y: place.y)) else { return }
        collectionView.stage.extendDraggedSelection(to: item)
    }

    // MARK: Moving

    func beginReordering(at location: CGPoint) -> Bool {
        guard let collectionView, let indexPath,
            collectionView.beginInteractiveMovementForItem(at: indexPath)
        else { return false }
        let place = collectionView.convert(location, from: nil)
        reorderingDistance = center.y - place.y
        setReordering(true)
        return true
    }

    func continueReordering(at location: CGPoint) {
        guard let collectionView, reorderingDistance != nil else { return }
        let place = collectionView.convert(location, from: nil)
        collectionView.updateInteractiveMovementTargetPosition(
            CGPoint(x: center.x, y: place.y + (reorderingDistance ?? 0)))
    }

    func endReordering(isCancelled: Bool) {
        guard reorderingDistance != nil else { return }
        reorderingDistance = nil
        setReordering(false)
        if isCancelled {
            collectionView?.cancelInteractiveMovement()
        } else {
            collectionView?.endInteractiveMovement()
        }
    }

    func reorder(by places: Int) -> Bool {
        guard let collectionView, let indexPath,
            let target = collectionView.item(beside: indexPath, distance: places),
            let frame = collectionView.layoutAttributesForItem(at: target)?.frame,
            collectionView.beginInteractiveMovementForItem(at: indexPath)
        else { return false }
        collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
        collectionView.endInteractiveMovement()
        if let path = self.indexPath {
            collectionView.scrollToItem(at: path, at: [], animated: true)
        }
        return true
    }

    /// Gives the cell the look of a lifted cell, or removes it.
    private func setReordering(_ isReordering: Bool) {
        cellConfiguration.flags.isReordering = isReordering
        castShadowOfBox()
        UIView.animate(withDuration: 0.2, options: .allowUserInteraction) {
            layer.shadowRadius = 8
            layer.shadowOffset = CGSize(width: 0, height: 2)
            layer.shadowOpacity = isReordering ? 0.2 : 0
        }
    }
}

extension UICollectionView {
    /// Returns the item before or after another one, which can be in the adjacent section, or nil if there is
    /// none.
    fileprivate func item(beside indexPath: IndexPath, distance: Int) -> IndexPath? {
        let counts = stage.itemCounts
        guard counts.indices.contains(indexPath.section) else { return nil }
        let item = indexPath.item + distance
        if (0..<counts[indexPath.section]).contains(item) {
            return IndexPath(item: item, section: indexPath.section)
        }
        let section = indexPath.section + (distance < 0 ? -1 : 1)
        guard counts.indices.contains(section), counts[section] > 0 else { return nil }
        return IndexPath(item: distance < 0 ? counts[section] - 1 : 0, section: section)
    }
}

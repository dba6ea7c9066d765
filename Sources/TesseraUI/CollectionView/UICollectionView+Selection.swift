import Foundation

extension UICollectionView {
    /// Selects an item; nil deselects all.
    func select(_ indexPath: IndexPath?) {
        guard let indexPath else {
            for selected in selection { deselect(selected) }
            return
        }
        guard allowsSelection else { return }
        if !allowsMultipleSelection {
            for other in selection where other != indexPath { deselect(other) }
        }
        selection.insert(indexPath)
        (elements[.item(indexPath)] as? UICollectionViewCell)?.isSelected = true
    }

    func deselect(_ indexPath: IndexPath) {
        guard selection.remove(indexPath) != nil else { return }
        (elements[.item(indexPath)] as? UICollectionViewCell)?.isSelected = false
    }

    /// Does what a tap on a cell does; returns whether the item is selected now.
    func selectByUser(_ indexPath: IndexPath) -> Bool {
        guard allowsSelection, movement == nil else { return false }
        if allowsMultipleSelection, selection.contains(indexPath) {
            guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: indexPath) != false else {
                return true
            }
            deselect(indexPath)
            collectionDelegate?.collectionView(self, didDeselectItemAt: indexPath)
            return false
        }
        guard collectionDelegate?.collectionView(self, shouldSelectItemAt: indexPath) != false else {
            return false
        }
        let others = allowsMultipleSelection ? [] : selection.filter { $0 != indexPath }
        select(indexPath)
        for other in others { collectionDelegate?.collectionView(self, didDeselectItemAt: other) }
        collectionDelegate?.collectionView(self, didSelectItemAt: indexPath)
        return true
    }
}

import Foundation

extension UICollectionView {
    /// The selected items, in order; empty where none is, as UIKit has it.
    public var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

    /// Selects an item without telling the delegate; nil deselects all. Scrolls to it where `scrollPosition` says
    /// where to.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for selected in selection { deselectItem(at: selected, animated: animated) }
            return
        }
        guard allowsSelection else { return }
        if !allowsMultipleSelection {
            for other in selection where other != indexPath { deselectItem(at: other, animated: animated) }
        }
        selection.insert(indexPath)
        (elements[.item(indexPath)] as? UICollectionViewCell)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item without telling the delegate.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard selection.remove(indexPath) != nil else { return }
        (elements[.item(indexPath)] as? UICollectionViewCell)?.isSelected = false
    }

    /// Does what a tap on a cell does; returns whether the item is selected now.
    func selectByUser(_ indexPath: IndexPath) -> Bool {
        guard allowsSelection, movement == nil else { return false }
        if allowsMultipleSelection, selection.contains(indexPath) {
            deselectItem(at: indexPath, animated: false)
            collectionDelegate?.collectionView(self, didDeselectItemAt: indexPath)
            return false
        }
        guard collectionDelegate?.collectionView(self, shouldSelectItemAt: indexPath) != false else {
            return false
        }
        let others = allowsMultipleSelection ? [] : selection.filter { $0 != indexPath }
        selectItem(at: indexPath, animated: false, scrollPosition: [])
        for other in others { collectionDelegate?.collectionView(self, didDeselectItemAt: other) }
        collectionDelegate?.collectionView(self, didSelectItemAt: indexPath)
        return true
    }
}

import Foundation

extension NSDiffableDataSourceSnapshot {
    /// Returns a copy of the snapshot in which the item at `source` has moved to `target`. `target` is an
    /// index path after the item's removal. Both must exist.
    package func movingItem(at source: IndexPath, to target: IndexPath) -> Self {
        let item = itemIdentifier(at: source)
        let section = sectionIdentifier(at: target[0])
        var moved = self
        moved.deleteItems([item])
        if target[1] < moved.numberOfItems(inSectionAt: target[0]) {
            moved.insertItems([item], beforeItem: moved.itemIdentifier(at: target))
        } else {
            moved.appendItems([item], toSection: section)
        }
        return moved
    }
}

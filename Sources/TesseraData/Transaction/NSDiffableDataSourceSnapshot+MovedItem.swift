import Foundation

extension NSDiffableDataSourceSnapshot {
    /// The snapshot with the item at an index path taken out and put in again at another, which is one after that. Both must
    /// exist.
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

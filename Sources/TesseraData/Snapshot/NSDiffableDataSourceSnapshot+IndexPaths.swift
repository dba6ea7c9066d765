import Foundation

/// How views find their way between identifiers and index paths.
extension NSDiffableDataSourceSnapshot {
    /// The section at an index, which must exist. O(1).
    package func sectionIdentifier(at index: Int) -> SectionIdentifierType {
        storage.sections[index]
    }

    /// The number of items of the section at an index, which must exist. O(1).
    package func numberOfItems(inSectionAt index: Int) -> Int {
        storage.itemRange(ofSection: index).count
    }

    /// The item at an index path of a section and an item, which must exist. O(1).
    package func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifierType {
        storage.items[storage.itemRange(ofSection: indexPath[0]).lowerBound + indexPath[1]]
    }

    /// The index path of an item; `nil` where the snapshot does not hold it. Logarithmic in the number of sections.
    package func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
        guard let position = storage.items.firstIndex(of: identifier) else { return nil }
        let section = storage.section(ofItemAt: position)
        return [section, position - storage.itemRange(ofSection: section).lowerBound]
    }
}

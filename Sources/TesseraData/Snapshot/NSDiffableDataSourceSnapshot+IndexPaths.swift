import Foundation

/// The conversions between identifiers and index paths, for views.
extension NSDiffableDataSourceSnapshot {
    /// Returns the section at an index, which must exist. O(1).
    package func sectionIdentifier(at index: Int) -> SectionIdentifierType {
        storage.sections[index]
    }

    /// Returns the number of items of the section at an index, which must exist. O(1).
    package func numberOfItems(inSectionAt index: Int) -> Int {
        storage.itemRange(ofSection: index).count
    }

    /// Returns the item at an index path of a section and an item, which must exist. O(1), or logarithmic in
    /// the number of edits of an edited snapshot.
    package func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifierType {
        storage.item(at: storage.itemRange(ofSection: indexPath[0]).lowerBound + indexPath[1])
    }

    /// Returns the index path of an item, or `nil` if the snapshot does not contain it. Logarithmic in the
    /// number of sections, and of edits of an edited snapshot.
    package func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
        guard let position = storage.position(of: identifier) else { return nil }
        let section = storage.section(ofItemAt: position)
        return [section, position - storage.itemRange(ofSection: section).lowerBound]
    }
}

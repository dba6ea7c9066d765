extension NSDiffableDataSourceSnapshot {
    /// Replaces the items of a section with `items`. Appends the section if the snapshot does not contain
    /// it.
    ///
    /// Stops the program if another section contains one of the items. The message names `call` as the data
    /// source's method.
    package mutating func setItems(
        _ items: [ItemIdentifierType], ofSection section: SectionIdentifierType, _ call: String
    ) {
        if indexOfSection(section) == nil {
            appendSections([section])
        } else {
            deleteItems(itemIdentifiers(inSection: section))
        }
        for item in items {
            guard let other = sectionIdentifier(containingItem: item) else { continue }
            misuse(
                ofCall: call,
                "item \(item) for section \(section) is in section \(other); identifiers must be unique",
                of: "UICollectionViewDiffableDataSource")
        }
        appendItems(items, toSection: section)
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// True if no item has children or is expanded, so that the items alone describe the snapshot. Linear.
    package var isFlat: Bool {
        outline.nodes.allSatisfy { $0.parent == Outline<ItemIdentifierType>.root && !$0.isExpanded }
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Makes `items` the items of a section, which is appended where the snapshot does not hold it.
    ///
    /// Stops the program in the name of a data source's call where another section has one of the items.
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
    /// Whether there is no more to know of the snapshot than its items: none has children or is expanded. Linear.
    package var isFlat: Bool {
        outline.nodes.allSatisfy { $0.parent == Outline<ItemIdentifierType>.root && !$0.isExpanded }
    }
}

/// The changes that a user made in one section by reordering items.
///
/// See Apple's [NSDiffableDataSourceSectionTransaction](
/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction).
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType

    /// The items of the section before the changes.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// The items of the section after the changes.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// The changes that turn the `items` of the initial snapshot, visible or not, into those of the final
    /// one. An item that moves within the section is a removal and an insertion that are associated with
    /// each other.
    public let difference: CollectionDifference<ItemIdentifierType>

    package init(
        ofSection identifier: SectionIdentifierType,
        from initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        sectionIdentifier = identifier
        self.initialSnapshot = initialSnapshot
        self.finalSnapshot = finalSnapshot
        func flat(
            _ section: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
        ) -> NSDiffableDataSourceSnapshot<Int, ItemIdentifierType> {
            var snapshot = NSDiffableDataSourceSnapshot<Int, ItemIdentifierType>()
            snapshot.appendSections([0])
            snapshot.appendItems(section.items)
            return snapshot
        }
        difference = flat(finalSnapshot).itemDifference(from: flat(initialSnapshot))
    }
}

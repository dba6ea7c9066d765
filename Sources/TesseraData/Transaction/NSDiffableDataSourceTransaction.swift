/// The changes that a user made by reordering items: the snapshots before and after, and their difference.
///
/// See Apple's [NSDiffableDataSourceTransaction](
/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction).
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The snapshot before the changes.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The snapshot after the changes.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The changes that turn the items of all sections of the initial snapshot into those of the final one,
    /// in one sequence.
    ///
    /// An app that has its items in one array can apply it to that array. An item that moves is a removal
    /// and an insertion that are associated with each other.
    public let difference: CollectionDifference<ItemIdentifierType>

    /// The changes in each section of both snapshots whose items changed, in the order of the final
    /// snapshot. (Apple does not document which sections are listed.)
    public let sectionTransactions:
        [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    /// Creates the transaction between two snapshots. If one is an edited copy of the other, finding the
    /// difference costs time in proportion to the edits; each changed section costs time in proportion to
    /// its items.
    ///
    /// - Parameters:
    ///   - initialSnapshot: The snapshot before the changes.
    ///   - finalSnapshot: The snapshot after the changes.
    ///   - initialSections: Returns the section snapshot of a section before the changes.
    ///   - finalSections: Returns the section snapshot of a section after the changes.
    package init(
        from initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        initialSections: (SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        finalSections: (SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        self.initialSnapshot = initialSnapshot
        self.finalSnapshot = finalSnapshot
        difference = finalSnapshot.itemDifference(from: initialSnapshot)
        let changes = SnapshotDifference(from: initialSnapshot, to: finalSnapshot)
        let sources = (changes.deletedItemRanges + changes.movedItemRanges.map(\.source)).compactMap {
            finalSnapshot.indexOfSection(initialSnapshot.sectionIdentifier(at: $0.section))
        }
        let targets = (changes.insertedItemRanges + changes.movedItemRanges.map(\.target)).map(\.section)
        sectionTransactions = Set(sources + targets).sorted().map { section in
            let identifier = finalSnapshot.sectionIdentifier(at: section)
            return NSDiffableDataSourceSectionTransaction(
                ofSection: identifier, from: initialSections(identifier), to: finalSections(identifier))
        }
    }
}

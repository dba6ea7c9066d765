/// What a user changed by reordering items: the snapshots before and after, and how they differ.
///
/// See Apple's [NSDiffableDataSourceTransaction](
/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction).
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// What was shown before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// What is shown after.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// What turns the items of all sections before into those after, in one sequence.
    ///
    /// An app that keeps its items in one array applies it to that. An item that moves is a removal and an
    /// insertion that know of each other.
    public let difference: CollectionDifference<ItemIdentifierType>

    /// What changed in each section of both snapshots whose items are not what they were, in the order of the
    /// final snapshot. (Apple's documentation does not say which sections it lists.)
    public let sectionTransactions:
        [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    /// Creates the transaction of two snapshots. Their difference costs in proportion to the edits where one is an
    /// edited copy of the other; each section that changed costs what it holds.
    ///
    /// - Parameters:
    ///   - initialSections: Returns the section snapshot of a section before.
    ///   - finalSections: Returns the section snapshot of a section after.
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

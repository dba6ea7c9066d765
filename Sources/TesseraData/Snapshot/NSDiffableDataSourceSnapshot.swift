import OrderedCollections

/// The sections and items of a view at one time, in their order.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Photo>()
/// snapshot.appendSections([.main])
/// snapshot.appendItems(photos)
/// dataSource.apply(snapshot)
/// ```
///
/// Identifiers are unique: a section or item that is equal to one already present stops the program with a line
/// that names it, as do identifiers that the snapshot does not hold.
///
/// Identity and content may differ. Where a `Photo` is equal to another when their ids are, a snapshot built
/// from new photos holds the new ones, but a difference sees no change in them: name those whose content changed
/// with ``reconfigureItems(_:)``.
///
/// A snapshot is a value. A copy costs nothing, and an edit of it costs in proportion to the edit: nothing of what
/// it has in common with the other is copied, and their difference looks at no more than what was edited.
/// See Apple's [NSDiffableDataSourceSnapshot](
/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot).
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    var storage: SnapshotStorage<SectionIdentifierType, ItemIdentifierType>
    var reloadedSections: OrderedSet<SectionIdentifierType> = []
    var reloadedItems: OrderedSet<ItemIdentifierType> = []
    var reconfiguredItems: OrderedSet<ItemIdentifierType> = []

    /// Creates a snapshot without sections and items.
    @inlinable
    public init() {
        self.init(operations: .specialized())
    }

    @usableFromInline
    init(operations: IdentifierOperations<ItemIdentifierType>) {
        storage = SnapshotStorage(operations: operations)
    }

    // MARK: Counts

    /// The number of items in all sections.
    public var numberOfItems: Int { storage.itemCount }

    /// The number of sections.
    public var numberOfSections: Int { storage.sections.count }

    /// The number of items in a section, which the snapshot must hold. O(1).
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        storage.itemRange(ofSection: sectionIndex(identifier, "numberOfItems(inSection:)")).count
    }

    // MARK: Identifiers

    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { storage.sections.elements }

    /// The items of all sections in order. Linear, and O(1) where all items were appended.
    public var itemIdentifiers: [ItemIdentifierType] { storage.items(at: 0..<storage.itemCount) }

    /// The items of a section, which the snapshot must hold, in order. Linear in what it returns.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        let section = sectionIndex(identifier, "itemIdentifiers(inSection:)")
        return storage.items(at: storage.itemRange(ofSection: section))
    }

    /// The section that holds an item; `nil` where the snapshot does not hold the item.
    /// Logarithmic in the number of sections, and of edits where the snapshot was edited.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        storage.position(of: identifier).map { storage.sections[storage.section(ofItemAt: $0)] }
    }

    // MARK: Indexes

    /// The position of an item in ``itemIdentifiers``, that is among the items of all sections; `nil` where the
    /// snapshot does not hold it. O(1), or logarithmic in the number of edits of a snapshot that was edited.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        storage.position(of: identifier)
    }

    /// The position of a section in ``sectionIdentifiers``; `nil` where the snapshot does not hold it. O(1).
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        storage.sections.firstIndex(of: identifier)
    }

    // MARK: Checks that public calls share

    func sectionIndex(_ identifier: SectionIdentifierType, _ call: String) -> Int {
        guard let index = storage.sections.firstIndex(of: identifier) else {
            misuse(ofCall: call, "the snapshot holds no section \(identifier)")
        }
        return index
    }

    func itemPosition(_ identifier: ItemIdentifierType, _ call: String) -> Int {
        guard let position = storage.position(of: identifier) else {
            misuse(ofCall: call, "the snapshot holds no item \(identifier)")
        }
        return position
    }
}

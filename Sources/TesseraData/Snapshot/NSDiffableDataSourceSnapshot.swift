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
/// Identifiers are unique: adding a section that is equal to one already present, or an item twice in one
/// call, stops the program with a line that names it. An item that is already present moves to the new place.
/// Naming a section or item that the snapshot does not contain stops the program too, except when it is to be
/// deleted.
///
/// Identity and content may differ. If a `Photo` is equal to another when their ids are equal, a snapshot
/// built from new photos contains the new ones, but a difference finds no change in them. Name those whose
/// content changed with ``reconfigureItems(_:)``.
///
/// A snapshot is a value. A copy costs nothing, and an edit costs time in proportion to the edit: the copies
/// share everything that was not edited, and computing their difference takes time only for what was.
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

    /// Returns the number of items in a section, which must be present. O(1).
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        storage.itemRange(ofSection: sectionIndex(identifier, "numberOfItems(inSection:)")).count
    }

    // MARK: Identifiers

    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { storage.sections.elements }

    /// The items of all sections in order. Linear, or O(1) if all items were appended.
    public var itemIdentifiers: [ItemIdentifierType] { storage.items(at: 0..<storage.itemCount) }

    /// Returns the items of a section, which must be present, in order. Linear in the items that it returns.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        let section = sectionIndex(identifier, "itemIdentifiers(inSection:)")
        return storage.items(at: storage.itemRange(ofSection: section))
    }

    /// Returns the section that contains an item, or `nil` if the snapshot does not contain the item.
    /// Logarithmic in the number of sections, and of edits of an edited snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        storage.position(of: identifier).map { storage.sections[storage.section(ofItemAt: $0)] }
    }

    // MARK: Indexes

    /// Returns the position of an item in ``itemIdentifiers``, which are the items of all sections, or `nil`
    /// if the snapshot does not contain it. O(1), or logarithmic in the number of edits of an edited
    /// snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        storage.position(of: identifier)
    }

    /// Returns the position of a section in ``sectionIdentifiers``, or `nil` if the snapshot does not
    /// contain it. O(1).
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

import Foundation

extension SnapshotDifference {
    /// Finds the changes that turn `old` into `new`, with the reload and reconfigure marks of `new`. Marks
    /// of `old` are ignored.
    ///
    /// If one snapshot is an edited copy of the other, or both are edited copies of a third, the cost is in
    /// proportion to the edits and to the number of sections. Otherwise each new item is compared with the
    /// old one that is most likely to be equal, and hashed if it is not; finding the items that keep their
    /// order takes O(*n* log *n*) at worst.
    public init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let sections = SectionComparison(from: old, to: new)
        let reloaded = new.reloadedItems.compactMap(new.storage.position(of:)).sorted()
        let reconfigured = new.reconfiguredItems.compactMap { item in
            new.reloadedItems.contains(item) ? nil : new.storage.position(of: item)
        }
        var items = ItemComparison(sections, reloaded: reloaded)
        let isSame =
            old.storage.table.base === new.storage.table.base && sections.isPlain
            && old.storage.order.isSame(as: new.storage.order) && old.storage.ends == new.storage.ends
        let stretches =
            isSame
            ? [MatchedStretch(first: 0, second: 0, count: new.numberOfItems)].filter { $0.count > 0 }
            : new.storage.itemsInCommon(with: old.storage)
        if !isSame { items.compare(stretches) }
        deletedSections = sections.deleted
        insertedSections = sections.inserted
        movedSections = sections.moved
        reloadedSections = sections.reloaded
        items.addMarks(reloaded: reloaded, reconfigured: reconfigured.sorted(), stretches)
        deletedItemRanges = items.deleted
        insertedItemRanges = items.inserted
        movedItemRanges = items.moved
        reloadedItemRanges = items.reloaded
        reconfiguredItemRanges = items.reconfigured
    }
}

extension SlotOrder {
    /// Returns true if neither order was edited since one of them was copied from the other.
    fileprivate func isSame(as other: SlotOrder) -> Bool {
        isPlain && other.isPlain ? count == other.count : !isPlain && byLabel.root === other.byLabel.root
    }
}

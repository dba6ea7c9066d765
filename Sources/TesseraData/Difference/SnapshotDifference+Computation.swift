import Foundation

extension SnapshotDifference {
    /// Finds what turns `old` into `new`; marks for reload and reconfigure are read from `new`.
    ///
    /// Where one snapshot is an edited copy of the other, or both of a third, this costs in proportion to the edits,
    /// and to the sections. Else each new item is compared with the one that is likely to be the same, and hashed
    /// where it is not; the order of those that stayed takes O(*n* log *n*) at worst. Marks of `old` play no part.
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
    /// Returns true if nothing was edited since one of both was copied from the other.
    fileprivate func isSame(as other: SlotOrder) -> Bool {
        isPlain && other.isPlain ? count == other.count : !isPlain && byLabel.root === other.byLabel.root
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    // MARK: Adding items

    /// Adds items after the last child of an item, or after the last root item if `parent` is nil.
    ///
    /// Linear in the items added, amortized. Stops the program if an item is already present or `parent` is
    /// not.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let call = "append(_:to:)"
        insert(items, into: parent.map { slot(of: $0, call) } ?? Outline<ItemIdentifierType>.root, call)
    }

    /// Inserts items directly before an item, as children of its parent.
    ///
    /// Linear in the items inserted. Stops the program if an item is already present or `item` is not.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let call = "insert(_:before:)"
        let next = slot(of: item, call)
        insert(items, into: outline.nodes[next].parent, before: next, call)
    }

    /// Inserts items after an item and everything below it, as children of its parent.
    ///
    /// Linear in the items inserted. Stops the program if an item is already present or `item` is not.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let call = "insert(_:after:)"
        let node = outline.nodes[slot(of: item, call)]
        insert(items, into: node.parent, before: node.next, call)
    }

    private mutating func insert(
        _ items: [ItemIdentifierType], into parent: Int, before next: Int = 0, _ call: String
    ) {
        outline.reserve(items.count)
        for item in items where outline.insert(item, into: parent, before: next) == nil {
            checkUnique(item, call)
        }
    }

    // MARK: Adding section snapshots

    /// Inserts all items of a section snapshot directly before an item. Its root items become children of
    /// that item's parent; expanded items remain expanded and collapsed ones collapsed.
    ///
    /// Linear in the items inserted. Stops the program if an item is already present or `item` is not.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        let call = "insert(_:before:)"
        let next = slot(of: item, call)
        let parent = outline.nodes[next].parent
        checkUnique(outline.graft(snapshot.outline, into: parent, before: next), call)
    }

    /// Inserts all items of a section snapshot after an item and everything below it. Its root items become
    /// children of that item's parent; expanded items remain expanded and collapsed ones collapsed.
    ///
    /// Linear in the items inserted. Stops the program if an item is already present or `item` is not.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        let call = "insert(_:after:)"
        let node = outline.nodes[slot(of: item, call)]
        checkUnique(outline.graft(snapshot.outline, into: node.parent, before: node.next), call)
    }

    /// Removes everything below an item and makes the root items of a section snapshot its children.
    /// Expanded items of the snapshot remain expanded and collapsed ones collapsed; the item itself does not
    /// change.
    ///
    /// Linear in the items removed and inserted. Stops the program if an item is present elsewhere or
    /// `parent` is not present.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        let call = "replace(childrenOf:using:)"
        let slot = slot(of: parent, call)
        outline.removeItems(below: slot)
        checkUnique(outline.graft(snapshot.outline, into: slot), call)
        outline.compact()
    }

    // MARK: Removing items

    /// Removes items and everything below them. One of the items may be below another.
    ///
    /// Linear in the items removed, amortized. Items that are not present are skipped, as in UIKit.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            if let slot = outline.slots[item] { outline.remove(slot) }
        }
        outline.compact()
    }

    /// Removes all items.
    public mutating func deleteAll() {
        self = Self()
    }
}

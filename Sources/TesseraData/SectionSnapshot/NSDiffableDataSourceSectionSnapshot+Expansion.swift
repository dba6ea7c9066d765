extension NSDiffableDataSourceSectionSnapshot {
    /// Makes the children of items visible if the items themselves are visible.
    ///
    /// For an item that is not present it writes a line to standard error, as UIKit does, and continues with
    /// the next item.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        set(items, isExpanded: true, "expand(_:)")
    }

    /// Makes everything below items invisible. Expanded items below them remain expanded, and their children
    /// are visible again when the items are expanded.
    ///
    /// For an item that is not present it writes a line to standard error, as UIKit does, and continues with
    /// the next item.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        set(items, isExpanded: false, "collapse(_:)")
    }

    private mutating func set(_ items: [ItemIdentifierType], isExpanded: Bool, _ call: String) {
        for item in items {
            if let slot = outline.slots[item] {
                outline.setExpanded(isExpanded, slot)
            } else {
                warn(
                    ofCall: call, "the section snapshot holds no item \(item)",
                    of: "NSDiffableDataSourceSectionSnapshot")
            }
        }
    }

    /// Returns true if an item is expanded, visible or not, and false if the snapshot does not contain it.
    /// O(1).
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        outline.slots[item].map { outline.nodes[$0].isExpanded } ?? false
    }

    /// Returns true if all items above an item are expanded, and false if the snapshot does not contain it.
    /// Linear in the item's level.
    ///
    /// The scroll position of the view does not matter, though Apple's documentation says “onscreen”.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        outline.slots[item].map(outline.isVisible) ?? false
    }
}

extension NSDiffableDataSourceSnapshot {
    // MARK: Adding items

    /// Adds items at the end of a section, or of the last section if `sectionIdentifier` is nil.
    ///
    /// An item that is already present moves to the new place, and a line on standard error says so. Stops the
    /// program if `identifiers` contains an item twice, if the section is not present, or if there is no section.
    /// Linear in the items added, amortized, and in the number of later sections.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let call = "appendItems(_:toSection:)"
        let section: Int
        if let sectionIdentifier {
            section = sectionIndex(sectionIdentifier, call)
        } else if numberOfSections > 0 {
            section = numberOfSections - 1
        } else {
            let first = identifiers.first.map { "; the first of \(identifiers.count) items is \($0)" } ?? ""
            misuse(ofCall: call, "there is no section to append to; append a section first\(first)")
        }
        insert(identifiers, at: storage.itemRange(ofSection: section).upperBound, inSection: section, call)
    }

    /// Inserts items directly before an item, into its section.
    ///
    /// An item that is already present moves to the new place, and a line on standard error says so. Stops the
    /// program if `identifiers` contains an item twice or `beforeIdentifier` is not present. Linear in the items
    /// added, amortized, and in the number of later sections.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let call = "insertItems(_:beforeItem:)"
        let position = itemPosition(beforeIdentifier, call)
        insert(identifiers, at: position, inSection: storage.section(ofItemAt: position), call)
    }

    /// Inserts items directly after an item, into its section.
    ///
    /// An item that is already present moves to the new place, and a line on standard error says so. Stops the
    /// program if `identifiers` contains an item twice or `afterIdentifier` is not present. Linear in the items
    /// added, amortized, and in the number of later sections.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        let call = "insertItems(_:afterItem:)"
        let position = itemPosition(afterIdentifier, call)
        insert(identifiers, at: position + 1, inSection: storage.section(ofItemAt: position), call)
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], at position: Int, inSection section: Int, _ call: String
    ) {
        if identifiers.isEmpty { return }
        if storage.insertItems(identifiers, at: position, inSection: section) == nil { return }
        var seen: Set<ItemIdentifierType> = []
        for identifier in identifiers where !seen.insert(identifier).inserted {
            misuse(
                ofCall: call,
                "item \(identifier) would be in the snapshot twice; identifiers must be unique")
        }
        // No item is repeated, so the storage has refused items that it contains already.
        let present = identifiers.filter { storage.position(of: $0) != nil }
        let positions = present.compactMap { storage.position(of: $0) }
        let names = present.prefix(3).map { "\($0)" }.joined(separator: ", ")
        warn(
            ofCall: call,
            present.count == 1
                ? "item \(names) was in the snapshot already and moves to the new place"
                : "\(present.count) items were in the snapshot already and move to the new place: \(names)"
                    + (present.count > 3 ? " …" : ""))
        storage.removeItems(at: positions)
        let target = position - positions.filter { $0 < position }.count
        _ = storage.insertItems(identifiers, at: target, inSection: section)
    }

    // MARK: Removing items

    /// Removes items. Those that are not present are skipped, as in UIKit. O(*n* log *n*) in the items removed,
    /// amortized, and linear in the number of sections.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        var positions: Set<Int> = []
        for identifier in identifiers {
            guard let position = storage.position(of: identifier) else { continue }
            positions.insert(position)
            reloadedItems.remove(identifier)
            reconfiguredItems.remove(identifier)
        }
        storage.removeItems(at: Array(positions))
    }

    /// Removes all items and all sections.
    public mutating func deleteAllItems() {
        self = Self(operations: storage.table.operations)
    }

    // MARK: Moving items

    /// Moves an item directly before another, into the section of the other.
    ///
    /// Stops the program if one of them is not present or if both are the same. Logarithmic in the number of
    /// edits, amortized, and linear in the number of sections.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 0, "moveItem(_:beforeItem:)")
    }

    /// Moves an item directly after another, into the section of the other.
    ///
    /// Stops the program if one of them is not present or if both are the same. Logarithmic in the number of
    /// edits, amortized, and linear in the number of sections.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 1, "moveItem(_:afterItem:)")
    }

    private mutating func move(
        _ identifier: ItemIdentifierType, to toIdentifier: ItemIdentifierType, offset: Int, _ call: String
    ) {
        let source = itemPosition(identifier, call)
        var target = itemPosition(toIdentifier, call)
        if source == target { misuse(ofCall: call, "item \(identifier) cannot move relative to itself") }
        let section = storage.section(ofItemAt: target)
        if source < target { target -= 1 }
        storage.moveItem(from: source, to: target + offset, inSection: section)
    }
}

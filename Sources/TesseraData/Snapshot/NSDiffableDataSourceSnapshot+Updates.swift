extension NSDiffableDataSourceSnapshot {
    /// Marks items to be displayed anew in a fresh cell.
    ///
    /// Stops the program if one is not present. The given identifier replaces the equal one in the snapshot:
    /// if items are equal by their ids, the snapshot contains the new content afterwards. (Apple does not
    /// document this.)
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        replace(identifiers, "reloadItems(_:)")
        for identifier in identifiers { reloadedItems.updateOrAppend(identifier) }
    }

    /// Marks items to be displayed anew in their present cells, which is cheaper than a reload.
    ///
    /// Stops the program if one is not present. The given identifier replaces the equal one in the snapshot:
    /// if items are equal by their ids, the snapshot contains the new content afterwards. (Apple does not
    /// document this.)
    ///
    /// ```swift
    /// var snapshot = dataSource.snapshot()
    /// snapshot.reconfigureItems([photoWithNewTitle])  // equal by id to the one on screen
    /// dataSource.apply(snapshot)
    /// ```
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        replace(identifiers, "reconfigureItems(_:)")
        for identifier in identifiers { reconfiguredItems.updateOrAppend(identifier) }
    }

    /// Marks sections to be displayed anew with all their items. Stops the program if one is not present.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            storage.replaceSection(at: sectionIndex(identifier, "reloadSections(_:)"), with: identifier)
            reloadedSections.updateOrAppend(identifier)
        }
    }

    private mutating func replace(_ identifiers: [ItemIdentifierType], _ call: String) {
        storage.replaceItems(at: identifiers.map { itemPosition($0, call) }, with: identifiers)
    }

    /// The items that were marked by ``reloadItems(_:)`` and are still present, in the order of marking.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.elements }

    /// The items that were marked by ``reconfigureItems(_:)`` and are still present, in the order of
    /// marking.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.elements }

    /// The sections that were marked by ``reloadSections(_:)`` and are still present, in the order of
    /// marking.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.elements }

    /// Removes all marks. A data source does this after it has displayed a snapshot, so that copies of it
    /// have no marks.
    package mutating func removeUpdateMarks() {
        reloadedSections.removeAll()
        reloadedItems.removeAll()
        reconfiguredItems.removeAll()
    }
}

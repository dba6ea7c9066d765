extension NSDiffableDataSourceSnapshot {
    /// Marks items to be shown anew in a fresh cell.
    ///
    /// Stops the program where one is not present. The given identifier takes the place of the equal one that
    /// the snapshot held: where identity is an id, the snapshot now holds the new content. (Apple's documentation
    /// leaves this open.)
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        replace(identifiers, "reloadItems(_:)")
        for identifier in identifiers { reloadedItems.updateOrAppend(identifier) }
    }

    /// Marks items to be shown anew in the cell that they have, which is cheaper than a reload.
    ///
    /// Stops the program where one is not present. The given identifier takes the place of the equal one that
    /// the snapshot held: where identity is an id, the snapshot now holds the new content. (Apple's documentation
    /// leaves this open.)
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

    /// Marks sections to be shown anew with all their items. Stops the program where one is not present.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            storage.replaceSection(at: sectionIndex(identifier, "reloadSections(_:)"), with: identifier)
            reloadedSections.updateOrAppend(identifier)
        }
    }

    private mutating func replace(_ identifiers: [ItemIdentifierType], _ call: String) {
        storage.replaceItems(at: identifiers.map { itemPosition($0, call) }, with: identifiers)
    }

    /// The items marked by ``reloadItems(_:)`` and still present, in the order of marking.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.elements }

    /// The items marked by ``reconfigureItems(_:)`` and still present, in the order of marking.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.elements }

    /// The sections marked by ``reloadSections(_:)`` and still present, in the order of marking.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.elements }

    /// Forgets all marks: a data source does this once it has shown a snapshot, so that a copy of it starts clean.
    package mutating func removeUpdateMarks() {
        reloadedSections.removeAll()
        reloadedItems.removeAll()
        reconfiguredItems.removeAll()
    }
}

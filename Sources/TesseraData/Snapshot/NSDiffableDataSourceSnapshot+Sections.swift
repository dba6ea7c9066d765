extension NSDiffableDataSourceSnapshot {
    // MARK: Adding sections

    /// Adds sections without items at the end. Stops the program if one is already present.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: numberOfSections, "appendSections(_:)")
    }

    /// Inserts sections without items directly before a section.
    ///
    /// Stops the program if one is already present or `toIdentifier` is not.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        let call = "insertSections(_:beforeSection:)"
        insert(identifiers, at: sectionIndex(toIdentifier, call), call)
    }

    /// Inserts sections without items directly after a section.
    ///
    /// Stops the program if one is already present or `toIdentifier` is not.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        let call = "insertSections(_:afterSection:)"
        insert(identifiers, at: sectionIndex(toIdentifier, call) + 1, call)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int, _ call: String) {
        var seen: Set<SectionIdentifierType> = []
        for identifier in identifiers {
            if storage.sections.contains(identifier) || !seen.insert(identifier).inserted {
                misuse(
                    ofCall: call,
                    "section \(identifier) would be in the snapshot twice; identifiers must be unique")
            }
        }
        storage.insertSections(identifiers, at: index)
    }

    // MARK: Removing sections

    /// Removes sections with their items. Those that are not present are skipped, as in UIKit. Linear in the
    /// number of sections.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        var doomed: Set<Int> = []
        for identifier in identifiers {
            guard let section = storage.sections.firstIndex(of: identifier),
                doomed.insert(section).inserted
            else { continue }
            reloadedSections.remove(identifier)
            if reloadedItems.isEmpty && reconfiguredItems.isEmpty { continue }
            for item in storage.items(at: storage.itemRange(ofSection: section)) {
                reloadedItems.remove(item)
                reconfiguredItems.remove(item)
            }
        }
        if doomed.isEmpty { return }
        storage.removeSections(at: doomed)
    }

    // MARK: Moving sections

    /// Moves a section with its items directly before another.
    ///
    /// Stops the program if one of them is not present or if both are the same. Linear in the number of
    /// sections.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 0, "moveSection(_:beforeSection:)")
    }

    /// Moves a section with its items directly after another.
    ///
    /// Stops the program if one of them is not present or if both are the same. Linear in the number of
    /// sections.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 1, "moveSection(_:afterSection:)")
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, to toIdentifier: SectionIdentifierType, offset: Int,
        _ call: String
    ) {
        let source = sectionIndex(identifier, call)
        var target = sectionIndex(toIdentifier, call)
        if source == target { misuse(ofCall: call, "section \(identifier) cannot move relative to itself") }
        if source < target { target -= 1 }
        storage.moveSection(from: source, to: target + offset)
    }
}

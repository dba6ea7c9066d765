import OrderedCollections

/// The sections and items of a snapshot, in order.
///
/// All items are in one order, section after section, and the end of each section is stored. An item's slot
/// is found by one lookup in the table, its position by another in the order, and its section by a binary
/// search.
///
/// This type uses positions and does not check them; the callers, which have the name of the public method
/// for messages, check identifiers.
struct SnapshotStorage<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>: Sendable
{
    private(set) var sectionSet = SharedSet<SectionIdentifier>([])
    private(set) var table: ItemTable<ItemIdentifier>
    private(set) var order = SlotOrder()
    /// For each section, the position after its last item.
    private(set) var ends: [Int] = []

    init(operations: IdentifierOperations<ItemIdentifier>) {
        table = ItemTable(operations: operations)
    }

    // MARK: Looking up

    var sections: OrderedSet<SectionIdentifier> { sectionSet.elements }

    var itemCount: Int { order.count }

    func itemRange(ofSection section: Int) -> Range<Int> {
        (section == 0 ? 0 : ends[section - 1])..<ends[section]
    }

    /// Returns the section that contains the item at `position`, which is the first that ends after it.
    func section(ofItemAt position: Int) -> Int {
        ends.firstIndex(above: position)
    }

    func item(at position: Int) -> ItemIdentifier {
        table[order.slot(at: position)]
    }

    func position(of item: ItemIdentifier) -> Int? {
        table.slot(of: item).flatMap(order.position(of:))
    }

    func items(at positions: Range<Int>) -> [ItemIdentifier] {
        if isPlain, positions.count == table.base.elements.count { return table.base.elements.elements }
        var items: [ItemIdentifier] = []
        items.reserveCapacity(positions.count)
        order.forEachStretch(in: positions) { table.append($0, to: &items) }
        return items
    }

    /// True if the items are in the table's base in their order.
    var isPlain: Bool { order.isPlain && table.isPlain }

    // MARK: Editing items

    /// Inserts identifiers before `position`, as items of `section`.
    ///
    /// Returns nil, or the first identifier that is already present or repeated; then it inserts none, and
    /// the items stay as they are.
    mutating func insertItems(
        _ identifiers: [ItemIdentifier], at position: Int, inSection section: Int
    ) -> ItemIdentifier? {
        makeRoom(for: identifiers.count)
        if order.count == table.slotCount, table.canGrowInPlace() {
            let first = table.slotCount
            if let duplicate = table.grow(by: identifiers) { return duplicate }
            insert(first..<table.slotCount, at: position)
        } else {
            var slots: [Range<Int>] = []
            let first = table.slotCount
            var revived: Set<Int> = []
            for identifier in identifiers {
                let slot: Int
                if let old = table.slot(of: identifier) {
                    guard old < first, order.position(of: old) == nil, revived.insert(old).inserted else {
                        return identifier
                    }
                    table.replace(old, with: identifier)
                    slot = old
                } else {
                    slot = table.add(identifier)
                }
                if let last = slots.last, last.upperBound == slot {
                    slots[slots.count - 1] = last.lowerBound..<slot + 1
                } else {
                    slots.append(slot..<slot + 1)
                }
            }
            var position = position
            for slots in slots {
                insert(slots, at: position)
                position += slots.count
            }
        }
        moveEnds(from: section, by: identifiers.count)
        tidy()
        return nil
    }

    /// Moves the item at `source` to `target`, which is a position after its removal, as an item of
    /// `section`.
    mutating func moveItem(from source: Int, to target: Int, inSection section: Int) {
        moveEnds(from: self.section(ofItemAt: source), by: -1)
        order.move(source..<source + 1, to: target, base: table.base.elements.count)
        moveEnds(from: section, by: 1)
        tidy()
    }

    /// Removes the items at `positions`, which must be unique, in any order.
    mutating func removeItems(at positions: [Int]) {
        let positions = positions.sorted()
        var stretches: [Range<Int>] = []
        for position in positions {
            if let last = stretches.last, last.upperBound == position {
                stretches[stretches.count - 1] = last.lowerBound..<position + 1
            } else {
                stretches.append(position..<position + 1)
            }
        }
        if order.runCount + stretches.count > Self.mostRuns(for: order.count - positions.count) {
            rebuild(without: stretches)
        } else {
            for stretch in stretches.reversed() { order.remove(stretch, base: table.base.elements.count) }
        }
        // `removed` is the number of removed positions before the end of the section.
        var removed = 0
        for section in ends.indices {
            while removed < positions.count, positions[removed] < ends[section] { removed += 1 }
            ends[section] -= removed
        }
        tidy()
    }

    /// Replaces the items at `positions` with the given identifiers, which are equal to them.
    mutating func replaceItems(at positions: [Int], with identifiers: [ItemIdentifier]) {
        makeRoom(for: identifiers.count)
        for (position, identifier) in zip(positions, identifiers) {
            table.replace(order.slot(at: position), with: identifier)
        }
        tidy()
    }

    // MARK: Editing sections

    /// Inserts sections without items, which must be unique and new, before `index`.
    mutating func insertSections(_ identifiers: [SectionIdentifier], at index: Int) {
        let end = index == 0 ? 0 : ends[index - 1]
        editSections { sections in
            if index == sections.count {
                sections.append(contentsOf: identifiers)
            } else {
                var elements = sections.elements
                elements.insert(contentsOf: identifiers, at: index)
                sections = OrderedSet(uncheckedUniqueElements: elements)
            }
        }
        ends.insert(contentsOf: repeatElement(end, count: identifiers.count), at: index)
    }

    /// Replaces the section at `index` with `identifier`, which is equal to it.
    mutating func replaceSection(at index: Int, with identifier: SectionIdentifier) {
        editSections { $0.update(identifier, at: index) }
    }

    /// Removes the sections at `indexes` with their items.
    mutating func removeSections(at indexes: Set<Int>) {
        let sections = sections
        for index in indexes.sorted(by: >) {
            let positions = itemRange(ofSection: index)
            order.remove(positions, base: table.base.elements.count)
            moveEnds(from: index, by: -positions.count)
        }
        let kept = sections.indices.filter { !indexes.contains($0) }
        ends = kept.map { ends[$0] }
        editSections { $0 = OrderedSet(uncheckedUniqueElements: kept.map { sections[$0] }) }
        tidy()
    }

    /// Moves the section at `source` with its items to `target`, which is an index after its removal.
    mutating func moveSection(from source: Int, to target: Int) {
        let positions = itemRange(ofSection: source)
        moveEnds(from: source, by: -positions.count)
        ends.remove(at: source)
        let position = target == 0 ? 0 : ends[target - 1]
        order.move(positions, to: position, base: table.base.elements.count)
        ends.insert(position, at: target)
        moveEnds(from: target, by: positions.count)
        editSections {
            var elements = $0.elements
            elements.insert(elements.remove(at: source), at: target)
            $0 = OrderedSet(uncheckedUniqueElements: elements)
        }
        tidy()
    }

    private mutating func editSections(_ edit: (inout OrderedSet<SectionIdentifier>) -> Void) {
        if !isKnownUniquelyReferenced(&sectionSet) { sectionSet = SharedSet(sectionSet.elements) }
        edit(&sectionSet.elements)
    }

    private mutating func insert(_ slots: Range<Int>, at position: Int) {
        order.insert(slots, at: position, base: table.base.elements.count)
    }

    private mutating func moveEnds(from section: Int, by count: Int) {
        for index in section..<ends.count { ends[index] += count }
    }

    // MARK: Upkeep

    /// The greatest number of runs for a number of items. More would make all lookups slow, so the items are
    /// then put into a new table in their order. Until that happens again, it takes a number of edits in
    /// proportion to the number of items.
    private static func mostRuns(for count: Int) -> Int { 32 + count / 8 }

    /// Prepares for the insertion of many items, so that they go into the table's base rather than into the
    /// slower dictionaries.
    private mutating func makeRoom(for count: Int) {
        guard count > 64, count > table.base.elements.count / 4 else { return }
        let holdsAll = order.count == table.slotCount
        if holdsAll, table.canGrowInPlace() { return }
        if holdsAll, isPlain { table.copyBase() } else { rebuild(without: []) }
    }

    /// Rebuilds the table if there are too many runs, removed items or added items.
    private mutating func tidy() {
        let base = table.base.elements.count
        if order.runCount > Self.mostRuns(for: order.count) || table.slotCount > 64 + 2 * order.count
            || table.overlay.count > 64 + base / 4
        {
            rebuild(without: [])
        }
    }

    /// Rebuilds the table from the items in their order, without those at `positions`.
    private mutating func rebuild(without positions: [Range<Int>]) {
        var items: [ItemIdentifier] = []
        items.reserveCapacity(order.count)
        var next = 0
        for gone in positions + [order.count..<order.count] {
            order.forEachStretch(in: next..<gone.lowerBound) { table.append($0, to: &items) }
            next = gone.upperBound
        }
        table = ItemTable(items, operations: table.operations)
        order = SlotOrder(plain: items.count)
    }

    // MARK: Invariants

    /// True if the ends of the sections ascend to the number of items, and a lookup of each item finds its
    /// position; for tests.
    var isConsistent: Bool {
        ends.count == sections.count && order.isConsistent
            && zip([0] + ends, ends + [itemCount]).allSatisfy { $0 <= $1 }
            && (ends.last ?? 0) == itemCount
            && items(at: 0..<itemCount).enumerated().allSatisfy { position(of: $1) == $0 }
    }
}

import OrderedCollections

/// The sections and items of a snapshot, in order.
///
/// All items lie in one ordered set, section after section, and each section knows where it ends. An item is
/// thus hashed once, its position is one lookup, and its section a binary search.
///
/// This type speaks in positions and takes them to be right; the callers, which know the name of the public call,
/// check identifiers.
struct SnapshotStorage<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>: Sendable
{
    private(set) var sections: OrderedSet<SectionIdentifier> = []
    private(set) var items: OrderedSet<ItemIdentifier> = []
    /// For each section the position after its last item.
    private var ends: [Int] = []

    // MARK: Looking up

    func itemRange(ofSection section: Int) -> Range<Int> {
        (section == 0 ? 0 : ends[section - 1])..<ends[section]
    }

    /// The section that holds the item at `position`: the first that ends after it.
    func section(ofItemAt position: Int) -> Int {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > position { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: Editing items

    /// Inserts identifiers before `position`, as items of `section`.
    ///
    /// Returns the first identifier that is already present or repeated; the storage is then of no further use.
    mutating func insertItems(
        _ identifiers: [ItemIdentifier], at position: Int, inSection section: Int
    ) -> ItemIdentifier? {
        if position == items.count {
            items.reserveCapacity(items.isEmpty ? identifiers.count : 0)
            for identifier in identifiers where !items.append(identifier).inserted { return identifier }
        } else if identifiers.count <= Self.fewItems {
            for (offset, identifier) in identifiers.enumerated()
            where !items.insert(identifier, at: position + offset).inserted {
                return identifier
            }
        } else {
            var added: Set<ItemIdentifier> = []
            for identifier in identifiers
            where items.contains(identifier) || !added.insert(identifier).inserted {
                return identifier
            }
            var elements = items.elements
            elements.insert(contentsOf: identifiers, at: position)
            items = OrderedSet(uncheckedUniqueElements: elements)
        }
        shiftEnds(from: section, by: identifiers.count)
        return nil
    }

    /// Moves the item at `source` to `target`, a position after its removal, as an item of `section`.
    mutating func moveItem(from source: Int, to target: Int, inSection section: Int) {
        let item = removeItem(at: source)
        items.insert(item, at: target)
        shiftEnds(from: section, by: 1)
    }

    /// Removes the items at `positions`, which are unique, in any order.
    mutating func removeItems(at positions: [Int]) {
        if positions.count <= Self.fewItems {
            for position in positions.sorted(by: >) { removeItem(at: position) }
            return
        }
        var isDoomed = [Bool](repeating: false, count: items.count)
        for position in positions { isDoomed[position] = true }
        var kept: [ItemIdentifier] = []
        kept.reserveCapacity(items.count - positions.count)
        var position = 0
        for section in ends.indices {
            while position < ends[section] {
                if !isDoomed[position] { kept.append(items[position]) }
                position += 1
            }
            ends[section] = kept.count
        }
        items = OrderedSet(uncheckedUniqueElements: kept)
    }

    /// Removes one item and returns it as it was stored.
    @discardableResult
    private mutating func removeItem(at position: Int) -> ItemIdentifier {
        shiftEnds(from: section(ofItemAt: position), by: -1)
        return items.remove(at: position)
    }

    mutating func removeAll() {
        sections.removeAll()
        items.removeAll()
        ends.removeAll()
    }

    /// Puts `identifier` in the place of the equal one at `position`.
    mutating func replaceItem(at position: Int, with identifier: ItemIdentifier) {
        items.update(identifier, at: position)
    }

    // MARK: Editing sections

    /// Inserts unique new sections without items before `index`.
    mutating func insertSections(_ identifiers: [SectionIdentifier], at index: Int) {
        let end = index == 0 ? 0 : ends[index - 1]
        if index == sections.count {
            sections.append(contentsOf: identifiers)
        } else {
            var elements = sections.elements
            elements.insert(contentsOf: identifiers, at: index)
            sections = OrderedSet(uncheckedUniqueElements: elements)
        }
        ends.insert(contentsOf: repeatElement(end, count: identifiers.count), at: index)
    }

    /// Puts `identifier` in the place of the equal one at `index`.
    mutating func replaceSection(at index: Int, with identifier: SectionIdentifier) {
        sections.update(identifier, at: index)
    }

    /// Makes the sections at `order` (old indexes, each at most once) the only ones, in that order,
    /// each with its items.
    mutating func keepSections(inOrder order: [Int]) {
        let ranges = order.map(itemRange(ofSection:))
        var elements: [ItemIdentifier] = []
        elements.reserveCapacity(items.count)
        ends = ranges.map { range in
            elements.append(contentsOf: items[range])
            return elements.count
        }
        sections = OrderedSet(uncheckedUniqueElements: order.map { sections[$0] })
        items = OrderedSet(uncheckedUniqueElements: elements)
    }

    // MARK: Invariants

    private mutating func shiftEnds(from section: Int, by count: Int) {
        for index in section..<ends.count { ends[index] += count }
    }

    /// Up to this many items, edits in place cost less than building the set anew.
    private static var fewItems: Int { 4 }

    /// Whether section ends ascend to the number of items; for tests.
    var isConsistent: Bool {
        ends.count == sections.count
            && zip([0] + ends, ends + [items.count]).allSatisfy { $0 <= $1 }
            && (ends.last ?? 0) == items.count
    }
}

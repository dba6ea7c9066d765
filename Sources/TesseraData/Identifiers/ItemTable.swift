import HashTreeCollections
import OrderedCollections

/// The items of a snapshot by slot, and the slots by item.
///
/// Most items stand in a set that copies of a snapshot share; while nobody shares it, it grows in place. What a copy
/// adds, and items that took an equal one's place, stand in persistent dictionaries of the copy. An item that was
/// removed keeps its slot, which nobody finds in the order, until the table is made anew.
struct ItemTable<Item: Hashable & Sendable>: Sendable {
    private(set) var base: SharedSet<Item>
    let operations: IdentifierOperations<Item>
    /// The slots of items that are not in the base.
    private(set) var addedSlots: TreeDictionary<Item, Int> = [:]
    /// The items in slots beyond the base, and those that took the place of one in it.
    private(set) var overlay: TreeDictionary<Int, Item> = [:]

    init(operations: IdentifierOperations<Item>) {
        base = SharedSet([])
        self.operations = operations
    }

    /// Creates a table in which `items`, which are unique, have the slots from zero.
    init(_ items: [Item], operations: IdentifierOperations<Item>) {
        base = SharedSet(operations.makeSet(items))
        self.operations = operations
    }

    /// The number of slots given so far. Those from `base.elements.count` on are in ``addedSlots``.
    var slotCount: Int { base.elements.count + addedSlots.count }

    /// True if each item is in the base.
    var isPlain: Bool { overlay.isEmpty }

    // MARK: Looking up

    subscript(slot: Int) -> Item {
        if !overlay.isEmpty, let item = overlay[slot] { return item }
        return base.elements[slot]
    }

    /// The slot of an item, which may be one that was removed.
    func slot(of item: Item) -> Int? {
        base.elements.firstIndex(of: item) ?? (addedSlots.isEmpty ? nil : addedSlots[item])
    }

    func append(_ slots: Range<Int>, to items: inout [Item]) {
        if overlay.isEmpty {
            items.append(contentsOf: base.elements.elements[slots])
        } else {
            for slot in slots { items.append(self[slot]) }
        }
    }

    // MARK: Editing

    /// Returns true if new items can go into the base.
    mutating func canGrowInPlace() -> Bool {
        addedSlots.isEmpty && isKnownUniquelyReferenced(&base)
    }

    /// Gives new items the next slots of the base, which nobody else may hold. Stops at the first item that already
    /// has a slot and returns it; the table is then of no further use.
    mutating func grow(by items: [Item]) -> Item? {
        operations.append(&base.elements, items)
    }

    /// Gives one new item the next slot.
    mutating func add(_ item: Item) -> Int {
        let slot = slotCount
        if canGrowInPlace() {
            base.elements.append(item)
        } else {
            addedSlots[item] = slot
            overlay[slot] = item
        }
        return slot
    }

    /// Puts `item` in the place of the equal one in `slot`.
    mutating func replace(_ slot: Int, with item: Item) {
        if slot < base.elements.count, overlay[slot] == nil, isKnownUniquelyReferenced(&base) {
            base.elements.update(item, at: slot)
        } else {
            overlay[slot] = item
        }
    }

    /// Takes the base out of the hands of others, by a copy.
    mutating func copyBase() {
        base = SharedSet(base.elements)
    }
}

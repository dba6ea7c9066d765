import HashTreeCollections
import OrderedCollections

/// The items of a snapshot by slot, and the slots by item.
///
/// Most items are in a set that copies of a snapshot share; it grows in place while only one snapshot uses
/// it. Items that a copy adds, and items that replace equal ones, are in persistent dictionaries of the
/// copy. A removed item keeps its slot, which then is not in the order, until the table is rebuilt.
struct ItemTable<Item: Hashable & Sendable>: Sendable {
    private(set) var base: SharedSet<Item>
    let operations: IdentifierOperations<Item>
    /// The slots of items that are not in the base.
    private(set) var addedSlots: TreeDictionary<Item, Int> = [:]
    /// The items in slots beyond the base, and those that replace equal ones in the base.
    private(set) var overlay: TreeDictionary<Int, Item> = [:]

    init(operations: IdentifierOperations<Item>) {
        base = SharedSet([])
        self.operations = operations
    }

    /// Creates a table in which `items`, which must be unique, have the slots from zero.
    init(_ items: [Item], operations: IdentifierOperations<Item>) {
        base = SharedSet(operations.makeSet(items))
        self.operations = operations
    }

    /// The number of slots that have been assigned so far. Those from `base.elements.count` on are in
    /// ``addedSlots``.
    var slotCount: Int { base.elements.count + addedSlots.count }

    /// True if all items are in the base.
    var isPlain: Bool { overlay.isEmpty }

    // MARK: Looking up

    subscript(slot: Int) -> Item {
        if !overlay.isEmpty, let item = overlay[slot] { return item }
        return base.elements[slot]
    }

    /// Returns the slot of an item, which may have been removed from the order, or nil if it never had one.
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

    /// Returns true if new items can be added to the base.
    mutating func canGrowInPlace() -> Bool {
        addedSlots.isEmpty && isKnownUniquelyReferenced(&base)
    }

    /// Assigns the next slots of the base to new items; no other table may use the base. Returns the first
    /// item that already has a slot, in which case it assigns none, or nil if there is none.
    mutating func grow(by items: [Item]) -> Item? {
        let count = base.elements.count
        guard let duplicate = operations.append(&base.elements, items) else { return nil }
        base.elements.removeLast(base.elements.count - count)
        return duplicate
    }

    /// Assigns the next slot to one new item and returns the slot.
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

    /// Replaces the item in `slot` with `item`, which is equal to it.
    mutating func replace(_ slot: Int, with item: Item) {
        if slot < base.elements.count, overlay[slot] == nil, isKnownUniquelyReferenced(&base) {
            base.elements.update(item, at: slot)
        } else {
            overlay[slot] = item
        }
    }

    /// Replaces the base with a copy of its own, so that the table shares it with no other.
    mutating func copyBase() {
        base = SharedSet(base.elements)
    }
}

/// A forest of unique items, which is the content of a section snapshot.
///
/// Items are in slots. A slot stores its parent, its neighbours among the parent's children, and its first
/// and last child, so that an edit costs time only for the slots that it changes. Slot 0 is the root above
/// all items. As the root is nobody's child or neighbour, 0 also means that there is no such slot.
///
/// This type does not check slots; the callers, which have the name of the public method for messages, check
/// identifiers.
struct Outline<Item: Hashable & Sendable>: Sendable {
    static var root: Int { 0 }

    /// The slot of each item.
    private(set) var slots: [Item: Int] = [:]
    private(set) var nodes = [OutlineNode()]
    /// The items from slot 1 on. Removed items remain until there are more of them than present ones.
    private var items: [Item] = []

    // MARK: Looking up

    var count: Int { slots.count }

    func item(at slot: Int) -> Item { items[slot - 1] }

    /// Returns the number of ancestors of a slot, without the root.
    func level(of slot: Int) -> Int {
        var level = 0
        var parent = nodes[slot].parent
        while parent != Self.root {
            level += 1
            parent = nodes[parent].parent
        }
        return level
    }

    /// Returns true if all items above a slot are expanded.
    func isVisible(_ slot: Int) -> Bool {
        var parent = nodes[slot].parent
        while parent != Self.root {
            if !nodes[parent].isExpanded { return false }
            parent = nodes[parent].parent
        }
        return true
    }

    /// Calls `visit` with each item below `top` before its children, and with its level below `top`. The
    /// children of an item are visited only if `visit` returns true for the item.
    ///
    /// It is a loop rather than a recursion because a chain of items may be deeper than the stack allows.
    func walk(below top: Int = Outline.root, _ visit: (_ slot: Int, _ level: Int) -> Bool) {
        var slot = nodes[top].first
        var level = 0
        while slot != 0 {
            if visit(slot, level), nodes[slot].first != 0 {
                slot = nodes[slot].first
                level += 1
                continue
            }
            while nodes[slot].next == 0 {
                slot = nodes[slot].parent
                level -= 1
                if slot == top { return }
            }
            slot = nodes[slot].next
        }
    }

    /// The slots whose items are visible, in order.
    var visibleSlots: [Int] {
        var result: [Int] = []
        walk { slot, _ in
            result.append(slot)
            return nodes[slot].isExpanded
        }
        return result
    }

    // MARK: Editing

    /// Reserves room for `count` more items if that at least doubles their number; otherwise the room grows
    /// as they come.
    mutating func reserve(_ count: Int) {
        guard count >= items.count else { return }
        slots.reserveCapacity(slots.count + count)
        nodes.reserveCapacity(nodes.count + count)
        items.reserveCapacity(items.count + count)
    }

    /// Makes an item a child of `parent`, before the child `next`, or as the last child if that is 0.
    ///
    /// Returns the item's slot. Returns nil if the item is already present, after which the outline must not
    /// be used.
    mutating func insert(
        _ item: Item, into parent: Int, before next: Int = 0, isExpanded: Bool = false
    ) -> Int? {
        let slot = nodes.count
        guard slots.updateValue(slot, forKey: item) == nil else { return nil }
        let previous = next == 0 ? nodes[parent].last : nodes[next].previous
        nodes.append(
            OutlineNode(parent: parent, previous: previous, next: next, isExpanded: isExpanded))
        items.append(item)
        join(previous, slot, in: parent)
        join(slot, next, in: parent)
        return slot
    }

    /// Inserts the items below `top` of another outline in the same way, with their expansion. Items for
    /// which `isLeftOut` returns true are not inserted, nor is anything below them.
    ///
    /// Returns the first item that is already present, after which the outline must not be used, or nil if
    /// there is none.
    mutating func graft(
        _ other: Outline, below top: Int = Outline.root, into parent: Int, before next: Int = 0,
        isLeftOut: (Item) -> Bool = { _ in false }
    ) -> Item? {
        if top == Self.root { reserve(other.count) }
        var parents = [parent]
        var duplicate: Item?
        other.walk(below: top) { slot, level in
            let item = other.item(at: slot)
            guard duplicate == nil, !isLeftOut(item) else { return false }
            parents.removeLast(parents.count - level - 1)
            let new = insert(
                item, into: parents[level], before: level == 0 ? next : 0,
                isExpanded: other.nodes[slot].isExpanded)
            guard let new else {
                duplicate = item
                return false
            }
            parents.append(new)
            return true
        }
        return duplicate
    }

    /// Removes an item and everything below it.
    mutating func remove(_ slot: Int) {
        removeItems(below: slot)
        slots[item(at: slot)] = nil
        let node = nodes[slot]
        join(node.previous, node.next, in: node.parent)
    }

    /// Removes everything below an item.
    mutating func removeItems(below slot: Int) {
        var doomed: [Int] = []
        walk(below: slot) { slot, _ in
            doomed.append(slot)
            return true
        }
        for slot in doomed { slots[item(at: slot)] = nil }
        nodes[slot].first = 0
        nodes[slot].last = 0
    }

    /// Frees the room of removed items if they are the majority. Slots that were looked up before become
    /// invalid.
    mutating func compact() {
        guard items.count > 2 * count else { return }
        var result = Self()
        // Items of an outline are unique, so the graft finds no duplicate.
        _ = result.graft(self, into: Self.root)
        self = result
    }

    mutating func setExpanded(_ isExpanded: Bool, _ slot: Int) {
        nodes[slot].isExpanded = isExpanded
    }

    /// Replaces the item in a slot with `item`, which is equal to it.
    mutating func replaceItem(at slot: Int, with item: Item) {
        items[slot - 1] = item
    }

    /// Links two children of `parent` as neighbours; 0 stands for the end on that side.
    private mutating func join(_ previous: Int, _ next: Int, in parent: Int) {
        if previous == 0 { nodes[parent].first = next } else { nodes[previous].next = next }
        if next == 0 { nodes[parent].last = previous } else { nodes[next].previous = previous }
    }

    // MARK: Invariants

    /// True if all links agree with each other and reach each item once; for tests.
    var isConsistent: Bool {
        var reached: [Item: Int] = [:]
        var agrees = true
        walk { slot, level in
            let node = nodes[slot]
            let previous = node.previous == 0 ? nodes[node.parent].first : nodes[node.previous].next
            let next = node.next == 0 ? nodes[node.parent].last : nodes[node.next].previous
            agrees = agrees && previous == slot && next == slot && level == self.level(of: slot)
            agrees = agrees && reached.updateValue(slot, forKey: item(at: slot)) == nil
            return true
        }
        return agrees && reached == slots
    }
}

/// The links of a slot. It is not nested in `Outline`, as types within a generic type are slower where the
/// compiler cannot specialize them.
struct OutlineNode: Sendable {
    var parent = 0
    var previous = 0
    var next = 0
    var first = 0
    var last = 0
    var isExpanded = false
}

/// A forest of unique items: the content of a section snapshot.
///
/// Items live in slots. A slot knows its parent, its neighbours among the parent's children, and its first and last
/// child, so that edits cost what they touch. Slot 0 is the root above all items; where a slot is to be named and
/// there is none, 0 stands too, since the root is nobody's child or neighbour.
///
/// This type takes slots to be right; the callers, which know the name of the public call, check identifiers.
struct Outline<Item: Hashable & Sendable>: Sendable {
    static var root: Int { 0 }

    /// The slot of each item.
    private(set) var slots: [Item: Int] = [:]
    private(set) var nodes = [OutlineNode()]
    /// The item of slot 1 and those after it. Removed items stay until they are more than those that are left.
    private var items: [Item] = []

    // MARK: Looking up

    var count: Int { slots.count }

    func item(at slot: Int) -> Item { items[slot - 1] }

    /// The number of ancestors of a slot that hold items.
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

    /// Visits what is below `top`, each item before its children, with its level below `top`; the children of an item
    /// only where `visit` returns true for it.
    ///
    /// A loop rather than recursion, since a chain of items may be longer than the stack is deep.
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

    /// Makes room for `count` more items where they are at least as many as there are; else the room grows as they come.
    mutating func reserve(_ count: Int) {
        guard count >= items.count else { return }
        slots.reserveCapacity(slots.count + count)
        nodes.reserveCapacity(nodes.count + count)
        items.reserveCapacity(items.count + count)
    }

    /// Makes an item a child of `parent`: the one before the child `next`, or the last where that is 0.
    ///
    /// Returns its slot, or nil if the item is already there, and the outline is then of no further use.
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

    /// Inserts what is below `top` of another outline in the same way, with what is expanded; `isLeftOut` items are not
    /// inserted, nor are theirs.
    ///
    /// Returns the first item that is already there; the outline is then of no further use.
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

    /// Removes an item and all below it.
    mutating func remove(_ slot: Int) {
        removeItems(below: slot)
        slots[item(at: slot)] = nil
        let node = nodes[slot]
        join(node.previous, node.next, in: node.parent)
    }

    /// Removes all below an item.
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

    /// Gives back the room of removed items where it is most of all. Slots that were looked up before are void.
    mutating func compact() {
        guard items.count > 2 * count else { return }
        var result = Self()
        // Items of one outline are unique, so none is there twice.
        _ = result.graft(self, into: Self.root)
        self = result
    }

    mutating func setExpanded(_ isExpanded: Bool, _ slot: Int) {
        nodes[slot].isExpanded = isExpanded
    }

    /// Puts `item` in the place of the equal one in a slot.
    mutating func replaceItem(at slot: Int, with item: Item) {
        items[slot - 1] = item
    }

    /// Makes two children of `parent` neighbours; 0 stands for the end on that side.
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

/// What a slot knows of others. A type of its own, since what lies within a generic type is slower where the compiler does
/// not know the item's type.
struct OutlineNode: Sendable {
    var parent = 0
    var previous = 0
    var next = 0
    var first = 0
    var last = 0
    var isExpanded = false
}

extension NSDiffableDataSourceSectionSnapshot {
    /// Follows an edit of what is visible: afterwards ``visibleItems`` are the given ones, which are unique.
    ///
    /// Items that were visible and are no longer listed go, with all below them. The others stay below the items that they
    /// are below as long as the new order allows for it, else below the next one above; invisible items stay with
    /// theirs. An item that was not there comes to the level of the item before it, or of the one after it where that
    /// is a child of the one before.
    ///
    /// Linear in what is visible, where that has not changed but for its content; else in all.
    package mutating func show(_ visibleItems: [ItemIdentifierType]) {
        let slots = outline.visibleSlots
        let isSame =
            slots.count == visibleItems.count
            && zip(slots, visibleItems).allSatisfy { outline.item(at: $0) == $1 }
        guard isSame else {
            outline = outline.showing(visibleItems)
            return
        }
        for (slot, item) in zip(slots, visibleItems) { outline.replaceItem(at: slot, with: item) }
    }
}

extension Outline {
    fileprivate func showing(_ visibleItems: [Item]) -> Self {
        var result = Self()
        let listed = Set(visibleItems)
        let wereVisible = Set(visibleSlots)
        let nextKnown = nextKnownSlots(visibleItems)
        // From the root to the item that was placed last, in slots of the result.
        var path = [Self.root]
        for (index, item) in visibleItems.enumerated() {
            let known = slots[item]
            var depth: Int
            if let known {
                depth = nearestAncestor(of: known, on: path, in: result)
            } else {
                depth = max(0, path.count - 2)
                if let next = nextKnown[index] {
                    depth = max(depth, nearestAncestor(of: next, on: path, in: result))
                }
            }
            path.removeLast(path.count - depth - 1)
            let isExpanded = known.map { nodes[$0].isExpanded && wereVisible.contains($0) } ?? false
            // Listed items are unique, and those that are not listed are kept below one item only.
            guard let slot = result.insert(item, into: path[depth], isExpanded: isExpanded) else { continue }
            path.append(slot)
            if let known, !isExpanded {
                _ = result.graft(self, below: known, into: slot, isLeftOut: listed.contains)
            }
        }
        return result
    }

    /// For each item the slot of the first one from it on that the outline holds.
    private func nextKnownSlots(_ items: [Item]) -> [Int?] {
        var result = [Int?](repeating: nil, count: items.count)
        var next: Int?
        for index in items.indices.reversed() {
            next = slots[items[index]] ?? next
            result[index] = next
        }
        return result
    }

    /// Where on `path`, which is of `result`, the nearest item lies that is above `slot` here and expanded there.
    private func nearestAncestor(of slot: Int, on path: [Int], in result: Self) -> Int {
        var ancestor = nodes[slot].parent
        while ancestor != Self.root {
            if let place = result.slots[item(at: ancestor)], result.nodes[place].isExpanded,
                let depth = path.lastIndex(of: place)
            {
                return depth
            }
            ancestor = nodes[ancestor].parent
        }
        return 0
    }
}

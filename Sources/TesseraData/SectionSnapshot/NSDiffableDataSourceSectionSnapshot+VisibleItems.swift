extension NSDiffableDataSourceSectionSnapshot {
    /// Adopts an edit of the visible items. Afterwards ``visibleItems`` are the given ones, which must be
    /// unique.
    ///
    /// Items that were visible and are no longer listed are removed with everything below them. The others remain below their
    /// ancestors where the new order allows that, and otherwise below the next ancestor above; invisible items remain below
    /// theirs. A new item gets the level of the item before it, or of the item after it if that one is a child of the item
    /// before.
    ///
    /// Linear in the visible items if only their content changed, otherwise linear in all items.
    package mutating func setVisibleItems(_ visibleItems: [ItemIdentifierType]) {
        let slots = outline.visibleSlots
        let isSame =
            slots.count == visibleItems.count
            && zip(slots, visibleItems).allSatisfy { outline.item(at: $0) == $1 }
        guard isSame else {
            outline = outline.withVisibleItems(visibleItems)
            return
        }
        for (slot, item) in zip(slots, visibleItems) { outline.replaceItem(at: slot, with: item) }
    }
}

extension Outline {
    fileprivate func withVisibleItems(_ visibleItems: [Item]) -> Self {
        var result = Self()
        let listed = Set(visibleItems)
        let wereVisible = Set(visibleSlots)
        let nextKnown = nextKnownSlots(visibleItems)
        // The slots in the result from the root to the item that was placed last.
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
            // Listed items are unique, and each item that is not listed stays below one item only.
            guard let slot = result.insert(item, into: path[depth], isExpanded: isExpanded) else { continue }
            path.append(slot)
            if let known, !isExpanded {
                _ = result.graft(self, below: known, into: slot, isLeftOut: listed.contains)
            }
        }
        return result
    }

    /// Returns for each item the slot of the first item, from it on, that the outline contains; nil if there
    /// is none.
    private func nextKnownSlots(_ items: [Item]) -> [Int?] {
        var result = [Int?](repeating: nil, count: items.count)
        var next: Int?
        for index in items.indices.reversed() {
            next = slots[items[index]] ?? next
            result[index] = next
        }
        return result
    }

    /// Returns the index in `path` of the nearest ancestor of `slot` that is expanded in `result`; 0, the
    /// root, if there is none. `path` has slots of `result`.
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

extension SnapshotStorage {
    /// Returns the items that this storage and an older one have in common, as stretches that ascend in this
    /// one: `first` is a position in this storage, `second` one in the older.
    ///
    /// If both come from the same storage by edits, the cost is in proportion to the edits; otherwise it is
    /// linear.
    func itemsInCommon(with old: SnapshotStorage) -> [MatchedStretch] {
        if table.base === old.table.base { return itemsKept(from: old) }
        let match = table.operations.match
        if old.isPlain, old.itemCount == old.table.slotCount {
            return match(items(at: 0..<itemCount), old.table.base.elements)
        }
        let oldItems = old.items(at: 0..<old.itemCount)
        if isPlain, itemCount == table.slotCount {
            return match(oldItems, table.base.elements).map(\.swapped).sorted { $0.first < $1.first }
        }
        return match(items(at: 0..<itemCount), table.operations.makeSet(oldItems))
    }

    /// Returns the items in common with a storage that shares this one's base, in which a slot is the same
    /// item for both.
    private func itemsKept(from old: SnapshotStorage) -> [MatchedStretch] {
        let base = table.base.elements.count
        let runs = RunComparison(from: old.order, to: order)
        var matches = runs.common + runs.matches(below: base)
        // Two copies may have given the same slot to different added items, or different slots to the same
        // item.
        for run in runs.newRuns where run.slots.lowerBound >= base && !old.table.addedSlots.isEmpty {
            for (offset, slot) in run.slots.enumerated() {
                guard let oldSlot = old.table.addedSlots[table[slot]],
                    let oldPosition = old.order.position(of: oldSlot)
                else { continue }
                matches.append(
                    MatchedStretch(first: run.position + offset, second: oldPosition, count: 1))
            }
        }
        matches.sort { $0.first < $1.first }
        return matches.joined()
    }
}

extension [MatchedStretch] {
    /// Returns the same matches, which must ascend, in as few stretches as possible.
    fileprivate func joined() -> [MatchedStretch] {
        var joined: [MatchedStretch] = []
        for stretch in self {
            if let last = joined.last, last.firstRange.upperBound == stretch.first,
                last.secondRange.upperBound == stretch.second
            {
                joined[joined.count - 1].count += stretch.count
            } else {
                joined.append(stretch)
            }
        }
        return joined
    }
}

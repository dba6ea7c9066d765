extension NSDiffableDataSourceSnapshot {
    /// Returns the changes that turn the items of an older snapshot into those of this one, with indexes
    /// among the items of all sections. An item that moves is a removal and an insertion that are associated
    /// with each other, and as few items as possible move. An item that changes its section without changing
    /// its position among all items does not move.
    ///
    /// If one snapshot is an edited copy of the other, the cost is in proportion to the edits; otherwise it
    /// is linear.
    package func itemDifference(from old: Self) -> CollectionDifference<ItemIdentifierType> {
        let stretches = storage.itemsInCommon(with: old.storage)
        var stays = heaviestIncreasingSubsequence(of: stretches).makeIterator()
        let (staying, moving) = stretches.reduce(into: ([MatchedStretch](), [MatchedStretch]())) {
            if stays.next() == true { $0.0.append($1) } else { $0.1.append($1) }
        }
        var sources: [Int: Int] = [:]
        var targets: [Int: Int] = [:]
        for (source, target) in moving.flatMap({ zip($0.secondRange, $0.firstRange) }) {
            sources[target] = source
            targets[source] = target
        }
        typealias Change = CollectionDifference<ItemIdentifierType>.Change
        let removals = gaps(staying.map(\.secondRange), before: old.numberOfItems).map { source in
            Change.remove(
                offset: source, element: old.storage.item(at: source), associatedWith: targets[source])
        }
        let insertions = gaps(staying.map(\.firstRange), before: numberOfItems).map { target in
            Change.insert(
                offset: target, element: storage.item(at: target), associatedWith: sources[target])
        }
        guard let difference = CollectionDifference(removals + insertions) else {
            preconditionFailure("offsets are unique, and those of a move name each other")
        }
        return difference
    }

    /// Returns the positions before `end` that are in none of the ranges, which must ascend.
    private func gaps(_ ranges: [Range<Int>], before end: Int) -> [Int] {
        var gaps: [Int] = []
        var next = 0
        for range in ranges {
            gaps += next..<range.lowerBound
            next = range.upperBound
        }
        return gaps + (next..<end)
    }
}

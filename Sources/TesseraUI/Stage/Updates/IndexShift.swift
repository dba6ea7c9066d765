import TesseraBasics

/// Where the elements of a list are once some have been taken out and others put in.
///
/// A look-up takes logarithmic time in the number of stretches.
struct IndexShift {
    /// Indexes in the old list of what is deleted or moves away.
    let removed: IndexRanges
    /// Indexes in the new list of what is inserted or moves here.
    let added: IndexRanges

    /// The new index of an element that is not removed.
    func newIndex(of index: Int) -> Int {
        let rank = index - removed.count(below: index)
        // Before an added stretch there are as many elements that were in the list as its start is beyond those added.
        return rank + added.count(where: { start, countBefore in start - countBefore <= rank })
    }
}

/// Ascending stretches of indexes that share none.
struct IndexRanges {
    private let ranges: [Range<Int>]
    /// For each range the number of indexes in those before it; at the end, the number of all.
    private let counts: [Int]

    /// Puts ranges in order.
    init(_ ranges: [Range<Int>] = []) {
        self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
        var counts = [0]
        for range in self.ranges { counts.append(counts[counts.count - 1] + range.count) }
        self.counts = counts
    }

    /// The number of all indexes.
    var count: Int { counts[counts.count - 1] }

    func contains(_ index: Int) -> Bool {
        let next = ranges.partitioningIndex { $0.upperBound > index }
        return next < ranges.count && ranges[next].contains(index)
    }

    /// The number of indexes that are less than a given one.
    func count(below index: Int) -> Int {
        let next = ranges.partitioningIndex { $0.upperBound > index }
        let partly = next < ranges.count ? max(0, index - ranges[next].lowerBound) : 0
        return counts[next] + partly
    }

    /// The first index of the first range that starts after an index; nil where there is none.
    func next(after index: Int) -> Int? {
        let next = ranges.partitioningIndex { $0.lowerBound > index }
        return next < ranges.count ? ranges[next].lowerBound : nil
    }

    /// The stretches of `indexes` that are in none of the ranges, ascending.
    func gaps(in indexes: Range<Int>) -> [Range<Int>] {
        var gaps: [Range<Int>] = []
        var start = indexes.lowerBound
        let first = ranges.partitioningIndex { $0.upperBound > indexes.lowerBound }
        for range in ranges[first...] where range.lowerBound < indexes.upperBound {
            if start < range.lowerBound { gaps.append(start..<range.lowerBound) }
            start = range.upperBound
        }
        return start < indexes.upperBound ? gaps + [start..<indexes.upperBound] : gaps
    }

    /// The number of indexes in the ranges from the first one on, as long as `isCounted` is true of a range's start and the
    /// number of indexes in those before it.
    func count(where isCounted: (_ start: Int, _ countBefore: Int) -> Bool) -> Int {
        counts[ranges.indices.partitioningIndex { !isCounted(ranges[$0].lowerBound, counts[$0]) }]
    }
}

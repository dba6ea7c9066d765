import TesseraBasics

/// The new indexes of the elements of a list after some have been removed and others added.
///
/// A look-up takes logarithmic time in the number of ranges.
struct IndexChange {
    /// The indexes in the old list of the elements that are deleted or move away.
    let removed: IndexRanges
    /// The indexes in the new list of the elements that are inserted or move there.
    let added: IndexRanges

    /// Returns the new index of an element that is not removed.
    func newIndex(of index: Int) -> Int {
        let rank = index - removed.count(below: index)
        // An added range lies before the element if the elements that were not added before it are at most
        // `rank`.
        return rank + added.count(where: { start, countBefore in start - countBefore <= rank })
    }
}

/// Ascending ranges of indexes that do not overlap.
struct IndexRanges {
    private let ranges: [Range<Int>]
    /// For each range, the number of indexes in all ranges before it. The last element is the number of all
    /// indexes.
    private let counts: [Int]

    /// Creates the ranges from an unordered list.
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

    /// Returns the number of indexes that are less than `index`.
    func count(below index: Int) -> Int {
        let next = ranges.partitioningIndex { $0.upperBound > index }
        let partly = next < ranges.count ? max(0, index - ranges[next].lowerBound) : 0
        return counts[next] + partly
    }

    /// Returns the first index of the first range that starts after `index`, or nil if there is none.
    func next(after index: Int) -> Int? {
        let next = ranges.partitioningIndex { $0.lowerBound > index }
        return next < ranges.count ? ranges[next].lowerBound : nil
    }

    /// Returns the parts of `indexes` that are in none of the ranges, ascending.
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

    /// Returns the number of indexes in the longest run of ranges, from the first one on, for which
    /// `isCounted` is true. `isCounted` gets a range's start and the number of indexes in the ranges before
    /// it, and must not become true again after it was false.
    func count(where isCounted: (_ start: Int, _ countBefore: Int) -> Bool) -> Int {
        counts[ranges.indices.partitioningIndex { !isCounted(ranges[$0].lowerBound, counts[$0]) }]
    }
}

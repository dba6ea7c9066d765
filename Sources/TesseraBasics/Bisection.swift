extension RandomAccessCollection {
    /// Returns the index of the first element for which a predicate is true, or the end index if there is none.
    ///
    /// - Parameter belongsInSecondPart: The predicate. If it is true of an element, it must be true of all elements that
    ///   come later.
    /// - Complexity: O(log *n*) calls of the predicate.
    @inlinable
    package func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Index {
        var (lower, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2
            let middle = index(lower, offsetBy: half)
            if belongsInSecondPart(self[middle]) {
                count = half
            } else {
                lower = index(after: middle)
                count -= half + 1
            }
        }
        return lower
    }
}

/// Returns the last of the intervals that come from halving one a number of times, where each is the half in which a
/// predicate stops being true.
///
/// - Parameters:
///   - interval: The interval to begin with.
///   - steps: The number of halvings.
///   - middle: Returns the number that separates the halves of an interval: the mean of its ends by default.
///   - isBelow: The predicate. It must be true below some number, and false above it.
@inlinable
package func bisect<Number: BinaryFloatingPoint>(
    _ interval: ClosedRange<Number>, steps: Int,
    middle: (Number, Number) -> Number = { ($0 + $1) / 2 }, isBelow: (Number) -> Bool
) -> ClosedRange<Number> {
    var (low, high) = (interval.lowerBound, interval.upperBound)
    for _ in 0..<max(steps, 0) {
        let middle = middle(low, high)
        if isBelow(middle) { low = middle } else { high = middle }
    }
    return low...high
}

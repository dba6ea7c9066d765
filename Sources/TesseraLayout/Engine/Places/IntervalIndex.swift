import TesseraBasics

/// An index that finds the intervals that overlap a given one, in time O(log n) for each of them.
///
/// The intervals are sorted by their lower ends. A binary tree above them stores the greatest upper end of
/// each subtree, so that the search skips whole subtrees that end too early. (With a running maximum, in
/// contrast, one tall frame among many short ones would slow down the search for the others.)
struct IntervalIndex: Sendable {
    /// The intervals' numbers, by ascending lower end.
    private let order: [Int]
    private let lowerEnds: [CGFloat]
    /// A complete binary tree: node `i` has the children `2i` and `2i + 1`, and the leaves start at
    /// `leafCount`.
    private let greatestUpperEnds: [CGFloat]
    private let leafCount: Int

    init(_ intervals: [Span]) {
        order = intervals.indices.sorted { intervals[$0].lower < intervals[$1].lower }
        lowerEnds = order.map { intervals[$0].lower }
        var leafCount = 1
        while leafCount < intervals.count { leafCount *= 2 }
        var tree = [CGFloat](repeating: -.infinity, count: 2 * leafCount)
        for (place, number) in order.enumerated() { tree[leafCount + place] = intervals[number].upper }
        for node in stride(from: leafCount - 1, to: 0, by: -1) {
            tree[node] = max(tree[2 * node], tree[2 * node + 1])
        }
        greatestUpperEnds = tree
        self.leafCount = leafCount
    }

    /// Calls `body` with the number of each interval that shares more than an end with `span`.
    func forEachOverlap(with span: Span, _ body: (Int) -> Void) {
        // Only the intervals before this place start before the end of `span`.
        let end = lowerEnds.partitioningIndex { $0 >= span.upper }
        visit(node: 1, places: 0..<leafCount, before: end, after: span.lower, body)
    }

    private func visit(
        node: Int, places: Range<Int>, before end: Int, after lower: CGFloat, _ body: (Int) -> Void
    ) {
        if places.lowerBound >= end || greatestUpperEnds[node] <= lower { return }
        if places.count == 1 {
            body(order[places.lowerBound])
            return
        }
        let middle = places.lowerBound + places.count / 2
        visit(node: 2 * node, places: places.lowerBound..<middle, before: end, after: lower, body)
        visit(node: 2 * node + 1, places: middle..<places.upperBound, before: end, after: lower, body)
    }
}

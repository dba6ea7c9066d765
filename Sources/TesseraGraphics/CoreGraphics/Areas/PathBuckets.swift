/// Strips of the grid that list what lies in them, so that only neighbours are compared.
struct PathBuckets {
    private let start: Int64
    private let width: Int64
    private(set) var members: [[Int]]

    /// Creates strips for a number of ranges along the axis x.
    init(_ ranges: [ClosedRange<Int64>]) {
        let low = ranges.map(\.lowerBound).min() ?? 0
        let high = ranges.map(\.upperBound).max() ?? 0
        let count = max(1, Int64((4 * Double(ranges.count)).squareRoot()))
        start = low
        width = (high - low) / count + 1
        members = Array(repeating: [], count: Int((high - low) / width) + 1)
        for (index, range) in ranges.enumerated() {
            for strip in strip(range.lowerBound)...strip(range.upperBound) { members[strip].append(index) }
        }
    }

    /// Returns the index of the strip that contains a coordinate, or the nearest one.
    func strip(_ x: Int64) -> Int { min(max(Int((x - start) / width), 0), members.count - 1) }
}

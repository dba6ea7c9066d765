/// The places of a group's items, once solved for a size and then repeated.
struct GroupTemplate: Sendable {
    /// One item of the group, in points from the group's top leading corner.
    struct Leaf: Sendable {
        var box: Box
        var zIndex = 0
    }

    /// The items in order; never empty.
    let leaves: [Leaf]
    /// The smallest box around all of them.
    let bounds: Box
    private let axis: LayoutAxis
    private let index: IntervalIndex

    /// `axis` is the one along which queries are narrow: that of scrolling.
    init(leaves: [Leaf], axis: LayoutAxis) {
        self.leaves = leaves
        self.axis = axis
        bounds = leaves.dropFirst().reduce(leaves[0].box) { $0.union($1.box) }
        index = IntervalIndex(leaves.map { ($0.box.min(axis), $0.box.max(axis)) })
    }

    /// The numbers of the items that overlap `box`, ascending.
    func items(in box: Box) -> [Int] {
        var found: [Int] = []
        index.forEachOverlap(lower: box.min(axis), upper: box.max(axis)) { number in
            if leaves[number].box.overlaps(box) { found.append(number) }
        }
        return found.sorted()
    }
}

import TesseraBasics

/// The places of a group's items, found once for a size of the group and then used for all its repetitions.
@MainActor final class GroupTemplate {
    /// One item of the group, with its box in points from the group's top leading corner.
    struct Leaf: Hashable, Sendable {
        var box: Box
        var zIndex = 0
        var selfSizedAxes: SelfSizedAxes = []
    }

    /// A view that is attached to an item or a group.
    struct Accessory: Hashable, Sendable {
        let kind: String
        /// The number of the item, or of the first item of the group, to which the view is attached.
        var item: Int
        var box: Box
        let zIndex: Int
        var selfSizedAxes: SelfSizedAxes = []
    }

    /// The items in order; never empty.
    let leaves: [Leaf]
    /// The views that are attached to items or groups.
    let accessories: [Accessory]
    /// The smallest box around all items and views.
    let bounds: Box
    private let axis: LayoutAxis
    // The indices are created when they are first needed, as few of many groups are ever visible.
    private lazy var leafIndex = IntervalIndex(leaves.map { $0.box.span(self.axis) })
    private lazy var accessoryIndex = IntervalIndex(accessories.map { $0.box.span(self.axis) })
    private let accessoryNumbers: [AccessoryKey: Int]

    private struct AccessoryKey: Hashable {
        let kind: String
        let item: Int
    }

    /// Creates a template. `axis` is the axis of scrolling, along which queries are narrow.
    init(_ content: GroupContent, axis: LayoutAxis) {
        leaves = content.leaves
        accessories = content.accessories
        self.axis = axis
        var bounds = leaves[0].box
        for leaf in leaves { bounds = bounds.union(leaf.box) }
        for accessory in accessories { bounds = bounds.union(accessory.box) }
        self.bounds = bounds
        accessoryNumbers =
            accessories.isEmpty
            ? [:]
            : Dictionary(
                accessories.enumerated().map { (AccessoryKey(kind: $1.kind, item: $1.item), $0) },
                uniquingKeysWith: { first, _ in
                    let twice = content.accessories[first]
                    misuse(
                        "NSCollectionLayoutSupplementaryItem",
                        "item \(twice.item) of a group has two of the kind “\(twice.kind)”, itself or through its groups"
                    )
                })
    }

    /// Calls `body` with the numbers of the items that overlap `box`, ascending.
    func forEachItem(in box: Box, _ body: (Int) -> Void) {
        forEachPart(leaves.count, in: box, index: { leafIndex }, place: { leaves[$0].box }, body)
    }

    /// Calls `body` with the numbers of the attached views that overlap `box`, ascending.
    func forEachAccessory(in box: Box, _ body: (Int) -> Void) {
        forEachPart(
            accessories.count, in: box, index: { accessoryIndex }, place: { accessories[$0].box }, body)
    }

    private func forEachPart(
        _ count: Int, in box: Box, index: () -> IntervalIndex, place: (Int) -> Box, _ body: (Int) -> Void
    ) {
        // With few parts it is faster to test each of them.
        if count <= 16 {
            for number in 0..<count where place(number).overlaps(box) { body(number) }
            return
        }
        var found: [Int] = []
        index().forEachOverlap(with: box.span(axis)) { number in
            if place(number).overlaps(box) { found.append(number) }
        }
        found.sort()
        for number in found { body(number) }
    }

    /// Returns the view of a kind that is attached to an item, or nil if there is none.
    func accessory(ofKind kind: String, item: Int) -> Accessory? {
        accessoryNumbers[AccessoryKey(kind: kind, item: item)].map { accessories[$0] }
    }

    /// Returns true if the items and attached views of both templates are the same.
    func isEqual(to other: GroupTemplate) -> Bool {
        leaves == other.leaves && accessories == other.accessories
    }
}

/// The items in a group and the views attached to them.
struct GroupContent {
    var leaves: [GroupTemplate.Leaf] = []
    var accessories: [GroupTemplate.Accessory] = []

    /// Adds the content of a part of the group, moved to the part's place.
    mutating func append(_ other: GroupContent, at origin: CGPoint) {
        if leaves.isEmpty, accessories.isEmpty, origin == .zero {
            self = other
            return
        }
        let first = leaves.count
        for var leaf in other.leaves {
            leaf.box = leaf.box.offset(by: origin)
            leaves.append(leaf)
        }
        for var accessory in other.accessories {
            accessory.item += first
            accessory.box = accessory.box.offset(by: origin)
            accessories.append(accessory)
        }
    }

    /// Returns the first items and the views attached to them.
    func prefix(_ count: Int) -> GroupContent {
        if count >= leaves.count { return self }
        return GroupContent(
            leaves: Array(leaves.prefix(count)), accessories: accessories.filter { $0.item < count })
    }
}

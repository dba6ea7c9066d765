/// The places of a group's items, once solved for a size and then repeated.
struct GroupTemplate: Sendable {
    /// One item of the group, in points from the group's top leading corner.
    struct Leaf: Sendable {
        var box: Box
        var zIndex = 0
    }

    /// A view that is attached to an item or a group.
    struct Accessory: Sendable {
        let kind: String
        /// The number of the item, for a group of its first item.
        var item: Int
        var box: Box
        let zIndex: Int
    }

    /// The items in order; never empty.
    let leaves: [Leaf]
    /// The views that are attached to them.
    let accessories: [Accessory]
    /// The smallest box around all items and views.
    let bounds: Box
    private let axis: LayoutAxis
    private let leafIndex: IntervalIndex
    private let accessoryIndex: IntervalIndex
    private let accessoryNumbers: [AccessoryKey: Int]

    private struct AccessoryKey: Hashable {
        let kind: String
        let item: Int
    }

    /// `axis` is the one along which queries are narrow: that of scrolling.
    init(_ content: GroupContent, axis: LayoutAxis) {
        leaves = content.leaves
        accessories = content.accessories
        self.axis = axis
        let boxes = leaves.map(\.box) + accessories.map(\.box)
        bounds = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
        leafIndex = IntervalIndex(leaves.map { ($0.box.min(axis), $0.box.max(axis)) })
        accessoryIndex = IntervalIndex(accessories.map { ($0.box.min(axis), $0.box.max(axis)) })
        accessoryNumbers = Dictionary(
            accessories.enumerated().map { (AccessoryKey(kind: $1.kind, item: $1.item), $0) },
            uniquingKeysWith: { first, _ in
                let twice = content.accessories[first]
                misuse(
                    "NSCollectionLayoutSupplementaryItem",
                    "item \(twice.item) of a group has two of the kind “\(twice.kind)”, itself or through its groups"
                )
            })
    }

    /// The numbers of the items that overlap `box`, ascending.
    func items(in box: Box) -> [Int] {
        var found: [Int] = []
        leafIndex.forEachOverlap(lower: box.min(axis), upper: box.max(axis)) { number in
            if leaves[number].box.overlaps(box) { found.append(number) }
        }
        return found.sorted()
    }

    /// The numbers of the attached views that overlap `box`, ascending.
    func accessories(in box: Box) -> [Int] {
        var found: [Int] = []
        accessoryIndex.forEachOverlap(lower: box.min(axis), upper: box.max(axis)) { number in
            if accessories[number].box.overlaps(box) { found.append(number) }
        }
        return found.sorted()
    }

    /// The view of a kind that is attached to an item.
    func accessory(ofKind kind: String, item: Int) -> Accessory? {
        accessoryNumbers[AccessoryKey(kind: kind, item: item)].map { accessories[$0] }
    }
}

/// What lies in a group or is attached to it.
struct GroupContent {
    var leaves: [GroupTemplate.Leaf] = []
    var accessories: [GroupTemplate.Accessory] = []

    /// Adds what lies in a part of the group, moved to the part's place.
    mutating func append(_ other: GroupContent, at origin: CGPoint) {
        let first = leaves.count
        for leaf in other.leaves {
            leaves.append(.init(box: leaf.box.offset(by: origin), zIndex: leaf.zIndex))
        }
        for var accessory in other.accessories {
            accessory.item += first
            accessory.box = accessory.box.offset(by: origin)
            accessories.append(accessory)
        }
    }
}

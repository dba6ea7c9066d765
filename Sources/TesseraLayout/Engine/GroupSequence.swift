/// A section's groups: a template and how it is repeated along an axis. Its size does not depend on how many items there
/// are.
///
/// Places are from the corner where the sequence starts. The axis is that of scrolling, or the one across it where the
/// section scrolls on its own.
struct GroupSequence: Sendable {
    /// The direction in which groups follow one another.
    let axis: LayoutAxis
    let itemCount: Int
    let template: GroupTemplate
    /// What all groups and the spacing between them take along the axis.
    let length: CGFloat
    /// What a group and its edge spacing take across the axis.
    let lengthAcross: CGFloat
    /// Where the first group lies: after its edge spacing.
    private let origin: CGPoint
    /// What a group takes along the axis, without its edge spacing.
    private let groupLength: CGFloat
    /// The points from one group to the next.
    private let pitch: CGFloat

    /// The points from one group to the next, where these are the same for all groups; otherwise `nil`.
    var regularPitch: CGFloat? { pitch }

    var groupCount: Int { (itemCount + template.leaves.count - 1) / template.leaves.count }

    /// The part of the axis that a group takes, without its edge spacing. O(1).
    func span(ofGroup group: Int) -> Span {
        let start = origin(ofGroup: group)[axis]
        return Span(lower: start, upper: start + groupLength)
    }

    /// The group that an item lies in. O(1).
    func group(ofItem item: Int) -> Int { item / template.leaves.count }

    /// A box around everything in the groups.
    var bounds: Box {
        let first = template.bounds.offset(by: origin)
        return first.union(template.bounds.offset(by: origin(ofGroup: groupCount - 1)))
    }

    /// The place of an item. O(1).
    func leaf(ofItem item: Int) -> GroupTemplate.Leaf? {
        guard item >= 0, item < itemCount else { return nil }
        let (group, number) = item.quotientAndRemainder(dividingBy: template.leaves.count)
        let leaf = template.leaves[number]
        return .init(box: leaf.box.offset(by: origin(ofGroup: group)), zIndex: leaf.zIndex)
    }

    /// The items that overlap `box`, ascending. Time in proportion to the groups that `box` touches and, within
    /// each, to the items found.
    func items(in box: Box) -> [Int] {
        var found: [Int] = []
        for group in groups(overlapping: box) {
            let origin = origin(ofGroup: group)
            let first = group * template.leaves.count
            for number in template.items(in: box.offset(by: CGPoint(x: -origin.x, y: -origin.y)))
            where first + number < itemCount {
                found.append(first + number)
            }
        }
        return found
    }

    /// Whether views of a kind are attached to items or groups.
    func hasAccessories(ofKind kind: String) -> Bool {
        template.accessories.contains { $0.kind == kind }
    }

    /// The view of a kind that is attached to an item or, at its first item, to a group. O(1).
    func accessory(ofKind kind: String, item: Int) -> GroupTemplate.Accessory? {
        guard item >= 0, item < itemCount else { return nil }
        let (group, number) = item.quotientAndRemainder(dividingBy: template.leaves.count)
        return template.accessory(ofKind: kind, item: number).map { placed($0, inGroup: group) }
    }

    /// The attached views that overlap `box`. For the cost see ``items(in:)``.
    func accessories(in box: Box) -> [GroupTemplate.Accessory] {
        guard !template.accessories.isEmpty else { return [] }
        var found: [GroupTemplate.Accessory] = []
        for group in groups(overlapping: box) {
            let origin = origin(ofGroup: group)
            for number in template.accessories(in: box.offset(by: CGPoint(x: -origin.x, y: -origin.y))) {
                let accessory = placed(template.accessories[number], inGroup: group)
                if accessory.item < itemCount { found.append(accessory) }
            }
        }
        return found
    }

    private func placed(
        _ accessory: GroupTemplate.Accessory, inGroup group: Int
    ) -> GroupTemplate.Accessory {
        var accessory = accessory
        accessory.item += group * template.leaves.count
        accessory.box = accessory.box.offset(by: origin(ofGroup: group))
        return accessory
    }

    private func origin(ofGroup group: Int) -> CGPoint {
        var origin = origin
        origin[axis] += CGFloat(group) * pitch
        return origin
    }

    /// The groups whose items can overlap `box`: those that end after its start and start before its end.
    private func groups(overlapping box: Box) -> Range<Int> {
        // Groups without extent, in a container without room, lie on one another.
        guard pitch > 0 else { return 0..<groupCount }
        let first = (box.min(axis) - origin[axis] - template.bounds.max(axis)) / pitch
        let last = (box.max(axis) - origin[axis] - template.bounds.min(axis)) / pitch
        let lower = Int(min(max(first.rounded(.down), 0), CGFloat(groupCount)))
        let upper = Int(min(max(last.rounded(.up) + 1, 0), CGFloat(groupCount)))
        return lower..<max(lower, upper)
    }
}

extension GroupSequence {
    /// Repeats a section's group until its items end.
    ///
    /// - Parameters:
    ///   - itemCount: The number of items, of which there is one at least.
    ///   - room: What fractions are of.
    ///   - axis: The direction in which groups follow one another.
    ///   - roomAcross: What flexible edge spacing shares across the axis; `nil` where nothing is left to share.
    @MainActor init(
        _ section: NSCollectionLayoutSection, itemCount: Int, room: CGSize, axis: LayoutAxis,
        roomAcross: CGFloat?, solver: GroupSolver
    ) {
        self.axis = axis
        self.itemCount = itemCount
        let (group, across) = (section.group, axis.other)
        let size = group.layoutSize.size(in: room, of: "the NSCollectionLayoutGroup of a section")
        template = GroupTemplate(solver.content(of: group, in: size), axis: axis)

        let (start, end) = (group.edgeSpacing?.start(axis), group.edgeSpacing?.end(axis))
        let (startAcross, endAcross) = (group.edgeSpacing?.start(across), group.edgeSpacing?.end(across))
        lengthAcross = startAcross.least + size[across] + endAcross.least
        var origin = CGPoint.zero
        origin[axis] = start.least
        origin[across] = solver.offset(
            start: startAcross, end: endAcross, leaving: (roomAcross ?? lengthAcross) - size[across])
        self.origin = origin

        groupLength = size[axis]
        let length = start.least + groupLength + end.least
        pitch = length + section.interGroupSpacing
        let groups = (itemCount + template.leaves.count - 1) / template.leaves.count
        if groups > 1, pitch < 0 {
            misuse(
                "NSCollectionLayoutSection",
                "interGroupSpacing is \(section.interGroupSpacing), which takes more than a group of \(length) points"
            )
        }
        self.length = CGFloat(groups - 1) * pitch + length
    }
}

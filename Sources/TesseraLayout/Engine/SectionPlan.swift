/// A section's layout: a template of its group and how it is repeated. Its size does not depend on how many items the
/// section has.
struct SectionPlan: Sendable {
    let axis: LayoutAxis
    let itemCount: Int
    /// The group; `nil` for a section without items, whose group is not looked at.
    let template: GroupTemplate?
    /// Where the first group lies in the section.
    let origin: CGPoint
    /// The points from one group to the next.
    let pitch: CGFloat
    /// The points that the section takes along the axis of scrolling.
    let extent: CGFloat

    var groupCount: Int {
        guard let template else { return 0 }
        return (itemCount + template.leaves.count - 1) / template.leaves.count
    }

    /// The least box around all items along the axis; `nil` without items.
    var reach: (lower: CGFloat, upper: CGFloat)? {
        guard let template else { return nil }
        return (
            origin[axis] + template.bounds.min(axis),
            origin[axis] + template.bounds.max(axis) + CGFloat(groupCount - 1) * pitch
        )
    }

    /// The place of an item, from the top leading corner of the section. O(1).
    func leaf(ofItem item: Int) -> GroupTemplate.Leaf? {
        guard let template, item >= 0, item < itemCount else { return nil }
        let (group, number) = item.quotientAndRemainder(dividingBy: template.leaves.count)
        let leaf = template.leaves[number]
        return .init(box: leaf.box.offset(by: origin(ofGroup: group)), zIndex: leaf.zIndex)
    }

    /// The items that overlap `box`, ascending. Time in proportion to the groups that `box` touches and, within
    /// each, to the items found.
    func items(in box: Box) -> [Int] {
        guard let template else { return [] }
        var found: [Int] = []
        for group in groups(overlapping: box, template) {
            let origin = origin(ofGroup: group)
            let first = group * template.leaves.count
            for number in template.items(in: box.offset(by: CGPoint(x: -origin.x, y: -origin.y)))
            where first + number < itemCount {
                found.append(first + number)
            }
        }
        return found
    }

    private func origin(ofGroup group: Int) -> CGPoint {
        var origin = origin
        origin[axis] += CGFloat(group) * pitch
        return origin
    }

    /// The groups whose items can overlap `box`: those that end after its start and start before its end.
    private func groups(overlapping box: Box, _ template: GroupTemplate) -> Range<Int> {
        // Groups without extent, in a container without room, lie on one another.
        guard pitch > 0 else { return 0..<groupCount }
        let first = (box.min(axis) - origin[axis] - template.bounds.max(axis)) / pitch
        let last = (box.max(axis) - origin[axis] - template.bounds.min(axis)) / pitch
        let lower = Int(min(max(first.rounded(.down), 0), CGFloat(groupCount)))
        let upper = Int(min(max(last.rounded(.up) + 1, 0), CGFloat(groupCount)))
        return lower..<max(lower, upper)
    }
}

extension SectionPlan {
    /// Solves a section in a container.
    @MainActor init(
        _ section: NSCollectionLayoutSection, itemCount: Int, container: CGSize, axis: LayoutAxis,
        solver: GroupSolver
    ) {
        self.axis = axis
        self.itemCount = itemCount
        let insets = section.contentInsets
        guard itemCount > 0 else {
            template = nil
            origin = .zero
            pitch = 0
            extent = max(0, insets.start(axis) + insets.end(axis))
            return
        }
        let room = container.inset(by: insets)
        let group = section.group
        let size = group.layoutSize.size(in: room, of: "the NSCollectionLayoutGroup of a section")
        let template = GroupTemplate(leaves: solver.leaves(of: group, in: size), axis: axis)
        self.template = template

        let (start, end) = (
            group.edgeSpacing?.start(axis).least ?? 0, group.edgeSpacing?.end(axis).least ?? 0
        )
        var origin = CGPoint.zero
        origin[axis] = insets.start(axis) + start
        origin[axis.other] =
            insets.start(axis.other)
            + solver.offset(
                start: group.edgeSpacing?.start(axis.other), end: group.edgeSpacing?.end(axis.other),
                leaving: room[axis.other] - size[axis.other])
        self.origin = origin

        let length = start + size[axis] + end
        pitch = length + section.interGroupSpacing
        let groups = (itemCount + template.leaves.count - 1) / template.leaves.count
        if groups > 1, pitch < 0 {
            misuse(
                "NSCollectionLayoutSection",
                "interGroupSpacing is \(section.interGroupSpacing), which takes more than a group of \(length) points"
            )
        }
        extent = max(0, insets.start(axis) + CGFloat(groups - 1) * pitch + length + insets.end(axis))
    }
}

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
    /// The views at the boundary of the section.
    let boundary: [BoundaryElement]
    /// The views behind the section.
    let decorations: [DecorationElement]

    var groupCount: Int {
        guard let template else { return 0 }
        return (itemCount + template.leaves.count - 1) / template.leaves.count
    }

    /// The least part of the axis that holds the section and everything in it.
    var reach: Span {
        var reach = Span(lower: 0, upper: extent)
        func add(_ lower: CGFloat, _ upper: CGFloat) {
            reach = Span(lower: min(reach.lower, lower), upper: max(reach.upper, upper))
        }
        if let template {
            add(
                origin[axis] + template.bounds.min(axis),
                origin[axis] + template.bounds.max(axis) + CGFloat(groupCount - 1) * pitch)
        }
        for element in boundary { add(element.box.min(axis), element.box.max(axis)) }
        for element in decorations { add(element.box.min(axis), element.box.max(axis)) }
        return reach
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

    /// The view of a kind that is attached to an item or, at its first item, to a group. O(1).
    func accessory(ofKind kind: String, item: Int) -> GroupTemplate.Accessory? {
        guard let template, item >= 0, item < itemCount else { return nil }
        let (group, number) = item.quotientAndRemainder(dividingBy: template.leaves.count)
        return template.accessory(ofKind: kind, item: number).map { placed($0, inGroup: group, template) }
    }

    /// The attached views that overlap `box`. For the cost see ``items(in:)``.
    func accessories(in box: Box) -> [GroupTemplate.Accessory] {
        guard let template, !template.accessories.isEmpty else { return [] }
        var found: [GroupTemplate.Accessory] = []
        for group in groups(overlapping: box, template) {
            let origin = origin(ofGroup: group)
            for number in template.accessories(in: box.offset(by: CGPoint(x: -origin.x, y: -origin.y))) {
                let accessory = placed(template.accessories[number], inGroup: group, template)
                if accessory.item < itemCount { found.append(accessory) }
            }
        }
        return found
    }

    private func placed(
        _ accessory: GroupTemplate.Accessory, inGroup group: Int, _ template: GroupTemplate
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
        let supplementaryRoom =
            section.supplementariesFollowContentInsets
            ? container.inset(by: insets.across(axis)) : container
        let boundarySolver = BoundarySolver(
            section.boundarySupplementaryItems, room: supplementaryRoom, axis: axis)
        let bands = boundarySolver.bands
        let bandStart = bands.start(axis)

        let contentLength: CGFloat
        if itemCount > 0 {
            let groups = Groups(
                section, itemCount: itemCount,
                room: container.inset(by: insets).inset(by: bands.across(axis)),
                axis: axis, solver: solver)
            template = groups.template
            pitch = groups.pitch
            var origin = groups.origin
            origin[axis] += bandStart + insets.start(axis)
            origin[axis.other] += bands.start(axis.other) + insets.start(axis.other)
            self.origin = origin
            contentLength = groups.length
        } else {
            template = nil
            origin = .zero
            pitch = 0
            contentLength = 0
        }
        let content = Span(
            lower: bandStart,
            upper: bandStart + max(0, insets.start(axis) + contentLength + insets.end(axis)))
        extent = content.upper + bands.end(axis)

        let start = section.supplementariesFollowContentInsets ? insets.start(axis.other) : 0
        let across = Span(lower: start, upper: start + supplementaryRoom[axis.other])
        boundary = boundarySolver.elements(
            around: Box(axis, content, across: across.inset(by: bands, axis.other)),
            room: Box(axis, content, across: across))

        decorations = DecorationElement.backgrounds(
            section.decorationItems,
            of: Box(
                axis, Span(lower: 0, upper: extent), across: Span(lower: 0, upper: container[axis.other])))

        for element in boundary
        where template?.accessories.contains(where: { $0.kind == element.kind }) == true {
            misuse(
                "NSCollectionLayoutSupplementaryItem",
                "the kind “\(element.kind)” is both of a section's boundary and of its items; it must be of one"
            )
        }
    }
}

/// A section's groups, from the place where they start.
private struct Groups {
    let template: GroupTemplate
    /// How far the first one lies from the start: its edge spacing.
    let origin: CGPoint
    let pitch: CGFloat
    /// What all of them take along the axis.
    let length: CGFloat

    @MainActor init(
        _ section: NSCollectionLayoutSection, itemCount: Int, room: CGSize, axis: LayoutAxis,
        solver: GroupSolver
    ) {
        let group = section.group
        let size = group.layoutSize.size(in: room, of: "the NSCollectionLayoutGroup of a section")
        template = GroupTemplate(solver.content(of: group, in: size), axis: axis)

        let (start, end) = (
            group.edgeSpacing?.start(axis).least ?? 0, group.edgeSpacing?.end(axis).least ?? 0
        )
        var origin = CGPoint.zero
        origin[axis] = start
        origin[axis.other] = solver.offset(
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
        self.length = CGFloat(groups - 1) * pitch + length
    }
}

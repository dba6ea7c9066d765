/// A section's layout: its groups and what lies around them. Its size does not depend on how many items the section has.
///
/// Places are from the top leading corner of the section.
@MainActor struct SectionPlan {
    let axis: LayoutAxis
    let itemCount: Int
    /// The groups; `nil` for a section without items, whose group is not looked at.
    let groups: GroupSequence?
    /// Where the groups start in the section.
    let origin: CGPoint
    /// The points that the section takes along the axis of scrolling.
    let extent: CGFloat
    /// The views at the boundary of the section.
    let boundary: [BoundaryElement]
    /// The views behind the section.
    let decorations: [DecorationElement]
    /// How the groups scroll across the axis; `nil` where they do not.
    let orthogonal: OrthogonalPlan?
    /// What is known of the sizes of the views at the boundary.
    let boundarySizes: ElementSizes
    /// What the plan was made from, where it can change.
    private let source: Source?

    /// What a section is laid out in.
    struct Room {
        let container: CGSize
        let axis: LayoutAxis
        let insets: InsetsResolver
        let solver: GroupSolver
    }

    private struct Source {
        let section: NSCollectionLayoutSection
        let room: Room
    }

    /// The least part of the axis that holds the section and everything in it.
    var reach: Span {
        var reach = Span(lower: 0, upper: extent)
        func add(_ span: Span) {
            reach = Span(lower: min(reach.lower, span.lower), upper: max(reach.upper, span.upper))
        }
        if let groups { add(groups.bounds.offset(by: origin).span(axis)) }
        for element in boundary { add(element.box.span(axis)) }
        for element in decorations { add(element.box.span(axis)) }
        return reach
    }

    /// The place of an item. For the cost see ``GroupSequence/span(ofGroup:)``.
    func leaf(ofItem item: Int) -> GroupTemplate.Leaf? {
        guard var leaf = groups?.leaf(ofItem: item) else { return nil }
        leaf.box = leaf.box.offset(by: origin)
        return leaf
    }

    /// The items that overlap `box`, ascending, and their places. For the cost see ``GroupSequence/leaves(in:)``.
    func leaves(in box: Box) -> [(item: Int, leaf: GroupTemplate.Leaf)] {
        var found = groups?.leaves(in: inGroups(box)) ?? []
        for index in found.indices { found[index].leaf.box = found[index].leaf.box.offset(by: origin) }
        return found
    }

    /// The view of a kind that is attached to an item or, at its first item, to a group. For the cost see
    /// ``GroupSequence/span(ofGroup:)``.
    func accessory(ofKind kind: String, item: Int) -> GroupTemplate.Accessory? {
        groups?.accessory(ofKind: kind, item: item).map(placed)
    }

    /// The attached views that overlap `box`. For the cost see ``GroupSequence/leaves(in:)``.
    func accessories(in box: Box) -> [GroupTemplate.Accessory] {
        groups?.accessories(in: inGroups(box)).map(placed) ?? []
    }

    private func inGroups(_ box: Box) -> Box { box.offset(by: CGPoint(x: -origin.x, y: -origin.y)) }

    private func placed(_ accessory: GroupTemplate.Accessory) -> GroupTemplate.Accessory {
        var accessory = accessory
        accessory.box = accessory.box.offset(by: origin)
        return accessory
    }
}

extension SectionPlan {
    /// Solves a section.
    ///
    /// - Parameters:
    ///   - sizes: What is known of the sizes of its views.
    ///   - room: What it is laid out in.
    ///   - canMove: Whether it may be laid out in another room later.
    init(
        _ section: NSCollectionLayoutSection, itemCount: Int, sizes: PreferredSizes.Section, in room: Room,
        canMove: Bool
    ) {
        let isSelfSized =
            itemCount > 0 && section.group.hasSelfSizedParts
            || section.boundarySupplementaryItems.contains { $0.layoutSize.selfSizedAxes != [] }
        // What becomes of the caller's section later does not change the layout.
        let source = isSelfSized || canMove ? Source(section: section.copied, room: room) : nil
        self.init(
            source?.section ?? section, itemCount: itemCount, sizes: sizes, in: room, source: source,
            keeping: nil)
    }

    /// - Parameter oldGroups: The groups of an earlier plan of the section, which stay where their room is the same.
    private init(
        _ section: NSCollectionLayoutSection, itemCount: Int, sizes: PreferredSizes.Section, in room: Room,
        source: Source?, keeping oldGroups: GroupSequence?
    ) {
        let (container, axis, resolver) = (room.container, room.axis, room.insets)
        self.axis = axis
        self.itemCount = itemCount
        self.source = source
        boundarySizes = sizes.boundary
        let insets = resolver.insets(of: section)
        let supplementaryInsets = resolver.supplementaryInsets(of: section, axis)
        let supplementaryRoom = container.inset(by: supplementaryInsets)
        let boundarySolver = BoundarySolver(
            section.boundarySupplementaryItems, room: supplementaryRoom, axis: axis, sizes: sizes.boundary)
        let bands = boundarySolver.bands
        let bandStart = bands.start(axis)

        let isOrthogonal = section.orthogonalScrollingBehavior != .none
        if itemCount > 0 {
            let groupRoom = container.inset(by: insets).inset(by: bands.across(axis))
            groups =
                oldGroups?.selfSizedRoom == groupRoom
                ? oldGroups
                : GroupSequence(
                    section, itemCount: itemCount, room: groupRoom, axis: isOrthogonal ? axis.other : axis,
                    roomAcross: isOrthogonal ? nil : groupRoom[axis.other], sizes: sizes.content,
                    solver: room.solver)
        } else {
            groups = nil
        }
        let length = (isOrthogonal ? groups?.lengthAcross : groups?.length) ?? 0
        let content = Span(
            lower: bandStart, upper: bandStart + max(0, insets.start(axis) + length + insets.end(axis)))
        extent = content.upper + bands.end(axis)

        var origin = CGPoint.zero
        origin[axis] = bandStart + insets.start(axis)
        origin[axis.other] = bands.start(axis.other) + insets.start(axis.other)
        if isOrthogonal, let groups {
            // Where nothing lies at the sides, groups are seen up to the edges of the section.
            let across = Span(lower: 0, upper: container[axis.other])
            let plan = OrthogonalPlan(
                section, groups: groups, content: content,
                across: across.inset(by: bands.inside(supplementaryInsets), axis.other),
                room: across.inset(by: bands + insets, axis.other), groupsStart: origin[axis])
            origin[axis.other] = plan.viewport.min(axis.other) + plan.start
            orthogonal = plan
        } else {
            orthogonal = nil
        }
        self.origin = origin

        let start = supplementaryInsets.start(axis.other)
        let across = Span(lower: start, upper: start + supplementaryRoom[axis.other])
        boundary = boundarySolver.elements(
            around: Box(axis, content, across: across.inset(by: bands, axis.other)),
            room: Box(axis, content, across: across))

        decorations = DecorationElement.backgrounds(
            section.decorationItems,
            of: Box(
                axis, Span(lower: 0, upper: extent), across: Span(lower: 0, upper: container[axis.other])))

        for element in boundary where groups?.hasAccessories(ofKind: element.kind) == true {
            misuse(
                "NSCollectionLayoutSupplementaryItem",
                "the kind “\(element.kind)” is both of a section's boundary and of its items; it must be of one"
            )
        }
    }
}

// MARK: Self-sizing

extension SectionPlan {
    /// Whether places depend on what views prefer.
    var isSelfSized: Bool {
        groups?.isSelfSized == true || boundary.contains { $0.selfSizedAxes != [] }
    }

    /// What is known of the sizes of the section's views.
    var sizes: PreferredSizes.Section {
        .init(content: groups?.sizes ?? ElementSizes(), boundary: boundarySizes)
    }

    /// Takes what an item prefers. Whether anything lies elsewhere then.
    mutating func setPreferredSize(_ size: CGSize, ofItem item: Int) -> Bool {
        guard groups?.setPreferredSize(size, ofItem: item) == true else { return false }
        settle(sizes)
        return true
    }

    /// Takes what a view that is attached to an item prefers. Whether anything lies elsewhere then.
    mutating func setPreferredSize(_ size: CGSize, ofSupplementaryView kind: String, item: Int) -> Bool {
        guard groups?.setPreferredSize(size, ofSupplementaryView: kind, item: item) == true else {
            return false
        }
        settle(sizes)
        return true
    }

    /// Takes what a view at the boundary prefers. Whether anything lies elsewhere then.
    mutating func setPreferredSize(_ size: CGSize, of element: BoundaryElement) -> Bool {
        let key = ElementSizes.Key(kind: element.kind, index: element.number)
        let old = boundary
        var sizes = sizes
        if !sizes.boundary.take(size, along: element.selfSizedAxes, ofSupplementaryView: key) { return false }
        settle(sizes)
        return boundary != old
    }

    /// Lays the section out anew in another room, for which it was made.
    mutating func move(to room: Room) {
        guard let source else { return }
        self = SectionPlan(
            source.section, itemCount: itemCount, sizes: sizes, in: room,
            source: Source(section: source.section, room: room), keeping: groups)
    }

    /// Places anew what lies around the groups; the groups themselves too where their room is another.
    private mutating func settle(_ sizes: PreferredSizes.Section) {
        guard let source else { return }
        self = SectionPlan(
            source.section, itemCount: itemCount, sizes: sizes, in: source.room, source: source,
            keeping: groups)
    }
}

extension NSCollectionLayoutSection {
    fileprivate var copied: NSCollectionLayoutSection { copy() as? NSCollectionLayoutSection ?? self }
}

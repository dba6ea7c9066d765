import TesseraBasics

/// The groups of a section, which lie one after the other along an axis until the section's items end.
///
/// If all sizes are fixed, one template is repeated and places are computed, so that memory does not depend
/// on the number of items. Groups with measured items are stored in addition.
///
/// Places are relative to the corner where the sequence starts. The axis is that of scrolling, or the one
/// across it if the section scrolls on its own.
@MainActor final class GroupSequence {
    /// The direction in which the groups lie one after the other.
    let axis: LayoutAxis
    let itemCount: Int
    /// The groups as the description defines them, without measured sizes.
    private let run: ExtentTree.Run
    private let template: GroupTemplate
    /// True if views are attached to items or groups.
    private let hasAccessories: Bool
    /// The groups with measured sizes, or nil if no part of the group is self-sized.
    private let measured: MeasuredGroups?
    private let edges: (start: CGFloat, end: CGFloat)
    private let spacing: CGFloat

    /// Repeats a section's group until its items end.
    ///
    /// - Parameters:
    ///   - itemCount: The number of items, at least 1.
    ///   - room: The size to which fractional sizes refer.
    ///   - axis: The direction in which the groups lie one after the other.
    ///   - roomAcross: The room that flexible edge spacing shares across the axis, or `nil` if there is none
    ///     to share.
    ///   - sizes: The preferred sizes that self-sized items have reported.
    init(
        _ section: NSCollectionLayoutSection, itemCount: Int, room: CGSize, axis: LayoutAxis,
        roomAcross: CGFloat?, sizes: ElementSizes = ElementSizes(), solver: GroupSolver
    ) {
        self.axis = axis
        self.itemCount = itemCount
        let repeated = RepeatedGroup(section, room: room, axis: axis, roomAcross: roomAcross, solver: solver)
        edges = repeated.edges
        spacing = repeated.spacing
        let solution = repeated.solve(.none, uniformSize: nil)
        template = solution.template
        hasAccessories = section.group.hasSupplementaryParts
        run = ExtentTree.Run(
            extent: solution.extent, count: (itemCount + solution.itemCount - 1) / solution.itemCount,
            itemsPerElement: solution.itemCount, isUniform: true)
        // A fraction of a container that is small or empty for now is not a mistake of the description, and a warning about a
        // group without length has been written already.
        let length = section.group.layoutSize[axis]
        if run.count > 1, run.extent.advance < 0, !length.isFractional, length.dimension > 0 {
            misuse(
                "NSCollectionLayoutSection",
                "interGroupSpacing is \(spacing), which takes more than a group of \(run.extent.advance - spacing) points"
            )
        }
        measured =
            section.group.hasSelfSizedParts
            ? MeasuredGroups(repeated, itemCount: itemCount, description: solution, sizes) : nil
    }

    private var extent: Extent { measured?.extent ?? run.extent.repeated(run.count) }

    /// The length of all groups and of the spacing between them along the axis, in points.
    var length: CGFloat { extent.advance - spacing }

    /// The greatest length of a group and its edge spacing across the axis, in points.
    var lengthAcross: CGFloat { extent.lengthAcross }

    var groupCount: Int { measured?.groupCount ?? run.count }

    /// The points from the start of one group to that of the next, or `nil` if groups differ.
    var regularPitch: CGFloat? { measured == nil ? run.extent.advance : nil }

    /// The smallest box around everything in the groups.
    var bounds: Box {
        let extent = extent
        return Box(axis, extent.reach, across: extent.reachAcross)
    }

    /// Returns the part of the axis that a group takes, without its edge spacing. O(1), or O(log n) in the
    /// number of measured groups.
    func span(ofGroup group: Int) -> Span {
        let place = measured?.place(ofGroup: group) ?? start.advanced(by: group)
        return Span(
            lower: place.start + edges.start,
            upper: place.start + place.run.extent.advance - spacing - edges.end)
    }

    /// Returns the number of the group that contains an item. For the cost see ``span(ofGroup:)``.
    func group(ofItem item: Int) -> Int { group(of: item).place.element }

    /// Returns the place of an item, or nil if there is no such item. For the cost see ``span(ofGroup:)``.
    func leaf(ofItem item: Int) -> GroupTemplate.Leaf? {
        guard item >= 0, item < itemCount else { return nil }
        let (place, template) = group(of: item)
        var leaf = template.leaves[item - place.item]
        leaf.box = leaf.box.offset(by: origin(of: place))
        return leaf
    }

    /// Calls `body` with the items that overlap `box`, in ascending order, and their places. The time is in
    /// proportion to the groups that `box` touches and, within each, to the items found.
    func forEachLeaf(in box: Box, _ body: (_ item: Int, _ leaf: GroupTemplate.Leaf) -> Void) {
        forEachGroup(overlapping: box) { place, template in
            let origin = origin(of: place)
            template.forEachItem(in: box.offset(by: CGPoint(x: -origin.x, y: -origin.y))) { number in
                guard place.item + number < itemCount else { return }
                var leaf = template.leaves[number]
                leaf.box = leaf.box.offset(by: origin)
                body(place.item + number, leaf)
            }
        }
    }

    /// Returns true if views of a kind are attached to items or groups.
    func hasAccessories(ofKind kind: String) -> Bool {
        template.accessories.contains { $0.kind == kind }
    }

    /// Returns the view of a kind that is attached to an item, or to the group whose first item it is; nil
    /// if there is none. For the cost see ``span(ofGroup:)``.
    func accessory(ofKind kind: String, item: Int) -> GroupTemplate.Accessory? {
        guard item >= 0, item < itemCount else { return nil }
        let (place, template) = group(of: item)
        return template.accessory(ofKind: kind, item: item - place.item).map { placed($0, at: place) }
    }

    /// Returns the attached views that overlap `box`. For the cost see ``forEachLeaf(in:_:)``.
    func accessories(in box: Box) -> [GroupTemplate.Accessory] {
        guard hasAccessories else { return [] }
        var found: [GroupTemplate.Accessory] = []
        forEachGroup(overlapping: box) { place, template in
            if template.accessories.isEmpty { return }
            let origin = origin(of: place)
            template.forEachAccessory(in: box.offset(by: CGPoint(x: -origin.x, y: -origin.y))) { number in
                let accessory = placed(template.accessories[number], at: place)
                if accessory.item < itemCount { found.append(accessory) }
            }
        }
        return found
    }

    // MARK: Self-sizing

    /// True if the places depend on the sizes that views prefer.
    var isSelfSized: Bool { measured != nil }

    /// The preferred sizes that self-sized items and attached views have reported.
    var sizes: ElementSizes { measured?.sizes ?? ElementSizes() }

    /// Stores the size that an item prefers along its self-sized axes. Returns true if that moved or resized
    /// any element.
    ///
    /// The time is logarithmic in the number of measured groups, and in proportion to the items of the
    /// item's group. If groups contain as many items as fit, the groups after it are filled anew until one
    /// starts with the same item as before.
    func setPreferredSize(_ size: CGSize, ofItem item: Int) -> Bool {
        measured?.setPreferredSize(size, ofItem: item) ?? false
    }

    /// Stores the size that a view attached to an item prefers. Returns true if that moved or resized any
    /// element.
    func setPreferredSize(_ size: CGSize, ofSupplementaryView kind: String, item: Int) -> Bool {
        measured?.setPreferredSize(size, ofSupplementaryView: kind, item: item) ?? false
    }

    // MARK: Groups

    /// The place of the first group.
    private var start: ExtentTree.Place { .init(run: run, element: 0, item: 0, start: 0) }

    private func group(of item: Int) -> (place: ExtentTree.Place, template: GroupTemplate) {
        measured?.group(ofItem: item) ?? (start.advanced(by: item / run.itemsPerElement), template)
    }

    private func forEachGroup(
        overlapping box: Box, _ body: (ExtentTree.Place, GroupTemplate) -> Void
    ) {
        if let measured {
            measured.forEachGroup(overlapping: box.span(axis), body)
        } else if run.extent.advance != 0 || !run.extent.reach.isEmpty {
            // Groups that all lie in one place because they have no extent are invisible, however many there
            // are.
            for number in run.elements(overlapping: box.span(axis), from: 0) {
                body(start.advanced(by: number), template)
            }
        }
    }

    private func placed(
        _ accessory: GroupTemplate.Accessory, at place: ExtentTree.Place
    ) -> GroupTemplate.Accessory {
        var accessory = accessory
        accessory.item += place.item
        accessory.box = accessory.box.offset(by: origin(of: place))
        return accessory
    }

    private func origin(of place: ExtentTree.Place) -> CGPoint {
        var origin = CGPoint.zero
        origin[axis] = place.start
        return origin
    }
}

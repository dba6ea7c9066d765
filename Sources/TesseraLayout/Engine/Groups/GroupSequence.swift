import TesseraBasics

/// A section's groups: one after the other along an axis, until the section's items end.
///
/// Where all sizes are fixed, one template is repeated, and places are found by arithmetic; memory does not depend
/// on how many items there are. Groups of which something was measured are kept beside that.
///
/// Places are from the corner where the sequence starts. The axis is that of scrolling, or the one across it where the
/// section scrolls on its own.
@MainActor final class GroupSequence {
    /// The direction in which groups follow one another.
    let axis: LayoutAxis
    let itemCount: Int
    /// All groups, as far as they are as the description says.
    private let run: ExtentTree.Run
    private let template: GroupTemplate
    /// Whether views are attached to items or groups.
    private let hasAccessories: Bool
    /// The groups where some are not.
    private let measured: MeasuredGroups?
    private let edges: (start: CGFloat, end: CGFloat)
    private let spacing: CGFloat

    /// Repeats a section's group until its items end.
    ///
    /// - Parameters:
    ///   - itemCount: The number of items, of which there is one at least.
    ///   - room: What fractions are of.
    ///   - axis: The direction in which groups follow one another.
    ///   - roomAcross: What flexible edge spacing shares across the axis; `nil` where nothing is left to share.
    ///   - sizes: What is known of the sizes of self-sized items.
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
        // A fraction of a container that is, for now, small or empty is nobody's mistake.
        if run.count > 1, run.extent.advance < 0, !section.group.layoutSize[axis].isFractional {
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

    /// What all groups and the spacing between them take along the axis.
    var length: CGFloat { extent.advance - spacing }

    /// The most that a group and its edge spacing take across the axis.
    var lengthAcross: CGFloat { extent.lengthAcross }

    var groupCount: Int { measured?.groupCount ?? run.count }

    /// The points from one group to the next, where these are the same for all groups; otherwise `nil`.
    var regularPitch: CGFloat? { measured == nil ? run.extent.advance : nil }

    /// A box around everything in the groups.
    var bounds: Box {
        let extent = extent
        return Box(axis, extent.reach, across: extent.reachAcross)
    }

    /// The part of the axis that a group takes, without its edge spacing. O(1); O(log n) of the groups that were
    /// measured.
    func span(ofGroup group: Int) -> Span {
        let place = measured?.place(ofGroup: group) ?? start.advanced(by: group)
        return Span(
            lower: place.start + edges.start,
            upper: place.start + place.run.extent.advance - spacing - edges.end)
    }

    /// The group that an item lies in. For the cost see ``span(ofGroup:)``.
    func group(ofItem item: Int) -> Int { group(of: item).place.element }

    /// The place of an item. For the cost see ``span(ofGroup:)``.
    func leaf(ofItem item: Int) -> GroupTemplate.Leaf? {
        guard item >= 0, item < itemCount else { return nil }
        let (place, template) = group(of: item)
        var leaf = template.leaves[item - place.item]
        leaf.box = leaf.box.offset(by: origin(of: place))
        return leaf
    }

    /// Calls `body` with the items that overlap `box`, ascending, and their places. Time in proportion to the groups
    /// that `box` touches and, within each, to the items found.
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

    /// Whether views of a kind are attached to items or groups.
    func hasAccessories(ofKind kind: String) -> Bool {
        template.accessories.contains { $0.kind == kind }
    }

    /// The view of a kind that is attached to an item or, at its first item, to a group. For the cost see
    /// ``span(ofGroup:)``.
    func accessory(ofKind kind: String, item: Int) -> GroupTemplate.Accessory? {
        guard item >= 0, item < itemCount else { return nil }
        let (place, template) = group(of: item)
        return template.accessory(ofKind: kind, item: item - place.item).map { placed($0, at: place) }
    }

    /// The attached views that overlap `box`. For the cost see ``forEachLeaf(in:_:)``.
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

    /// Whether the places depend on what views prefer.
    var isSelfSized: Bool { measured != nil }

    /// What is known of the sizes of self-sized items and attached views.
    var sizes: ElementSizes { measured?.sizes ?? ElementSizes() }

    /// Takes what an item prefers along the axes that are its own. Whether anything lies elsewhere then.
    ///
    /// Time is logarithmic in the number of measured groups, and in proportion to the items of the item's group. Where
    /// groups are filled with as many items as fit, those after it are filled anew until they meet the old ones.
    func setPreferredSize(_ size: CGSize, ofItem item: Int) -> Bool {
        measured?.setPreferredSize(size, ofItem: item) ?? false
    }

    /// Takes what a view that is attached to an item prefers. Whether anything lies elsewhere then.
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
            // Of groups that lie on one another because they have no extent nothing is to be seen, however many.
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

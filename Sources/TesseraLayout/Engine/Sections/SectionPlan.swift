import TesseraBasics

/// The layout of a section: its groups and the views around them. Its size in memory does not depend on the
/// number of items.
///
/// Places are from the top leading corner of the section.
@MainActor final class SectionPlan {
    let axis: LayoutAxis
    let itemCount: Int
    /// The object that another module has stored with the section.
    let attachment: AnyObject?
    /// The groups, or `nil` for a section without items.
    private(set) var groups: GroupSequence?
    /// The place of the groups, and the views around them.
    private(set) var outline: SectionOutline
    /// The preferred sizes that views at the boundary have reported.
    private var boundarySizes: ElementSizes
    private var frame: SectionFrame
    private var room: Room
    /// True if items or groups have the length of the greatest one whose length is known.
    private let hasUniformParts: Bool
    /// A copy of the description from which the plan was created, or nil if the plan cannot change.
    private let source: NSCollectionLayoutSection?

    /// The room in which a section is laid out, and the values that belong to it.
    struct Room {
        let container: CGSize
        let axis: LayoutAxis
        let insets: InsetsResolver
        let solver: GroupSolver
    }

    /// Solves a section.
    ///
    /// - Parameters:
    ///   - section: The description of the section.
    ///   - itemCount: The number of items.
    ///   - sizes: The preferred sizes that its views have reported.
    ///   - room: The room in which the section is laid out.
    ///   - canMove: True if the section may be laid out in another room later.
    init(
        _ section: NSCollectionLayoutSection, itemCount: Int, sizes: PreferredSizes.Section, in room: Room,
        canMove: Bool
    ) {
        let isSelfSized =
            itemCount > 0 && section.group.hasSelfSizedParts
            || section.boundarySupplementaryItems.contains { $0.layoutSize.selfSizedAxes != [] }
        // The copy is independent of later changes to the caller's section.
        source = isSelfSized || canMove ? section.copied : nil
        let section = source ?? section
        axis = room.axis
        self.itemCount = itemCount
        attachment = section.attachment
        hasUniformParts = section.group.hasUniformParts
        boundarySizes = sizes.boundary
        self.room = room
        frame = SectionFrame(section, in: room, boundarySizes: sizes.boundary)
        groups = frame.groups(section, itemCount: itemCount, sizes: sizes.content, solver: room.solver)
        outline = SectionOutline(section, frame, groups)
        for element in boundary where groups?.hasAccessories(ofKind: element.kind) == true {
            misuse(
                "NSCollectionLayoutSupplementaryItem",
                "the kind “\(element.kind)” is both of a section's boundary and of its items; it must be of one"
            )
        }
    }

    /// The points that the section takes along the axis of scrolling.
    var extent: CGFloat { outline.extent }
    /// The views at the boundary of the section.
    var boundary: [BoundaryElement] { outline.boundary }
    /// The views behind the section.
    var decorations: [DecorationElement] { outline.decorations }
    /// The plan of groups that scroll across the axis, or `nil` if they do not.
    var orthogonal: OrthogonalPlan? { outline.orthogonal }

    /// The smallest part of the axis that contains the section and everything in it.
    var reach: Span {
        var reach = Span(lower: 0, upper: extent)
        func add(_ span: Span) {
            reach = Span(lower: min(reach.lower, span.lower), upper: max(reach.upper, span.upper))
        }
        if let groups { add(groups.bounds.offset(by: outline.origin).span(axis)) }
        for element in boundary { add(element.box.span(axis)) }
        for element in decorations { add(element.box.span(axis)) }
        return reach
    }
}

// MARK: Queries

extension SectionPlan {
    /// Returns the place of an item, or nil if there is none. For the cost see
    /// ``GroupSequence/span(ofGroup:)``.
    func leaf(ofItem item: Int) -> GroupTemplate.Leaf? {
        guard var leaf = groups?.leaf(ofItem: item) else { return nil }
        leaf.box = leaf.box.offset(by: outline.origin)
        return leaf
    }

    /// Calls `body` with the items that overlap `box`, in ascending order, and their places. For the cost
    /// see ``GroupSequence/forEachLeaf(in:_:)``.
    func forEachLeaf(in box: Box, _ body: (_ item: Int, _ leaf: GroupTemplate.Leaf) -> Void) {
        let origin = outline.origin
        groups?.forEachLeaf(in: inGroups(box)) { item, leaf in
            var leaf = leaf
            leaf.box = leaf.box.offset(by: origin)
            body(item, leaf)
        }
    }

    /// Returns the view of a kind that is attached to an item, or to the group whose first item it is; nil
    /// if there is none. For the cost see ``GroupSequence/span(ofGroup:)``.
    func accessory(ofKind kind: String, item: Int) -> GroupTemplate.Accessory? {
        groups?.accessory(ofKind: kind, item: item).map(placed)
    }

    /// Returns the attached views that overlap `box`. For the cost see ``GroupSequence/forEachLeaf(in:_:)``.
    func accessories(in box: Box) -> [GroupTemplate.Accessory] {
        groups?.accessories(in: inGroups(box)).map(placed) ?? []
    }

    private func inGroups(_ box: Box) -> Box {
        box.offset(by: CGPoint(x: -outline.origin.x, y: -outline.origin.y))
    }

    private func placed(_ accessory: GroupTemplate.Accessory) -> GroupTemplate.Accessory {
        var accessory = accessory
        accessory.box = accessory.box.offset(by: outline.origin)
        return accessory
    }
}

// MARK: Self-sizing

extension SectionPlan {
    /// True if places depend on the sizes that views prefer.
    var isSelfSized: Bool {
        groups?.isSelfSized == true || boundary.contains { $0.selfSizedAxes != [] }
    }

    /// The preferred sizes that the section's views have reported.
    var sizes: PreferredSizes.Section {
        .init(content: groups?.sizes ?? ElementSizes(), boundary: boundarySizes)
    }

    /// Returns true if the size that an item prefers is unknown, and the lengths of other items depend on it even
    /// if it is that of the description.
    func needsSize(ofItem item: Int) -> Bool { hasUniformParts && sizes.content.items[item] == nil }

    /// Stores the size that an item prefers. Returns true if that moved or resized any element.
    func setPreferredSize(_ size: CGSize, ofItem item: Int) -> Bool {
        guard groups?.setPreferredSize(size, ofItem: item) == true else { return false }
        settle()
        return true
    }

    /// Stores the size that a view attached to an item prefers. Returns true if that moved or resized any
    /// element.
    func setPreferredSize(_ size: CGSize, ofSupplementaryView kind: String, item: Int) -> Bool {
        guard groups?.setPreferredSize(size, ofSupplementaryView: kind, item: item) == true else {
            return false
        }
        settle()
        return true
    }

    /// Stores the size that a view at the boundary prefers. Returns true if that moved or resized an element
    /// at the boundary.
    func setPreferredSize(_ size: CGSize, of element: BoundaryElement) -> Bool {
        let key = ElementSizes.Key(kind: element.kind, index: element.number)
        let old = boundary
        if !boundarySizes.take(size, along: element.selfSizedAxes, ofSupplementaryView: key) { return false }
        move(to: room)
        return boundary != old
    }

    /// Lays the section out anew in another room. It does nothing if the plan was created as one that cannot
    /// change.
    func move(to room: Room) {
        guard let source else { return }
        self.room = room
        let old = frame
        frame = SectionFrame(source, in: room, boundarySizes: boundarySizes)
        if frame.groupRoom != old.groupRoom {
            groups = frame.groups(source, itemCount: itemCount, sizes: sizes.content, solver: room.solver)
        }
        settle()
    }

    /// Places the views around the groups anew.
    private func settle() {
        if let source { outline = SectionOutline(source, frame, groups) }
    }
}

extension NSCollectionLayoutSection {
    fileprivate var copied: NSCollectionLayoutSection { copy() as? NSCollectionLayoutSection ?? self }
}

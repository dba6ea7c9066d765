import TesseraBasics

/// Finds where the items of a group lie: walks its description once, from what is known of the items' sizes.
@MainActor struct GroupSolver {
    /// Makes the environment that item providers of custom groups get.
    let makeEnvironment: @MainActor (any NSCollectionLayoutContainer) -> any NSCollectionLayoutEnvironment
    /// What item providers have returned, for groups that are solved again and again.
    private var customGroups: CustomGroups?

    init(
        makeEnvironment:
            @escaping @MainActor (any NSCollectionLayoutContainer)
            -> any NSCollectionLayoutEnvironment
    ) {
        self.makeEnvironment = makeEnvironment
    }

    /// A solver that does not ask item providers again for the same size.
    var remembering: GroupSolver {
        var solver = self
        solver.customGroups = CustomGroups()
        return solver
    }

    /// The most items that a group may hold, with those of the groups in it. Where spacings are negative, a group may
    /// never be full.
    nonisolated static var mostItems: Int { 100_000 }

    /// The room of an item in its container.
    struct Slot: Hashable {
        /// An estimate along open axes.
        var size: CGSize
        /// The axes along which the description leaves the length to what the item holds.
        var selfSizedAxes: SelfSizedAxes = []
        /// Those of them along which it is still to be found.
        var openAxes: SelfSizedAxes = []
    }

    /// An item in its place.
    struct Solution {
        /// The size of the slot: the room that the item takes.
        var size: CGSize
        /// The open axes along which the length is more than an estimate.
        var knownAxes: SelfSizedAxes = []
        /// The items that it holds and what is attached to them, from the slot's top leading corner.
        var content: GroupContent
    }

    /// What a solution is found for.
    struct Question: Hashable {
        let item: ObjectIdentifier
        let slot: Slot
        let first: Int
    }

    /// - Parameter name: What the item is called where its size makes no sense.
    func slot(
        for item: NSCollectionLayoutItem, in container: CGSize, _ name: @autoclosure () -> String
    ) -> Slot {
        let axes = item.layoutSize.selfSizedAxes
        return Slot(
            size: item.layoutSize.size(in: container, of: name()), selfSizedAxes: axes, openAxes: axes)
    }

    /// Finds the places of the items in `item`, the first of which has the number `first` in the group that is solved.
    func solve(
        _ item: NSCollectionLayoutItem, in slot: Slot, first: Int, _ measurements: inout GroupMeasurements
    ) -> Solution {
        let insets = item.contentInsets.ignoring(slot.selfSizedAxes)
        var solution = Solution(size: slot.size, content: GroupContent())
        switch (item as? NSCollectionLayoutGroup)?.arrangement {
        case nil:
            if !slot.openAxes.isEmpty, let preferred = measurements.preferredLengths(ofItem: first) {
                solution.size = preferred.replacing(slot.openAxes, of: slot.size)
                solution.knownAxes = slot.openAxes.intersection(preferred.axes)
            }
            solution.content.leaves = [
                .init(
                    box: Box(origin: .zero, size: solution.size).inset(by: insets),
                    selfSizedAxes: slot.selfSizedAxes)
            ]
        case .custom(let provider):
            let leaves = customLeaves(of: item, provider, slot.size, insets)
            for axis in LayoutAxis.both where slot.openAxes.contains(axis) {
                solution.size[axis] = leaves.reduce(0) { max($0, $1.box.max(axis)) }
            }
            solution.knownAxes = slot.openAxes
            solution.content.append(
                GroupContent(leaves: leaves), at: CGPoint(x: insets.leading, y: insets.top))
        case .line(let axis, let subitems, let repetition):
            let line = Line(
                axis: axis, subitems: subitems, repetition: repetition,
                spacing: (item as? NSCollectionLayoutGroup)?.interItemSpacing,
                room: slot.size.inset(by: insets), openAxes: slot.openAxes,
                settledAxes: slot.selfSizedAxes.subtracting(slot.openAxes),
                estimatedLength: slot.selfSizedAxes.contains(axis) ? item.layoutSize[axis].dimension : nil,
                first: first)
            let solved = solve(line, &measurements)
            solution.size = slot.size.replacing(slot.openAxes, by: solved.room)
            solution.knownAxes = solved.knownAxes
            solution.content.append(solved.content, at: CGPoint(x: insets.leading, y: insets.top))
        }
        if !item.supplementaryItems.isEmpty {
            let inner = Box(origin: .zero, size: solution.size).inset(by: insets)
            solution.content.accessories += accessories(of: item, at: inner, first: first, measurements)
        }
        return solution
    }

    /// The views that are attached to an item at a place, which belong to its first item.
    private func accessories(
        of item: NSCollectionLayoutItem, at box: Box, first: Int, _ measurements: GroupMeasurements
    ) -> [GroupTemplate.Accessory] {
        let container = CGSize(width: box.maxX - box.minX, height: box.maxY - box.minY)
        // A loop: a closure on the main actor asks for each item whether it is there.
        var accessories: [GroupTemplate.Accessory] = []
        for supplementary in item.supplementaryItems {
            let kind = supplementary.elementKind
            let slot = slot(
                for: supplementary, in: container, "the NSCollectionLayoutSupplementaryItem “\(kind)”")
            let preferred = measurements.preferredLengths(ofSupplementaryView: kind, item: first)
            let size = preferred?.replacing(slot.openAxes, of: slot.size) ?? slot.size
            let (anchor, itemAnchor) = (supplementary.containerAnchor, supplementary.itemAnchor)
            let (place, itemPlace) = (anchor.place, itemAnchor?.place ?? anchor.place)
            let (offset, itemOffset) = (anchor.offset(for: size), itemAnchor?.offset(for: size) ?? .zero)
            let origin = CGPoint(
                x: box.minX + place.x * container.width - itemPlace.x * size.width + offset.x + itemOffset.x,
                y: box.minY + place.y * container.height - itemPlace.y * size.height + offset.y
                    + itemOffset.y)
            let insets = supplementary.contentInsets.ignoring(slot.selfSizedAxes)
            accessories.append(
                .init(
                    kind: kind, item: 0, box: Box(origin: origin, size: size).inset(by: insets),
                    zIndex: supplementary.zIndex, selfSizedAxes: slot.selfSizedAxes))
        }
        return accessories
    }

    private func customLeaves(
        of item: NSCollectionLayoutItem, _ provider: NSCollectionLayoutGroupCustomItemProvider,
        _ size: CGSize, _ insets: NSDirectionalEdgeInsets
    ) -> [GroupTemplate.Leaf] {
        let key = CustomGroups.Key(item: ObjectIdentifier(item), width: size.width, height: size.height)
        if let leaves = customGroups?.leaves[key] { return leaves }
        let container = LayoutContainer(contentSize: size, contentInsets: insets)
        let items = provider(makeEnvironment(container))
        if items.isEmpty {
            misuse(
                "NSCollectionLayoutGroup.custom",
                "itemProvider returned no items; it must return at least one")
        }
        // A loop: see above.
        var leaves: [GroupTemplate.Leaf] = []
        leaves.reserveCapacity(items.count)
        for place in items {
            leaves.append(
                .init(box: Box(origin: place.frame.origin, size: place.frame.size), zIndex: place.zIndex))
        }
        customGroups?.remember(leaves, for: key)
        return leaves
    }

    // MARK: Edge spacing

    /// How far from the start an item lies whose two spacings have `room` to share.
    func offset(
        start: NSCollectionLayoutSpacing?, end: NSCollectionLayoutSpacing?, leaving room: CGFloat
    ) -> CGFloat {
        let flexible = (start.isFlexible ? 1 : 0) + (end.isFlexible ? 1 : 0)
        if flexible == 0 { return start.least }
        return start.length(withShare: max(0, room - start.least - end.least) / CGFloat(flexible))
    }
}

/// What item providers of custom groups have returned of late.
@MainActor private final class CustomGroups {
    struct Key: Hashable {
        let item: ObjectIdentifier
        let width: CGFloat
        let height: CGFloat
    }

    private(set) var leaves: [Key: [GroupTemplate.Leaf]] = [:]

    func remember(_ new: [GroupTemplate.Leaf], for key: Key) {
        if leaves.count >= 16 { leaves.removeAll() }
        leaves[key] = new
    }
}

extension NSCollectionLayoutItem {
    /// Whether a length of the item or of anything in it is found from what it holds.
    var hasSelfSizedParts: Bool {
        layoutSize.selfSizedAxes != []
            || supplementaryItems.contains { $0.layoutSize.selfSizedAxes != [] }
            || (self as? NSCollectionLayoutGroup)?.subitems.contains { $0.hasSelfSizedParts } == true
    }

    /// What edge spacing takes along an axis, flexible spacing at its least.
    func edges(_ axis: LayoutAxis) -> CGFloat {
        guard let edges = edgeSpacing else { return 0 }
        return edges.start(axis).least + edges.end(axis).least
    }

    /// Whether views are attached to the item or to anything in it.
    var hasSupplementaryParts: Bool {
        !supplementaryItems.isEmpty
            || (self as? NSCollectionLayoutGroup)?.subitems.contains { $0.hasSupplementaryParts } == true
    }
}

extension NSCollectionLayoutSpacing? {
    /// The points that the spacing takes in any case.
    @MainActor var least: CGFloat { self?.spacing ?? 0 }
    @MainActor var isFlexible: Bool { self?.isFlexible ?? false }
    /// The points that it takes where each flexible spacing gets `share` points more.
    @MainActor func length(withShare share: CGFloat) -> CGFloat { least + (isFlexible ? share : 0) }
}

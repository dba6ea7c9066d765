import TesseraBasics

/// Finds the places of a group's items, in one walk over the group's description, from the preferred sizes
/// of the items.
@MainActor struct GroupSolver {
    /// Creates the environment that item providers of custom groups receive.
    let makeEnvironment: @MainActor (any NSCollectionLayoutContainer) -> any NSCollectionLayoutEnvironment
    /// The cached results of item providers, for groups that are solved repeatedly.
    private var customGroups: CustomGroups?

    init(
        makeEnvironment:
            @escaping @MainActor (any NSCollectionLayoutContainer)
            -> any NSCollectionLayoutEnvironment
    ) {
        self.makeEnvironment = makeEnvironment
    }

    /// A solver that does not call item providers again for the same size.
    var remembering: GroupSolver {
        var solver = self
        solver.customGroups = CustomGroups()
        return solver
    }

    /// The greatest number of items in a group, including those of the groups in it. With negative spacing,
    /// a group may never be full.
    nonisolated static var mostItems: Int { 100_000 }

    /// The room of an item in its container.
    struct Slot: Hashable {
        /// The size in points, which is an estimate along open axes.
        var size: CGSize
        /// The axes along which the length depends on the item's content.
        var selfSizedAxes: SelfSizedAxes = []
        /// The self-sized axes whose length is still to be found.
        var openAxes: SelfSizedAxes = []
    }

    /// An item with its size and its content.
    struct Solution {
        /// The size of the slot, which is the room that the item takes.
        var size: CGSize
        /// The open axes along which the length is known rather than estimated.
        var knownAxes: SelfSizedAxes = []
        /// The items in it and the views attached to them, relative to the slot's top leading corner.
        var content: GroupContent
    }

    /// The inputs of a solution, as the key of a cache.
    struct Question: Hashable {
        let item: ObjectIdentifier
        let slot: Slot
        let first: Int
    }

    /// Returns the room of an item in a container.
    ///
    /// - Parameter name: The item's name in the error message for a size that makes no sense.
    func slot(
        for item: NSCollectionLayoutItem, in container: CGSize, _ name: @autoclosure () -> String
    ) -> Slot {
        let axes = item.layoutSize.selfSizedAxes
        return Slot(
            size: item.layoutSize.size(in: container, of: name()), selfSizedAxes: axes, openAxes: axes)
    }

    /// Finds the places of the items in `item`. `first` is the number of the first of them in the group that
    /// is solved.
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
                estimatedLength: slot.selfSizedAxes.contains(axis) ? item.layoutSize[axis].effective : nil,
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

    /// Returns the views that are attached to an item at a place. They belong to the item's first item.
    private func accessories(
        of item: NSCollectionLayoutItem, at box: Box, first: Int, _ measurements: GroupMeasurements
    ) -> [GroupTemplate.Accessory] {
        let container = CGSize(width: box.maxX - box.minX, height: box.maxY - box.minY)
        // This is a loop because a closure on the main actor would check for each item whether it runs
        // there.
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
        // This is a loop for the same reason as above.
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

    /// Returns the distance of an item from the start, if its two edge spacings share the length `room`.
    func offset(
        start: NSCollectionLayoutSpacing?, end: NSCollectionLayoutSpacing?, leaving room: CGFloat
    ) -> CGFloat {
        let flexible = (start.isFlexible ? 1 : 0) + (end.isFlexible ? 1 : 0)
        if flexible == 0 { return start.least }
        return start.length(withShare: max(0, room - start.least - end.least) / CGFloat(flexible))
    }
}

/// The latest results of the item providers of custom groups.
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
    /// True if a length of the item or of anything in it depends on its content.
    var hasSelfSizedParts: Bool {
        layoutSize.selfSizedAxes != []
            || supplementaryItems.contains { $0.layoutSize.selfSizedAxes != [] }
            || (self as? NSCollectionLayoutGroup)?.subitems.contains { $0.hasSelfSizedParts } == true
    }

    /// True if the item or anything in it shares a length with its siblings.
    var hasUniformParts: Bool {
        layoutSize.widthDimension.isUniformAcrossSiblings
            || layoutSize.heightDimension.isUniformAcrossSiblings
            || (self as? NSCollectionLayoutGroup)?.subitems.contains { $0.hasUniformParts } == true
    }

    /// Returns the length of the edge spacing along an axis, flexible spacing at its least.
    func edges(_ axis: LayoutAxis) -> CGFloat {
        guard let edges = edgeSpacing else { return 0 }
        return edges.start(axis).least + edges.end(axis).least
    }

    /// True if views are attached to the item or to anything in it.
    var hasSupplementaryParts: Bool {
        !supplementaryItems.isEmpty
            || (self as? NSCollectionLayoutGroup)?.subitems.contains { $0.hasSupplementaryParts } == true
    }
}

extension NSCollectionLayoutSpacing? {
    /// The least number of points that the spacing takes.
    @MainActor var least: CGFloat { self?.spacing ?? 0 }
    @MainActor var isFlexible: Bool { self?.isFlexible ?? false }
    /// Returns the points of the spacing if each flexible spacing grows by `share` points.
    @MainActor func length(withShare share: CGFloat) -> CGFloat { least + (isFlexible ? share : 0) }
}

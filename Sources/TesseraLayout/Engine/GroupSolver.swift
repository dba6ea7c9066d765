/// Makes templates of groups: walks a description once and finds where its items lie.
@MainActor struct GroupSolver {
    /// Makes the environment that item providers of custom groups get.
    let makeEnvironment: @MainActor (any NSCollectionLayoutContainer) -> any NSCollectionLayoutEnvironment

    /// Two lengths that differ by less are the same: the sum of three thirds is one.
    private static var tolerance: CGFloat { 0.001 }

    /// The items of `item` in a slot of `size`, and what is attached to them, from the slot's top leading corner.
    func content(of item: NSCollectionLayoutItem, in size: CGSize) -> GroupContent {
        let inner = Box(origin: .zero, size: size).inset(by: item.contentInsets)
        guard let group = item as? NSCollectionLayoutGroup else {
            return GroupContent(leaves: [.init(box: inner)], accessories: accessories(of: item, at: inner))
        }
        var content = GroupContent()
        let origin = CGPoint(x: inner.minX, y: inner.minY)
        switch group.arrangement {
        case .custom(let provider):
            let leaves = customLeaves(provider, size, group.contentInsets)
            content.append(GroupContent(leaves: leaves), at: origin)
        case .line(let axis, let subitems, let repetition):
            let line = Line(
                axis: axis, content: size.inset(by: group.contentInsets), spacing: group.interItemSpacing)
            content.append(lineContent(line, subitems, repetition), at: origin)
        }
        content.accessories += accessories(of: group, at: inner)
        return content
    }

    /// The views that are attached to an item at a place, which belong to its first item.
    private func accessories(of item: NSCollectionLayoutItem, at box: Box) -> [GroupTemplate.Accessory] {
        let container = CGSize(width: box.maxX - box.minX, height: box.maxY - box.minY)
        return item.supplementaryItems.map { supplementary in
            let size = supplementary.layoutSize.size(
                in: container, of: "the NSCollectionLayoutSupplementaryItem “\(supplementary.elementKind)”")
            let (anchor, itemAnchor) = (supplementary.containerAnchor, supplementary.itemAnchor)
            let (place, itemPlace) = (anchor.place, itemAnchor?.place ?? anchor.place)
            let (offset, itemOffset) = (anchor.offset(for: size), itemAnchor?.offset(for: size) ?? .zero)
            let origin = CGPoint(
                x: box.minX + place.x * container.width - itemPlace.x * size.width + offset.x + itemOffset.x,
                y: box.minY + place.y * container.height - itemPlace.y * size.height + offset.y
                    + itemOffset.y)
            return .init(
                kind: supplementary.elementKind, item: 0,
                box: Box(origin: origin, size: size).inset(by: supplementary.contentInsets),
                zIndex: supplementary.zIndex)
        }
    }

    private func customLeaves(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize,
        _ insets: NSDirectionalEdgeInsets
    ) -> [GroupTemplate.Leaf] {
        let container = LayoutContainer(contentSize: size, contentInsets: insets)
        let items = provider(makeEnvironment(container))
        if items.isEmpty {
            misuse(
                "NSCollectionLayoutGroup.custom",
                "itemProvider returned no items; it must return at least one")
        }
        return items.map { .init(box: Box($0.frame), zIndex: $0.zIndex) }
    }

    // MARK: Rows and columns

    /// The room of a row or a column.
    private struct Line {
        let axis: LayoutAxis
        let content: CGSize
        let spacing: NSCollectionLayoutSpacing?
        var length: CGFloat { content[axis] }
    }

    /// A subitem with its sizes, found once however often it is repeated.
    private struct Part {
        let size: CGSize
        let content: GroupContent
        let start: NSCollectionLayoutSpacing?
        let end: NSCollectionLayoutSpacing?
        /// How far from the group's edge it lies across the direction of the group.
        let offsetAcross: CGFloat

        @MainActor func length(_ axis: LayoutAxis) -> CGFloat { start.least + size[axis] + end.least }
    }

    private func lineContent(
        _ line: Line, _ subitems: [NSCollectionLayoutItem], _ repetition: NSCollectionLayoutGroup.Repetition
    ) -> GroupContent {
        let placed: [Part]
        switch repetition {
        case .untilFull:
            placed = filling(line, subitems.map { part($0, size(of: $0, in: line.content), line) })
        case .times(let count):
            let subitem = subitems[0]
            placed = Array(repeating: part(subitem, size(of: subitem, in: line.content), line), count: count)
        case .dividing(let count):
            let subitem = subitems[0]
            var size = size(of: subitem, in: line.content)
            let edges = subitem.edgeSpacing?.start(line.axis).least ?? 0
            let otherEdges = subitem.edgeSpacing?.end(line.axis).least ?? 0
            let gaps = CGFloat(count - 1) * line.spacing.least + CGFloat(count) * (edges + otherEdges)
            size[line.axis] = max(0, (line.length - gaps) / CGFloat(count))
            placed = Array(repeating: part(subitem, size, line), count: count)
        }
        return place(placed, line)
    }

    private func size(of item: NSCollectionLayoutItem, in container: CGSize) -> CGSize {
        item.layoutSize.size(
            in: container,
            of: item is NSCollectionLayoutGroup ? "an NSCollectionLayoutGroup" : "an NSCollectionLayoutItem")
    }

    private func part(_ item: NSCollectionLayoutItem, _ size: CGSize, _ line: Line) -> Part {
        let across = line.axis.other
        return Part(
            size: size, content: content(of: item, in: size),
            start: item.edgeSpacing?.start(line.axis), end: item.edgeSpacing?.end(line.axis),
            offsetAcross: offset(
                start: item.edgeSpacing?.start(across), end: item.edgeSpacing?.end(across),
                leaving: line.content[across] - size[across]))
    }

    /// The parts again and again until the next one does not fit. The first is placed in any case.
    private func filling(_ line: Line, _ parts: [Part]) -> [Part] {
        var placed = [parts[0]]
        var used = parts[0].length(line.axis)
        while true {
            let next = parts[placed.count % parts.count]
            let needed = line.spacing.least + next.length(line.axis)
            if used + needed > line.length + Self.tolerance { return placed }
            // Parts without length would never fill the line: each is placed once.
            if placed.count >= parts.count, used + needed <= used, used <= 0 { return placed }
            if placed.count >= Self.mostItems {
                misuse(
                    "NSCollectionLayoutGroup",
                    "subitems of \(next.length(line.axis)) points do not fill a group of \(line.length)")
            }
            placed.append(next)
            used += needed
        }
    }

    /// More items than a group can sensibly hold: where spacings are negative, a group may never be full.
    private static var mostItems: Int { 1_000_000 }

    private func place(_ parts: [Part], _ line: Line) -> GroupContent {
        let used = parts.reduce(CGFloat(parts.count - 1) * line.spacing.least) { $0 + $1.length(line.axis) }
        let flexibleGaps = line.spacing.isFlexible ? parts.count - 1 : 0
        let flexible = parts.reduce(flexibleGaps) {
            $0 + ($1.start.isFlexible ? 1 : 0) + ($1.end.isFlexible ? 1 : 0)
        }
        let share = flexible == 0 ? 0 : max(0, line.length - used) / CGFloat(flexible)

        var content = GroupContent()
        var cursor: CGFloat = 0
        for (number, part) in parts.enumerated() {
            if number > 0 { cursor += line.spacing.length(withShare: share) }
            cursor += part.start.length(withShare: share)
            var origin = CGPoint.zero
            origin[line.axis] = cursor
            origin[line.axis.other] = part.offsetAcross
            content.append(part.content, at: origin)
            cursor += part.size[line.axis] + part.end.length(withShare: share)
        }
        return content
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

extension NSCollectionLayoutSpacing? {
    /// The points that the spacing takes in any case.
    @MainActor var least: CGFloat { self?.spacing ?? 0 }
    @MainActor var isFlexible: Bool { self?.isFlexibleSpacing ?? false }
    /// The points that it takes where each flexible spacing gets `share` points more.
    @MainActor func length(withShare share: CGFloat) -> CGFloat { least + (isFlexible ? share : 0) }
}

@testable import TesseraLayout

/// A solver that is as simple as possible: it goes down the screen and places one item after the other by the
/// documented rules. It uses neither templates nor axes.
struct ReferenceLayout {
    /// The frames of the items of each section, not rounded.
    private(set) var frames: [[CGRect]] = []
    /// The frames of the supplementary items at the boundary of each section, not pinned and not rounded.
    private(set) var boundaryFrames: [[CGRect]] = []
    /// The frames of the sections, not rounded.
    private(set) var sections: [CGRect] = []
    /// The frames of the items' and groups' badges, not rounded.
    private(set) var badges: [Badge] = []
    private(set) var height: CGFloat = 0
    private var displacements: [CGFloat] = []
    private var remaining = 0

    struct Badge {
        var kind: String
        var indexPath: IndexPath
        var frame: CGRect
    }

    init(
        _ sections: [SectionSpecification], container: CGSize, sectionSpacing: CGFloat, isMirrored: Bool,
        scale: CGFloat
    ) {
        for (index, section) in sections.enumerated() {
            if index > 0 { height += sectionSpacing }
            frames.append([])
            remaining = section.itemCount

            // This computes how much room boundary items take at each side.
            let outside = section.boundary.filter(\.extends)
            func room(_ alignments: [NSRectAlignment], _ depth: (BoundarySpecification) -> CGFloat) -> CGFloat
            {
                outside.filter { alignments.contains($0.alignment) }.map(depth).reduce(0, max)
            }
            let above = room([.top, .topLeading, .topTrailing]) { $0.size.height - $0.offset.y }
            let below = room([.bottom, .bottomLeading, .bottomTrailing]) { $0.size.height + $0.offset.y }
            let before = room([.leading]) { $0.size.width - $0.offset.x }
            let after = room([.trailing]) { $0.size.width + $0.offset.x }

            let start = height
            height += above
            let top = height
            height += section.insets.top
            let room = CGSize(
                width: max(
                    0,
                    max(0, container.width - section.insets.leading - section.insets.trailing)
                        - before - after),
                height: max(0, container.height - section.insets.top - section.insets.bottom))
            let size = section.group.size(in: room)
            let edges = section.group.common.edges
            // This is the offset of mirrored content at its start, which is its right end.
            var displacement: CGFloat = 0
            if section.behavior == .none {
                var isFirst = true
                while remaining > 0 {
                    if !isFirst { height += section.spacing }
                    isFirst = false
                    height += edges[1]?.points ?? 0
                    let x =
                        section.insets.leading + before
                        + across(edges[0], edges[2], room.width - size.width)
                    place(section.group, in: CGRect(origin: CGPoint(x: x, y: height), size: size))
                    height += size.height + (edges[3]?.points ?? 0)
                }
            } else if remaining > 0 {
                // Items at the sides lie within the insets if they respect them, and the viewport lies between these
                // items.
                let follows = section.boundaryFollowsInsets
                let edge = before == 0 ? 0 : before + (follows ? section.insets.leading : 0)
                let otherEdge = after == 0 ? 0 : after + (follows ? section.insets.trailing : 0)
                let viewport = max(0, container.width - edge - otherEdge)
                let first = before + section.insets.leading - edge
                let last = after + section.insets.trailing - otherEdge
                let (start, end) = (edges[0]?.points ?? 0, edges[2]?.points ?? 0)
                let margin = max(0, (viewport - size.width) / 2)
                let isCentered = section.behavior == .groupPagingCentered
                var x = isCentered ? max(0, margin - start) : first
                var right: CGFloat = 0
                height += edges[1]?.points ?? 0
                while remaining > 0 {
                    x += start
                    place(section.group, in: CGRect(origin: CGPoint(x: edge + x, y: height), size: size))
                    x += size.width
                    right = isCentered ? x + margin : x + end + last
                    x += end + section.spacing
                }
                height += size.height + (edges[3]?.points ?? 0)
                displacement = max(0, (right * scale + 0.5 + 1e-6).rounded(.down) / scale - viewport)
            }
            displacements.append(displacement)
            height += section.insets.bottom

            let left = section.boundaryFollowsInsets ? section.insets.leading : 0
            let right = container.width - (section.boundaryFollowsInsets ? section.insets.trailing : 0)
            boundaryFrames.append(
                section.boundary.map { item in
                    let size = item.size
                    let isOutside = item.extends
                    let x: CGFloat =
                        switch item.alignment {
                        case .leading where isOutside: left + before - size.width
                        case .trailing where isOutside: right - after
                        case .leading, .topLeading, .bottomLeading: left
                        case .trailing, .topTrailing, .bottomTrailing: right - size.width
                        case .none, .top, .bottom: (left + right - size.width) / 2
                        }
                    let y: CGFloat =
                        switch item.alignment {
                        case .top, .topLeading, .topTrailing: isOutside ? top - size.height : top
                        case .bottom, .bottomLeading, .bottomTrailing:
                            isOutside ? height : height - size.height
                        case .none, .leading, .trailing: (top + height - size.height) / 2
                        }
                    return CGRect(origin: CGPoint(x: x + item.offset.x, y: y + item.offset.y), size: size)
                })
            height += below
            self.sections.append(CGRect(x: 0, y: start, width: container.width, height: height - start))
        }
        if isMirrored {
            frames = zip(frames, displacements).map { frames, displacement in
                frames.map { mirrored($0, container).offsetBy(dx: displacement, dy: 0) }
            }
            boundaryFrames = boundaryFrames.map { $0.map { mirrored($0, container) } }
            for index in badges.indices {
                badges[index].frame = mirrored(badges[index].frame, container)
                    .offsetBy(dx: displacements[badges[index].indexPath.section], dy: 0)
            }
        }
    }

    private func mirrored(_ frame: CGRect, _ container: CGSize) -> CGRect {
        CGRect(
            x: container.width - frame.minX - frame.width, y: frame.minY, width: frame.width,
            height: frame.height)
    }

    /// Places the items of a slot until none remain.
    private mutating func place(_ item: ItemSpecification, in slot: CGRect) {
        let insets = item.common.insets
        let inner = CGRect(
            x: slot.minX + insets.leading, y: slot.minY + insets.top,
            width: max(0, slot.width - insets.leading - insets.trailing),
            height: max(0, slot.height - insets.top - insets.bottom))
        if let badge = item.common.badge, remaining > 0 {
            let ownPlace = badge.ownPlace ?? badge.place
            let frame = CGRect(
                x: inner.minX + badge.place.x * inner.width - ownPlace.x * 20 + badge.offset.x,
                y: inner.minY + badge.place.y * inner.height - ownPlace.y * 10 + badge.offset.y,
                width: 20, height: 10)
            let indexPath = IndexPath(item: frames[frames.count - 1].count, section: frames.count - 1)
            badges.append(Badge(kind: badge.kind, indexPath: indexPath, frame: frame))
        }
        switch item {
        case .leaf:
            emit(inner)
        case .custom(_, let frames):
            for frame in frames { emit(frame.offsetBy(dx: inner.minX, dy: inner.minY)) }
        case .line(_, let isRow, let spacing, let subitems, let repetition):
            placeLine(isRow, spacing, subitems, repetition, in: inner)
        }
    }

    private mutating func emit(_ frame: CGRect) {
        guard remaining > 0 else { return }
        remaining -= 1
        frames[frames.count - 1].append(frame)
    }

    private mutating func placeLine(
        _ isRow: Bool, _ spacing: ItemSpecification.Spacing?, _ subitems: [ItemSpecification],
        _ repetition: ItemSpecification.Repetition, in inner: CGRect
    ) {
        let length = isRow ? inner.width : inner.height
        let gap = spacing?.points ?? 0
        let (before, after) = isRow ? (0, 2) : (1, 3)
        func edges(_ item: ItemSpecification) -> CGFloat {
            (item.common.edges[before]?.points ?? 0) + (item.common.edges[after]?.points ?? 0)
        }

        // This chooses the subitems of the line, with their sizes.
        var line: [(item: ItemSpecification, size: CGSize)] = []
        switch repetition {
        case .times(let count):
            for _ in 0..<count { line.append((subitems[0], subitems[0].size(in: inner.size))) }
        case .dividing(let count):
            let share =
                (length - gap * CGFloat(count - 1) - edges(subitems[0]) * CGFloat(count)) / CGFloat(count)
            var size = subitems[0].size(in: inner.size)
            if isRow { size.width = max(0, share) } else { size.height = max(0, share) }
            for _ in 0..<count { line.append((subitems[0], size)) }
        case .untilFull:
            var used: CGFloat = 0
            var isFull = false
            while !isFull {
                for item in subitems {
                    let size = item.size(in: inner.size)
                    let needed = (line.isEmpty ? 0 : gap) + edges(item) + (isRow ? size.width : size.height)
                    if !line.isEmpty && used + needed > length + 0.001 {
                        isFull = true
                        break
                    }
                    line.append((item, size))
                    used += needed
                }
                // Items that take no room and have no space between them would never fill the line.
                let first = subitems[0].size(in: inner.size)
                let needed = gap + edges(subitems[0]) + (isRow ? first.width : first.height)
                if used <= 0 && needed <= 0 { isFull = true }
            }
        }

        // This computes the length that each flexible spacing gets in addition to its minimum.
        var used: CGFloat = 0
        var flexible: CGFloat = 0
        for (index, part) in line.enumerated() {
            if index > 0 {
                used += gap
                if spacing?.isFlexible == true { flexible += 1 }
            }
            used += edges(part.item) + (isRow ? part.size.width : part.size.height)
            for edge in [before, after] where part.item.common.edges[edge]?.isFlexible == true {
                flexible += 1
            }
        }
        let share = flexible > 0 ? max(0, length - used) / flexible : 0
        func points(_ spacing: ItemSpecification.Spacing?) -> CGFloat {
            (spacing?.points ?? 0) + (spacing?.isFlexible == true ? share : 0)
        }

        var cursor = isRow ? inner.minX : inner.minY
        for (index, part) in line.enumerated() {
            if index > 0 { cursor += points(spacing) }
            cursor += points(part.item.common.edges[before])
            let edges = part.item.common.edges
            if isRow {
                let y = inner.minY + across(edges[1], edges[3], inner.height - part.size.height)
                place(part.item, in: CGRect(origin: CGPoint(x: cursor, y: y), size: part.size))
            } else {
                let x = inner.minX + across(edges[0], edges[2], inner.width - part.size.width)
                place(part.item, in: CGRect(origin: CGPoint(x: x, y: cursor), size: part.size))
            }
            cursor += (isRow ? part.size.width : part.size.height) + points(part.item.common.edges[after])
        }
    }

    /// Returns the distance of an item from the start, across its group.
    private func across(
        _ start: ItemSpecification.Spacing?, _ end: ItemSpecification.Spacing?, _ room: CGFloat
    ) -> CGFloat {
        let least = start?.points ?? 0
        guard start?.isFlexible == true else { return least }
        let remainder = max(0, room - least - (end?.points ?? 0))
        return least + (end?.isFlexible == true ? remainder / 2 : remainder)
    }
}

extension ItemSpecification {
    fileprivate func size(in container: CGSize) -> CGSize {
        CGSize(width: common.width.points(in: container), height: common.height.points(in: container))
    }
}

extension ItemSpecification.Length {
    fileprivate func points(in container: CGSize) -> CGFloat {
        switch self {
        case .ofWidth(let fraction): container.width * fraction
        case .ofHeight(let fraction): container.height * fraction
        case .points(let points), .estimated(let points), .uniform(let points): points
        }
    }
}

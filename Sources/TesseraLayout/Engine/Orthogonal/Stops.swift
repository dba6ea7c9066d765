import TesseraBasics

/// The distances from the leading end of its content at which an orthogonal section comes to rest.
@MainActor struct Stops {
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    let groups: GroupSequence
    /// How far the groups start from the start of the content.
    let groupsStart: CGFloat
    /// How much of the content is visible.
    let extent: CGFloat
    /// The greatest distance.
    let limit: CGFloat
    let grid: PixelGrid

    /// The number of places, of which some may be the same.
    var count: Int {
        guard behavior == .paging else { return groups.groupCount }
        guard extent > 0, limit > 0 else { return 1 }
        // A last page of less than a pixel is none.
        let pages = ((limit - 0.5 / grid.scale) / extent).rounded(.down)
        return Int(min(pages, Self.mostPages)) + 2
    }

    /// More pages than that have places that numbers of points cannot tell apart.
    private static var mostPages: CGFloat { 1e15 }

    /// Where the section is at first.
    var start: CGFloat { behavior == .groupPagingCentered ? place(0) : 0 }

    /// The place of a number, ascending with the numbers. O(1).
    func place(_ number: Int) -> CGFloat {
        let place: CGFloat
        switch behavior {
        case .paging:
            place = CGFloat(number) * extent
        case .groupPagingCentered:
            let group = groups.span(ofGroup: number)
            place = groupsStart + (group.lower + group.upper - extent) / 2
        case .none, .continuous, .continuousGroupLeadingBoundary, .groupPaging:
            place = groups.span(ofGroup: number).lower - groups.span(ofGroup: 0).lower
        }
        return min(max(grid.round(place), 0), limit)
    }

    /// The places where the points from one to the next are the same for all.
    var regular: (first: CGFloat, pitch: CGFloat, count: Int)? {
        if behavior == .paging { return (0, extent, count) }
        guard let pitch = groups.regularPitch else { return nil }
        let group = groups.span(ofGroup: 0)
        let first =
            behavior == .groupPagingCentered ? groupsStart + (group.lower + group.upper - extent) / 2 : 0
        return (first, pitch, groups.groupCount)
    }

    /// The lowest number of a place that is not before `distance`; `count` where all are.
    private func firstPlace(notBefore distance: CGFloat) -> Int {
        (0..<count).partitioningIndex { place($0) >= distance }
    }

    /// The lowest number of the nearest place; of two that are as near, of the one before. O(log n).
    func nearest(to distance: CGFloat) -> Int {
        let after = firstPlace(notBefore: distance)
        guard after > 0 else { return 0 }
        let before = firstPlace(notBefore: place(after - 1))
        guard after < count else { return before }
        return place(after) - distance < distance - place(before) ? after : before
    }

    /// Where scrolling comes to rest.
    func rest(proposed: CGFloat, direction: CGFloat, from start: CGFloat) -> CGFloat {
        let proposed = min(max(proposed, 0), limit)
        switch behavior {
        case .none, .continuous:
            return grid.round(proposed)
        case .continuousGroupLeadingBoundary:
            return place(nearest(to: proposed))
        case .paging, .groupPaging, .groupPagingCentered:
            let present = nearest(to: start)
            var target = nearest(to: proposed)
            if direction > 0 { target = proposed >= place(present) ? present + 1 : present }
            if direction < 0 { target = proposed <= place(present) ? present - 1 : present }
            return place(min(max(target, present - 1, 0), present + 1, count - 1))
        }
    }

    // MARK: Other sizes

    /// A place in the content that does not depend on sizes.
    struct Position {
        /// The first group that is visible or, in the middle, the one there.
        var group: Int
        /// The share of the group, and of the space after it, that is scrolled away.
        var share: CGFloat
    }

    func position(at distance: CGFloat) -> Position {
        let leading = leadingEdges
        switch behavior {
        case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
            return Position(group: nearest(to: distance), share: 0)
        case .paging:
            return Position(group: min(leading.firstPlace(notBefore: distance), leading.count - 1), share: 0)
        case .none, .continuous:
            let after = leading.firstPlace(notBefore: distance)
            guard after > 0, after < leading.count else {
                return Position(group: max(0, after - 1), share: 0)
            }
            let (before, next) = (leading.place(after - 1), leading.place(after))
            let share = next > before ? (distance - before) / (next - before) : 0
            return share < 1 ? Position(group: after - 1, share: share) : Position(group: after, share: 0)
        }
    }

    func distance(of position: Position) -> CGFloat {
        let group = min(position.group, groups.groupCount - 1)
        switch behavior {
        case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
            return place(group)
        case .paging:
            guard extent > 0 else { return 0 }
            let page = ((leadingEdges.place(group) + 0.5 / grid.scale) / extent).rounded(.down)
            return min(grid.round(page * extent), limit)
        case .none, .continuous:
            let leading = leadingEdges
            let start = leading.place(group)
            let next = leading.place(min(group + 1, groups.groupCount - 1))
            return min(grid.round(start + position.share * (next - start)), limit)
        }
    }

    // MARK: Lengths that become known

    /// The group that is to keep its place while lengths before it change: the first that is whole, or the one in the
    /// middle; nil at the start, where there is nothing to hold.
    func heldGroup(at distance: CGFloat) -> Int? {
        guard distance > start + 0.5 else { return nil }
        if behavior == .groupPagingCentered { return nearest(to: distance) }
        return min(leadingEdges.firstPlace(notBefore: distance - 0.5), groups.groupCount - 1)
    }

    /// Where a group begins in the content, or has its middle if it comes to rest in the middle.
    func landmark(ofGroup group: Int) -> CGFloat {
        let span = groups.span(ofGroup: min(group, groups.groupCount - 1))
        return groupsStart + (behavior == .groupPagingCentered ? (span.lower + span.upper) / 2 : span.lower)
    }

    /// The leading edges of groups as places.
    private var leadingEdges: Stops {
        Stops(
            behavior: .continuousGroupLeadingBoundary, groups: groups, groupsStart: groupsStart,
            extent: extent, limit: limit, grid: grid)
    }
}

import TesseraBasics

/// The distances from the leading end of its content at which an orthogonal section comes to rest, in
/// points.
@MainActor struct Stops {
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    let groups: GroupSequence
    /// The distance from the start of the content to the groups.
    let groupsStart: CGFloat
    /// The length of the visible part of the content.
    let extent: CGFloat
    /// The greatest distance.
    let limit: CGFloat
    let grid: PixelGrid

    /// The number of places, some of which may be equal.
    var count: Int {
        guard behavior == .paging else { return groups.groupCount }
        guard extent > 0, limit > 0 else { return 1 }
        // A last page of less than a pixel does not count.
        let pages = ((limit - 0.5 / grid.scale) / extent).rounded(.down)
        return Int(min(pages, Self.mostPages)) + 2
    }

    /// The greatest number of pages. The places of more pages would be too large for floating-point numbers
    /// to tell neighbours apart.
    private static var mostPages: CGFloat { 1e15 }

    /// The distance at which the section is at first.
    var start: CGFloat { behavior == .groupPagingCentered ? place(0) : 0 }

    /// Returns the place with a number; places ascend with their numbers. O(1) if no sizes are measured.
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

    /// The places if the points from each to the next are the same, otherwise nil.
    var regular: (first: CGFloat, pitch: CGFloat, count: Int)? {
        if behavior == .paging { return (0, extent, count) }
        guard let pitch = groups.regularPitch else { return nil }
        let group = groups.span(ofGroup: 0)
        let first =
            behavior == .groupPagingCentered ? groupsStart + (group.lower + group.upper - extent) / 2 : 0
        return (first, pitch, groups.groupCount)
    }

    /// Returns the lowest number of a place that is not before `distance`, or `count` if all are before it.
    private func firstPlace(notBefore distance: CGFloat) -> Int {
        (0..<count).partitioningIndex { place($0) >= distance }
    }

    /// Returns the lowest number of the nearest place; of two that are equally near, the one before
    /// `distance`.
    func nearest(to distance: CGFloat) -> Int {
        let after = firstPlace(notBefore: distance)
        guard after > 0 else { return 0 }
        let before = firstPlace(notBefore: place(after - 1))
        guard after < count else { return before }
        return place(after) - distance < distance - place(before) ? after : before
    }

    /// Returns the distance at which scrolling comes to rest.
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

    /// A position in the content that does not depend on the viewport's size.
    struct Position {
        /// The first visible group or, in a section that comes to rest in the middle, the group there.
        var group: Int
        /// The part of the group and of the space after it that is scrolled out of view, from 0 to less than
        /// 1.
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

    /// Returns the group that is to keep its place while lengths before it change: the first group that is
    /// wholly visible, or the one in the middle. At the start it is nil, as nothing lies before it.
    func keptGroup(at distance: CGFloat) -> Int? {
        guard distance > start + 0.5 else { return nil }
        if behavior == .groupPagingCentered { return nearest(to: distance) }
        return min(leadingEdges.firstPlace(notBefore: distance - 0.5), groups.groupCount - 1)
    }

    /// Returns the start of a group in the content, or its middle if the section comes to rest in the
    /// middle.
    func landmark(ofGroup group: Int) -> CGFloat {
        let span = groups.span(ofGroup: min(group, groups.groupCount - 1))
        return groupsStart + (behavior == .groupPagingCentered ? (span.lower + span.upper) / 2 : span.lower)
    }

    /// The stops of the same section if it came to rest at the leading edges of its groups.
    private var leadingEdges: Stops {
        Stops(
            behavior: .continuousGroupLeadingBoundary, groups: groups, groupsStart: groupsStart,
            extent: extent, limit: limit, grid: grid)
    }
}

import TesseraBasics

/// The part of a section that scrolls on its own, across the direction of its layout.
///
/// Offsets are those of a scroll view of the viewport's size: 0 is where the content's left or top edge is, also in a
/// right-to-left interface.
@MainActor public struct OrthogonalSection {
    /// Where scrolling comes to rest.
    public let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// Whether content bounces at its ends.
    public let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
    /// How fast content slows down.
    public let decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
    /// The direction in which the section scrolls.
    public let scrollDirection: UICollectionViewScrollDirection
    /// Where the section's groups are seen, in points of the layout, on pixel boundaries: all of the room across the
    /// layout that boundary items leave, as high as the groups with their content insets and what reaches beyond them.
    public let viewport: CGRect
    /// The size of what scrolls, in points. It is never smaller than the viewport.
    public let contentSize: CGSize

    let stops: Stops
    /// Whether the content starts at its right end.
    package let isMirrored: Bool

    /// The farthest offset.
    public var maximumOffset: CGFloat { stops.limit }

    /// Where the section is before anyone has scrolled it: at its leading end.
    public var startOffset: CGFloat { offset(stops.start) }

    /// Where scrolling comes to rest. O(log n).
    ///
    /// - Parameters:
    ///   - proposedOffset: Where it would come to rest by its own speed.
    ///   - velocity: The speed with which the finger left the content, towards greater offsets where positive. Its
    ///     direction alone matters, and only to sections that scroll by one page or group at a time: these go to the next
    ///     in that direction, or, where the finger had turned round, back to where they were.
    ///   - startOffset: Where scrolling began.
    public func restingOffset(
        forProposedOffset proposedOffset: CGFloat, velocity: CGFloat = 0, from startOffset: CGFloat
    ) -> CGFloat {
        requireNumber(proposedOffset, "the proposed offset")
        requireNumber(velocity, "the velocity")
        requireNumber(startOffset, "the offset where scrolling began")
        return offset(
            stops.rest(
                proposed: distance(proposedOffset), direction: isMirrored ? -velocity : velocity,
                from: distance(startOffset)))
    }

    /// The places where scrolling can come to rest.
    public enum RestingOffsets: Hashable, Sendable {
        /// Anywhere.
        case anywhere
        /// At `first` and so many places after it, each `pitch` points from the one before; what lies beyond the ends of
        /// the content is at the end.
        case regular(first: CGFloat, pitch: CGFloat, count: Int)
        /// At these places, ascending. They are those around an offset.
        case listed([CGFloat])
    }

    /// The places where scrolling can come to rest, where these are not regular, the `reach` nearest ones on either side of
    /// an offset. O(log n) and in proportion to what is listed.
    ///
    /// - Parameter reach: It must not be negative.
    public func restingOffsets(around present: CGFloat, reach: Int = 100) -> RestingOffsets {
        requireNumber(present, "the present offset")
        guard reach >= 0 else { misuse("OrthogonalSection", "reach is \(reach); it must not be negative") }
        guard behavior != .continuous, behavior != .none else { return .anywhere }
        if let regular = stops.regular {
            let last = regular.first + CGFloat(regular.count - 1) * regular.pitch
            return .regular(
                first: isMirrored ? stops.limit - last : regular.first, pitch: regular.pitch,
                count: regular.count)
        }
        let nearest = stops.nearest(to: distance(present))
        let near = min(reach, stops.count)
        let listed = (max(0, nearest - near)..<min(stops.count, nearest + near + 1))
            .map { offset(stops.place($0)) }
        return .listed(isMirrored ? listed.reversed() : listed)
    }

    /// The offset that shows what `oldOffset` showed of the same section before its size or its content changed: at the
    /// same distance from the leading end or, where the viewport has another size, at the same group.
    public func offset(showing oldOffset: CGFloat, of old: OrthogonalSection) -> CGFloat {
        requireNumber(oldOffset, "the old offset")
        let oldDistance = old.distance(oldOffset)
        guard old.stops.extent != stops.extent else {
            return offset(min(max(oldDistance, 0), stops.limit))
        }
        return offset(stops.distance(of: old.stops.position(at: oldDistance)))
    }

    /// A group that is to stay where it is seen while the lengths of others become known, with its place now. At the start
    /// there is none: all that comes later may move.
    package func heldGroup(at offset: CGFloat) -> (group: Int, place: CGFloat)? {
        stops.heldGroup(at: distance(offset)).map { ($0, stops.landmark(ofGroup: $0)) }
    }

    /// How far a group has moved from a place that it had, towards greater offsets where positive.
    package func move(ofGroup group: Int, from place: CGFloat) -> CGFloat {
        let move = stops.grid.round(stops.landmark(ofGroup: group) - place)
        return isMirrored ? -move : move
    }

    /// Where the section comes to rest so that an item is seen: at its page or group, or, in a section that comes to rest
    /// anywhere, at `proposedOffset`.
    package func restingOffset(showingItem item: Int, proposedOffset: CGFloat) -> CGFloat {
        switch behavior {
        case .none, .continuous: return restingOffset(forProposedOffset: proposedOffset, from: proposedOffset)
        case .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered:
            let group = stops.groups.group(ofItem: item)
            return offset(stops.distance(of: Stops.Position(group: group, share: 0)))
        }
    }

    private func requireNumber(_ value: CGFloat, _ name: String) {
        if value.isNaN { misuse("OrthogonalSection", "\(name) is \(value); it must be a number") }
    }

    /// How far the content is scrolled from its leading end.
    private func distance(_ offset: CGFloat) -> CGFloat { isMirrored ? stops.limit - offset : offset }
    private func offset(_ distance: CGFloat) -> CGFloat { isMirrored ? stops.limit - distance : distance }
}

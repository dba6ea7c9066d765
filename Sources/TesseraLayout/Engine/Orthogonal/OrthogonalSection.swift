import TesseraBasics

/// The part of a section that scrolls on its own, across the direction of its layout.
///
/// Offsets are those of a scroll view with the size of the viewport, in points: 0 is at the content's left
/// or top edge, also in a right-to-left interface.
@MainActor public struct OrthogonalSection {
    /// The rule for the offsets at which scrolling comes to rest.
    public let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// The behaviour of the content at its ends.
    public let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
    /// The rate at which the content slows down.
    public let decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
    /// The direction in which the section scrolls.
    public let scrollDirection: UICollectionViewScrollDirection
    /// The part of the layout in which the section's groups are visible, in points, on pixel boundaries.
    /// Across the direction of the layout it takes all of the room that boundary items do not take. Along
    /// it, it covers the groups with their content insets and everything that reaches beyond them.
    public let viewport: CGRect
    /// The size of the content that scrolls, in points. It is never smaller than the viewport.
    public let contentSize: CGSize

    let stops: Stops
    /// True if the content starts at its right end.
    package let isMirrored: Bool

    /// The greatest offset, in points.
    public var maximumOffset: CGFloat { stops.limit }

    /// The offset of the section before anyone has scrolled it, at its leading end.
    public var startOffset: CGFloat { offset(stops.start) }

    /// Returns the offset at which scrolling comes to rest. O(log n).
    ///
    /// - Parameters:
    ///   - proposedOffset: The offset at which scrolling would end by its own speed.
    ///   - velocity: The speed with which the finger left the content, positive towards greater offsets.
    ///     Only its sign is used, and only in sections that scroll by one page or group at a time: they move
    ///     to the next one in that direction, or back to the present one if the finger had moved in the
    ///     opposite direction.
    ///   - startOffset: The offset at which scrolling began.
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

    /// The offsets at which scrolling can come to rest.
    public enum RestingOffsets: Hashable, Sendable {
        /// Scrolling comes to rest at any offset.
        case anywhere
        /// Scrolling comes to rest at `first` and at `count - 1` offsets after it, each `pitch` points after
        /// the one before. Offsets beyond the ends of the content mean these ends.
        case regular(first: CGFloat, pitch: CGFloat, count: Int)
        /// Scrolling comes to rest at these offsets, which ascend. They are the ones around a given offset.
        case listed([CGFloat])
    }

    /// Returns the offsets at which scrolling can come to rest. If they are not regular, these are the
    /// `reach` nearest ones on either side of an offset. O(log n), and in proportion to the number of
    /// offsets returned.
    ///
    /// - Parameters:
    ///   - present: The offset around which the offsets lie, in points.
    ///   - reach: The greatest number of offsets on either side. It must not be negative.
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

    /// Returns the offset for the content that the same section displayed at `oldOffset`, before its size or
    /// its content changed. It has the same distance from the leading end or, if the size of the viewport
    /// changed, is at the same group.
    public func offset(showing oldOffset: CGFloat, of old: OrthogonalSection) -> CGFloat {
        requireNumber(oldOffset, "the old offset")
        let oldDistance = old.distance(oldOffset)
        guard old.stops.extent != stops.extent else {
            return offset(min(max(oldDistance, 0), stops.limit))
        }
        return offset(stops.distance(of: old.stops.position(at: oldDistance)))
    }

    /// Returns the group that is to keep its visible place while the lengths of others change, with its
    /// present place in points. At the start of the section it is nil: everything after the start may move.
    package func keptGroup(at offset: CGFloat) -> (group: Int, place: CGFloat)? {
        stops.keptGroup(at: distance(offset)).map { ($0, stops.landmark(ofGroup: $0)) }
    }

    /// Returns the distance in points by which a group has moved since it was at `place`, positive towards
    /// greater offsets.
    package func move(ofGroup group: Int, from place: CGFloat) -> CGFloat {
        let move = stops.grid.round(stops.landmark(ofGroup: group) - place)
        return isMirrored ? -move : move
    }

    /// Returns the offset at which the section comes to rest so that an item is visible: that of the item's
    /// page or group, or `proposedOffset` in a section that comes to rest anywhere.
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

    /// Returns the distance of the visible part from the leading end of the content.
    private func distance(_ offset: CGFloat) -> CGFloat { isMirrored ? stops.limit - offset : offset }
    private func offset(_ distance: CGFloat) -> CGFloat { isMirrored ? stops.limit - distance : distance }
}

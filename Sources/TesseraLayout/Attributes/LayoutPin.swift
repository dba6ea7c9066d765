/// How an element moves with the visible part of the content, to which its layout has pinned it.
package struct LayoutPin: Hashable, Sendable {
    /// The frame where nothing moves the element.
    package var restingFrame: CGRect
    /// Whether the element moves from left to right.
    package var isHorizontal: Bool
    /// The least distance from the left or top of the visible part, in points; nil where the element leaves across it.
    package var start: CGFloat?
    /// The least distance from the right or bottom of the visible part, in points; nil where the element leaves across
    /// it.
    package var end: CGFloat?
    /// Where the part of the content begins that the element does not leave, in points along the axis.
    package var lower: CGFloat
    /// Where the part of the content ends that the element does not leave, in points along the axis.
    package var upper: CGFloat
    /// How the element moves along the other axis as well; nil where it does not.
    package var across: Across?

    /// How an element moves along a second axis, from where it rests on.
    package struct Across: Hashable, Sendable {
        /// The smallest distance that the element keeps from the left or top of the visible part, in points.
        package var start: CGFloat
        /// Where the part of the content ends that the element does not leave, in points along the axis.
        package var upper: CGFloat

        /// Creates the description of how an element moves along a second axis.
        package init(start: CGFloat, upper: CGFloat) {
            self.start = start
            self.upper = upper
        }
    }

    /// Creates the description of how an element moves.
    package init(
        restingFrame: CGRect, isHorizontal: Bool, start: CGFloat?, end: CGFloat?, lower: CGFloat,
        upper: CGFloat, across: Across? = nil
    ) {
        self.restingFrame = restingFrame
        self.isHorizontal = isHorizontal
        self.start = start
        self.end = end
        self.lower = lower
        self.upper = upper
        self.across = across
    }

    /// The edges of the visible part across which an element does not leave it.
    package enum Edges: Sendable { case start, end, both }

    /// Returns where an element begins, in points along an axis, that keeps to the visible part of the content.
    ///
    /// - Parameters:
    ///   - start: Where the element begins if nothing moves it.
    ///   - length: The length of the element along the axis.
    ///   - edges: The edges across which the element does not leave the visible part. An element that is longer than the
    ///     visible part keeps to its start.
    ///   - visible: Where the visible part begins and ends.
    ///   - bounds: Where the part of the content begins and ends that the element does not leave.
    package static func start(
        ofElementAt start: CGFloat, length: CGFloat, keepingTo edges: Edges,
        of visible: (lower: CGFloat, upper: CGFloat), within bounds: (lower: CGFloat, upper: CGFloat)
    ) -> CGFloat {
        var place = start
        if edges != .start { place = max(min(place, visible.upper - length), min(start, bounds.lower)) }
        if edges != .end { place = min(max(place, visible.lower), max(start, bounds.upper - length)) }
        return place
    }

    /// The description seen in a mirror, in content of a width.
    package func mirrored(in width: CGFloat) -> LayoutPin {
        var mirrored = self
        mirrored.restingFrame.origin.x = width - restingFrame.maxX
        guard isHorizontal else { return mirrored }
        (mirrored.start, mirrored.end) = (end, start)
        (mirrored.lower, mirrored.upper) = (width - upper, width - lower)
        return mirrored
    }
}

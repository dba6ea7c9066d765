/// The movement of an element that its layout has made stick to the visible part of the content.
package struct LayoutPin: Hashable, Sendable {
    /// The frame of the element while scrolling does not move it.
    package var unpinnedFrame: CGRect
    /// True if the element moves from left to right, false if it moves from top to bottom.
    package var isHorizontal: Bool
    /// The least distance from the left or top of the visible part, in points, or nil if the element may
    /// scroll out across that edge.
    package var start: CGFloat?
    /// The least distance from the right or bottom of the visible part, in points, or nil if the element may
    /// scroll out across that edge.
    package var end: CGFloat?
    /// The start of the part of the content within which the element stays, in points along the axis.
    package var lower: CGFloat
    /// The end of the part of the content within which the element stays, in points along the axis.
    package var upper: CGFloat
    /// The element's movement along the other axis, or nil if it does not move along that axis.
    package var across: Across?

    /// The movement of an element along a second axis, towards greater coordinates from its unpinned frame.
    package struct Across: Hashable, Sendable {
        /// The smallest distance that the element keeps from the left or top of the visible part, in points.
        package var start: CGFloat
        /// The end of the part of the content within which the element stays, in points along the axis.
        package var upper: CGFloat

        /// Creates the description of how an element moves along a second axis.
        package init(start: CGFloat, upper: CGFloat) {
            self.start = start
            self.upper = upper
        }
    }

    /// Creates the description of how an element moves.
    package init(
        unpinnedFrame: CGRect, isHorizontal: Bool, start: CGFloat?, end: CGFloat?, lower: CGFloat,
        upper: CGFloat, across: Across? = nil
    ) {
        self.unpinnedFrame = unpinnedFrame
        self.isHorizontal = isHorizontal
        self.start = start
        self.end = end
        self.lower = lower
        self.upper = upper
        self.across = across
    }

    /// The edges of the visible part across which an element does not leave it.
    package enum Edges: Sendable { case start, end, both }

    /// Returns the start of an element that keeps to the visible part of the content, in points along an axis.
    ///
    /// - Parameters:
    ///   - start: The start of the element if nothing moves it.
    ///   - length: The length of the element along the axis.
    ///   - edges: The edges across which the element does not leave the visible part. An element that is longer than the
    ///     visible part keeps to its start.
    ///   - visible: The start and the end of the visible part.
    ///   - bounds: The start and the end of the part of the content that the element does not leave.
    package static func start(
        ofElementAt start: CGFloat, length: CGFloat, keepingTo edges: Edges,
        of visible: (lower: CGFloat, upper: CGFloat), within bounds: (lower: CGFloat, upper: CGFloat)
    ) -> CGFloat {
        var place = start
        if edges != .start { place = max(min(place, visible.upper - length), min(start, bounds.lower)) }
        if edges != .end { place = min(max(place, visible.lower), max(start, bounds.upper - length)) }
        return place
    }

    /// Returns the same movement mirrored from left to right, in content of the given width in points.
    package func mirrored(in width: CGFloat) -> LayoutPin {
        var mirrored = self
        mirrored.unpinnedFrame.origin.x = width - unpinnedFrame.maxX
        guard isHorizontal else { return mirrored }
        (mirrored.start, mirrored.end) = (end, start)
        (mirrored.lower, mirrored.upper) = (width - upper, width - lower)
        return mirrored
    }
}

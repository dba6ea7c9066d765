extension CompositionalLayoutSolver {
    /// The limits that pinned elements keep to, for one query.
    struct PinResolver {
        /// The visible part of the axis, or `nil` if no element sticks to it.
        private(set) var visible: Span?
        /// The part of ``visible`` that the pinned elements of the layout do not cover. The pinned elements
        /// of sections stay within it.
        private(set) var visibleForSections: Span?
        /// The distances of the sections' elements from the edges of the visible part, which the layout's
        /// elements take.
        private(set) var distances = Span(lower: 0, upper: 0)
        /// The part of the axis that the layout's elements do not cover while they are in their unmoved
        /// places.
        private(set) var room = Span(lower: -.infinity, upper: .infinity)

        @MainActor init(of solver: CompositionalLayoutSolver, _ visibleBounds: CGRect?) {
            guard let visibleBounds, visibleBounds.hasArea else { return }
            let visible = solver.span(of: visibleBounds)
            self.visible = visible
            var left = visible
            for element in solver.boundary where element.isOutside {
                let box = solver.box(of: element, visible).span(solver.axis)
                let unpinned = element.box.span(solver.axis)
                switch element.pin {
                case .start:
                    left.lower = max(left.lower, box.upper)
                    distances.lower = max(distances.lower, unpinned.upper - unpinned.lower)
                    room.lower = max(room.lower, unpinned.upper)
                case .end:
                    left.upper = min(left.upper, box.lower)
                    distances.upper = max(distances.upper, unpinned.upper - unpinned.lower)
                    room.upper = min(room.upper, unpinned.lower)
                case .both, nil: break
                }
            }
            visibleForSections = left
        }
    }

    /// Returns the frame of a section's element, and its pin or nil if it scrolls with the content.
    func place(_ element: BoundaryElement, in section: PlacedSection, _ pins: PinResolver) -> (
        CGRect, LayoutPin?
    ) {
        // Boxes and bounds are those of the section until `frame(of:in:)` and `offset(by:)` place them in the content.
        let (bounds, start) = (Span(lower: 0, upper: section.plan.extent), section.origin[axis])
        guard element.pin != nil, let visible = pins.visibleForSections?.offset(by: -start) else {
            return (frame(of: element.box, in: section), nil)
        }
        let room = pins.room.offset(by: -start)
        let unpinnedFrame = frame(of: element.pinned(axis, visible: room, within: bounds), in: section)
        let box = element.pinned(axis, visible: visible, within: bounds)
        return (
            CGRect(origin: frame(of: box, in: section).origin, size: unpinnedFrame.size),
            pin(
                element, unpinnedFrame: unpinnedFrame, limits: bounds.offset(by: start),
                distances: pins.distances)
        )
    }

    /// Returns the frame of one of the layout's own elements, and its pin or nil if it scrolls with the content.
    func place(_ element: BoundaryElement, _ pins: PinResolver) -> (CGRect, LayoutPin?) {
        let unpinnedFrame = frame(of: element.box)
        guard element.pin != nil, let visible = pins.visible else { return (unpinnedFrame, nil) }
        return (
            CGRect(origin: frame(of: box(of: element, visible)).origin, size: unpinnedFrame.size),
            pin(
                element, unpinnedFrame: unpinnedFrame, limits: Span(lower: 0, upper: contentSize[axis]),
                distances: Span(lower: 0, upper: 0))
        )
    }

    private func box(of element: BoundaryElement, _ visible: Span) -> Box {
        element.pinned(axis, visible: visible, within: Span(lower: 0, upper: contentSize[axis]))
    }

    /// Returns the pin of an element.
    ///
    /// - Parameters:
    ///   - unpinnedFrame: The frame of the element while scrolling does not move it, in the content.
    ///   - limits: The part of the axis within which the element stays, in the content rather than in the
    ///     section.
    ///   - distances: The distances that the element keeps from the edges of the visible part.
    private func pin(
        _ element: BoundaryElement, unpinnedFrame: CGRect, limits: Span, distances: Span
    ) -> LayoutPin {
        let area = frame(of: Box(axis, limits, across: Span(lower: 0, upper: 0)))
        var start = element.pin == .end ? nil : distances.lower
        var end = element.pin == .start ? nil : distances.upper
        let isHorizontal = axis == .horizontal
        if isHorizontal, isMirrored { swap(&start, &end) }
        return LayoutPin(
            unpinnedFrame: unpinnedFrame, isHorizontal: isHorizontal, start: start, end: end,
            lower: isHorizontal ? area.minX : area.minY, upper: isHorizontal ? area.maxX : area.maxY)
    }
}

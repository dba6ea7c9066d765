extension CompositionalLayoutSolver {
    /// Where pinned elements keep.
    struct Pins {
        /// The visible part of the axis; `nil` where nothing is pinned.
        private(set) var visible: Span?
        /// What elements of the layout that are pinned leave of it to those of sections.
        private(set) var visibleForSections: Span?
        /// The distances that the elements of sections keep from the edges of the visible part, for those of the layout.
        private(set) var distances = Span(lower: 0, upper: 0)
        /// What the elements of the layout leave to those of sections where nothing is moved.
        private(set) var room = Span(lower: -.infinity, upper: .infinity)

        @MainActor init(of solver: CompositionalLayoutSolver, _ visibleBounds: CGRect?) {
            guard let visibleBounds, visibleBounds.hasArea else { return }
            let visible = solver.span(of: visibleBounds)
            self.visible = visible
            var left = visible
            for element in solver.boundary where element.isOutside {
                let box = solver.box(of: element, visible).span(solver.axis)
                let rest = element.box.span(solver.axis)
                switch element.pin {
                case .start:
                    left.lower = max(left.lower, box.upper)
                    distances.lower = max(distances.lower, rest.upper - rest.lower)
                    room.lower = max(room.lower, rest.upper)
                case .end:
                    left.upper = min(left.upper, box.lower)
                    distances.upper = max(distances.upper, rest.upper - rest.lower)
                    room.upper = min(room.upper, rest.lower)
                case .both, nil: break
                }
            }
            visibleForSections = left
        }
    }

    /// Where an element of a section lies, and how it moves from there.
    func place(_ element: BoundaryElement, in section: PlacedSection, _ pins: Pins) -> (CGRect, LayoutPin?) {
        let (bounds, start) = (Span(lower: 0, upper: section.plan.extent), section.origin[axis])
        guard element.pin != nil, let visible = pins.visibleForSections?.offset(by: -start) else {
            return (frame(of: element.box, in: section), nil)
        }
        let room = pins.room.offset(by: -start)
        let rest = frame(of: element.pinned(axis, visible: room, within: bounds), in: section)
        let box = element.pinned(axis, visible: visible, within: bounds)
        return (
            CGRect(origin: frame(of: box, in: section).origin, size: rest.size),
            pin(
                element, restingFrame: rest, within: bounds.offset(by: start), distances: pins.distances)
        )
    }

    /// Where an element of the layout lies, and how it moves from there.
    func place(_ element: BoundaryElement, _ pins: Pins) -> (CGRect, LayoutPin?) {
        let rest = frame(of: element.box)
        guard element.pin != nil, let visible = pins.visible else { return (rest, nil) }
        return (
            CGRect(origin: frame(of: box(of: element, visible)).origin, size: rest.size),
            pin(
                element, restingFrame: rest, within: Span(lower: 0, upper: contentSize[axis]),
                distances: Span(lower: 0, upper: 0))
        )
    }

    private func box(of element: BoundaryElement, _ visible: Span) -> Box {
        element.pinned(axis, visible: visible, within: Span(lower: 0, upper: contentSize[axis]))
    }

    private func pin(
        _ element: BoundaryElement, restingFrame: CGRect, within bounds: Span, distances: Span
    ) -> LayoutPin {
        let limits = frame(of: Box(axis, bounds, across: Span(lower: 0, upper: 0)))
        var start = element.pin == .end ? nil : distances.lower
        var end = element.pin == .start ? nil : distances.upper
        let isHorizontal = axis == .horizontal
        if isHorizontal, isMirrored { swap(&start, &end) }
        return LayoutPin(
            restingFrame: restingFrame, isHorizontal: isHorizontal, start: start, end: end,
            lower: isHorizontal ? limits.minX : limits.minY, upper: isHorizontal ? limits.maxX : limits.maxY)
    }
}

import Foundation

/// The end of a drag: the items move to where they are dropped, or back.
extension DragCourse {
    /// Drops the items at the present place, or cancels the drag if they cannot be dropped there.
    func performDrop() {
        guard isUnderWay else { return }
        let operation = operation
        guard phase == .dragging, let target, operation.takesItems else { return cancel() }
        settle()
        source.willEnd(session, operation)
        let flights = target.perform(drop, proposal)
        let landing = DragLanding { [self] in
            target.conclude(drop)
            finish(operation)
        }
        for item in session.items {
            let flight = flights.first { $0.item === item }
            land(item, on: target, flight, landing)
        }
        landing.finishIfAllHaveLanded()
    }

    private func land(
        _ item: UIDragItem, on target: any DropTarget, _ flight: DropFlight?, _ landing: DragLanding
    ) {
        let animator = flight?.animator ?? DragAnimator()
        landing.expect(animator)
        guard flight == nil, let view = target.view, view.window === window else {
            let place = flight.flatMap { platter.place(of: $0.target, size: $0.size) }
            return animator.run {
                self.platter.send(item, to: place, fades: flight?.fades ?? true, flight?.parameters)
            }
        }
        let usual = UITargetedDragPreview(
            view: previews[ObjectIdentifier(item)]?.view ?? view, parameters: UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: view, center: session.location(in: view)))
        let preview = target.dropPreview(of: item, usual)
        target.willDrop(item, animator)
        let place = preview.flatMap { $0 === usual ? nil : platter.place(of: $0.target, size: $0.size) }
        animator.run { self.platter.send(item, to: place, fades: true, preview?.parameters) }
    }

    /// Moves the items back to the place from which they were lifted.
    func cancel() {
        guard isUnderWay else { return }
        let hasBegun = phase == .dragging
        settle()
        exitTarget()
        if hasBegun { source.willEnd(session, .cancel) }
        let landing = DragLanding { [self] in finish(hasBegun ? .cancel : nil) }
        for item in session.items {
            let animator = DragAnimator()
            landing.expect(animator)
            let usual = previews[ObjectIdentifier(item)]
            let preview = usual.flatMap { source.cancelPreview(of: item, $0) }
            source.willCancel(item, animator)
            let place = preview.flatMap { platter.place(of: $0.target, size: $0.size) }
            animator.run { self.platter.send(item, to: place, fades: place == nil) }
        }
        landing.finishIfAllHaveLanded()
    }
}

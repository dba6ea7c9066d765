import Foundation

/// The target of drops on a list. It finds the place under the items, asks for the effect of a drop there,
/// and makes room.
@MainActor
final class ItemDropTarget: DropTarget {
    private weak var scrollView: (any ItemDragScrollView)?
    /// The drag that is over the list, or nil.
    private(set) var session: DropSession?
    /// The index path at which the items would be dropped, counted as after the drop, or nil.
    private(set) var destination: IndexPath?
    private var last: ItemDropProposal?
    /// The index path of the item into which the items would be dropped, or nil.
    private var targeted: IndexPath?
    /// The timer that makes room at an index path after a moment, or nil.
    private var waiting: (path: IndexPath, timer: AnimationTimer)?

    init(_ scrollView: any ItemDragScrollView) {
        self.scrollView = scrollView
    }

    var view: UIView? { scrollView }

    func canHandle(_ session: DropSession) -> Bool { scrollView?.canHandle(session) ?? false }

    func didEnter(_ session: DropSession) {
        self.session = session
        scrollView?.dropDidEnter(session)
        setDropStates(.notTargeted)
    }

    func didExit(_ session: DropSession) {
        closeGap()
        target(nil)
        setDropStates(.none)
        (destination, last) = (nil, nil)
        self.session = nil
        scrollView?.dropDidExit(session)
    }

    func didEnd(_ session: DropSession) {
        guard let scrollView else { return }
        closeGap()
        target(nil)
        setDropStates(.none)
        (destination, last, self.session) = (nil, nil, nil)
        scrollView.dropDidEnd(session)
    }

    // MARK: Places

    func didUpdate(_ session: DropSession) -> UIDropProposal {
        guard let scrollView else { return UIDropProposal(operation: .cancel) }
        let point = session.location(in: scrollView)
        let path = place(at: point)
        let answer = scrollView.dropProposal(for: session, at: path)
        last = answer
        let takes = answer.proposal.operation.takesItems
        let intent = takes ? decide(answer.intent, at: path, point) : .unspecified
        destination = path
        switch intent {
        case .insertAt:
            target(nil)
            if let path { makeRoom(at: path, session, answer.proposal.operation) } else { closeGap() }
        case .insertInto:
            closeGap()
            // The item may lie elsewhere after the gap has closed.
            destination = place(at: point)
            target(destination)
        case .unspecified, .automatic:
            closeGap()
            destination = place(at: point)
            target(nil)
        }
        return answer.proposal
    }

    /// Returns the index path of the item at a point. Behind all items it returns the index path after the
    /// last item, and elsewhere nil.
    private func place(at point: CGPoint) -> IndexPath? {
        guard let scrollView else { return nil }
        if let path = scrollView.itemPath(at: point) { return path }
        let counts = scrollView.stage.itemCounts
        if let gap = gap, isNear(gap, point) { return gap }
        guard let section = counts.indices.last else { return nil }
        guard let lastSection = counts.lastIndex(where: { $0 > 0 }) else {
            return IndexPath(item: 0, section: section)
        }
        let lastPath = IndexPath(item: counts[lastSection] - 1, section: lastSection)
        guard let frame = scrollView.stage.layout.attributes(of: .item(lastPath))?.frame else { return nil }
        let isHorizontal = scrollView.stage.layout.isHorizontal
        let isBehind =
            isHorizontal
            ? (scrollView.startsAtRight ? point.x < frame.minX : point.x > frame.maxX)
            : point.y > frame.maxY || point.y > frame.minY && isBehind(frame, point, scrollView)
        guard isBehind else { return nil }
        let isOwn = gap == lastPath
        return IndexPath(item: counts[section] - (isOwn || carriesOwn(in: section) ? 1 : 0), section: section)
    }

    private func isBehind(_ frame: CGRect, _ point: CGPoint, _ scrollView: any ItemDragScrollView) -> Bool {
        scrollView.stage.layout.isMirrored ? point.x < frame.minX : point.x > frame.maxX
    }

    /// The index path of the gap, or nil if there is none.
    private var gap: IndexPath? {
        guard let stage = scrollView?.stage else { return nil }
        return stage.phantoms?.gap ?? (stage.movement?.isCarried == true ? stage.movement?.current : nil)
    }

    private func carriesOwn(in section: Int) -> Bool { gap?.section == section }

    private func isNear(_ path: IndexPath, _ point: CGPoint) -> Bool {
        scrollView?.stage.layout.attributes(of: .item(path))?.frame.insetBy(dx: -8, dy: -8).contains(point)
            ?? false
    }

    /// Returns the way in which items are added at a point of an item, after resolving the automatic way.
    private func decide(_ intent: ItemDropProposal.Intent, at path: IndexPath?, _ point: CGPoint)
        -> ItemDropProposal.Intent
    {
        guard intent == .automatic else { return intent }
        guard let scrollView, let path, path != gap,
            let frame = scrollView.stage.layout.attributes(of: .item(path))?.frame,
            frame.contains(point)
        else { return .insertAt }
        let edge = frame.height / 4
        return point.y > frame.minY + edge && point.y < frame.maxY - edge ? .insertInto : .insertAt
    }

    // MARK: Room

    private func makeRoom(at path: IndexPath, _ session: DropSession, _ operation: UIDropOperation) {
        guard let scrollView, gap != path else { return stopWaiting() }
        guard scrollView.reorderingDelay > 0, gap != nil else { return openGap(at: path, session, operation) }
        if waiting?.path == path { return }
        stopWaiting()
        let timer = AnimationContext.clock.schedule(after: scrollView.reorderingDelay) { [weak self] in
            self?.waiting = nil
            self?.openGap(at: path, session, operation)
        }
        waiting = (path, timer)
    }

    private func stopWaiting() {
        waiting?.timer.cancel()
        waiting = nil
    }

    private func openGap(at path: IndexPath, _ session: DropSession, _ operation: UIDropOperation) {
        guard let scrollView else { return }
        let stage = scrollView.stage
        stopWaiting()
        if let original = ownItem(of: session, operation) {
            var target = path
            let counts = stage.movement?.movedCounts ?? stage.itemCounts
            guard counts.indices.contains(path.section) else { return }
            let isNew =
                stage.movement?.current.section != path.section && stage.movement != nil
                || stage.movement == nil && original.section != path.section
            target.item = min(path.item, counts[path.section] - (isNew ? 0 : 1))
            target = scrollView.targetOfMovement(
                from: original, current: stage.movement?.current ?? original, proposed: target)
            if stage.carry(original, to: target) {
                destination = target
                return
            }
        }
        if stage.phantoms?.gap == nil {
            stage.insert(.gap, at: path, animated: UIView.areAnimationsEnabled)
        } else {
            stage.moveGap(to: path)
        }
    }

    /// Returns the index path in the data of the dragged item, if it is the only one, comes from this list
    /// and is moved within it.
    private func ownItem(of session: DropSession, _ operation: UIDropOperation) -> IndexPath? {
        guard operation == .move, session.items.count == 1, let scrollView, scrollView.stage.phantoms == nil
        else {
            return nil
        }
        return scrollView.itemDragging.source.sourcePath(of: session.items[0])
    }

    private func closeGap() {
        stopWaiting()
        guard let stage = scrollView?.stage else { return }
        if stage.movement?.isCarried == true { stage.cancelMovement() }
        if let gap = stage.phantoms?.gap {
            stage.removePhantom(at: gap, animated: UIView.areAnimationsEnabled)
        }
    }

    // MARK: Looks

    private func target(_ path: IndexPath?) {
        guard path != targeted else { return }
        let old = targeted
        targeted = path
        guard let scrollView else { return }
        if let old, let cell = scrollView.stage.cell(at: old) {
            scrollView.update(cell, dropState: .notTargeted)
        }
        if let path, let cell = scrollView.stage.cell(at: path) {
            scrollView.update(cell, dropState: .targeted)
        }
    }

    private func setDropStates(_ state: UICellConfigurationState.DropState) {
        guard let scrollView else { return }
        for view in scrollView.stage.elements.values where view.element?.isItem == true {
            scrollView.update(view, dropState: state)
        }
    }

    // MARK: The drop

    func perform(_ session: DropSession, _ proposal: UIDropProposal) -> [DropFlight] {
        guard let scrollView else { return [] }
        stopWaiting()
        let stage = scrollView.stage
        if let movement = stage.movement, movement.isCarried,
            scrollView.movesItemItself(at: movement.original),
            session.items.count == 1
        {
            // The data source moves items by itself.
            stage.endMovement()
            let drop = ItemDrop(scrollView, session, destination: movement.current, proposal, sources: [:])
            drop.fly(session.items[0], toItemAt: movement.current)
            return drop.flights
        }
        var sources: [ObjectIdentifier: IndexPath] = [:]
        for item in session.items {
            sources[ObjectIdentifier(item)] = scrollView.itemDragging.source.sourcePath(of: item)
        }
        let drop = ItemDrop(scrollView, session, destination: dropPath, proposal, sources: sources)
        scrollView.perform(drop)
        closeGap()
        return drop.flights
    }

    /// The index path of the drop in the data. With a gap, it is the one at which an item would be inserted.
    private var dropPath: IndexPath? {
        guard let stage = scrollView?.stage, let destination else { return nil }
        return stage.phantoms?.insertionPath(of: destination) ?? destination
    }

    func conclude(_ session: DropSession) { scrollView?.stage.setArriving([]) }

    func dropPreview(of item: UIDragItem, _ usual: UITargetedDragPreview) -> UITargetedDragPreview? { usual }

    func willDrop(_ item: UIDragItem, _ animator: DragAnimator) {}

    // MARK: The keyboard

    var places: [CGPoint] {
        guard let scrollView else { return [] }
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        var centers: [CGPoint] = []
        var end: CGRect?
        for (element, _) in scrollView.stage.elements.sorted(by: { $0.key.indexPath < $1.key.indexPath }) {
            guard element.isItem, let attributes = scrollView.stage.layout.attributes(of: element) else {
                continue
            }
            let frame = scrollView.orthogonalScrolling?.seenFrame(of: attributes) ?? attributes.frame
            let center = CGPoint(x: frame.midX, y: frame.midY)
            if visible.contains(center) { centers.append(center) }
            let counts = scrollView.stage.itemCounts
            if element.indexPath.section == counts.count - 1,
                element.indexPath.item == counts[counts.count - 1] - 1
            {
                end = frame
            }
        }
        if let end, gap == nil {
            // One more item can be placed behind the last item.
            let place =
                scrollView.stage.layout.isHorizontal
                ? CGPoint(x: scrollView.startsAtRight ? end.minX - 8 : end.maxX + 8, y: end.midY)
                : CGPoint(x: end.midX, y: end.maxY + 8)
            if visible.contains(place) { centers.append(place) }
        }
        return centers.isEmpty ? [CGPoint(x: visible.midX, y: visible.midY)] : centers
    }

    var placeName: String? {
        guard let scrollView, let destination else { return nil }
        let counts = scrollView.stage.itemCounts
        guard counts.indices.contains(destination.section) else { return nil }
        let count = counts[destination.section] + (gap == nil ? 1 : 0)
        return DragWord.place(destination.item + 1, of: max(count, destination.item + 1))
    }
}

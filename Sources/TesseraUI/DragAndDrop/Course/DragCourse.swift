import Foundation
import TesseraDisplay

/// A drag from the lift to the end. There is one at a time.
///
/// The items are displayed in a ``DragPlatter``, which the display moves with the pointer by itself. The app
/// gets the movements of the pointer as usual, finds the view under it that takes drops, and decides the
/// effect of a drop there.
@MainActor
final class DragCourse {
    /// The drag that is under way, or nil.
    private(set) static var current: DragCourse?

    /// The phases of a drag.
    enum Phase {
        /// The items are lifted and have not been moved yet.
        case lifted
        /// The items are being moved.
        case dragging
        /// The items move to the place where they were dropped, or back.
        case settling
        /// The drag is over.
        case ended
    }

    let source: any DragSource
    let session: DragSession
    let drop: DropSession
    let window: UIWindow
    /// The number of the touch that drags, or nil for a drag with the keyboard.
    let touch: Int?
    let platter: DragPlatter
    private(set) var phase = Phase.lifted
    /// The target under the items, or nil.
    private(set) var target: (any DropTarget)?
    /// The effect that a drop would have at the present place.
    private(set) var proposal = UIDropProposal(operation: .cancel)
    /// The targets over which the items have been. All of them get a message at the end.
    private var visited: [any DropTarget] = []
    /// The targets under the items that have refused them.
    private var refused: Set<ObjectIdentifier> = []
    private var start: CGPoint
    private var previews: [ObjectIdentifier: UITargetedDragPreview] = [:]
    private var isScrolling = false
    private let springs = SpringLoading()

    /// The distance in points that the pointer moves before lifted items are dragged.
    private static let threshold: CGFloat = 3

    private init(_ source: any DragSource, _ session: DragSession, _ window: UIWindow, touch: Int?) {
        self.source = source
        self.session = session
        drop = DropSession(session)
        self.window = window
        self.touch = touch
        start = session.location
        platter = DragPlatter(frame: window.bounds)
    }

    /// True if the items are lifted or being moved.
    var isUnderWay: Bool { phase == .lifted || phase == .dragging }
    /// True if the items are being moved.
    var isDragging: Bool { phase == .dragging }

    // MARK: Lifting

    /// Lifts the items that a source provides at a point of a window. Returns nil if there are none or
    /// another drag is under way.
    static func lift(_ source: any DragSource, in window: UIWindow, at location: CGPoint, touch: Int?)
        -> DragCourse?
    {
        guard current == nil, let view = source.view, view.window === window else { return nil }
        let session = DragSession(window: window, location: location)
        let items = source.items(for: session, at: view.convert(location, from: nil))
        guard !items.isEmpty else { return nil }
        session.add(items)
        session.allowsMoveOperation = source.allowsMove(session)
        session.isRestrictedToDraggingApplication = source.isRestricted(session)
        let course = DragCourse(source, session, window, touch: touch)
        current = course
        course.lift()
        return course
    }

    private func lift() {
        for item in session.items { addPreview(item) }
        let frame = window.frame.origin
        platter.content = DragContent(
            touch: touch, x: touch.map { _ in Double(start.x + frame.x) },
            y: touch.map { _ in Double(start.y + frame.y) },
            status: touch == nil ? DragWord.lifted.text : nil)
        UIView.performWithoutAnimation {
            window.addSubview(platter)
            platter.layoutIfNeeded()
        }
        let animator = DragAnimator()
        source.willLift(session, animator)
        animator.run { self.platter.raise() }
    }

    private func addPreview(_ item: UIDragItem) {
        guard let preview = source.liftPreview(of: item, session) else { return }
        previews[ObjectIdentifier(item)] = preview
        UIView.performWithoutAnimation { platter.add(item, preview, in: window) }
    }

    /// Begins to move the lifted items.
    func begin() {
        guard phase == .lifted else { return }
        phase = .dragging
        source.willBegin(session)
        UIView.performWithoutAnimation {
            for item in session.items {
                guard let provider = item.previewProvider else { continue }
                platter.replace(item, with: provider(), at: start)
            }
        }
        UIView.animate(withDuration: 0.2) { self.platter.gather() }
        update()
    }

    /// Adds the items that another source provides at a point of the window. Returns true if there were any.
    func addItems(from other: any DragSource, at location: CGPoint) -> Bool {
        guard phase == .dragging, let view = other.view, view.window === window else { return false }
        let items = other.items(addedTo: session, at: view.convert(location, from: nil))
            .filter { item in !session.items.contains { $0 === item } }
        guard !items.isEmpty else { return false }
        source.willAdd(items, to: session, from: other)
        session.add(items)
        for item in items { addPreview(item) }
        UIView.animate(withDuration: 0.2) { self.platter.gather() }
        update()
        return true
    }

    // MARK: Moving

    /// Moves the items to a point of the window.
    func move(to location: CGPoint) {
        guard isUnderWay else { return }
        session.location = location
        guard phase == .dragging else {
            guard hypot(location.x - start.x, location.y - start.y) > Self.threshold else { return }
            begin()
            return source.didMove(session)
        }
        if touch == nil {
            UIView.animate(withDuration: 0.2) {
                self.platter.shift = CGPoint(
                    x: location.x - self.start.x, y: location.y - self.start.y)
            }
        }
        update()
        source.didMove(session)
    }

    /// Finds the target under the items and the effect of a drop there.
    func update() {
        guard phase == .dragging else { return }
        let found = findTarget()
        if found !== target {
            target?.didExit(drop)
            target = found
            if let found {
                if !visited.contains(where: { $0 === found }) { visited.append(found) }
                found.didEnter(drop)
            }
        }
        proposal = target?.didUpdate(drop) ?? UIDropProposal(operation: .cancel)
        platter.display(operation, isOverTarget: target != nil, isPrecise: proposal.isPrecise && touch != nil)
        if touch == nil { platter.content?.status = status }
        springs.update(drop, over: window.hitTest(session.location, with: nil))
        scrollAtEdges()
    }

    /// The operation of a drop at the present place. A move that the source does not allow is cancelled.
    private var operation: UIDropOperation {
        proposal.operation == .move && !session.allowsMoveOperation ? .cancel : proposal.operation
    }

    private var status: String {
        let word: DragWord =
            switch operation {
            case .move: .move
            case .copy: .copy
            case .cancel, .forbidden: .refused
            }
        guard operation.takesItems, let place = target?.placeName else { return word.text }
        return word.text + ", " + place
    }

    private func findTarget() -> (any DropTarget)? {
        var stillRefused: Set<ObjectIdentifier> = []
        defer { refused = stillRefused }
        var view = window.hitTest(session.location, with: nil)
        while let current = view {
            for candidate in current.dropTargets {
                if candidate === target { return candidate }
                if !refused.contains(ObjectIdentifier(candidate)), candidate.canHandle(drop) {
                    return candidate
                }
                stillRefused.insert(ObjectIdentifier(candidate))
            }
            view = current.superview
        }
        return nil
    }

    // MARK: Scrolling

    /// Scrolls repeatedly while the pointer is near an edge of a scroll view with more content beyond it.
    private func scrollAtEdges() {
        guard !isScrolling, touch != nil, edgeStep != nil else { return }
        isScrolling = true
        _ = AnimationContext.clock.schedule(after: ElementStage.scrollInterval) { [weak self] in
            guard let self else { return }
            self.isScrolling = false
            guard self.phase == .dragging, let (scrollView, offset) = self.edgeStep else { return }
            scrollView.contentOffset = offset
            scrollView.layoutIfNeeded()
            self.update()
        }
    }

    /// The scroll view under the pointer that must scroll, and its offset after the next step, or nil.
    private var edgeStep: (scrollView: UIScrollView, offset: CGPoint)? {
        var view = window.hitTest(session.location, with: nil)
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
                let offset = ElementStage.edgeOffset(of: scrollView, at: session.location(in: scrollView))
            {
                return (scrollView, offset)
            }
            view = current.superview
        }
        return nil
    }

    // MARK: The end

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
        target?.didExit(drop)
        target = nil
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

    /// Ends the connection between the items and the pointer. The items stay where they are for now.
    private func settle() {
        phase = .settling
        Self.current = nil
        springs.finish()
        UIView.performWithoutAnimation {
            platter.letGo(
                at: CGPoint(x: session.location.x - start.x, y: session.location.y - start.y))
        }
        // The display must have the present places of the items before it gets their targets.
        window.windowScene?.committer.commit()
    }

    /// Ends the drag.
    ///
    /// - Parameter operation: The operation of the drop, or nil for a lift that did not become a drag.
    private func finish(_ operation: UIDropOperation?) {
        guard phase == .settling else { return }
        phase = .ended
        platter.removeFromSuperview()
        target = nil
        for target in visited { target.didEnd(drop) }
        source.didEnd(session, operation)
        if operation?.takesItems == true { source.didTransfer(session) }
    }
}

/// Runs a closure after all items have arrived.
@MainActor
private final class DragLanding {
    private var onTheirWay = 0
    private var completion: (() -> Void)?

    init(_ completion: @escaping () -> Void) {
        self.completion = completion
    }

    func expect(_ animator: DragAnimator) {
        onTheirWay += 1
        animator.addCompletion { _ in
            self.onTheirWay -= 1
            self.finishIfAllHaveLanded()
        }
    }

    func finishIfAllHaveLanded() {
        guard onTheirWay == 0, let completion else { return }
        self.completion = nil
        completion()
    }
}

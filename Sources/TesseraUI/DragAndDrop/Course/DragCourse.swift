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
    /// The number of the touch that drags, or nil for a drag with the keyboard or from another program.
    let touch: Int?
    /// True if a pointer moves the items, and false if keys do.
    let hasPointer: Bool
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
    /// The place where the items were lifted, in points of the window.
    private let start: CGPoint
    /// The place from which the pointer must move before the items are dragged. It differs from ``start`` if the app had moved
    /// the items before the touch arrived.
    private let pointerStart: CGPoint
    /// The previews with which the items were lifted, by the items' identities.
    private(set) var previews: [ObjectIdentifier: UITargetedDragPreview] = [:]
    private let edgeScrolling = DragEdgeScrolling()
    private let springs = SpringLoading()

    /// The distance in points that the pointer moves before lifted items are dragged.
    private static let threshold: CGFloat = 3

    private init(
        _ source: any DragSource, _ session: DragSession, _ window: UIWindow, touch: UITouch?,
        hasPointer: Bool
    ) {
        self.source = source
        self.session = session
        drop = DropSession(session)
        self.window = window
        self.touch = touch?.displayID
        self.hasPointer = hasPointer
        start = session.location
        pointerStart = touch?.placeOfFinger(for: start) ?? start
        platter = DragPlatter(frame: window.bounds)
    }

    /// True if the items are lifted or being moved.
    var isUnderWay: Bool { phase == .lifted || phase == .dragging }
    /// True if the items are being moved.
    var isDragging: Bool { phase == .dragging }

    // MARK: Lifting

    /// Lifts the items that a source provides at a point of a window. Returns nil if there are none or
    /// another drag is under way.
    ///
    /// - Parameter touch: The finger that lifts the items, or nil for the keyboard. Its own place counts from here on.
    static func lift(_ source: any DragSource, in window: UIWindow, at location: CGPoint, touch: UITouch?)
        -> DragCourse?
    {
        guard current == nil, let view = source.view, view.window === window else { return nil }
        let session = DragSession(window: window, location: location)
        let items = source.items(for: session, at: view.convert(location, from: nil))
        guard !items.isEmpty else { return nil }
        session.add(items)
        session.allowsMoveOperation = source.allowsMove(session)
        session.isRestrictedToDraggingApplication = source.isRestricted(session)
        let course = DragCourse(source, session, window, touch: touch, hasPointer: touch != nil)
        current = course
        course.lift()
        touch?.returnToFinger()
        return course
    }

    /// Begins a drag of items that come from another program. The browser displays them and moves them with the pointer. Returns
    /// nil if another drag is under way.
    static func enter(
        _ source: any DragSource, _ session: DragSession, in window: UIWindow
    ) -> DragCourse? {
        guard current == nil else { return nil }
        let course = DragCourse(source, session, window, touch: nil, hasPointer: true)
        course.phase = .dragging
        current = course
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
        guard phase == .dragging, session.isLocal, let view = other.view, view.window === window else {
            return false
        }
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
            guard hypot(location.x - pointerStart.x, location.y - pointerStart.y) > Self.threshold else {
                return
            }
            begin()
            return source.didMove(session)
        }
        if !hasPointer {
            UIView.animate(withDuration: 0.2) {
                self.platter.displacement = CGPoint(
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
        if !hasPointer { platter.content?.status = status }
        source.didUpdate(operation)
        springs.update(drop, over: window.hitTest(session.location, with: nil))
        edgeScrolling.update(self)
    }

    /// The operation of a drop at the present place. A move that the source does not allow is cancelled.
    var operation: UIDropOperation {
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

    // MARK: The end

    /// Takes the items away from the target under them.
    func exitTarget() {
        target?.didExit(drop)
        target = nil
    }

    /// Ends the connection between the items and the pointer. The items stay where they are for now.
    func settle() {
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
    func finish(_ operation: UIDropOperation?) {
        guard phase == .settling else { return }
        phase = .ended
        platter.removeFromSuperview()
        target = nil
        for target in visited { target.didEnd(drop) }
        source.didEnd(session, operation)
        if operation?.takesItems == true { source.didTransfer(session) }
    }
}

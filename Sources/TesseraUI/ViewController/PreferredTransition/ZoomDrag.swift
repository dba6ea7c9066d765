import Foundation

/// A drag with which the user lets a zoomed screen shrink: the screen moves with the finger, and then shrinks or returns.
@MainActor
final class ZoomDrag: NSObject, UIViewControllerInteractiveTransitioning {
    private let zoom: Zoom
    private let zoomed: UIViewController
    private var animator: ZoomAnimator?
    private var context: (any UIViewControllerContextTransitioning)?
    /// The fraction of the transition that was over when the finger took hold of the screen, 0...1, or nil if the finger has
    /// begun the transition.
    private var takenOverAt: CGFloat?

    /// The time in seconds for which the finger is assumed to continue at its speed.
    private static let foresight: CGFloat = 0.15
    /// The fraction of the screen's height or width that the finger must move.
    private static let threshold: CGFloat = 0.2

    private init(_ zoom: Zoom, of zoomed: UIViewController) {
        (self.zoom, self.zoomed) = (zoom, zoomed)
        super.init()
    }

    /// Begins a drag. Returns nil if the controller cannot go now.
    static func begin(_ zoomed: UIViewController) -> ZoomDrag? {
        guard let zoom = zoomed.zoom, zoom.drag == nil else { return nil }
        let drag = ZoomDrag(zoom, of: zoomed)
        zoom.drag = drag
        defer { zoom.drag = nil }
        zoomed.leaveByDrag()
        return drag.context == nil ? nil : drag
    }

    /// Begins to move the screen of a zoom that runs.
    static func takeOver(
        _ animator: ZoomAnimator, _ zoom: Zoom, _ zoomed: UIViewController, in context: TransitionContext
    ) -> ZoomDrag {
        let drag = ZoomDrag(zoom, of: zoomed)
        let share = animator.stop()
        context.takeOver(at: share)
        (drag.animator, drag.context, drag.takenOverAt) = (animator, context, share)
        context.whenOver { [weak drag] in drag?.context = nil }
        return drag
    }

    /// Adopts the animation that the transition has made.
    func adopt(_ animator: ZoomAnimator) { self.animator = animator }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        (transitionContext as? TransitionContext)?.whenOver { [self] in context = nil }
        animator?.prepare(transitionContext)
        animator?.follow(.zero, share: 0)
    }

    /// Moves the screen with the finger of a pan, or ends the drag with the pan.
    func moved(_ recognizer: UIPanGestureRecognizer) {
        guard let context, let animator else { return }
        let window = context.containerView.window
        let size = context.containerView.bounds.size
        let translation = recognizer.translation(in: window)
        func share(_ way: CGPoint) -> CGFloat {
            min(max(max(way.y / max(size.height, 1), abs(way.x) / max(size.width, 1)), 0), 1)
        }
        switch recognizer.state {
        case .began, .changed:
            animator.follow(translation, share: share(translation))
            context.updateInteractiveTransition(progress(share(translation)))
        case .ended, .cancelled:
            let velocity = recognizer.velocity(in: window)
            let way = CGPoint(
                x: translation.x + velocity.x * Self.foresight,
                y: translation.y + velocity.y * Self.foresight)
            // A screen that is thrown back to the side from which it comes returns.
            let isThrownBack = way.x * translation.x < 0
            let rest = isThrownBack ? CGPoint(x: 0, y: way.y) : way
            let goesSmall = share(rest) > Self.threshold
            guard takenOverAt != nil else {
                return end(toSmall: recognizer.state == .ended && goesSmall)
            }
            // A screen that went away goes on, unless the user throws it up.
            let isThrownUp = -way.y > size.height * Self.threshold
            let wasGoing = !animator.isIn && !isThrownUp
            end(toSmall: recognizer.state == .ended ? goesSmall || wasGoing : !animator.isIn)
        case .possible, .failed: break
        }
    }

    /// Returns the fraction of the transition that is over when the finger has let the screen shrink by a fraction.
    private func progress(_ share: CGFloat) -> CGFloat {
        guard let takenOverAt, let animator else { return share }
        return animator.isIn ? takenOverAt * (1 - share) : takenOverAt + (1 - takenOverAt) * share
    }

    /// Lets the screen run to one of its ends, which completes the transition or cancels it.
    private func end(toSmall: Bool) {
        guard let context, let animator else { return }
        let completes = toSmall != animator.isIn
        if completes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        animator.move(toSmall: toSmall) { context.completeTransition(completes) }
    }
}

/// Recognizes the drag on the view of a zoomed controller.
@MainActor
final class ZoomDragRecognizer: NSObject, UIGestureRecognizerDelegate {
    private weak var zoom: Zoom?
    private weak var zoomed: UIViewController?
    private let recognizer = UIPanGestureRecognizer()
    private var drag: ZoomDrag?

    init(_ zoom: Zoom, of zoomed: UIViewController) {
        (self.zoom, self.zoomed) = (zoom, zoomed)
        super.init()
        recognizer.delegate = self
        recognizer.maximumNumberOfTouches = 1
        recognizer.addAction(UIAction { [weak self] _ in self?.moved() })
        zoomed.view.addGestureRecognizer(recognizer)
    }

    /// The view on which the drag begins.
    var view: UIView? { recognizer.view }

    func remove() { recognizer.view?.removeGestureRecognizer(recognizer) }

    private func moved() {
        if recognizer.state == .began, let zoomed { drag = ZoomDrag.begin(zoomed) }
        drag?.moved(recognizer)
        if [.ended, .cancelled, .failed].contains(recognizer.state) { drag = nil }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let zoomed, let zoom, zoomed.zoom === zoom, let view = zoomed.viewIfLoaded,
            zoomed.mayLeaveByDrag
        else { return false }
        let velocity = recognizer.velocity(in: nil)
        return zoom.begins(
            at: recognizer.location(in: view), velocity: velocity,
            willBegin: velocity.y > 0 && velocity.y > abs(velocity.x))
    }
}

extension Zoom {
    /// Returns true if a drag lets the screen shrink.
    func begins(at location: CGPoint, velocity: CGPoint, willBegin: Bool) -> Bool {
        guard let decide = options.interactiveDismissShouldBegin else { return willBegin }
        return decide(
            UIViewController.Transition.ZoomOptions.InteractionContext(
                location: location, velocity: CGVector(dx: velocity.x, dy: velocity.y),
                willBegin: willBegin))
    }
}

extension UIViewController {
    /// The navigation controller in which the controller is on top of others, or nil.
    private var stackToLeave: UINavigationController? {
        guard let navigation = parent as? UINavigationController, navigation.topViewController === self,
            navigation.viewControllers.count > 1
        else { return nil }
        return navigation
    }

    /// True if the user can let the controller go now.
    fileprivate var mayLeaveByDrag: Bool {
        guard appearance == .shown, presented == nil else { return false }
        if let stackToLeave {
            return !stackToLeave.transitions.isInTransition && stackToLeave.presented == nil
        }
        return presenter != nil && modal?.presentation?.transition == nil
    }

    /// Pops or dismisses the controller on behalf of the user.
    fileprivate func leaveByDrag() {
        if let stackToLeave {
            guard stackToLeave.popViewController(animated: true) != nil else { return }
            stackToLeave.transitions.beginWaiting()
        } else {
            modal?.presentation?.userDrags()
        }
    }
}

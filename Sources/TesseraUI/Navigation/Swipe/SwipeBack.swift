import Foundation

/// The swipe from the edge with which the user goes back in a navigation controller. The screen moves with
/// the finger.
@MainActor
final class SwipeBack: NSObject {
    private unowned let navigation: UINavigationController
    let recognizer = UIScreenEdgePanGestureRecognizer()
    private var coordinator: TransitionCoordinator?
    /// The drag of a screen that shrinks instead of sliding, or nil.
    private var drag: ZoomDrag?

    /// The time in seconds for which the finger is assumed to continue at its speed, to decide whether the
    /// user goes back.
    private static let foresight: CGFloat = 0.2

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        recognizer.delegate = self
        recognizer.addAction(UIAction { [weak self] _ in self?.moved() })
    }

    /// Observes the edge from which the user goes back, while that is possible.
    func update() {
        recognizer.edges = navigation.view.isRightToLeft ? .right : .left
        recognizer.isIdle = navigation.stack.count < 2 && coordinator == nil && drag == nil
    }

    private func moved() {
        if recognizer.state == .began, let top = navigation.topViewController, top.zoom != nil {
            drag = ZoomDrag.begin(top)
        }
        if let drag {
            drag.moved(recognizer)
            guard [.ended, .cancelled, .failed].contains(recognizer.state) else { return }
            self.drag = nil
            return update()
        }
        let width = max(navigation.view.bounds.width, 1) * (navigation.view.isRightToLeft ? -1 : 1)
        let share = recognizer.translation(in: navigation.view).x / width
        switch recognizer.state {
        case .began:
            coordinator = navigation.beginSwipe()
            coordinator?.update(share)
        case .changed: coordinator?.update(share)
        case .ended, .cancelled:
            let speed = recognizer.velocity(in: navigation.view).x / width
            let goesBack = recognizer.state == .ended && share + speed * Self.foresight > 0.5
            coordinator?.letGo(isCancelled: !goesBack, velocity: max(goesBack ? speed : -speed, 0))
            coordinator = nil
            update()
        case .possible, .failed: break
        }
    }
}

extension SwipeBack: UIGestureRecognizerDelegate {
    /// Returns true if the bar's button could go back. An app that needs another rule sets its own delegate.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard navigation.letsSwipeBack else { return false }
        guard let top = navigation.topViewController, let zoom = top.zoom else { return true }
        return zoom.begins(
            at: recognizer.location(in: top.viewIfLoaded), velocity: recognizer.velocity(in: nil),
            willBegin: true)
    }
}

extension UINavigationController {
    /// True if a swipe may go back: the bar displays the button that would pop the controller on top, and
    /// nobody objects.
    fileprivate var letsSwipeBack: Bool {
        guard stack.count > 1, !transitions.isInTransition, !hidesNavigationBar,
            navigationBar.showsBackButton,
            let item = topViewController?.navigationItem,
            // No finger drives a change of a layout.
            LayoutNavigation(from: topViewController, to: stack[stack.count - 2], isForward: false) == nil
        else { return false }
        return item.backAction == nil && letsPop(item)
    }

    /// Begins to pop the controller on top with a finger. Returns nil if it cannot be popped now.
    func beginSwipe() -> TransitionCoordinator? {
        transitions.beginWaiting()
        guard stack.count > 1, !transitions.isInTransition, presented == nil else { return nil }
        isSwiping = true
        defer { isSwiping = false }
        guard popViewController(animated: true) != nil else { return nil }
        return transitions.transition?.coordinator
    }
}

import Foundation

/// Lets a finger take over a zoom that runs: it stops the screen, moves it, and decides to which end the screen goes.
@MainActor
final class ZoomTakeOver: NSObject, UIGestureRecognizerDelegate {
    private unowned let animator: ZoomAnimator
    private let zoom: Zoom
    private let zoomed: UIViewController
    private weak var context: TransitionContext?
    private let recognizer = UIPanGestureRecognizer()
    private var drag: ZoomDrag?

    /// Observes drags in the container of a transition.
    init(of animator: ZoomAnimator, _ zoom: Zoom, _ zoomed: UIViewController, in context: TransitionContext) {
        (self.animator, self.zoom, self.zoomed, self.context) = (animator, zoom, zoomed, context)
        super.init()
        recognizer.delegate = self
        recognizer.maximumNumberOfTouches = 1
        recognizer.addAction(UIAction { [weak self] _ in self?.moved() })
        context.containerView.addGestureRecognizer(recognizer)
    }

    /// Ends the observation.
    func remove() {
        // The end of the recognizer moves nothing any more.
        drag = nil
        recognizer.view?.removeGestureRecognizer(recognizer)
    }

    private func moved() {
        if recognizer.state == .began, let context, animator.isRunning {
            drag = ZoomDrag.takeOver(animator, zoom, zoomed, in: context)
        }
        drag?.moved(recognizer)
        if [.ended, .cancelled, .failed].contains(recognizer.state) { drag = nil }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard animator.isRunning, let view = zoomed.viewIfLoaded else { return false }
        return zoom.begins(
            at: recognizer.location(in: view), velocity: recognizer.velocity(in: nil), willBegin: true)
    }
}

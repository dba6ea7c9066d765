import Foundation
import TesseraDisplay

/// Sends movements of a pointer that touches nothing to gestures: hovering, and pinches on a trackpad.
@MainActor
final class PointerRouter {
    private var hovering: [UIHoverGestureRecognizer] = []
    private weak var pointed: UIPointerInteraction?
    private var pinching: [UIPinchGestureRecognizer] = []

    /// Handles a movement of the pointer over the frontmost of `windows` that it hits, or its disappearance.
    func handle(_ report: DisplayEvent.Hover, in windows: [UIWindow]) {
        guard report.isOver, let (location, views) = views(at: report.x, report.y, in: windows) else {
            return pointerLeft()
        }
        let found = views.flatMap { $0.gestureRecognizers ?? [] }
            .compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
        let gone = hovering.filter { !found.contains($0) }
        hovering = found
        for recognizer in gone { recognizer.pointerLeft() }
        for recognizer in found { recognizer.pointerMoved(to: location) }
        point(at: location, in: views)
    }

    /// Ends all hovering, because there is no pointer any more.
    func pointerLeft() {
        let gone = hovering
        hovering = []
        for recognizer in gone { recognizer.pointerLeft() }
        pointed?.pointerLeft()
        pointed = nil
    }

    /// Lets the innermost interaction that has a region at the location decide the look of the pointer.
    private func point(at location: CGPoint, in views: [UIView]) {
        let interactions = views.flatMap { view in
            view.interactions.reversed().compactMap { $0 as? UIPointerInteraction }
        }
        let found = interactions.first { $0.move(to: location) }
        if pointed !== found { pointed?.pointerLeft() }
        pointed = found
    }

    /// Handles a pinch on a trackpad, which resizes the view under the pointer.
    func handle(_ report: DisplayEvent.Transform, in windows: [UIWindow]) {
        switch report.phase {
        case .began:
            end(.cancelled)
            guard let (location, views) = views(at: report.x, report.y, in: windows) else { return }
            pinching = views.flatMap { $0.gestureRecognizers ?? [] }
                .compactMap { $0 as? UIPinchGestureRecognizer }
                .filter { $0.beginTransform(at: location, time: report.time) }
        case .moved:
            for recognizer in pinching { recognizer.transform(to: report.scale, time: report.time) }
        case .ended: end(.ended)
        case .cancelled: end(.cancelled)
        }
    }

    private func end(_ state: UIGestureRecognizer.State) {
        let gone = pinching
        pinching = []
        for recognizer in gone { recognizer.endTransform(state) }
        GestureArbiter.finishRound()
    }

    /// Returns the place of the hit in points of its window, and the view that is hit with all its ancestors,
    /// or nil.
    private func views(at x: Double, _ y: Double, in windows: [UIWindow]) -> (CGPoint, [UIView])? {
        for window in windows.reversed() {
            let location = CGPoint(x: x - window.frame.minX, y: y - window.frame.minY)
            guard let hit = window.hitTest(location, with: nil) else { continue }
            return (location, Array(sequence(first: hit, next: \.superview)))
        }
        return nil
    }
}

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
        guard report.isOver, let hit = ScreenHit(x: report.x, y: report.y, in: windows) else {
            return pointerLeft()
        }
        let path = hit.path
        let found = path.flatMap { $0.gestureRecognizers ?? [] }
            .compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
        let gone = hovering.filter { !found.contains($0) }
        hovering = found
        for recognizer in gone { recognizer.pointerLeft() }
        for recognizer in found { recognizer.pointerMoved(to: hit.location) }
        point(at: hit.location, in: path)
    }

    /// Ends all hovering, because there is no pointer any more.
    func pointerLeft() {
        let gone = hovering
        hovering = []
        for recognizer in gone { recognizer.pointerLeft() }
        pointed?.pointerLeft()
        pointed = nil
        if !pinching.isEmpty { end(.cancelled) }
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
            guard let hit = ScreenHit(x: report.x, y: report.y, in: windows) else { return }
            for case let pinch as UIPinchGestureRecognizer in hit.path.flatMap({ $0.gestureRecognizers ?? [] }
            ) {
                if pinch.isForInnermostView, pinching.contains(where: \.isForInnermostView) { continue }
                if pinch.beginTransform(at: hit.location, time: report.time) { pinching.append(pinch) }
            }
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
}

import Foundation

/// Brings touches to the gesture recognizers of the hit view and its ancestors, and to the view itself.
@MainActor
enum TouchDelivery {
    static func deliver(_ event: UIEvent, in window: UIWindow) {
        let changed = (event.allTouches ?? []).filter { $0.window === window && $0.phase != .stationary }
        for touch in changed {
            if touch.phase == .began { touch.gestureRecognizers = recognizers(for: touch) }
            let recognizers = touch.gestureRecognizers ?? []
            for recognizer in recognizers {
                recognizer.receive(touch, event)
                guard recognizer.state == .began || recognizer.state == .ended else { continue }
                // One gesture is recognized at a time: the innermost, as on an iPhone.
                for other in recognizers where recognizer.prevents(other) { other.prevent() }
            }
            let isTakenOver = recognizers.contains {
                $0.cancelsTouchesInView && ($0.state == .began || $0.state == .changed || $0.state == .ended)
            }
            send(touch, event, isTakenOver: isTakenOver)
            if touch.phase == .ended || touch.phase == .cancelled {
                for recognizer in recognizers { recognizer.finishIfPossible() }
            }
        }
    }

    /// Lets a gesture that is recognized between two events have its touches alone.
    static func take(_ touches: Set<UITouch>, for recognizer: UIGestureRecognizer) {
        for touch in touches {
            for other in touch.gestureRecognizers ?? [] where recognizer.prevents(other) { other.prevent() }
            guard recognizer.cancelsTouchesInView, !touch.isTakenOver else { continue }
            touch.isTakenOver = true
            touch.view?.touchesCancelled([touch], with: nil)
        }
    }

    /// Tells the display that fingers belong to a gesture, so that they scroll nothing.
    static func claim(_ touches: Set<UITouch>) {
        guard let connection = UIApplication.shared.connection, connection.isAttached else { return }
        for touch in touches where !touch.isClaimed {
            guard let id = touch.displayID else { continue }
            touch.isClaimed = true
            connection.send(.claim(touch: id))
        }
    }

    private static func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            for recognizer in current.gestureRecognizers ?? [] where recognizer.accepts(touch) {
                found.append(recognizer)
            }
            view = current.superview
        }
        // What comes in from the edge of the screen comes before what is done with the views there.
        return found.filter { $0 is UIScreenEdgePanGestureRecognizer }
            + found.filter { !($0 is UIScreenEdgePanGestureRecognizer) }
    }

    private static func send(_ touch: UITouch, _ event: UIEvent, isTakenOver: Bool) {
        guard let view = touch.view, !touch.isTakenOver else { return }
        if isTakenOver {
            touch.isTakenOver = true
            view.touchesCancelled([touch], with: event)
            return
        }
        switch touch.phase {
        case .began: view.touchesBegan([touch], with: event)
        case .moved: view.touchesMoved([touch], with: event)
        case .ended: view.touchesEnded([touch], with: event)
        case .cancelled: view.touchesCancelled([touch], with: event)
        case .stationary: break
        }
    }
}

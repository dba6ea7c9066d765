import Foundation

/// The touches of views, which gestures delay and take away.
@MainActor
enum ViewTouches {
    /// Touches with phases that the view has not received yet, because a gesture that delays them may still
    /// be recognized.
    private static var delayed: [UITouch] = []

    /// Takes touches away from their views, which get a cancellation.
    static func take(_ touches: [UITouch]) {
        for touch in touches where !touch.isTakenOver {
            touch.isTakenOver = true
            touch.delayedPhases = []
            delayed.removeAll { $0 === touch }
            if touch.isKnownToView { touch.view?.touchesCancelled([touch], with: nil) }
            touch.isKnownToView = false
        }
    }

    /// Sends the present phase of a touch to its view, or keeps it while a gesture delays it.
    static func send(_ touch: UITouch, _ event: UIEvent) {
        guard !touch.isTakenOver, !touch.isIgnoredByView, touch.phase != .stationary else { return }
        if !touch.delayedPhases.isEmpty || isDelayed(touch, touch.phase) {
            // Successive movements are merged, because the view compares with the place that it received
            // last.
            if touch.delayedPhases.last != .moved || touch.phase != .moved {
                touch.delayedPhases.append(touch.phase)
            }
            if !delayed.contains(touch) { delayed.append(touch) }
        } else {
            // A view learns how one touch has ended before it learns of the next. Otherwise a list would lose the first of two fast taps
            // on different rows.
            if !delayed.isEmpty { release() }
            guard !touch.isTakenOver else { return }
            deliver(touch.view, touch, event)
        }
    }

    /// Returns true if a gesture that may still be recognized keeps a phase from the view.
    private static func isDelayed(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
        (touch.gestureRecognizers ?? []).contains { recognizer in
            guard recognizer.isOpen, recognizer.isEnabled,
                GestureArbiter.active.contains(where: { $0 === recognizer })
            else { return false }
            switch phase {
            case .began, .moved: return recognizer.delaysTouchesBegan
            case .ended: return recognizer.delaysTouchesEnded
            default: return false
            }
        }
    }

    /// Sends phases to views that no gesture delays any more.
    static func release() {
        for touch in delayed {
            while let phase = touch.delayedPhases.first, !isDelayed(touch, phase), !touch.isTakenOver {
                touch.delayedPhases.removeFirst()
                let event = UIEvent()
                event.timestamp = touch.timestamp
                event.allTouches = [touch]
                let present = touch.phase
                touch.phase = phase
                deliver(touch.view, touch, event)
                touch.phase = present
            }
        }
        delayed.removeAll { $0.delayedPhases.isEmpty }
    }

    private static func deliver(_ view: UIView?, _ touch: UITouch, _ event: UIEvent) {
        switch touch.phase {
        case .began:
            touch.isKnownToView = true
            view?.touchesBegan([touch], with: event)
        case .moved: view?.touchesMoved([touch], with: event)
        case .ended:
            touch.isKnownToView = false
            view?.touchesEnded([touch], with: event)
        case .cancelled:
            touch.isKnownToView = false
            view?.touchesCancelled([touch], with: event)
        default: break
        }
    }
}

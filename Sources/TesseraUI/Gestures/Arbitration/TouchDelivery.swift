import Foundation

/// Delivers touches to the gesture recognizers of the hit view and its ancestors, and to the view itself.
@MainActor
enum TouchDelivery {
    /// Touches with phases that the view has not received yet, because a gesture that delays them may still
    /// be recognized.
    private static var delayed: [UITouch] = []

    static func deliver(_ event: UIEvent, in window: UIWindow) {
        let changed = (event.allTouches ?? []).filter { $0.window === window && $0.phase != .stationary }
        for touch in changed {
            if let tracker = touch.tracker {
                tracker(touch)
                continue
            }
            if touch.phase == .began {
                let recognizers = recognizers(for: touch, event)
                touch.gestureRecognizers = recognizers
                for recognizer in recognizers { recognizer.adopt(touch, event) }
                touch.isIgnoredByView = isIgnored(touch, event)
                if !touch.isIgnoredByView { ContentTouches.begin(touch, event) }
            }
            let recognizers = touch.gestureRecognizers ?? []
            for recognizer in recognizers { recognizer.receive(touch, event) }
            if recognizers.contains(where: { $0.cancelsTouchesInView && $0.isRecognized }) { take([touch]) }
            if touch.phase == .ended || touch.phase == .cancelled {
                ContentTouches.end(touch)
                for recognizer in recognizers { recognizer.finishIfPossible() }
            }
            send(touch, event)
        }
        GestureArbiter.finishRound()
    }

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

    /// Informs the display that fingers belong to a gesture, so that they do not scroll.
    static func claim(_ touches: Set<UITouch>) {
        for touch in touches where !touch.isClaimed {
            guard let id = touch.displayID, let display = touch.window?.windowScene?.display,
                display.isAttached
            else { continue }
            touch.isClaimed = true
            display.send(.claim(touch: id))
        }
    }

    private static func recognizers(for touch: UITouch, _ event: UIEvent) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            for recognizer in current.gestureRecognizers ?? [] where recognizer.accepts(touch, event) {
                found.append(recognizer)
            }
            view = current.superview
        }
        // A pan from the edge of the screen comes before the gestures of the views there.
        return found.filter(\.comesFirst) + found.filter { !$0.comesFirst }
    }

    /// Returns true if a beginning touch is for gestures only. That is so for the secondary button, for a
    /// view that already has a touch and takes no more, and if this or another touched view wants exclusive
    /// touches.
    private static func isIgnored(_ touch: UITouch, _ event: UIEvent) -> Bool {
        if event.buttonMask.contains(.secondary) { return true }
        guard let view = touch.view else { return true }
        let others = (event.allTouches ?? []).filter { $0 !== touch && $0.isKnownToView }
        return others.contains { other in
            if other.view === view { return !view.isMultipleTouchEnabled }
            return view.isExclusiveTouch || other.view?.isExclusiveTouch == true
        }
    }

    // MARK: The view

    private static func send(_ touch: UITouch, _ event: UIEvent) {
        guard !touch.isTakenOver, !touch.isIgnoredByView, touch.phase != .stationary else { return }
        if !touch.delayedPhases.isEmpty || isDelayed(touch, touch.phase) {
            // Successive movements are merged, because the view compares with the place that it received
            // last.
            if touch.delayedPhases.last != .moved || touch.phase != .moved {
                touch.delayedPhases.append(touch.phase)
            }
            if !delayed.contains(touch) { delayed.append(touch) }
        } else {
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
    static func releaseTouches() {
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

import Foundation

/// Delivers touches to the gesture recognizers of the hit view and its ancestors, and to the view itself.
@MainActor
enum TouchDelivery {
    /// Gives the touches that an event changes to their gesture recognizers, and then to their views.
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
            if recognizers.contains(where: { $0.cancelsTouchesInView && $0.isRecognized }) {
                ViewTouches.take([touch])
            }
            if touch.phase == .ended || touch.phase == .cancelled {
                ContentTouches.end(touch)
                for recognizer in recognizers { recognizer.finishIfPossible() }
            }
            ViewTouches.send(touch, event)
        }
        GestureArbiter.finishRound()
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
}

import Foundation

extension UIGestureRecognizer {
    /// True if the gesture has begun or is recognized.
    var isRecognized: Bool { course == .began || course == .changed || course == .ended }

    /// True if the gesture is neither recognized nor failed.
    var isOpen: Bool { course == .possible }

    /// True if at least one finger of the gesture is down.
    var hasFingers: Bool { orderedTouches.contains { $0.phase != .ended && $0.phase != .cancelled } }

    /// Takes on a state that a subclass has set, or waits if the gesture requires others to fail.
    func propose(_ new: State) {
        switch (course, new) {
        case (.possible, .possible): break
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            attempt(new == .ended ? .ended : .began)
        case (.possible, .failed), (.possible, .cancelled): enter(.failed)
        case (.began, .began): break
        case (.began, _), (.changed, _): enter(new)
        // A gesture that is over returns to the start only after its touches have ended.
        case (.ended, _), (.cancelled, _), (.failed, _): break
        }
    }

    private func attempt(_ new: State) {
        if awaited != nil {
            if new == .ended, awaited == .began { endsWhenBegun = true }
            return
        }
        guard mayBegin else { return enter(.failed) }
        GestureArbiter.join(self)
        if GestureArbiter.comesTooLate(self) {
            enter(.failed)
        } else if GestureArbiter.mustWait(self) {
            awaited = new
        } else {
            enter(new)
        }
    }

    /// Ends the gesture when its last finger is lifted, or lets it fail if it has not begun. A gesture that has moved far enough,
    /// and only waits until others fail, ends as soon as it has begun.
    func endWithLastFinger() {
        switch state {
        case .began, .changed: state = .ended
        case .possible: state = awaited == .began ? .ended : .failed
        default: break
        }
    }

    /// True if neither the delegate nor a view under the fingers objects to the gesture.
    private var mayBegin: Bool {
        guard delegate?.gestureRecognizerShouldBegin(self) != false else { return false }
        var asked = orderedTouches.first?.view ?? view
        while let current = asked {
            guard current.gestureRecognizerShouldBegin(self) else { return false }
            if current === view { break }
            asked = current.superview
        }
        return true
    }

    /// Takes on the state for which the gesture has waited.
    func enterAwaited() {
        guard let new = awaited else { return }
        enter(new)
        if endsWhenBegun, course == .began { enter(.ended) }
        endsWhenBegun = false
    }

    /// Takes on a state and applies its consequences to other gestures, views and the app.
    func enter(_ new: State) {
        let wasOpen = isOpen
        course = new
        awaited = nil
        if wasOpen, isRecognized {
            // A scroll view does not get fingers with which another gesture has begun, as on an iPhone.
            // Where the app lets both go on, the display scrolls with the finger too.
            if new == .began { TouchDelivery.claim(touches.filter { !accompaniesScrolling(at: $0) }) }
            GestureArbiter.recognized(self)
        }
        switch new {
        case .began, .changed, .ended, .cancelled: runActions()
        case .possible, .failed: break
        }
        if wasOpen { GestureArbiter.settle() }
    }

    /// Fails without affecting other gestures. The caller applies the consequences.
    func failSilently() {
        course = .failed
        awaited = nil
    }

    /// Returns true if another gesture fails because this one is recognized.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard other !== self, canPrevent(other), other.canBePrevented(by: self) else { return false }
        return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }

    /// Takes on a beginning touch, before any gesture receives it.
    func adopt(_ touch: UITouch, _ event: UIEvent) {
        // A gesture that waits keeps fingers that were lifted.
        if awaited == nil { dropLiftedTouches() }
        orderedTouches.append(touch)
        (buttonMask, modifierFlags) = (event.buttonMask, event.modifierFlags)
        GestureArbiter.join(self)
    }

    func receive(_ touch: UITouch, _ event: UIEvent) {
        guard orderedTouches.contains(touch) else { return }
        lastLocation = touch.locationInWindow
        modifierFlags = event.modifierFlags
        guard isOpen || course == .began || course == .changed else { return }
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        default: break
        }
    }

    /// Starts over once no finger is down, unless the gesture continues without any.
    func finishIfPossible() {
        guard !hasFingers else {
            if awaited == nil { dropLiftedTouches() }
            return
        }
        switch course {
        case .began, .changed: enter(.cancelled)
        case .possible:
            if awaited != nil || awaitsTouches { return }
            enter(.failed)
        case .ended, .cancelled, .failed: break
        }
        startOver()
    }

    private func dropLiftedTouches() {
        let isLifted = { (touch: UITouch) in touch.phase == .ended || touch.phase == .cancelled }
        if isOpen { earlierTouches += orderedTouches.filter(isLifted) }
        orderedTouches.removeAll(where: isLifted)
    }

    func startOver() {
        orderedTouches = []
        earlierTouches = []
        awaited = nil
        endsWhenBegun = false
        lazyRequirements = [:]
        course = .possible
        GestureArbiter.remove(self)
        reset()
    }
}

import Foundation

/// Decides which of the gestures that have touches are recognized: what a gesture requires to fail comes first.
///
/// A gesture that is to be recognized waits while one that it requires to fail is still possible. When that fails, the gesture is
/// recognized; when that is recognized, the gesture fails. Gestures that wait for each other in a circle fail once nothing else is
/// undecided.
@MainActor
enum GestureArbiter {
    /// The recognizers that have touches, or go on without, in the order in which they got them.
    private(set) static var active: [UIGestureRecognizer] = []

    static func join(_ recognizer: UIGestureRecognizer) {
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    }

    static func leave(_ recognizer: UIGestureRecognizer) {
        active.removeAll { $0 === recognizer }
    }

    /// Returns true if a gesture that is required to fail can still be recognized.
    static func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { $0.isOpen && requires(recognizer, $0) }
    }

    /// Returns true if a gesture that is required to fail has begun already.
    static func comesTooLate(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { ($0.course == .began || $0.course == .changed) && requires(recognizer, $0) }
    }

    /// Ends the wait for touches that come too late, by the clock of the display.
    static func expire(at time: TimeInterval) {
        let late = active.filter { $0.isOpen && $0.awaitsTouches && $0.isOverdue(at: time) }
        for recognizer in late { recognizer.enter(.failed) }
        if !late.isEmpty { finishRound() }
    }

    /// Lets a gesture that is recognized have its touches alone.
    static func recognized(_ recognizer: UIGestureRecognizer) {
        // None goes on before all have failed that have to.
        for other in active where other.isOpen && requires(other, recognizer) { other.failSilently() }
        let touches = recognizer.orderedTouches
        let rivals = active.filter { other in
            touches.contains { $0.gestureRecognizers?.contains(other) == true }
        }
        for other in rivals where other.isOpen && recognizer.prevents(other) { other.failSilently() }
        if recognizer.cancelsTouchesInView { TouchDelivery.take(touches) }
    }

    /// Lets gestures go on whose requirements have been met.
    static func settle() {
        while let next = active.first(where: { $0.awaited != nil && !mustWait($0) }) {
            next.enterAwaited()
        }
    }

    /// Ends a round of events, or what a timer has done between two of them.
    static func finishRound() {
        finishWhatIsOver()
        let open = active.filter(\.isOpen)
        // Where all gestures that are left wait for each other, none of them can be recognized.
        if !open.isEmpty, open.allSatisfy({ $0.awaited != nil }) {
            for recognizer in open { recognizer.failSilently() }
            finishWhatIsOver()
        }
        TouchDelivery.releaseTouches()
    }

    private static func finishWhatIsOver() {
        for recognizer in active where !recognizer.hasFingers { recognizer.finishIfPossible() }
    }

    /// Returns true if a gesture waits for another one to fail. Delegates and subclasses are asked once.
    private static func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard recognizer !== other else { return false }
        if recognizer.requirements.contains(where: { $0.recognizer === other }) { return true }
        if let known = recognizer.lazyRequirements[ObjectIdentifier(other)] { return known }
        let answer =
            recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
        recognizer.lazyRequirements[ObjectIdentifier(other)] = answer
        return answer
    }
}

import Foundation

/// Decides which of the gestures that have touches are recognized. Failure requirements come first.
///
/// A gesture whose condition is met waits while another gesture that it requires to fail is still possible.
/// When the other fails, the gesture is recognized; when the other is recognized, the gesture fails. Gestures
/// that wait for each other in a circle fail as soon as nothing else is undecided.
@MainActor
enum GestureArbiter {
    /// The recognizers that have touches, or that continue without touches, in the order in which they
    /// joined.
    private(set) static var active: [UIGestureRecognizer] = []

    static func join(_ recognizer: UIGestureRecognizer) {
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    }

    static func remove(_ recognizer: UIGestureRecognizer) {
        active.removeAll { $0 === recognizer }
    }

    /// Returns true if a gesture that `recognizer` requires to fail can still be recognized.
    static func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { $0.isOpen && requires(recognizer, $0) }
    }

    /// Returns true if a gesture that `recognizer` requires to fail has begun already.
    static func comesTooLate(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { ($0.course == .began || $0.course == .changed) && requires(recognizer, $0) }
    }

    /// Makes the rivals of a recognized gesture fail, and takes its touches from the views unless
    /// ``UIGestureRecognizer/cancelsTouchesInView`` is false.
    static func recognized(_ recognizer: UIGestureRecognizer) {
        // All gestures that must fail do so before any other gesture proceeds.
        for other in active where other.isOpen && requires(other, recognizer) { other.failSilently() }
        defeatRivals(of: recognizer, with: recognizer.orderedTouches)
        if recognizer.cancelsTouchesInView {
            ViewTouches.take(recognizer.earlierTouches + recognizer.orderedTouches)
        }
        recognizer.earlierTouches = []
    }

    /// Lets a scroll view's pan prevail, which the display has recognized with a finger that the app has too: its rivals fail, and
    /// the touched view loses the finger.
    static func recognized(_ pan: ScrollPan, with touch: UITouch) {
        for other in active where other.isOpen && requires(other, pan) { other.failSilently() }
        defeatRivals(of: pan, with: [touch])
        if pan.cancelsTouchesInView { ViewTouches.take([touch]) }
        settle()
    }

    private static func defeatRivals(of recognizer: UIGestureRecognizer, with touches: [UITouch]) {
        let rivals = active.filter { other in
            touches.contains { $0.gestureRecognizers?.contains(other) == true }
        }
        for other in rivals where other.isOpen && recognizer.prevents(other) { other.failSilently() }
    }

    /// Lets gestures proceed whose failure requirements have been met.
    static func settle() {
        while let next = active.first(where: { $0.awaited != nil && !mustWait($0) }) {
            next.enterAwaited()
        }
    }

    /// Completes a round of events, or the work of a timer between two rounds.
    static func finishRound() {
        finishWhatIsOver()
        let open = active.filter(\.isOpen)
        // If all remaining gestures wait for each other, none of them can be recognized.
        if !open.isEmpty, open.allSatisfy({ $0.awaited != nil }) {
            for recognizer in open { recognizer.failSilently() }
            finishWhatIsOver()
        }
        ViewTouches.release()
    }

    private static func finishWhatIsOver() {
        for recognizer in active where !recognizer.hasFingers { recognizer.finishIfPossible() }
    }

    /// Returns true if a gesture waits for another one to fail. Delegates and subclasses are asked once per
    /// sequence of touches.
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

import Foundation

/// A timer of a gesture, which goes by the display's clock.
///
/// On a slow network, reports of touches may arrive late. With the app's own clock, a tap whose end arrives late would become a
/// long press, and a quick second tap would come too late for a double tap. Therefore the app sends
/// ``DisplayMessage/clock(time:)``, and the display answers when its clock has reached the end of the timer. All reports of
/// touches until then arrive before the answer. Each report also contains its own time. A report whose time is not before the end
/// of the timer fires the timer, even without the answer.
///
/// The timer uses the app's own clock if its touch comes from no display, or if no user watches the display.
@MainActor
final class TouchTimer {
    /// The timers that wait for the display's clock, in the order of their ends.
    private static var waiting: [TouchTimer] = []

    /// The end of the timer, in seconds of the clock of ``UITouch/timestamp``.
    private let end: TimeInterval
    private let timer: AnimationTimer
    /// True if the display was asked to say when the timer ends.
    private let isAsked: Bool

    /// Starts a timer.
    ///
    /// - Parameters:
    ///   - touch: A touch with an event that has just arrived. The timer begins with the event.
    ///   - seconds: The time after which the timer fires. If it is not positive, the timer fires in the next turn of the main
    ///     loop. It fires earlier if another report of a touch arrives before.
    ///   - action: The closure that runs then.
    init(_ touch: UITouch, after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        let end = touch.timestamp + seconds
        self.end = end
        guard touch.displayID != nil, let display = touch.window?.windowScene?.display, display.isAttached,
            display.isLive
        else {
            timer = AnimationContext.clock.schedule(after: max(seconds, 0), action)
            isAsked = false
            return
        }
        // A gesture that waits for ever has an infinite end, which is no number of JSON.
        isAsked = seconds > 0 && end.isFinite
        timer = seconds > 0 ? AnimationTimer(action) : AnimationContext.clock.schedule(after: 0, action)
        let isKnown = Self.waiting.contains { $0.isAsked && $0.end == end }
        if isAsked, !isKnown { display.send(.clock(time: end)) }
        let place = Self.waiting.firstIndex { $0.end > end }
        Self.waiting.insert(self, at: place ?? Self.waiting.endIndex)
    }

    func cancel() {
        timer.cancel()
        Self.waiting.removeAll { $0 === self }
    }

    /// Fires the timers that end at `time` of the display's clock or before, in the order of their ends.
    static func advance(to time: TimeInterval) {
        while let next = waiting.first, next.end <= time {
            waiting.removeFirst()
            next.timer.fire()
        }
    }

    /// Fires all timers. The app calls this when it has lost its display, because no display reports a time any more.
    static func fireAll() {
        advance(to: .infinity)
    }
}

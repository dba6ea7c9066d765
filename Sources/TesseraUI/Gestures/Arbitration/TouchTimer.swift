import Foundation

/// A timer of a gesture that counts the time of the display's clock.
///
/// On a slow network, the report that a finger came up, or went down once more, may be late. By the app's clock a tap would become a
/// long press, and two quick taps would become two single ones. The app therefore asks the display to say when its clock has reached the
/// end of the timer: see ``DisplayMessage/clock(time:)``. All reports of touches until then arrive before the answer. A report of a
/// touch that was not cancelled contains a time, too, and may fire the timer before the answer comes.
///
/// The app's own clock counts for touches that come from no display, and for displays that nobody watches.
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
    ///   - seconds: The time after which the timer fires. If it is not positive, the timer fires in the next turn of the main loop, or
    ///     before the next report of a touch.
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
        // A gesture may wait for ever. JSON has no such number.
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

    /// Fires all timers, since no display reports a time any more.
    static func displayIsGone() {
        advance(to: .infinity)
    }
}

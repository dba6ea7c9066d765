import Foundation

/// A timer of a gesture that counts the time of the display's clock.
///
/// On a slow network, the report that a finger came up, or went down once more, may be late. By the app's clock a tap would become a
/// long press, and two quick taps would become two single ones. The app therefore asks the display to say when its clock has reached the
/// end of the timer: see ``DisplayMessage/clock(time:)``. All reports of touches until then arrive before the answer. Each report of a
/// touch contains a time, too, and may fire the timer before the answer comes.
///
/// The app's own clock counts for touches that come from no display, and for displays that nobody watches.
@MainActor
final class TouchTimer {
    /// The timers that wait for the display's clock, in the order of their ends.
    private static var waiting: [TouchTimer] = []

    /// The end of the timer, in seconds of the clock of ``UITouch/timestamp``.
    private let end: TimeInterval
    private let timer: AnimationTimer

    /// Starts a timer.
    ///
    /// - Parameters:
    ///   - touch: A touch with an event that has just arrived. The timer begins with the event.
    ///   - seconds: The time after which the timer fires. If it is not positive, the app does not ask the display.
    ///   - action: The closure that runs then.
    init(_ touch: UITouch, after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        end = touch.timestamp + seconds
        guard seconds > 0, touch.displayID != nil, let display = touch.window?.windowScene?.display,
            display.isAttached, display.isLive
        else {
            timer = AnimationContext.clock.schedule(after: max(seconds, 0), action)
            return
        }
        timer = AnimationTimer(action)
        let isAsked = Self.waiting.contains { $0.end == end }
        Self.waiting.insert(self, at: Self.waiting.firstIndex { $0.end > end } ?? Self.waiting.endIndex)
        // A gesture may wait for ever. JSON has no such number.
        if !isAsked, end.isFinite { display.send(.clock(time: end)) }
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

import Foundation

/// A timer that fires when a finger has stayed down for a time.
///
/// Only the display knows how long a finger was down. On a slow network the report that it came up may arrive late, and by the app's
/// clock a tap would become a long press. The display therefore confirms that the finger is still down: see
/// ``DisplayMessage/stay(touch:time:)``. The app's own clock counts for touches that come from no live display, such as those with which
/// assistive technology activates an element.
@MainActor
final class StayTimer {
    /// The end of the time, in seconds of the clock of ``UITouch/timestamp``.
    private let end: TimeInterval
    private let timer: AnimationTimer

    /// Starts a timer. It never fires if the touch ends before.
    ///
    /// - Parameters:
    ///   - touch: A touch with an event that has just arrived. The time begins with the event.
    ///   - seconds: The time for which the finger must stay. If it is not positive, the app does not ask the display.
    ///   - action: The closure that runs when the finger has stayed.
    init(_ touch: UITouch, for seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        end = touch.timestamp + seconds
        guard seconds > 0, let id = touch.displayID, let display = touch.window?.windowScene?.display,
            display.isAttached, display.isLive
        else {
            timer = AnimationContext.clock.schedule(after: max(seconds, 0), action)
            return
        }
        timer = AnimationTimer(action)
        touch.stayTimers.append(self)
        display.send(.stay(touch: id, time: end))
    }

    /// Fires if the time has come.
    func fingerStays(until time: TimeInterval) {
        if time >= end { timer.fire() }
    }

    func cancel() { timer.cancel() }
}

extension UITouch {
    /// Fires the timers for which the finger has stayed long enough. The display has confirmed that the finger is down at `time`.
    func stays(until time: TimeInterval) {
        for timer in stayTimers { timer.fingerStays(until: time) }
    }
}

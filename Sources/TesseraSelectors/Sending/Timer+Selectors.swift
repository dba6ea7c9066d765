import Foundation
import TesseraBasics

/// A protocol to which `Timer` conforms, with initializers that take a target.
///
/// Only an initializer in an extension of a protocol can return an object of a subclass. The subclass releases its
/// target when it is invalidated and has a `userInfo`. Foundation's timers on Linux never release their closures and
/// have no `userInfo`.
public protocol _TargetTimer {}

extension Timer: _TargetTimer {}

extension _TargetTimer {
    /// Creates a timer that sends a selector to a target after an interval in seconds. The app adds it to a run loop.
    /// The timer retains the target and the `userInfo` until it is invalidated. A timer that does not repeat is
    /// invalidated after it has fired.
    /// See Apple's [init(timeInterval:target:selector:userInfo:repeats:)](
    /// https://developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:)).
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo,
            repeats: yesOrNo)
    }

    /// Creates a timer that sends a selector to a target for the first time at a date.
    /// See Apple's [init(fireAt:interval:target:selector:userInfo:repeats:)](
    /// https://developer.apple.com/documentation/foundation/timer/init(fireat:interval:target:selector:userinfo:repeats:)).
    public init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let timer = TargetTimer.make(date, ti, TimerTarget(t as AnyObject, s, ui, repeats: rep))
        guard let timer = timer as? Self else {
            misuse(
                "\(Self.self).init", "A subclass of Timer cannot have a target and a selector. Use a Timer.")
        }
        self = timer
    }
}

extension Timer {
    /// Creates a timer that sends a selector to a target, and adds it to the current run loop.
    /// See Apple's [scheduledTimer(timeInterval:target:selector:userInfo:repeats:)](
    /// https://developer.apple.com/documentation/foundation/timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:)).
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let target = TimerTarget(aTarget as AnyObject, aSelector, userInfo, repeats: yesOrNo)
        let timer = TargetTimer.make(Date(timeIntervalSinceNow: ti), ti, target)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// A timer with a target, which it releases when it is invalidated.
private final class TargetTimer: Timer {
    private var target: TimerTarget?

    static func make(_ date: Date, _ interval: TimeInterval, _ target: TimerTarget) -> TargetTimer {
        let timer = TargetTimer(fire: date, interval: interval, repeats: target.repeats) { target.fire($0) }
        timer.target = target
        return timer
    }

    override var userInfo: Any? { target?.info }

    override func invalidate() {
        super.invalidate()
        target?.release()
    }
}

/// The target of a timer, which the timer's closure retains. The class is sendable because only the thread of the
/// timer's run loop uses it, and other threads only after the timer has ended.
private final class TimerTarget: @unchecked Sendable {
    let repeats: Bool
    private(set) var info: Any?
    private var object: AnyObject?
    private let selector: Selector

    init(_ object: AnyObject, _ selector: Selector, _ info: Any?, repeats: Bool) {
        (self.object, self.selector, self.info, self.repeats) = (object, selector, info, repeats)
    }

    func release() {
        object = nil
        info = nil
    }

    func fire(_ timer: Timer) {
        guard let object else { return }
        selector.send(to: object, timer)
        if !repeats { release() }
    }
}

import Foundation
import Synchronization

extension Timer {
    /// Creates a timer that sends a selector to a target. The app adds it to a run loop. The timer retains the target until it
    /// is invalidated, and here until another timer is made; one that does not repeat is invalidated when it has fired.
    /// See Apple's [init(timeInterval:target:selector:userInfo:repeats:)](
    /// https://developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:)).
    ///
    /// The timer that the method gets has the `userInfo`.
    public convenience init(
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
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let target = TimerTarget(t as AnyObject, s, ui, repeats: rep)
        self.init(fire: date, interval: ti, repeats: rep) { target.fire($0) }
        target.release(whenEnded: self)
    }

    /// Creates a timer that sends a selector to a target, and adds it to the current run loop.
    /// See Apple's [scheduledTimer(timeInterval:target:selector:userInfo:repeats:)](
    /// https://developer.apple.com/documentation/foundation/timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:)).
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let target = TimerTarget(aTarget as AnyObject, aSelector, userInfo, repeats: yesOrNo)
        let timer = InformedTimer(fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo) {
            target.fire($0)
        }
        timer.info = userInfo
        timer.target = target
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// A timer with a `userInfo`, which Foundation's timers on Linux lack. With a timer of Foundation, it stands for that one.
private final class InformedTimer: Timer {
    var info: Any?
    var original: Timer?
    /// The target, which the timer releases when it is invalidated: Foundation keeps the closures of timers for ever.
    var target: TimerTarget?

    override var userInfo: Any? { info }
    override var timeInterval: TimeInterval { original?.timeInterval ?? super.timeInterval }
    override var isValid: Bool { original?.isValid ?? super.isValid }
    override var fireDate: Date {
        get { original?.fireDate ?? super.fireDate }
        set { if let original { original.fireDate = newValue } else { super.fireDate = newValue } }
    }
    override var tolerance: TimeInterval {
        get { original?.tolerance ?? super.tolerance }
        set { if let original { original.tolerance = newValue } else { super.tolerance = newValue } }
    }
    override func fire() { if let original { original.fire() } else { super.fire() } }
    override func invalidate() {
        if let original { original.invalidate() } else { super.invalidate() }
        target?.release()
    }
}

/// The target of a timer, which the timer's closure retains.
/// It is sendable because the thread of the timer's run loop uses it, and other threads only once the timer has ended.
private final class TimerTarget: @unchecked Sendable {
    private var object: AnyObject?
    private let selector: Selector
    private let info: Any?
    private let repeats: Bool

    init(_ object: AnyObject, _ selector: Selector, _ info: Any?, repeats: Bool) {
        (self.object, self.selector, self.info, self.repeats) = (object, selector, info, repeats)
    }

    func release() { object = nil }

    private weak var timer: Timer?
    /// The targets of timers that do not announce that they were invalidated.
    private static let kept = Mutex<[TimerTarget]>([])

    /// Releases the target when a timer is made after this one was invalidated.
    func release(whenEnded timer: Timer) {
        self.timer = timer
        let ended = Self.kept.withLock { kept in
            let ended = kept.filter { $0.timer?.isValid != true }
            kept.removeAll { $0.timer?.isValid != true }
            kept.append(self)
            return ended
        }
        for target in ended { target.release() }
    }

    func fire(_ timer: Timer) {
        guard let object else { return }
        if !repeats { self.object = nil }
        guard info != nil, !(timer is InformedTimer) else {
            selector.send(to: object, timer)
            return
        }
        let informed = InformedTimer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        informed.info = info
        informed.original = timer
        selector.send(to: object, informed)
    }
}

import Foundation
import TesseraBasics
import TesseraCombine

/// A scheduler whose clock does not move until a test moves it, so that operators of time can be tested
/// without waiting.
///
/// Pass it to the code under test in the place of a queue or a run loop, and then advance the time:
///
/// ```swift
/// let scheduler = VirtualTimeScheduler()
/// let query = PassthroughSubject<String, Never>()
/// let subscriber = TestSubscriber<String, Never>()
/// query.debounce(for: .milliseconds(300), scheduler: scheduler).subscribe(subscriber)
///
/// query.send("r")
/// scheduler.advance(by: .milliseconds(299))
/// query.send("ra")
/// scheduler.advance(by: .milliseconds(299))
/// #expect(subscriber.values == [])
/// scheduler.advance(by: .milliseconds(1))
/// #expect(subscriber.values == ["ra"])
/// ```
///
/// Code that takes its scheduler as a generic parameter, `init(scheduler: some Scheduler)`, runs on `DispatchQueue.main`
/// in the app and on virtual time in its tests.
///
/// Nothing runs by itself: an action that is scheduled without a date waits for the next ``advance(by:)``,
/// which may be by zero. Actions run one after the other on the thread that advances the clock, ordered by
/// time, and by the order of scheduling if their times are equal. Actions that an action schedules within
/// the time of the advance run in the same advance. Times are exact to the nanosecond, and tolerances are
/// ignored.
///
/// Any thread may schedule, cancel and advance. A thread that advances while another does so waits until the
/// other has finished.
public final class VirtualTimeScheduler: Scheduler, @unchecked Sendable {
    // This is safe: `lock` guards the three variables, and no action runs under it. Actions of Combine's
    // schedulers need not be sendable; they run one at a time, under `turn`.
    private let lock = NSLock()
    private let turn = NSRecursiveLock()
    private var agenda = Agenda()
    private var time: SchedulerTimeType
    private var generation = 0

    /// The number of actions, each scheduled by the one before for the same time, above which the chain counts as endless.
    private static let longestChain = 1_000_000

    /// Creates a scheduler whose clock starts at the given time.
    public init(now: SchedulerTimeType = .start) {
        time = now
    }

    /// The present time of the clock.
    public var now: SchedulerTimeType { lock.withLock { time } }

    /// The least tolerance, which is zero: every action runs at its exact time.
    public var minimumTolerance: SchedulerTimeType.Stride { .zero }

    /// The number of actions that wait for their time. A repeating action counts once.
    public var scheduledCount: Int { lock.withLock { agenda.count } }

    /// Advances the clock by an amount of time and runs the actions that are scheduled within it.
    ///
    /// - Parameter interval: The amount of time. With zero, the default, the actions that are due now run. A
    ///   negative amount is an error in the test and stops it.
    public func advance(by interval: SchedulerTimeType.Stride = .zero) {
        guard interval >= .zero else {
            misuse(
                "VirtualTimeScheduler.advance(by:)", "time does not go back, but the interval is \(interval)")
        }
        turn.withLock { runActions(until: now.advanced(by: interval)) }
    }

    /// Advances the clock to a point in time and runs the actions that are scheduled until then, including
    /// that point.
    ///
    /// - Parameter time: The time of the clock afterwards. A point in the past is an error in the test and
    ///   stops it.
    public func advance(to time: SchedulerTimeType) {
        turn.withLock {
            let now = self.now
            guard time >= now else {
                misuse(
                    "VirtualTimeScheduler.advance(to:)",
                    "it is \(now) already, and time does not go back to \(time)")
            }
            runActions(until: time)
        }
    }

    /// Advances the clock until no more actions are scheduled.
    ///
    /// - Parameter limit: The number of actions after which the test is stopped, because some action repeats
    ///   endlessly.
    public func run(limit: Int = 1_000_000) {
        turn.withLock {
            var count = 0
            while let action = takeAction(until: .end) {
                count += 1
                guard count <= limit else {
                    misuse(
                        "VirtualTimeScheduler.run(limit:)",
                        "\(limit) actions ran until \(now), and more are scheduled: something repeats without end"
                    )
                }
                action()
            }
        }
    }

    /// Schedules an action for the next advance of the clock.
    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        _ = lock.withLock { add(at: time, every: nil, action) }
    }

    /// Schedules an action for a date, or for the next advance of the clock if the date has passed.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        _ = lock.withLock { add(at: date, every: nil, action) }
    }

    /// Schedules an action for a date and for every interval after it, until the result is cancelled or
    /// released.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        guard interval >= .zero else {
            misuse("VirtualTimeScheduler.schedule(after:interval:)", "the interval is negative: \(interval)")
        }
        let order = lock.withLock { add(at: date, every: interval, action) }
        return AnyCancellable { [weak self] in
            guard let self else { return }
            // The entry is released after the lock, as deinitializers of an action's captured objects may
            // schedule something.
            let removed = lock.withLock { agenda.remove(order) }
            withExtendedLifetime(removed) {}
        }
    }

    /// Adds an action to the agenda and returns its name. The caller must hold `lock`.
    private func add(
        at date: SchedulerTimeType, every interval: SchedulerTimeType.Stride?, _ action: @escaping () -> Void
    ) -> Int {
        agenda.add(
            at: max(date, time), every: interval, generation: date <= time ? generation + 1 : 0, action)
    }

    private func runActions(until end: SchedulerTimeType) {
        while let action = takeAction(until: end) { action() }
        lock.withLock { time = max(time, end) }
    }

    /// Moves the clock to the next action that is due by `end` and returns the action, or nil if there is
    /// none.
    private func takeAction(until end: SchedulerTimeType) -> (() -> Void)? {
        lock.withLock {
            guard let entry = agenda.takeFirst(until: end) else {
                generation = 0
                return nil
            }
            time = max(time, entry.time)
            generation = entry.generation
            guard generation <= Self.longestChain else {
                misuse(
                    "VirtualTimeScheduler",
                    "an action at \(time) schedules the next one for the same time, again and again, without end"
                )
            }
            return entry.action
        }
    }
}

import Foundation
import TesseraBasics
import TesseraCombine

/// A scheduler whose clock stands still until a test moves it, so that operators of time are tested without waiting.
///
/// Give it to the code under test in the place of a queue or a run loop, then say how much time passes:
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
/// Nothing runs by itself: an action that is scheduled without a date waits for the next ``advance(by:)``, which may be
/// by zero. Actions run on the thread that advances the clock, one after the other: by time, and at the same time in the
/// order in which they were scheduled. What an action schedules within the time of the advance runs in the same advance.
/// Times are exact to the nanosecond; tolerances are ignored.
///
/// Any thread may schedule, cancel and advance. A second thread that advances waits until the first is done.
public final class VirtualTimeScheduler: Scheduler, @unchecked Sendable {
    // Safe: `lock` guards the three variables, and no action runs under it. The actions themselves need not be
    // sendable for any scheduler of Combine's; they run one at a time, under `turn`.
    private let lock = NSLock()
    private let turn = NSRecursiveLock()
    private var agenda = Agenda()
    private var time: SchedulerTimeType
    private var generation = 0

    /// How often actions may schedule the next one for the same instant before that counts as endless.
    private static let longestChain = 1_000_000

    /// Creates a scheduler whose clock shows the given time.
    public init(now: SchedulerTimeType = .start) {
        time = now
    }

    /// The time that the clock shows.
    public var now: SchedulerTimeType { lock.withLock { time } }

    /// Zero: every action runs at its exact time.
    public var minimumTolerance: SchedulerTimeType.Stride { .zero }

    /// The number of actions that wait for their time; a repeating action counts once.
    public var scheduledCount: Int { lock.withLock { agenda.count } }

    /// Lets an amount of time pass, and runs what is scheduled within it.
    ///
    /// - Parameter interval: The time that passes; zero, the default, runs what is due now. A negative one is an error of
    ///   the test and stops it.
    public func advance(by interval: SchedulerTimeType.Stride = .zero) {
        guard interval >= .zero else {
            misuse(
                "VirtualTimeScheduler.advance(by:)", "time does not go back, but the interval is \(interval)")
        }
        turn.withLock { runActions(until: now.advanced(by: interval)) }
    }

    /// Lets time pass up to a point, and runs what is scheduled before it or at it.
    ///
    /// - Parameter time: The time that the clock shows afterwards; one that has passed is an error of the test and stops
    ///   it.
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

    /// Lets as much time pass as it takes until nothing is scheduled.
    ///
    /// - Parameter limit: The number of actions after which the test is stopped, because something that repeats never
    ///   ends.
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

    /// Runs an action with the next advance of the clock.
    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        _ = lock.withLock { add(at: time, every: nil, action) }
    }

    /// Runs an action when the clock reaches a date; if that has passed, with the next advance.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        _ = lock.withLock { add(at: date, every: nil, action) }
    }

    /// Runs an action when the clock reaches a date, and again after each interval, until the result is cancelled or
    /// goes out of use.
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
            // Kept until the lock is free: what ends with an action may schedule something itself.
            let removed = lock.withLock { agenda.remove(order) }
            withExtendedLifetime(removed) {}
        }
    }

    /// Enters an action; `lock` is held. Returns its place in the order of scheduling.
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

    /// Moves the clock to the next action that is due and returns it, or nil if none is due by `end`.
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

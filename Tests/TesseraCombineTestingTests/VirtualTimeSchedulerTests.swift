import Foundation
import TesseraCombine
import TesseraCombineTesting
import TestSupport
import Testing

@Suite struct VirtualTimeSchedulerTests {
    let scheduler = VirtualTimeScheduler()

    @Test func `starts at the time it is given`() {
        #expect(scheduler.now == .start)
        let later = VirtualTimeScheduler(now: .init(.seconds(3)))
        #expect(later.now.sinceStart == .seconds(3))
    }

    @Test func `runs nothing by itself`() {
        var log: [String] = []
        scheduler.schedule { log.append("now") }
        #expect(log == [])
        #expect(scheduler.scheduledCount == 1)
        scheduler.advance()
        #expect(log == ["now"])
        #expect(scheduler.scheduledCount == 0)
        #expect(scheduler.now == .start)
    }

    @Test func `runs actions when their time comes`() {
        var log: [String] = []
        scheduler.schedule(after: at(.milliseconds(20))) { log.append("20 at \(scheduler.now)") }
        scheduler.schedule(after: at(.milliseconds(10))) { log.append("10 at \(scheduler.now)") }
        scheduler.advance(by: .nanoseconds(9_999_999))
        #expect(log == [])
        scheduler.advance(by: .nanoseconds(1))
        #expect(log == ["10 at 0.01 s"])
        scheduler.advance(to: at(.seconds(1)))
        #expect(log == ["10 at 0.01 s", "20 at 0.02 s"])
        #expect(scheduler.now == at(.seconds(1)))
    }

    @Test func `runs actions of the same time in the order of scheduling`() {
        var log: [Int] = []
        for number in 1...9 { scheduler.schedule(after: at(.seconds(1))) { log.append(number) } }
        scheduler.advance(by: .seconds(1))
        #expect(log == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    }

    @Test func `runs what actions schedule within the same advance`() {
        var log: [String] = []
        scheduler.schedule(after: at(.seconds(1))) {
            log.append("first")
            scheduler.schedule { log.append("at the same time") }
            scheduler.schedule(after: at(.seconds(2))) { log.append("a second later") }
            scheduler.schedule(after: at(.seconds(4))) { log.append("too late") }
        }
        scheduler.schedule(after: at(.seconds(1))) { log.append("second") }
        scheduler.advance(by: .seconds(3))
        #expect(log == ["first", "second", "at the same time", "a second later"])
    }

    @Test func `runs with the next advance what is scheduled for the past`() {
        scheduler.advance(by: .seconds(5))
        var time: VirtualTimeScheduler.SchedulerTimeType?
        scheduler.schedule(after: at(.seconds(2))) { time = scheduler.now }
        scheduler.advance()
        #expect(time == at(.seconds(5)))
    }

    @Test func `repeats until cancelled`() {
        var times: [Int] = []
        let repetition = scheduler.schedule(after: at(.seconds(1)), interval: .seconds(2)) {
            times.append(scheduler.now.sinceStart.nanoseconds / 1_000_000_000)
        }
        scheduler.advance(by: .seconds(6))
        #expect(times == [1, 3, 5])
        #expect(scheduler.scheduledCount == 1)
        repetition.cancel()
        scheduler.advance(by: .seconds(6))
        #expect(times == [1, 3, 5])
        #expect(scheduler.scheduledCount == 0)
    }

    @Test func `an action cancels its own repetition`() {
        var count = 0
        var repetition: (any Cancellable)?
        repetition = scheduler.schedule(after: at(.seconds(1)), interval: .seconds(1)) {
            count += 1
            if count == 2 { repetition?.cancel() }
        }
        scheduler.run()
        #expect(count == 2)
        #expect(scheduler.now == at(.seconds(2)))
    }

    @Test func `a repetition ends when its cancellable is released`() {
        var count = 0
        var repetition: (any Cancellable)? = scheduler.schedule(after: at(.zero), interval: 1) { count += 1 }
        scheduler.advance()
        withExtendedLifetime(repetition) {}
        repetition = nil
        scheduler.advance(by: .seconds(9))
        #expect(count == 1)
    }

    @Test func `releases actions that ran or were cancelled`() {
        final class Witness {}
        weak var ran: Witness?
        weak var cancelled: Witness?
        do {
            let witness = Witness()
            ran = witness
            scheduler.schedule { withExtendedLifetime(witness) {} }
        }
        do {
            let witness = Witness()
            cancelled = witness
            scheduler.schedule(after: at(1), interval: 1) { withExtendedLifetime(witness) {} }.cancel()
        }
        #expect(ran != nil)
        #expect(cancelled == nil)
        scheduler.advance()
        #expect(ran == nil)
    }

    @Test func `runs until nothing is scheduled`() {
        var log: [Int] = []
        func countdown(_ number: Int) {
            log.append(number)
            if number > 0 {
                scheduler.schedule(after: scheduler.now.advanced(by: .hours(1))) { countdown(number - 1) }
            }
        }
        scheduler.schedule { countdown(3) }
        scheduler.run()
        #expect(log == [3, 2, 1, 0])
        #expect(scheduler.now == at(.hours(3)))
    }

    @Test func `an action advances the clock itself`() {
        var log: [String] = []
        scheduler.schedule(after: at(2)) { log.append("two") }
        scheduler.schedule(after: at(1)) {
            scheduler.advance(by: .seconds(4))
            log.append("one, at \(scheduler.now)")
        }
        scheduler.advance(by: .seconds(3))
        #expect(log == ["two", "one, at 5 s"])
        #expect(scheduler.now == at(5))
    }

    @Test func `takes actions from many threads`() {
        let count = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for step in 1...100 {
                scheduler.schedule(after: at(.milliseconds(step * thread))) { count.increment() }
                scheduler.schedule(after: at(.seconds(1)), interval: 1) { count.increment() }.cancel()
                if step == 50 { scheduler.advance(by: .milliseconds(1)) }
            }
        }
        scheduler.run()
        #expect(count.value == 800)
    }

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func `agrees with a list that is sorted each time`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var actual: [String] = []
        var waiting: [(time: Int, order: Int)] = []
        var expected: [String] = []
        var cancellables: [Int: any Cancellable] = [:]
        var now = 0
        for order in 1...300 {
            switch Int.random(in: 0..<10, using: &generator) {
            case 0..<6:
                let time = now + Int.random(in: -3...20, using: &generator)
                waiting.append((max(time, now), order))
                // The action repeats so slowly that it runs once. It is scheduled as a repeating one since those can
                // be cancelled.
                cancellables[order] = scheduler.schedule(
                    after: at(.nanoseconds(time)), interval: .seconds(1_000_000)
                ) { actual.append("\(order) at \(scheduler.now.sinceStart.nanoseconds)") }
            case 6..<8:
                guard let index = waiting.indices.randomElement(using: &generator) else { continue }
                cancellables[waiting.remove(at: index).order]?.cancel()
            default:
                now += Int.random(in: 0...8, using: &generator)
                let due = waiting.filter { $0.time <= now }.sorted { $0 < $1 }
                waiting.removeAll { $0.time <= now }
                expected += due.map { "\($0.order) at \($0.time)" }
                scheduler.advance(to: at(.nanoseconds(now)))
            }
        }
        #expect(!expected.isEmpty)
        #expect(actual == expected, "seed \(seed)")
    }

    private func at(
        _ sinceStart: VirtualTimeScheduler.SchedulerTimeType.Stride
    ) -> VirtualTimeScheduler.SchedulerTimeType {
        .init(sinceStart)
    }
}

extension VirtualTimeScheduler.SchedulerTimeType.Stride {
    fileprivate static func hours(_ count: Int) -> Self { .seconds(count * 3600) }
}

/// A number that many threads increase.
private final class Counter: @unchecked Sendable {
    // This is safe: `lock` guards the only variable.
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    func increment() { lock.withLock { count += 1 } }
}

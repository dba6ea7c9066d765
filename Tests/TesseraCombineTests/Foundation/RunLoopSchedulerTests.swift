import TesseraCombine
import XCTest

/// Tests of the main run loop. They use XCTest, since Swift Testing ends the main thread before its first test.
final class RunLoopSchedulerTests: XCTestCase {
    /// Runs the main run loop like an app, which waits without end for something to do, and returns the time in
    /// seconds that this took. The wait ends after ten seconds at the latest.
    private func waitAsleep(until condition: () -> Bool) -> TimeInterval {
        let start = Date()
        let deadline = start.addingTimeInterval(10)
        while !condition(), Date() < deadline { _ = RunLoop.main.run(mode: .default, before: deadline) }
        return Date().timeIntervalSince(start)
    }

    func testAValueFromAnotherThreadWakesTheMainRunLoop() {
        let subject = PassthroughSubject<Int, Never>()
        let sender = Shared(subject)
        var received: [Int] = []
        let subscription = subject.receive(on: RunLoop.main).sink { received.append($0) }
        Thread.detachNewThread { for number in 1...3 { sender.value.send(number) } }
        XCTAssertLessThan(waitAsleep { received.count == 3 }, 5)
        XCTAssertEqual(received, [1, 2, 3])
        subscription.cancel()
    }

    func testAnActionFromAnotherThreadWakesTheMainRunLoop() {
        let isDone = Shared(0)
        Thread.detachNewThread {
            RunLoop.main.schedule { isDone.change { $0 += 1 } }
            scheduleGenerically(on: RunLoop.main) { isDone.change { $0 += 1 } }
        }
        XCTAssertLessThan(waitAsleep { isDone.value == 2 }, 5)
    }

    /// Runs a run loop on a thread of its own while `body` uses it.
    private func withRunLoopOfAnotherThread(_ body: (RunLoop) -> Void) {
        let runLoop = Shared<RunLoop?>(nil)
        let isOver = Shared(false)
        Thread.detachNewThread {
            RunLoop.current.add(Timer(timeInterval: 60, repeats: false) { _ in }, forMode: .default)
            runLoop.change { $0 = RunLoop.current }
            let deadline = Date(timeIntervalSinceNow: 10)
            while !isOver.value, Date() < deadline {
                _ = RunLoop.current.run(mode: .default, before: deadline)
            }
        }
        XCTAssertTrue(runMainLoop { runLoop.value != nil })
        if let other = runLoop.value {
            body(other)
            isOver.change { $0 = true }
            other.schedule {}
        }
    }

    func testAValueWakesTheRunLoopOfAnotherThread() {
        withRunLoopOfAnotherThread { other in
            let received = Shared<[Int]>([])
            let start = Date()
            let subscription = Just(7).receive(on: other).sink { number in
                received.change { $0.append(number) }
            }
            XCTAssertTrue(runMainLoop { !received.value.isEmpty })
            XCTAssertLessThan(Date().timeIntervalSince(start), 5)
            XCTAssertEqual(received.value, [7])
            subscription.cancel()
        }
    }

    func testActionsRunWhenTheirTimeComesAndAreLetGoOf() {
        final class Witness: Sendable {}
        func check(_ runLoop: RunLoop, _ name: String) {
            weak var once: Witness?
            weak var again: Witness?
            let onceAt = Shared<Date?>(nil)
            let count = Shared(0)
            let start = Date()
            func schedule() -> any Cancellable {
                let (first, second) = (Witness(), Witness())
                (once, again) = (first, second)
                runLoop.schedule(after: .init(start.addingTimeInterval(0.01))) {
                    withExtendedLifetime(first) { onceAt.change { $0 = Date() } }
                }
                return runLoop.schedule(after: .init(start), interval: 0.002) {
                    withExtendedLifetime(second) { count.change { $0 += 1 } }
                }
            }
            let repetition = schedule()
            XCTAssertTrue(runMainLoop { onceAt.value != nil && count.value >= 3 }, name)
            XCTAssertGreaterThan(onceAt.value?.timeIntervalSince(start) ?? 0, 0.009, name)
            XCTAssertTrue(runMainLoop { once == nil }, name)
            XCTAssertNotNil(again, name)
            repetition.cancel()
            XCTAssertTrue(runMainLoop { again == nil }, name)
        }
        check(.main, "main")
        withRunLoopOfAnotherThread { check($0, "another") }
    }

    func testTimesAreMeasuredInSeconds() {
        XCTAssertEqual(RunLoop.SchedulerTimeType.Stride.milliseconds(250).timeInterval, 0.25)
        let now = RunLoop.main.now
        XCTAssertEqual(now.distance(to: now.advanced(by: .seconds(2))).timeInterval, 2, accuracy: 1e-6)
    }
}

private func scheduleGenerically(on scheduler: some Scheduler, _ action: @escaping () -> Void) {
    scheduler.schedule(action)
}

import TesseraCombine
import XCTest

/// The tests of the main run loop are XCTest's: Swift Testing gives the main thread away.
final class RunLoopSchedulerTests: XCTestCase {
    /// Runs the main run loop like an app, which waits without end for something to do, and returns the time it took.
    ///
    /// A watchdog ends the wait after ten seconds.
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

    func testAValueWakesTheRunLoopOfAnotherThread() {
        let runLoop = Shared<RunLoop?>(nil)
        let received = Shared<[Int]>([])
        Thread.detachNewThread {
            RunLoop.current.add(Timer(timeInterval: 60, repeats: false) { _ in }, forMode: .default)
            runLoop.change { $0 = RunLoop.current }
            let deadline = Date(timeIntervalSinceNow: 10)
            while received.value.isEmpty, Date() < deadline {
                _ = RunLoop.current.run(mode: .default, before: deadline)
            }
        }
        XCTAssertTrue(runMainLoop { runLoop.value != nil })
        guard let other = runLoop.value else { return }
        let start = Date()
        let subscription = Just(7).receive(on: other).sink { number in received.change { $0.append(number) } }
        XCTAssertTrue(runMainLoop { !received.value.isEmpty })
        XCTAssertLessThan(Date().timeIntervalSince(start), 5)
        XCTAssertEqual(received.value, [7])
        subscription.cancel()
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

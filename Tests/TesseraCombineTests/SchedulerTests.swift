import TesseraCombine
import XCTest

final class SchedulerTests: XCTestCase {
    func testReceiveOnTheMainRunLoopDeliversThere() {
        var received: [Int] = []
        var threads: [Bool] = []
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.receive(on: RunLoop.main).sink {
            received.append($0)
            threads.append(Thread.isMainThread)
        }
        subject.send(1)
        subject.send(2)
        XCTAssertEqual(received, [])
        XCTAssertTrue(runMainLoop { received.count == 2 })
        XCTAssertEqual(received, [1, 2])
        XCTAssertEqual(threads, [true, true])
        subscription.cancel()
    }

    func testReceiveOnTheMainQueueDeliversThere() {
        var received: [Int] = []
        let subscription = [1, 2, 3].publisher.receive(on: DispatchQueue.main).sink { received.append($0) }
        XCTAssertTrue(runMainLoop { received.count == 3 })
        XCTAssertEqual(received, [1, 2, 3])
        subscription.cancel()
    }

    func testDelayAndDebounceTakeTheirTimesInAppleSpelling() {
        var delayed: [Int] = []
        var settled: [Int] = []
        let subject = PassthroughSubject<Int, Never>()
        let subscriptions = [
            subject.delay(for: .milliseconds(10), scheduler: RunLoop.main).sink { delayed.append($0) },
            subject.debounce(for: .milliseconds(20), scheduler: DispatchQueue.main).sink {
                settled.append($0)
            },
            subject.debounce(for: .seconds(60), scheduler: RunLoop.main).sink { _ in settled.append(-1) },
        ]
        subject.send(1)
        subject.send(2)
        XCTAssertTrue(runMainLoop { delayed.count == 2 && settled.count == 1 })
        XCTAssertEqual(delayed, [1, 2])
        XCTAssertEqual(settled, [2])
        subscriptions.forEach { $0.cancel() }
    }

    func testDebounceWaitsForAPauseOnTheRunLoop() {
        var settled: [String] = []
        let subject = PassthroughSubject<String, Never>()
        let subscription = subject.debounce(for: 0.02, scheduler: RunLoop.main).sink { settled.append($0) }
        for text in ["t", "te", "tes", "test"] { subject.send(text) }
        XCTAssertTrue(runMainLoop { !settled.isEmpty })
        XCTAssertEqual(settled, ["test"])
        subscription.cancel()
    }

    func testThrottleLetsTheLatestThrough() {
        var received: [Int] = []
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.throttle(
            for: .milliseconds(20), scheduler: DispatchQueue.main, latest: true
        )
        .sink { received.append($0) }
        for number in 1...5 { subject.send(number) }
        XCTAssertTrue(runMainLoop { received.last == 5 })
        subscription.cancel()
    }

    func testSubscribeOnAQueueDoesTheWorkOffTheMainThread() {
        let worker = DispatchQueue(label: "worker")
        // This is safe: the variable is written once, before the main thread reads it.
        nonisolated(unsafe) var workedOnMain: Bool?
        var deliveredOnMain: Bool?
        let subscription = Deferred { () -> Just<Int> in
            workedOnMain = Thread.isMainThread
            return Just(1)
        }
        .subscribe(on: worker)
        .receive(on: RunLoop.main)
        .sink { _ in deliveredOnMain = Thread.isMainThread }
        XCTAssertTrue(runMainLoop { deliveredOnMain != nil })
        XCTAssertEqual(workedOnMain, false)
        XCTAssertEqual(deliveredOnMain, true)
        subscription.cancel()
    }

    func testAnOperationQueueIsAScheduler() {
        var received = 0
        let subscription = Just(1).receive(on: OperationQueue.main).sink { received = $0 }
        XCTAssertTrue(runMainLoop { received == 1 })
        subscription.cancel()
    }

    func testACancelledSubscriptionDeliversNothingMore() {
        var received: [Int] = []
        var isOver = false
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.receive(on: RunLoop.main).sink { received.append($0) }
        subject.send(1)
        subscription.cancel()
        let later = Just(()).receive(on: RunLoop.main).sink { isOver = true }
        XCTAssertTrue(runMainLoop { isOver })
        XCTAssertEqual(received, [])
        later.cancel()
    }
}

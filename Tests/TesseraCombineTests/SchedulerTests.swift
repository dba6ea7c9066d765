import TesseraCombine
import Testing

@MainActor @Suite struct SchedulerTests {
    @Test func receiveOnTheMainRunLoopDeliversThere() {
        var received: [Int] = []
        var threads: [Bool] = []
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.receive(on: RunLoop.main).sink {
            received.append($0)
            threads.append(Thread.isMainThread)
        }
        subject.send(1)
        subject.send(2)
        #expect(received.isEmpty)
        #expect(runMainLoop { received.count == 2 })
        #expect(received == [1, 2])
        #expect(threads == [true, true])
        subscription.cancel()
    }

    @Test func receiveOnTheMainQueueDeliversThere() {
        var received: [Int] = []
        let subscription = [1, 2, 3].publisher.receive(on: DispatchQueue.main).sink { received.append($0) }
        #expect(runMainLoop { received.count == 3 })
        #expect(received == [1, 2, 3])
        subscription.cancel()
    }

    @Test func delayAndDebounceTakeTheirTimesInAppleSpelling() {
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
        #expect(runMainLoop { delayed.count == 2 && settled.count == 1 })
        #expect(delayed == [1, 2])
        #expect(settled == [2])
        subscriptions.forEach { $0.cancel() }
    }

    @Test func debounceWaitsForAPauseOnTheRunLoop() {
        var settled: [String] = []
        let subject = PassthroughSubject<String, Never>()
        let subscription = subject.debounce(for: 0.02, scheduler: RunLoop.main).sink { settled.append($0) }
        for text in ["t", "te", "tes", "test"] { subject.send(text) }
        #expect(runMainLoop { !settled.isEmpty })
        #expect(settled == ["test"])
        subscription.cancel()
    }

    @Test func throttleLetsTheLatestThrough() {
        var received: [Int] = []
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.throttle(
            for: .milliseconds(20), scheduler: DispatchQueue.main, latest: true
        )
        .sink { received.append($0) }
        for number in 1...5 { subject.send(number) }
        #expect(runMainLoop { received.last == 5 })
        subscription.cancel()
    }

    @Test func subscribeOnAQueueDoesTheWorkOffTheMainThread() {
        let worker = DispatchQueue(label: "worker")
        nonisolated(unsafe) var workedOnMain: Bool?  // Written once, before the main thread is told to read it.
        var deliveredOnMain: Bool?
        let subscription = Deferred { () -> Just<Int> in
            workedOnMain = Thread.isMainThread
            return Just(1)
        }
        .subscribe(on: worker)
        .receive(on: RunLoop.main)
        .sink { _ in deliveredOnMain = Thread.isMainThread }
        #expect(runMainLoop { deliveredOnMain != nil })
        #expect(workedOnMain == false)
        #expect(deliveredOnMain == true)
        subscription.cancel()
    }

    @Test func anOperationQueueIsAScheduler() {
        var received = 0
        let subscription = Just(1).receive(on: OperationQueue.main).sink { received = $0 }
        #expect(runMainLoop { received == 1 })
        subscription.cancel()
    }

    @Test func aCancelledSubscriptionDeliversNothingMore() {
        var received: [Int] = []
        var isOver = false
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.receive(on: RunLoop.main).sink { received.append($0) }
        subject.send(1)
        subscription.cancel()
        let later = Just(()).receive(on: RunLoop.main).sink { isOver = true }
        #expect(runMainLoop { isOver })
        #expect(received.isEmpty)
        later.cancel()
    }
}

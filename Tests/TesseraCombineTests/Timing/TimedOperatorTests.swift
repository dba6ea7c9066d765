import Foundation
import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct TimedOperatorTests {
    let scheduler = VirtualTimeScheduler()

    /// Tests the names that `print()` writes.
    @Test func `have subscriptions with the names of their publishers`() {
        let source = TestPublisher<Int, TestFailure>()
        func name<P: Publisher>(_ publisher: P) -> String? {
            var name: String?
            publisher.subscribe(
                AnySubscriber(
                    receiveSubscription: {
                        name = "\($0)"
                        $0.cancel()
                    }))
            scheduler.advance()
            return name
        }
        #expect(name(source.receive(on: scheduler)) == "ReceiveOn")
        #expect(name(source.subscribe(on: scheduler)) == "SubscribeOn")
        #expect(name(source.delay(for: 1, scheduler: scheduler)) == "Delay")
        #expect(name(source.debounce(for: 1, scheduler: scheduler)) == "Debounce")
        #expect(name(source.throttle(for: 1, scheduler: scheduler, latest: true)) == "Throttle")
        #expect(name(source.timeout(1, scheduler: scheduler)) == "Timeout")
        #expect(name(source.collect(.byTime(scheduler, 1))) == "CollectByTime")
    }

    @Test(arguments: TimedOperator.allCases)
    func `send nothing after a cancellation`(operation: TimedOperator) {
        let publisher = TestPublisher<Int, TestFailure>()
        let subscriber = TestSubscriber<Int, TestFailure>()
        operation.applied(to: publisher, on: scheduler).subscribe(subscriber)
        scheduler.advance()
        subscriber.cancel()
        publisher.send(1)
        publisher.send(completion: .finished)
        scheduler.advance(by: 9)
        #expect(subscriber.values == [])
        #expect(subscriber.completions == [])
        #expect(publisher.cancellationCount == 1)
    }

    @Test(arguments: TimedOperator.holding)
    func `drop elements that are on their way when cancelled`(operation: TimedOperator) {
        let publisher = TestPublisher<Int, TestFailure>()
        let subscriber = TestSubscriber<Int, TestFailure>()
        operation.applied(to: publisher, on: scheduler).subscribe(subscriber)
        publisher.send(1)
        subscriber.cancel()
        scheduler.advance(by: 9)
        #expect(subscriber.values == [])
        #expect(publisher.cancellationCount == 1)
    }

    @Test(arguments: TimedOperator.holding.filter { $0 != .collect })
    func `drop a completion that is on its way when cancelled`(operation: TimedOperator) {
        let publisher = TestPublisher<Int, TestFailure>()
        let subscriber = TestSubscriber<Int, TestFailure>()
        operation.applied(to: publisher, on: scheduler).subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: .failure(TestFailure()))
        subscriber.cancel()
        scheduler.advance(by: 9)
        #expect(subscriber.values == [])
        #expect(subscriber.completions == [])
    }

    @Test(arguments: TimedOperator.allCases)
    func `send nothing after a subscriber cancels while it receives`(operation: TimedOperator) {
        let publisher = TestPublisher<Int, TestFailure>()
        let reference = Shared<TestSubscriber<Int, TestFailure>?>(nil)
        let subscriber = TestSubscriber<Int, TestFailure> { _ in
            reference.value?.cancel()
            return .max(1)
        }
        reference.change { $0 = subscriber }
        operation.applied(to: publisher, on: scheduler).subscribe(subscriber)
        scheduler.advance()
        publisher.send(1)
        scheduler.advance(by: 9)
        publisher.send(2)
        publisher.send(completion: .finished)
        scheduler.advance(by: 9)
        #expect(subscriber.values == [1])
        #expect(subscriber.completions == [])
        #expect(publisher.cancellationCount == 1)
        reference.change { $0 = nil }
    }

    @Test(arguments: TimedOperator.allCases)
    func `release a subscriber that cancels`(operation: TimedOperator) {
        let publisher = TestPublisher<Int, TestFailure>()
        weak var released: TestSubscriber<Int, TestFailure>?
        do {
            let subscriber = TestSubscriber<Int, TestFailure>()
            released = subscriber
            operation.applied(to: publisher, on: scheduler).subscribe(subscriber)
            scheduler.advance()
            publisher.send(1)
            #expect(released != nil)
            subscriber.cancel()
        }
        // The publisher lives on and an action is still scheduled, and neither may retain the subscriber.
        #expect(released == nil)
        withExtendedLifetime(publisher) {}
    }

    @Test(arguments: TimedOperator.holding)
    func `release elements when cancelled`(operation: TimedOperator) {
        final class Element {}
        let publisher = TestPublisher<Element, TestFailure>()
        let subscriber = TestSubscriber<Element, TestFailure>()
        operation.applied(to: publisher, on: scheduler).subscribe(subscriber)
        weak var released: Element?
        do {
            let element = Element()
            released = element
            publisher.send(element)
        }
        #expect(released != nil)
        subscriber.cancel()
        #expect(released == nil)
    }

    @Test(arguments: TimedOperator.allCases)
    func `release both sides with the completion`(operation: TimedOperator) {
        weak var publisher: PassthroughSubject<Int, TestFailure>?
        weak var subscriber: TestSubscriber<Int, TestFailure>?
        do {
            let strongPublisher = PassthroughSubject<Int, TestFailure>()
            let strongSubscriber = TestSubscriber<Int, TestFailure>()
            (publisher, subscriber) = (strongPublisher, strongSubscriber)
            operation.applied(to: strongPublisher, on: scheduler).subscribe(strongSubscriber)
            scheduler.advance()
            strongPublisher.send(1)
            strongPublisher.send(completion: .finished)
            scheduler.advance(by: 9)
            #expect(strongSubscriber.completions == [.finished])
        }
        #expect(publisher == nil)
        #expect(subscriber == nil)
        #expect(scheduler.scheduledCount == 0)
    }

    @Test(arguments: TimedOperator.allCases)
    func `send one completion and nothing after it`(operation: TimedOperator) {
        let publisher = TestPublisher<Int, TestFailure>()
        let subscriber = TestSubscriber<Int, TestFailure>()
        operation.applied(to: publisher, on: scheduler).subscribe(subscriber)
        scheduler.advance()
        publisher.send(completion: .failure(TestFailure()))
        publisher.send(1)
        publisher.send(completion: .finished)
        scheduler.advance(by: 9)
        publisher.send(2)
        scheduler.advance(by: 9)
        #expect(subscriber.values == [])
        #expect(subscriber.completions == [.failure(TestFailure())])
    }

    @Test(arguments: TimedOperator.allCases)
    func `cancel a second subscription`(operation: TimedOperator) {
        let publisher = TestPublisher<Int, TestFailure>()
        let subscriber = TestSubscriber<Int, TestFailure>()
        operation.applied(to: publisher, on: scheduler).subscribe(subscriber)
        scheduler.advance()
        publisher.sendSubscription()
        #expect(publisher.cancellationCount == 1)
        #expect(subscriber.subscriptionCount == 1)
        publisher.send(1)
        scheduler.advance(by: 1)
        #expect(subscriber.values == [1])
    }

    @Test(arguments: TimedOperator.holding.filter { $0 != .collect })
    func `withhold elements that the subscriber did not demand`(operation: TimedOperator) {
        let publisher = TestPublisher<Int, TestFailure>()
        let subscriber = TestSubscriber<Int, TestFailure>(demand: .max(1))
        operation.applied(to: publisher, on: scheduler).subscribe(subscriber)
        publisher.send(1)
        scheduler.advance(by: 9)
        publisher.send(2)
        scheduler.advance(by: 9)
        #expect(subscriber.values == [1])
    }

    @Test(arguments: TimedOperator.allCases)
    func `ignore requests and cancellations of a subscription that is over`(operation: TimedOperator) {
        let publisher = TestPublisher<Int, TestFailure>()
        let keeper = SubscriptionKeeper()
        operation.applied(to: publisher, on: scheduler).subscribe(keeper)
        scheduler.advance()
        let demands = publisher.demands
        keeper.subscription?.cancel()
        keeper.subscription?.request(.max(3))
        keeper.subscription?.cancel()
        scheduler.advance()
        #expect(publisher.demands == demands)
        #expect(publisher.cancellationCount == 1)
    }

    @Test(arguments: TimedOperator.allCases)
    func `take elements from many threads`(operation: TimedOperator) async {
        let publisher = TestPublisher<Int, TestFailure>()
        let subscriber = TestSubscriber<Int, TestFailure>()
        let isReceiving = Shared(false)
        let overlaps = Shared(0)
        operation.applied(to: publisher, on: DispatchQueue.global())
            .handleEvents(receiveOutput: { _ in
                isReceiving.change {
                    if $0 { overlaps.change { $0 += 1 } }
                    $0 = true
                }
                isReceiving.change { $0 = false }
            })
            .subscribe(subscriber)
        while publisher.demands.isEmpty { await Task.yield() }
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for step in 0..<200 { publisher.send(thread * 1000 + step) }
        }
        publisher.send(completion: .finished)
        while subscriber.completions.isEmpty { await Task.yield() }
        let values = subscriber.values
        #expect(subscriber.completions == [.finished])
        #expect(Set(values).count == values.count)
        for thread in 0..<4 {
            let ofThread = values.filter { $0 / 1000 == thread }
            #expect(ofThread == ofThread.sorted(), "the order of each thread stays")
            if [.receive, .subscribe, .delay, .timeout, .collect].contains(operation) {
                #expect(ofThread.count == 200)
            }
        }
        // `subscribe(on:)` passes elements on as they come, from any thread.
        if operation != .subscribe { #expect(overlaps.value == 0) }
    }

    @Test(arguments: TimedOperator.allCases)
    func `end quietly when cancelled from another thread while elements come`(operation: TimedOperator) async
    {
        for _ in 0..<20 {
            let publisher = TestPublisher<Int, TestFailure>()
            let subscriber = TestSubscriber<Int, TestFailure>()
            operation.applied(to: publisher, on: DispatchQueue.global()).subscribe(subscriber)
            DispatchQueue.concurrentPerform(iterations: 3) { thread in
                if thread == 2 {
                    subscriber.cancel()
                } else {
                    for step in 0..<50 { publisher.send(step) }
                    publisher.send(completion: .finished)
                }
            }
            #expect(subscriber.completions.count <= 1)
        }
    }
}

/// A subscriber that demands nothing, and never releases its subscription.
private final class SubscriptionKeeper: Subscriber {
    var subscription: (any Subscription)?

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<TestFailure>) {}
}

import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct TestSubscriberTests {
    @Test func `demands what it is made to`() {
        let subscriber = TestSubscriber<Int, Never>(demand: .max(2))
        [1, 2, 3].publisher.subscribe(subscriber)
        #expect(subscriber.values == [1, 2])
        #expect(subscriber.completions == [])
        subscriber.request(.max(1))
        #expect(subscriber.values == [1, 2, 3])
        #expect(subscriber.completions == [.finished])
    }

    @Test func `demands more with each value`() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(demand: .none) { $0 > 1 ? .max($0) : .none }
        publisher.subscribe(subscriber)
        publisher.send(1)
        publisher.send(2)
        #expect(publisher.demands == [.max(2)])
    }

    @Test func `cancels all subscriptions but the first`() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>()
        publisher.subscribe(subscriber)
        publisher.sendSubscription()
        #expect(subscriber.subscriptionCount == 2)
        #expect(publisher.cancellationCount == 1)
        #expect(publisher.demands == [.unlimited])
        subscriber.cancel()
        subscriber.cancel()
        subscriber.request(.max(1))
        #expect(publisher.cancellationCount == 2)
        #expect(publisher.demands == [.unlimited])
    }

    @Test func `releases its subscription with the completion`() {
        weak var subject: PassthroughSubject<Int, Never>?
        let subscriber = TestSubscriber<Int, Never>()
        do {
            let strong = PassthroughSubject<Int, Never>()
            subject = strong
            strong.subscribe(subscriber)
            strong.send(completion: .finished)
        }
        #expect(subject == nil)
        #expect(subscriber.completions == [.finished])
    }
}

@Suite struct TestPublisherTests {
    struct Failure: Error, Equatable {}

    @Test func `sends values that nobody demanded`() {
        let publisher = TestPublisher<Int, Failure>()
        let subscriber = TestSubscriber<Int, Failure>(demand: .none)
        publisher.subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: .failure(Failure()))
        publisher.send(2)
        publisher.send(completion: .finished)
        #expect(publisher.subscriberCount == 1)
        #expect(publisher.demands == [])
        #expect(subscriber.values == [1, 2])
        #expect(subscriber.completions == [.failure(Failure()), .finished])
    }

    @Test func `ends with its last reference`() {
        weak var publisher: TestPublisher<Int, Never>?
        weak var subscriber: TestSubscriber<Int, Never>?
        do {
            let strong = TestPublisher<Int, Never>()
            let receiver = TestSubscriber<Int, Never>()
            (publisher, subscriber) = (strong, receiver)
            strong.subscribe(receiver)
        }
        #expect(publisher == nil)
        #expect(subscriber == nil)
    }
}

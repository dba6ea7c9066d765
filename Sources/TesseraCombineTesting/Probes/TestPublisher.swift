import Foundation
import TesseraCombine

/// A publisher that sends exactly the events that a test wants, whether they are allowed or not, and records
/// all demands.
///
/// A subject withholds values that nobody demanded, and everything after its completion; a test publisher
/// sends them. With it a test can check that an operator or a subscriber tolerates a publisher that breaks
/// the rules.
///
/// ```swift
/// let publisher = TestPublisher<Int, Never>()
/// let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
/// publisher.map { $0 * 10 }.subscribe(subscriber)
/// #expect(publisher.demands == [.max(1)])
/// publisher.send(1)
/// subscriber.cancel()
/// #expect(publisher.cancellationCount == 1)
/// publisher.send(2)
/// #expect(subscriber.values == [10, 20])
/// ```
///
/// The second value was neither demanded nor allowed after the cancellation; `map` passes it on all the same.
///
/// It keeps its subscribers as long as it exists, whether they have completed or not. It may be used on any
/// thread.
public final class TestPublisher<Output, Failure: Error>: Publisher, @unchecked Sendable {
    // This is safe: `lock` guards the variables, and no foreign code is called under it. The test decides
    // which values cross threads.
    private let lock = NSLock()
    private var subscribers: [AnySubscriber<Output, Failure>] = []
    private var record = Record()

    private struct Record {
        var demands: [Subscribers.Demand] = []
        var cancellationCount = 0
    }

    /// Creates a publisher without subscribers.
    public init() {}

    /// The demands of the subscribers so far, in order: those of requests, and those returned for values
    /// unless they were `.none`.
    public var demands: [Subscribers.Demand] { lock.withLock { record.demands } }

    /// The number of times that subscribers have cancelled a subscription.
    public var cancellationCount: Int { lock.withLock { record.cancellationCount } }

    /// The number of subscribers so far.
    public var subscriberCount: Int { lock.withLock { subscribers.count } }

    /// Adds a subscriber and sends it a subscription.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        lock.withLock { subscribers.append(AnySubscriber(subscriber)) }
        subscriber.receive(subscription: TestSubscription(publisher: self))
    }

    /// Sends a value to every subscriber, in the order in which they subscribed.
    public func send(_ value: Output) {
        for subscriber in lock.withLock({ subscribers }) {
            let demand = subscriber.receive(value)
            if demand != .none { lock.withLock { record.demands.append(demand) } }
        }
    }

    /// Sends a completion to every subscriber.
    public func send(completion: Subscribers.Completion<Failure>) {
        for subscriber in lock.withLock({ subscribers }) { subscriber.receive(completion: completion) }
    }

    /// Sends every subscriber one more subscription, which publishers are not allowed to do.
    public func sendSubscription() {
        for subscriber in lock.withLock({ subscribers }) {
            subscriber.receive(subscription: TestSubscription(publisher: self))
        }
    }

    /// A subscription with a weak reference to the publisher. A strong one would form a cycle through a
    /// subscriber that keeps its subscription.
    private final class TestSubscription: Subscription {
        private weak var publisher: TestPublisher?

        init(publisher: TestPublisher) {
            self.publisher = publisher
        }

        func request(_ demand: Subscribers.Demand) {
            guard let publisher else { return }
            publisher.lock.withLock { publisher.record.demands.append(demand) }
        }

        func cancel() {
            guard let publisher else { return }
            publisher.lock.withLock { publisher.record.cancellationCount += 1 }
        }
    }
}

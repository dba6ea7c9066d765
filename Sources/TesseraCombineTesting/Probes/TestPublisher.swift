import Foundation
import TesseraCombine

/// A publisher that sends exactly what a test tells it to, be it allowed or not, and keeps what was asked of it.
///
/// Where a subject withholds values that nobody demanded, and everything after its completion, a test publisher sends
/// them: with it one tests that an operator or a subscriber of one's own stands a publisher that breaks the rules.
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
/// #expect(subscriber.values == [10])
/// ```
///
/// It keeps its subscribers for as long as it lives itself, whether they are done or not. It may be used from any thread.
public final class TestPublisher<Output, Failure: Error>: Publisher, @unchecked Sendable {
    // Safe: `lock` guards the variables, and nothing foreign is called under it. Values cross threads here as far as
    // the test lets them.
    private let lock = NSLock()
    private var subscribers: [AnySubscriber<Output, Failure>] = []
    private var record = Record()

    private struct Record {
        var demands: [Subscribers.Demand] = []
        var cancellationCount = 0
    }

    /// Creates a publisher that has sent nothing.
    public init() {}

    /// What the subscribers demanded so far, in order: by requests, and by what they returned for a value unless that
    /// was `.none`.
    public var demands: [Subscribers.Demand] { lock.withLock { record.demands } }

    /// How often subscribers cancelled a subscription.
    public var cancellationCount: Int { lock.withLock { record.cancellationCount } }

    /// The number of subscribers so far.
    public var subscriberCount: Int { lock.withLock { subscribers.count } }

    /// Gives a new subscriber its subscription.
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

    /// Gives every subscriber one more subscription, which no publisher may do.
    public func sendSubscription() {
        for subscriber in lock.withLock({ subscribers }) {
            subscriber.receive(subscription: TestSubscription(publisher: self))
        }
    }

    /// Weak: a subscriber that keeps its subscription must not keep the publisher and thereby itself.
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

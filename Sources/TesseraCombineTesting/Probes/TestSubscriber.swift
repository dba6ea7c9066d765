import Foundation
import TesseraCombine

/// A subscriber that demands exactly as many values as a test wants, and records everything that it
/// receives.
///
/// ```swift
/// let subscriber = TestSubscriber<Int, Never>(demand: .max(2))
/// [1, 2, 3].publisher.subscribe(subscriber)
/// #expect(subscriber.values == [1, 2])
/// subscriber.request(.max(1))
/// #expect(subscriber.values == [1, 2, 3])
/// #expect(subscriber.completions == [.finished])
/// ```
///
/// It keeps its subscription until the publisher completes or ``cancel()`` is called. Events may be sent to
/// it on any thread.
public final class TestSubscriber<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    // This is safe: `lock` guards the variables, and no foreign code is called under it. The publisher under
    // test decides which values cross threads.
    private let lock = NSLock()
    private let initialDemand: Subscribers.Demand
    private let receiveValue: (Input) -> Subscribers.Demand
    private var subscription: (any Subscription)?
    private var record = Record()

    private struct Record {
        var values: [Input] = []
        var completions: [Subscribers.Completion<Failure>] = []
        var subscriptionCount = 0
    }

    /// Creates a subscriber.
    ///
    /// - Parameters:
    ///   - demand: The demand that the subscriber requests as soon as it has a subscription, or `.none` for
    ///     no request.
    ///   - receiveValue: A function that is called with each value after the value was recorded, on the
    ///     thread that sends it. It returns the additional demand.
    public init(
        demand: Subscribers.Demand = .unlimited,
        receiveValue: @escaping (Input) -> Subscribers.Demand = { _ in .none }
    ) {
        initialDemand = demand
        self.receiveValue = receiveValue
    }

    /// The values received so far, in order.
    public var values: [Input] { lock.withLock { record.values } }

    /// The completions received so far: at most one, unless the publisher breaks the rules.
    public var completions: [Subscribers.Completion<Failure>] { lock.withLock { record.completions } }

    /// The number of subscriptions received so far. All except the first are cancelled at once.
    public var subscriptionCount: Int { lock.withLock { record.subscriptionCount } }

    /// Requests more values from the publisher. Without a subscription it does nothing.
    public func request(_ demand: Subscribers.Demand) {
        lock.withLock { subscription }?.request(demand)
    }

    /// Cancels the subscription and releases it. Events that the publisher sends nevertheless are recorded.
    public func cancel() {
        takeSubscription()?.cancel()
    }

    /// Stores the first subscription and requests the first demand. Cancels any other subscription.
    public func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            record.subscriptionCount += 1
            guard record.subscriptionCount == 1 else { return false }
            self.subscription = subscription
            return true
        }
        guard isFirst else { return subscription.cancel() }
        if initialDemand != .none { subscription.request(initialDemand) }
    }

    /// Records a value and returns the additional demand.
    public func receive(_ value: Input) -> Subscribers.Demand {
        lock.withLock { record.values.append(value) }
        return receiveValue(value)
    }

    /// Records a completion and releases the subscription.
    public func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock { record.completions.append(completion) }
        _ = takeSubscription()
    }

    private func takeSubscription() -> (any Subscription)? {
        lock.withLock {
            defer { subscription = nil }
            return subscription
        }
    }
}

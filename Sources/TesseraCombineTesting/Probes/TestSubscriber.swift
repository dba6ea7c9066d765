import Foundation
import TesseraCombine

/// A subscriber that asks for exactly what a test tells it to, and keeps all that it receives.
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
/// It holds its subscription until the publisher completes or ``cancel()`` is called, and may be sent to from any thread.
public final class TestSubscriber<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    // Safe: `lock` guards the variables, and nothing foreign is called under it. Values cross threads here as far as
    // the publisher under test lets them.
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
    ///   - demand: What the subscriber requests as soon as it has a subscription; `.none` for no request at all.
    ///   - receiveValue: Called with each value after it was recorded, on the thread that sends; returns what the
    ///     subscriber demands in addition.
    public init(
        demand: Subscribers.Demand = .unlimited,
        receiveValue: @escaping (Input) -> Subscribers.Demand = { _ in .none }
    ) {
        initialDemand = demand
        self.receiveValue = receiveValue
    }

    /// The values received so far, in order.
    public var values: [Input] { lock.withLock { record.values } }

    /// The completions received so far: none or one, unless the publisher breaks the rules.
    public var completions: [Subscribers.Completion<Failure>] { lock.withLock { record.completions } }

    /// The number of subscriptions received so far. All but the first are cancelled at once.
    public var subscriptionCount: Int { lock.withLock { record.subscriptionCount } }

    /// Asks the publisher for more values; without a subscription there is nobody to ask.
    public func request(_ demand: Subscribers.Demand) {
        lock.withLock { subscription }?.request(demand)
    }

    /// Cancels the subscription and lets go of it. Whatever the publisher sends all the same is recorded.
    public func cancel() {
        takeSubscription()?.cancel()
    }

    /// Takes the first subscription and requests the first demand; cancels any other.
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

    /// Records a value.
    public func receive(_ value: Input) -> Subscribers.Demand {
        lock.withLock { record.values.append(value) }
        return receiveValue(value)
    }

    /// Records a completion and lets go of the subscription.
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

#if !canImport(Combine)
    import Foundation

    /// The way of the values of several publishers to one subscriber, which `merge` and `flatMap` share.
    ///
    /// Until the subscriber's demand is unlimited, each publisher is asked for one value at a time: for the first
    /// one before there is any demand, and for the next one when the former has been delivered. Values that exceed
    /// the demand wait, at most one of each publisher, and are delivered in the order in which they came.
    ///
    /// Publishers may send from any thread. The subscriber is called by one thread at a time. A value that comes
    /// while another thread is delivering is delivered by that thread, in order.
    class ValueFunnel<Output, Failure: Error>: Subscription {
        final let lock = Lock()
        /// The subscriber, or nil once the subscription is over.
        final private(set) var downstream: Receiver<Output, Failure>?
        /// True if an unlimited demand has been requested from the publishers.
        final private(set) var hasRequestedUnlimited = false
        private var demand = Subscribers.Demand.none
        private var waiting = Queue<(source: Int, value: Output)>()
        private var waitingCount = 0
        private var deliveringThread: pthread_t?
        /// The completion, while it waits until the subscriber can receive it.
        final var completion: Subscribers.Completion<Failure>? {
            didSet { isEnding = true }
        }
        /// True if there is a completion. Each value checks this property, as reading the completion itself
        /// takes longer.
        final private(set) var isEnding = false

        init(downstream: Receiver<Output, Failure>) {
            self.downstream = downstream
        }

        /// True if no more events of publishers are accepted. The caller must hold the lock.
        final var isOver: Bool { downstream == nil || isEnding }

        // MARK: What subclasses know

        // The lock is held during the calls of these methods.

        /// The subscriptions to the publishers, in the order of the publishers.
        var subscriptions: [any Subscription] { [] }

        /// Called when a value of a publisher begins to wait.
        func valueWaits(of source: Int) {}

        /// Called when a value of a publisher is about to be delivered and no longer waits.
        ///
        /// - Parameter isUnlimited: True if the demand is unlimited, so that nothing has to be requested.
        /// - Returns: The subscriptions from which to request one more value when the value is delivered.
        func valueLeaves(of source: Int, isUnlimited: Bool) -> FunnelRequests { FunnelRequests() }

        /// Marks all publishers as over, and returns what to cancel and to release without the lock.
        func endPublishers() -> FormerPublishers { FormerPublishers() }

        // MARK: Values

        /// Delivers a value of a publisher, or lets it wait. Returns the additional demand for that publisher.
        ///
        /// The caller must hold the lock; this method releases it.
        ///
        /// - Parameter hasWaiting: True if a value of the publisher waits, so that it has sent more than it was
        ///   asked for.
        final func pass(_ value: Output, of source: Int, hasWaiting: Bool) -> Subscribers.Demand {
            guard let subscriber = downstream else {
                lock.unlock()
                return .none
            }
            let isUnlimited = demand == .unlimited
            if demand > 0, waitingCount == 0, isFreeToDeliver {
                demand -= 1
                if deliver(value, to: subscriber) { deliverWaiting() }
                return isUnlimited ? .none : .max(1)
            }
            guard isUnlimited || !hasWaiting else {
                lock.unlock()
                return .none
            }
            valueWaits(of: source)
            waiting.append((source, value))
            waitingCount += 1
            lock.unlock()
            deliverWaiting()
            return .none
        }

        // MARK: Delivering

        /// True if no other thread is delivering. A value that the subscriber causes while it receives is
        /// delivered at once, as by operators with one upstream publisher. The caller must hold the lock.
        private var isFreeToDeliver: Bool {
            deliveringThread == nil || deliveringThread == pthread_self()
        }

        /// Sends the subscriber a value, which the demand must allow. Returns true if there is more to
        /// deliver.
        ///
        /// The caller must hold the lock; this method releases it.
        private func deliver(_ value: Output, to subscriber: Receiver<Output, Failure>) -> Bool {
            let outerThread = deliveringThread
            deliveringThread = pthread_self()
            lock.unlock()
            let more = subscriber.receive(value)
            lock.lock()
            demand += more
            let unlimited = subscriptionsToRequestUnlimited()
            deliveringThread = outerThread
            let hasMore = waitingCount > 0 || isEnding
            lock.unlock()
            for subscription in unlimited { subscription.request(.unlimited) }
            return hasMore
        }

        /// Sends the subscriber the waiting values that its demand allows, and then the completion if it is
        /// its turn.
        final func deliverWaiting() {
            while true {
                lock.lock()
                guard let subscriber = downstream, isFreeToDeliver else {
                    lock.unlock()
                    return
                }
                if demand > 0, let next = waiting.popFirst() {
                    demand -= 1
                    waitingCount -= 1
                    let requests = valueLeaves(of: next.source, isUnlimited: demand == .unlimited)
                    _ = deliver(next.value, to: subscriber)
                    requests.first?.request(.max(1))
                    requests.second?.request(.max(1))
                } else if let completion, canDeliver(completion) {
                    downstream = nil
                    let former = exchange(&waiting, with: Queue())
                    waitingCount = 0
                    lock.unlock()
                    withExtendedLifetime(former) {}
                    subscriber.receive(completion: completion)
                    return
                } else {
                    lock.unlock()
                    return
                }
            }
        }

        /// Returns true if the completion can be delivered now. A failure does not wait for values that
        /// exceed the demand, a regular end does, and neither is delivered while the subscriber is
        /// receiving. The caller must hold the lock.
        private func canDeliver(_ completion: Subscribers.Completion<Failure>) -> Bool {
            guard deliveringThread == nil else { return false }
            return switch completion {
            case .finished: waitingCount == 0
            case .failure: true
            }
        }

        // MARK: Requests of the subscriber

        func request(_ demand: Subscribers.Demand) {
            lock.lock()
            guard downstream != nil else {
                lock.unlock()
                return
            }
            self.demand += demand
            guard deliveringThread == nil else {
                // The delivering thread reads the demand when the subscriber has returned.
                lock.unlock()
                return
            }
            lock.unlock()
            deliverWaiting()
            lock.lock()
            let unlimited = subscriptionsToRequestUnlimited()
            lock.unlock()
            for subscription in unlimited { subscription.request(.unlimited) }
        }

        final func cancel() {
            lock.lock()
            guard let subscriber = downstream else {
                lock.unlock()
                return
            }
            downstream = nil
            let dropped = exchange(&waiting, with: Queue())
            waitingCount = 0
            let former = endPublishers()
            lock.unlock()
            former.cancel()
            withExtendedLifetime((subscriber, dropped)) {}
        }

        /// Returns the subscriptions from which to request an unlimited demand, if the demand has become
        /// unlimited. The caller must hold the lock.
        private func subscriptionsToRequestUnlimited() -> [any Subscription] {
            guard demand == .unlimited, !hasRequestedUnlimited else { return [] }
            hasRequestedUnlimited = true
            return subscriptions
        }
    }

    /// The subscriptions from which a funnel requests one more value.
    struct FunnelRequests {
        var first: (any Subscription)?
        var second: (any Subscription)?
    }

    /// The parts of a subscription to publishers that have ended. The caller cancels and releases them when it no longer
    /// holds the lock: objects that the closure captures may be deinitialized then, and may call methods of the
    /// subscription.
    struct FormerPublishers {
        var subscriptions: [any Subscription] = []
        var closure: Any?

        func cancel() {
            for subscription in subscriptions { subscription.cancel() }
        }
    }
#endif

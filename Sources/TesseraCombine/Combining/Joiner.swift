#if !canImport(Combine)
    import Foundation

    /// A subscription to several upstream publishers whose values are joined to combinations.
    /// `combineLatest` and `zip` share it.
    ///
    /// Upstream publishers may send from any thread. The subscriber is called by one thread at a time, and
    /// never while `lock` is held. A combination that becomes available while another thread is delivering
    /// is delivered by that thread, in order.
    ///
    /// Subclasses decide which values form a combination. Their overrides are called with the lock held.
    class Joiner<Combination, Failure: Error>: Subscription {
        final let lock = Lock()
        /// The subscriber, or nil once the subscription is over.
        private(set) final var downstream: Receiver<Combination, Failure>?
        private(set) final var upstreams: [UpstreamState]
        /// The number of upstream publishers that have finished.
        private(set) final var finishedCount = 0
        /// The number of combinations that the subscriber may still receive.
        final var demand = Subscribers.Demand.none
        /// The thread that is calling the subscriber, or nil if none is.
        final var deliveringThread: pthread_t?
        /// The sum of all requests to upstream publishers. Those that subscribe later get it as their first
        /// request.
        private var requested = Subscribers.Demand.none
        /// The demand that the subscriber requested while it was receiving. It is passed on when the
        /// subscriber has returned, since otherwise values of a publisher that responds at once would count
        /// as re-entrant.
        private var deferredRequest = Subscribers.Demand.none
        /// True if the subscriber has its subscription, without which it may not receive a completion.
        private var isAttached = false
        /// The completion, while it waits until the subscriber can receive it.
        private var completion: Subscribers.Completion<Failure>? {
            didSet { isEnding = true }
        }
        /// True if there is a completion. Each value checks this property, as reading the completion itself
        /// takes longer.
        private var isEnding = false
        private let name: String

        init(_ name: String, downstream: Receiver<Combination, Failure>, upstreamCount: Int) {
            self.name = name
            self.downstream = downstream
            upstreams = Array(repeating: .awaited, count: upstreamCount)
        }

        // MARK: Overrides of subclasses

        /// True if there is a combination for the subscriber and its demand allows it.
        var hasCombination: Bool { fatalError("Joiner is abstract.") }

        /// Removes the next combination and returns it. Subtracts it from the demand unless that has been
        /// done.
        func removeCombination() -> Combination { fatalError("Joiner is abstract.") }

        /// True if no more combinations can be formed, after an upstream publisher has finished.
        var isExhausted: Bool { fatalError("Joiner is abstract.") }

        /// Removes all values. It is called once, when the subscription is over and no other method uses the
        /// values. The lock is not held, as deinitializers of values may call methods of the subscription.
        func removeAll() { fatalError("Joiner is abstract.") }

        // MARK: Subscribing

        /// Subscribes `side` to one of the upstream publishers, unless the subscription is already over.
        final func subscribe<Upstream: Publisher, Side: Subscriber>(_ side: Side, to upstream: Upstream)
        where Side.Input == Upstream.Output, Side.Failure == Upstream.Failure {
            lock.lock()
            let isOver = downstream == nil || isEnding
            lock.unlock()
            if !isOver { upstream.subscribe(side) }
        }

        /// Sends the subscriber its subscription, after all upstream publishers have been subscribed to.
        final func attach() {
            lock.lock()
            let subscriber = downstream
            lock.unlock()
            subscriber?.receive(subscription: self)
            lock.lock()
            isAttached = true
            let hasMore = isEnding
            lock.unlock()
            if hasMore { deliverCombinations() }
        }

        // MARK: Events of upstream publishers

        /// Returns true if values of an upstream publisher are still accepted. The caller must hold the
        /// lock.
        final func accepts(from index: Int) -> Bool {
            downstream != nil && !isEnding && upstreams[index].isActive
        }

        final func receive(subscription: any Subscription, at index: Int) {
            lock.lock()
            guard downstream != nil, !isEnding, upstreams[index].isAwaited else {
                lock.unlock()
                subscription.cancel()
                return
            }
            upstreams[index] = .active(subscription)
            let requested = requested
            lock.unlock()
            if requested > 0 { subscription.request(requested) }
        }

        final func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
            lock.lock()
            guard accepts(from: index) else {
                lock.unlock()
                return
            }
            let former = upstreams[index]
            upstreams[index] = .over
            defer { withExtendedLifetime(former) {} }
            if case .failure = completion {
                self.completion = completion
            } else {
                finishedCount += 1
                guard isExhausted else {
                    lock.unlock()
                    return
                }
                self.completion = .finished
            }
            let others = endUpstreams()
            lock.unlock()
            for other in others { other.cancel() }
            deliverCombinations()
        }

        // MARK: Delivering

        /// Sends the subscriber a combination. Returns true if there is more to deliver.
        ///
        /// The caller must not hold the lock, and must have set `deliveringThread` to its own thread.
        final func deliver(
            _ combination: Combination, to subscriber: Receiver<Combination, Failure>
        ) -> Bool {
            let more = subscriber.receive(combination)
            lock.lock()
            demand += more
            let request = more + deferredRequest
            deferredRequest = .none
            let asked = request > 0 ? subscriptions(toRequest: request) : []
            deliveringThread = nil
            let hasMore = downstream != nil && (hasCombination || isEnding || isExhausted)
            lock.unlock()
            for subscription in asked { subscription.request(request) }
            return hasMore
        }

        /// Sends the subscriber the available combinations, and then the completion if there is nothing left
        /// before it.
        final func deliverCombinations() {
            while true {
                lock.lock()
                guard let subscriber = downstream, isAttached, deliveringThread == nil else {
                    lock.unlock()
                    return
                }
                if hasCombination {
                    let combination = removeCombination()
                    deliveringThread = pthread_self()
                    lock.unlock()
                    _ = deliver(combination, to: subscriber)
                } else if let completion = completion ?? (isExhausted ? .finished : nil) {
                    downstream = nil
                    let others = endUpstreams()
                    lock.unlock()
                    for other in others { other.cancel() }
                    removeAll()
                    subscriber.receive(completion: completion)
                    return
                } else {
                    lock.unlock()
                    return
                }
            }
        }

        // MARK: Requests of the subscriber

        final func request(_ demand: Subscribers.Demand) {
            demand.requirePositive(from: name)
            lock.lock()
            guard downstream != nil else {
                lock.unlock()
                return
            }
            isAttached = true
            self.demand += demand
            if deliveringThread == pthread_self() {
                deferredRequest += demand
                lock.unlock()
                return
            }
            let asked = subscriptions(toRequest: demand)
            let hasCombination = hasCombination
            lock.unlock()
            for subscription in asked { subscription.request(demand) }
            if hasCombination { deliverCombinations() }
        }

        final func cancel() {
            lock.lock()
            guard let subscriber = downstream else {
                lock.unlock()
                return
            }
            downstream = nil
            let subscriptions = endUpstreams()
            lock.unlock()
            for subscription in subscriptions { subscription.cancel() }
            removeAll()
            withExtendedLifetime(subscriber) {}
        }

        /// Returns the subscriptions that get a request, and adds it to the sum. The caller must hold the
        /// lock.
        private func subscriptions(toRequest demand: Subscribers.Demand) -> [any Subscription] {
            requested += demand
            return upstreams.compactMap(\.subscription)
        }

        /// Marks all upstream publishers as over, and returns the subscriptions to cancel. The caller must
        /// hold the lock.
        private func endUpstreams() -> [any Subscription] {
            let subscriptions = upstreams.compactMap(\.subscription)
            for index in upstreams.indices { upstreams[index] = .over }
            return subscriptions
        }
    }

    extension Joiner: CustomStringConvertible {
        var description: String { name }
    }
#endif

#if !canImport(Combine)
    import Foundation

    /// A subscription to several upstream publishers whose values are joined to combinations: what `combineLatest` and
    /// `zip` have in common.
    ///
    /// Upstream publishers may send from any thread. The subscriber is called by one thread at a time, and never while
    /// `lock` is held: a combination that comes up while another thread delivers is left to that thread, in order.
    ///
    /// Subclasses say which values make a combination. Their overrides are called with the lock held.
    class Joiner<Combination, Failure: Error>: Subscription {
        final let lock = Lock()
        /// Nil once the subscription is over.
        private(set) final var downstream: Receiver<Combination, Failure>?
        private(set) final var upstreams: [UpstreamState]
        /// How many upstream publishers have finished.
        private(set) final var finishedCount = 0
        /// What the subscriber may still receive.
        final var demand = Subscribers.Demand.none
        /// The thread that is calling the subscriber.
        final var deliveringThread: pthread_t?
        /// What upstream publishers have been asked for, which those that subscribe late are asked for too.
        private var requested = Subscribers.Demand.none
        /// What the subscriber requested while it was receiving: passed on when it is done, so that a publisher that
        /// answers at once is not taken for a re-entrant one.
        private var deferredRequest = Subscribers.Demand.none
        /// True if the subscriber has its subscription, without which it may not receive a completion.
        private var isAttached = false
        /// The completion that waits until the subscriber can receive it.
        private var completion: Subscribers.Completion<Failure>? {
            didSet { isEnding = true }
        }
        /// True if there is a completion: what each value looks at, for less than the completion itself.
        private var isEnding = false
        private let name: String

        init(_ name: String, downstream: Receiver<Combination, Failure>, upstreamCount: Int) {
            self.name = name
            self.downstream = downstream
            upstreams = Array(repeating: .awaited, count: upstreamCount)
        }

        // MARK: What subclasses say

        /// True if there is a combination for the subscriber, which its demand allows.
        var hasCombination: Bool { fatalError("Joiner is abstract.") }

        /// Takes the combination that there is, and counts it against the demand unless that has been done.
        func removeCombination() -> Combination { fatalError("Joiner is abstract.") }

        /// True if nothing can come any more, after an upstream publisher has finished.
        var isExhausted: Bool { fatalError("Joiner is abstract.") }

        /// Drops all values. Called once, when the subscription is over and nothing else looks at the values, and
        /// without the lock: the values' `deinit` may come back here.
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

        /// Gives the subscriber its subscription, once all upstream publishers are subscribed to.
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

        // MARK: What upstream publishers send

        /// Returns true if values of an upstream publisher still count. Call it with the lock held.
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

        /// Gives the subscriber a combination. Returns whether there is more to do.
        ///
        /// The lock is free, and this thread is `deliveringThread`.
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

        /// Gives the subscriber the combinations that there are, then the completion if it is time for it.
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

        // MARK: What the subscriber asks for

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

        /// The subscriptions that a request goes to. Call it with the lock held.
        private func subscriptions(toRequest demand: Subscribers.Demand) -> [any Subscription] {
            requested += demand
            return upstreams.compactMap(\.subscription)
        }

        /// Marks every upstream as over, and returns the subscriptions to cancel. Call it with the lock held.
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

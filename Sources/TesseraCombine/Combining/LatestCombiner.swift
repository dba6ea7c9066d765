#if !canImport(Combine)
    import Foundation

    /// The subscription behind `combineLatest`: holds the latest value of each upstream publisher, and sends their
    /// combination whenever one of them publishes.
    ///
    /// Upstream publishers may send from any thread. The subscriber is called by one thread at a time: a
    /// combination that comes up while another thread delivers is left to that thread, in order.
    final class LatestCombiner<Combination, Failure: Error>: Subscription {
        private let lock = Lock()
        /// Nil once the subscription is over.
        private var downstream: Receiver<Combination, Failure>?
        private var upstreams: [UpstreamState]
        private var unfinishedCount: Int
        /// Guarded by `lock` until the subscription is over; then it belongs to the thread that ended it.
        private let values: LatestValues<Combination>
        private var missingCount: Int
        private var demand = Subscribers.Demand.none
        /// What upstream publishers have been asked for, which those that subscribe late are asked for too.
        private var requested = Subscribers.Demand.none
        /// What the subscriber requested while it was receiving: passed on when it is done, so that a publisher
        /// that answers at once is not taken for a re-entrant one.
        private var deferredRequest = Subscribers.Demand.none
        /// Combinations, already counted against the demand, that wait for the delivering thread.
        private var backlog = Queue<Combination>()
        private var backlogCount = 0
        private var deliveringThread: pthread_t?
        /// Whether the subscriber has its subscription, without which it may not receive a completion.
        private var isAttached = false
        /// The completion that waits until the subscriber can receive it.
        private var completion: Subscribers.Completion<Failure>?

        init(
            downstream: Receiver<Combination, Failure>, values: LatestValues<Combination>, upstreamCount: Int
        ) {
            self.downstream = downstream
            self.values = values
            upstreams = Array(repeating: .awaited, count: upstreamCount)
            unfinishedCount = upstreamCount
            missingCount = upstreamCount
        }

        // MARK: Subscribing

        /// Subscribes to one of the upstream publishers, unless the subscription is already over.
        func subscribe<Upstream: Publisher>(
            to upstream: Upstream, at index: Int, latest: LatestValue<Upstream.Output>
        ) where Upstream.Failure == Failure {
            lock.lock()
            let isOver = downstream == nil || completion != nil
            lock.unlock()
            guard !isOver else { return }
            upstream.subscribe(Side(combiner: self, index: index, latest: latest))
        }

        /// Gives the subscriber its subscription, once all upstream publishers are subscribed to.
        func attach() {
            lock.lock()
            let subscriber = downstream
            lock.unlock()
            subscriber?.receive(subscription: self)
            lock.lock()
            isAttached = true
            let hasMore = completion != nil
            lock.unlock()
            if hasMore { deliverBacklog() }
        }

        // MARK: What upstream publishers send

        private func receive(subscription: any Subscription, at index: Int) {
            lock.lock()
            guard downstream != nil, completion == nil, upstreams[index].isAwaited else {
                lock.unlock()
                subscription.cancel()
                return
            }
            upstreams[index] = .active(subscription)
            let requested = requested
            lock.unlock()
            if requested > 0 { subscription.request(requested) }
        }

        private func receive<Input>(_ input: Input, at index: Int, latest: LatestValue<Input>) {
            lock.lock()
            guard downstream != nil, completion == nil, upstreams[index].isActive else {
                lock.unlock()
                return
            }
            guard latest.isPresent else {
                latest.initialize(to: input)
                missingCount -= 1
                publish()
                return
            }
            let former = latest.exchange(with: input)
            publish()
            // The former value ends its life while the lock is free: its `deinit` may come back here.
            withExtendedLifetime(former) {}
        }

        /// Gives the subscriber the combination of the values, if all are there and it wants one.
        ///
        /// Call it with the lock held; it releases the lock.
        private func publish() {
            guard demand > 0, missingCount == 0, let subscriber = downstream else {
                lock.unlock()
                return
            }
            guard deliveringThread != pthread_self() else {
                // The subscriber sent it while receiving: it is kept for the next combination.
                lock.unlock()
                return
            }
            demand -= 1
            guard deliveringThread == nil, backlogCount == 0 else {
                backlog.append(values.combination)
                backlogCount += 1
                lock.unlock()
                deliverBacklog()
                return
            }
            deliveringThread = pthread_self()
            let combination = values.combination
            lock.unlock()
            if deliver(combination, to: subscriber) { deliverBacklog() }
        }

        private func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
            lock.lock()
            guard downstream != nil, self.completion == nil, upstreams[index].isActive else {
                lock.unlock()
                return
            }
            let former = upstreams[index]
            upstreams[index] = .over
            defer { withExtendedLifetime(former) {} }
            unfinishedCount -= 1
            var others: [any Subscription] = []
            switch completion {
            case .finished:
                guard unfinishedCount == 0 else {
                    lock.unlock()
                    return
                }
            case .failure:
                others = endUpstreams()
            }
            self.completion = completion
            lock.unlock()
            for other in others { other.cancel() }
            deliverBacklog()
        }

        // MARK: Delivering

        /// Gives the subscriber a combination. Returns whether there is more to do.
        ///
        /// The lock is free, and this thread is `deliveringThread`.
        private func deliver(
            _ combination: Combination, to subscriber: Receiver<Combination, Failure>
        ) -> Bool {
            let more = subscriber.receive(combination)
            lock.lock()
            demand += more
            let request = more + deferredRequest
            deferredRequest = .none
            let asked = request > 0 ? subscriptions(toRequest: request) : []
            deliveringThread = nil
            let hasMore = backlogCount > 0 || completion != nil
            lock.unlock()
            for subscription in asked { subscription.request(request) }
            return hasMore
        }

        /// Gives the subscriber what waits for it: combinations of other threads, then the completion.
        private func deliverBacklog() {
            while true {
                lock.lock()
                guard let subscriber = downstream, isAttached, deliveringThread == nil else {
                    lock.unlock()
                    return
                }
                if let combination = backlog.popFirst() {
                    backlogCount -= 1
                    deliveringThread = pthread_self()
                    lock.unlock()
                    _ = deliver(combination, to: subscriber)
                } else if let completion {
                    downstream = nil
                    lock.unlock()
                    values.removeAll()
                    subscriber.receive(completion: completion)
                    return
                } else {
                    lock.unlock()
                    return
                }
            }
        }

        // MARK: What the subscriber asks for

        func request(_ demand: Subscribers.Demand) {
            demand.requirePositive(from: "CombineLatest")
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
            lock.unlock()
            for subscription in asked { subscription.request(demand) }
        }

        func cancel() {
            lock.lock()
            guard let subscriber = downstream else {
                lock.unlock()
                return
            }
            downstream = nil
            let dropped = exchange(&backlog, with: Queue())
            let subscriptions = endUpstreams()
            lock.unlock()
            for subscription in subscriptions { subscription.cancel() }
            values.removeAll()
            withExtendedLifetime((subscriber, dropped)) {}
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

    extension LatestCombiner: CustomStringConvertible {
        var description: String { "CombineLatest" }
    }

    extension LatestCombiner {
        /// The subscriber of one upstream publisher.
        private struct Side<Input>: Subscriber, CustomStringConvertible {
            let combiner: LatestCombiner
            let index: Int
            let latest: LatestValue<Input>
            let combineIdentifier = CombineIdentifier()

            var description: String { "CombineLatest" }

            func receive(subscription: any Subscription) {
                combiner.receive(subscription: subscription, at: index)
            }

            func receive(_ input: Input) -> Subscribers.Demand {
                combiner.receive(input, at: index, latest: latest)
                return .none
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                combiner.receive(completion: completion, at: index)
            }
        }
    }
#endif

#if !canImport(Combine)
    import Foundation

    /// The subscription behind `merge`: passes on what several upstream publishers sends.
    ///
    /// Until the subscriber's demand is unlimited, each upstream publisher is asked for one value at a time: the
    /// first one ahead of any demand, the next when the former has been delivered. Values that find no demand wait,
    /// at most one of each publisher, and are delivered in the order in which they came.
    ///
    /// Upstream publishers may send from any thread. The subscriber is called by one thread at a time: a value that
    /// comes while another thread delivers is left to that thread, in order.
    final class Merger<Input, Failure: Error>: Subscription {
        private let lock = Lock()
        /// Nil once the subscription is over.
        private var downstream: Receiver<Input, Failure>?
        private var upstreams: [MergedUpstream]
        private var unfinishedCount: Int
        private var demand = Subscribers.Demand.none
        /// True if upstream publishers have been told that the demand is unlimited.
        private var hasRequestedUnlimited = false
        private var waiting = Queue<(upstream: Int, value: Input)>()
        private var waitingCount = 0
        private var deliveringThread: pthread_t?
        /// The completion that waits until the subscriber can receive it.
        private var completion: Subscribers.Completion<Failure>? {
            didSet { isEnding = true }
        }
        /// True if there is a completion: what each value looks at, for less than the completion itself.
        private var isEnding = false

        init(downstream: Receiver<Input, Failure>, upstreamCount: Int) {
            self.downstream = downstream
            upstreams = Array(repeating: MergedUpstream(), count: upstreamCount)
            unfinishedCount = upstreamCount
        }

        // MARK: Subscribing

        /// Gives the subscriber its subscription, before any upstream publisher is subscribed to.
        func attach() {
            lock.lock()
            let subscriber = downstream
            lock.unlock()
            subscriber?.receive(subscription: self)
            if upstreams.isEmpty {
                lock.lock()
                completion = .finished
                lock.unlock()
                deliverWaiting()
            }
        }

        /// Subscribes to one of the upstream publishers, unless the subscription is already over.
        func subscribe<Source: Publisher>(to source: Source, at index: Int)
        where Source.Output == Input, Source.Failure == Failure {
            lock.lock()
            let isOver = downstream == nil || isEnding
            lock.unlock()
            guard !isOver else { return }
            source.subscribe(Side(merger: self, index: index))
        }

        // MARK: What upstream publishers send

        private func receive(subscription: any Subscription, at index: Int) {
            lock.lock()
            guard downstream != nil, !isEnding, upstreams[index].state.isAwaited else {
                lock.unlock()
                subscription.cancel()
                return
            }
            upstreams[index].state = .active(subscription)
            let isUnlimited = hasRequestedUnlimited
            lock.unlock()
            subscription.request(isUnlimited ? .unlimited : .max(1))
        }

        private func receive(_ input: Input, at index: Int) -> Subscribers.Demand {
            lock.lock()
            guard let subscriber = downstream, !isEnding, upstreams[index].state.isActive else {
                lock.unlock()
                return .none
            }
            let isUnlimited = demand == .unlimited
            if demand > 0, waitingCount == 0, isFreeToDeliver {
                demand -= 1
                if deliver(input, to: subscriber) { deliverWaiting() }
                return isUnlimited ? .none : .max(1)
            }
            guard isUnlimited || !upstreams[index].hasWaitingValue else {
                // The publisher sends more than it was asked for.
                lock.unlock()
                return .none
            }
            upstreams[index].hasWaitingValue = true
            waiting.append((index, input))
            waitingCount += 1
            lock.unlock()
            deliverWaiting()
            return .none
        }

        private func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
            lock.lock()
            guard downstream != nil, !isEnding, upstreams[index].state.isActive else {
                lock.unlock()
                return
            }
            let former = upstreams[index].state
            upstreams[index].state = .over
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
            deliverWaiting()
        }

        // MARK: Delivering

        /// True if no other thread is delivering. A subscriber that sends while it receives is called at
        /// once, as it is by operators of one upstream. Call it with the lock held.
        private var isFreeToDeliver: Bool {
            deliveringThread == nil || deliveringThread == pthread_self()
        }

        /// Gives the subscriber a value that the demand allows. Returns whether there is more to do.
        ///
        /// Call it with the lock held; it releases the lock.
        private func deliver(_ value: Input, to subscriber: Receiver<Input, Failure>) -> Bool {
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

        /// Gives the subscriber what waits for it: values as far as the demand reaches, then the completion.
        private func deliverWaiting() {
            while true {
                lock.lock()
                guard let subscriber = downstream, isFreeToDeliver else {
                    lock.unlock()
                    return
                }
                if demand > 0, let next = waiting.popFirst() {
                    demand -= 1
                    waitingCount -= 1
                    upstreams[next.upstream].hasWaitingValue = false
                    let wantsNext = demand == .unlimited ? nil : upstreams[next.upstream].state.subscription
                    _ = deliver(next.value, to: subscriber)
                    wantsNext?.request(.max(1))
                } else if let completion, canDeliver(completion) {
                    downstream = nil
                    let former = exchange(&waiting, with: Queue())
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

        /// Returns true if it is the completion's turn: a failure overtakes values that wait for demand, an
        /// end does not, and neither interrupts a subscriber that is receiving. Call it with the lock held.
        private func canDeliver(_ completion: Subscribers.Completion<Failure>) -> Bool {
            guard deliveringThread == nil else { return false }
            return switch completion {
            case .finished: waitingCount == 0
            case .failure: true
            }
        }

        // MARK: What the subscriber asks for

        func request(_ demand: Subscribers.Demand) {
            lock.lock()
            guard downstream != nil else {
                lock.unlock()
                return
            }
            self.demand += demand
            guard deliveringThread == nil else {
                // Who delivers sees the demand when the subscriber is done.
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

        func cancel() {
            lock.lock()
            guard let subscriber = downstream else {
                lock.unlock()
                return
            }
            downstream = nil
            let dropped = exchange(&waiting, with: Queue())
            let subscriptions = endUpstreams()
            lock.unlock()
            for subscription in subscriptions { subscription.cancel() }
            withExtendedLifetime((subscriber, dropped)) {}
        }

        /// The subscriptions to ask for everything, if the demand has become unlimited. Call it with the lock held.
        private func subscriptionsToRequestUnlimited() -> [any Subscription] {
            guard demand == .unlimited, !hasRequestedUnlimited else { return [] }
            hasRequestedUnlimited = true
            return upstreams.compactMap(\.state.subscription)
        }

        /// Marks every upstream as over, and returns the subscriptions to cancel. Call it with the lock held.
        private func endUpstreams() -> [any Subscription] {
            let subscriptions = upstreams.compactMap(\.state.subscription)
            for index in upstreams.indices { upstreams[index].state = .over }
            return subscriptions
        }
    }

    /// One of the publishers that a merger subscribes to.
    private struct MergedUpstream {
        var state = UpstreamState.awaited
        var hasWaitingValue = false
    }

    extension Merger: CustomStringConvertible {
        var description: String { "Merge" }
    }

    extension Merger {
        /// The subscriber of one upstream publisher.
        private struct Side: Subscriber, CustomStringConvertible {
            let merger: Merger
            let index: Int
            let combineIdentifier = CombineIdentifier()

            var description: String { "Merge" }

            func receive(subscription: any Subscription) {
                merger.receive(subscription: subscription, at: index)
            }

            func receive(_ input: Input) -> Subscribers.Demand {
                merger.receive(input, at: index)
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                merger.receive(completion: completion, at: index)
            }
        }
    }
#endif

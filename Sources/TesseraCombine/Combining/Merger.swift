#if !canImport(Combine)
    import Foundation

    /// The subscription of `merge`, which passes on the values of several upstream publishers.
    ///
    /// Until the subscriber's demand is unlimited, each upstream publisher is asked for one value at a time:
    /// for the first one before there is any demand, and for the next one when the former has been
    /// delivered. Values that exceed the demand wait, at most one of each publisher, and are delivered in
    /// the order in which they came.
    ///
    /// Upstream publishers may send from any thread. The subscriber is called by one thread at a time. A
    /// value that comes while another thread is delivering is delivered by that thread, in order.
    final class Merger<Input, Failure: Error>: Subscription {
        private let lock = Lock()
        /// The subscriber, or nil once the subscription is over.
        private var downstream: Receiver<Input, Failure>?
        private var upstreams: [MergedUpstream]
        private var unfinishedCount: Int
        private var demand = Subscribers.Demand.none
        /// True if an unlimited demand has been requested from the upstream publishers.
        private var hasRequestedUnlimited = false
        private var waiting = Queue<(upstream: Int, value: Input)>()
        private var waitingCount = 0
        private var deliveringThread: pthread_t?
        /// The completion, while it waits until the subscriber can receive it.
        private var completion: Subscribers.Completion<Failure>? {
            didSet { isEnding = true }
        }
        /// True if there is a completion. Each value checks this property, as reading the completion itself
        /// takes longer.
        private var isEnding = false

        init(downstream: Receiver<Input, Failure>, upstreamCount: Int) {
            self.downstream = downstream
            upstreams = Array(repeating: MergedUpstream(), count: upstreamCount)
            unfinishedCount = upstreamCount
        }

        // MARK: Subscribing

        /// Sends the subscriber its subscription, before any upstream publisher is subscribed to.
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

        // MARK: Events of upstream publishers

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
                // The publisher sends more values than it was asked for.
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

        /// True if no other thread is delivering. A value that the subscriber causes while it receives is
        /// delivered at once, as by operators with one upstream publisher. The caller must hold the lock.
        private var isFreeToDeliver: Bool {
            deliveringThread == nil || deliveringThread == pthread_self()
        }

        /// Sends the subscriber a value, which the demand must allow. Returns true if there is more to
        /// deliver.
        ///
        /// The caller must hold the lock; this method releases it.
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

        /// Sends the subscriber the waiting values that its demand allows, and then the completion if it is
        /// its turn.
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

        /// Returns the subscriptions from which to request an unlimited demand, if the demand has become
        /// unlimited. The caller must hold the lock.
        private func subscriptionsToRequestUnlimited() -> [any Subscription] {
            guard demand == .unlimited, !hasRequestedUnlimited else { return [] }
            hasRequestedUnlimited = true
            return upstreams.compactMap(\.state.subscription)
        }

        /// Marks all upstream publishers as over, and returns the subscriptions to cancel. The caller must
        /// hold the lock.
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

#if !canImport(Combine)
    /// The subscription of `merge`, which passes on the values of several upstream publishers.
    final class Merger<Input, Failure: Error>: ValueFunnel<Input, Failure> {
        private var upstreams: [MergedUpstream]
        private var unfinishedCount: Int

        init(downstream: Receiver<Input, Failure>, upstreamCount: Int) {
            upstreams = Array(repeating: MergedUpstream(), count: upstreamCount)
            unfinishedCount = upstreamCount
            super.init(downstream: downstream)
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
            let isOver = isOver
            lock.unlock()
            guard !isOver else { return }
            source.subscribe(Side(merger: self, index: index))
        }

        // MARK: Events of upstream publishers

        private func receive(subscription: any Subscription, at index: Int) {
            lock.lock()
            guard !isOver, upstreams[index].state.isAwaited else {
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
            guard !isOver, upstreams[index].state.isActive else {
                lock.unlock()
                return .none
            }
            return pass(input, of: index, hasWaiting: upstreams[index].hasWaitingValue)
        }

        private func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
            lock.lock()
            guard !isOver, upstreams[index].state.isActive else {
                lock.unlock()
                return
            }
            let former = upstreams[index].state
            upstreams[index].state = .over
            defer { withExtendedLifetime(former) {} }
            unfinishedCount -= 1
            var others = FormerPublishers()
            switch completion {
            case .finished:
                guard unfinishedCount == 0 else {
                    lock.unlock()
                    return
                }
            case .failure:
                others = endPublishers()
            }
            self.completion = completion
            lock.unlock()
            others.cancel()
            deliverWaiting()
        }

        // MARK: What the funnel asks

        override var subscriptions: [any Subscription] { upstreams.compactMap(\.state.subscription) }

        override func valueWaits(of source: Int) { upstreams[source].hasWaitingValue = true }

        override func valueLeaves(of source: Int, isUnlimited: Bool) -> FunnelRequests {
            upstreams[source].hasWaitingValue = false
            return FunnelRequests(first: isUnlimited ? nil : upstreams[source].state.subscription)
        }

        override func endPublishers() -> FormerPublishers {
            let former = FormerPublishers(subscriptions: subscriptions)
            for index in upstreams.indices { upstreams[index].state = .over }
            return former
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

#if !canImport(Combine)
    import Foundation

    /// The subscription of `flatMap`. It makes a publisher, a child, of each element of another publisher, and passes on
    /// the values of the children.
    ///
    /// `maxPublishers` limits the number of children. A child counts until it has finished and its values have been
    /// delivered.
    final class FlatMapper<Input, Child: Publisher>: ValueFunnel<Child.Output, Child.Failure>, Subscriber {
        typealias Failure = Child.Failure

        private var transform: ((Input) -> Child)?
        private let maxPublishers: Subscribers.Demand
        private var outer = UpstreamState.awaited
        /// The children that have not finished, or have values that wait.
        private var children: [Int: FlatMapChild] = [:]
        private var nextChild = 0
        private var unfinishedCount = 0
        /// The threads that are receiving elements, each once for every element.
        private var receivingThreads: [pthread_t] = []
        /// The number of children that have ended on a thread that was receiving an element. As many more elements
        /// can come. They are demanded by the return value of `receive(_:)`: a request from within that call would
        /// nest another call for each element, and the stack would overflow.
        private var endedCount = 0

        init(
            downstream: Receiver<Child.Output, Failure>, maxPublishers: Subscribers.Demand,
            transform: @escaping (Input) -> Child
        ) {
            self.maxPublishers = maxPublishers
            self.transform = transform
            super.init(downstream: downstream)
        }

        /// Sends the subscriber its subscription, and then subscribes to the publisher of elements.
        func subscribe<Upstream: Publisher>(to upstream: Upstream)
        where Upstream.Output == Input, Upstream.Failure == Failure {
            lock.lock()
            let subscriber = downstream
            lock.unlock()
            subscriber?.receive(subscription: self)
            lock.lock()
            let isOver = isOver
            lock.unlock()
            if !isOver { upstream.subscribe(self) }
        }

        // MARK: Events of the publisher of elements

        func receive(subscription: any Subscription) {
            lock.lock()
            guard !isOver, outer.isAwaited else {
                lock.unlock()
                subscription.cancel()
                return
            }
            outer = .active(subscription)
            lock.unlock()
            subscription.request(maxPublishers)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            lock.lock()
            guard !isOver, outer.isActive, let transform else {
                lock.unlock()
                return .none
            }
            lock.unlock()
            let child = transform(input)
            let thread = pthread_self()
            lock.lock()
            guard !isOver else {
                lock.unlock()
                return .none
            }
            let key = nextChild
            nextChild += 1
            children[key] = FlatMapChild()
            unfinishedCount += 1
            receivingThreads.append(thread)
            lock.unlock()
            child.subscribe(Side(mapper: self, key: key))
            lock.lock()
            if let index = receivingThreads.lastIndex(of: thread) { receivingThreads.remove(at: index) }
            let more = isOver ? 0 : endedCount
            endedCount = 0
            lock.unlock()
            return .max(more)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            lock.lock()
            guard !isOver, outer.isActive else {
                lock.unlock()
                return
            }
            let former = (outer, transform)
            outer = .over
            transform = nil
            defer { withExtendedLifetime(former) {} }
            end(completion)
        }

        // MARK: Events of children

        private func receive(subscription: any Subscription, of key: Int) {
            lock.lock()
            guard !isOver, let child = children[key], child.state.isAwaited else {
                lock.unlock()
                subscription.cancel()
                return
            }
            children[key]?.state = .active(subscription)
            let isUnlimited = hasRequestedUnlimited
            lock.unlock()
            subscription.request(isUnlimited ? .unlimited : .max(1))
        }

        private func receive(_ input: Child.Output, of key: Int) -> Subscribers.Demand {
            lock.lock()
            guard !isOver, let child = children[key], child.state.isActive else {
                lock.unlock()
                return .none
            }
            return pass(input, of: key, hasWaiting: child.waitingCount > 0)
        }

        private func receive(completion: Subscribers.Completion<Failure>, of key: Int) {
            lock.lock()
            guard !isOver, let child = children[key], child.state.isActive else {
                lock.unlock()
                return
            }
            defer { withExtendedLifetime(child) {} }
            children[key]?.state = .over
            unfinishedCount -= 1
            var elements: (any Subscription)?
            if case .finished = completion { elements = removeEnded(key) }
            end(completion)
            elements?.request(.max(1))
        }

        // MARK: Ending

        /// Notes that a publisher has ended. If it was the last one, or has failed, the subscriber gets the
        /// completion.
        ///
        /// The caller must hold the lock; this method releases it.
        private func end(_ completion: Subscribers.Completion<Failure>) {
            var former = FormerPublishers()
            switch completion {
            case .finished:
                guard outer.isOver, unfinishedCount == 0 else {
                    lock.unlock()
                    return
                }
            case .failure: former = endPublishers()
            }
            self.completion = completion
            lock.unlock()
            former.cancel()
            deliverWaiting()
        }

        /// Removes a child that has finished and has no values that wait. Returns the subscription from which
        /// to request another element in its place, if there is one. The caller must hold the lock.
        private func removeEnded(_ key: Int) -> (any Subscription)? {
            guard let child = children[key], child.state.isOver, child.waitingCount == 0 else { return nil }
            children[key] = nil
            guard maxPublishers != .unlimited, let subscription = outer.subscription else { return nil }
            guard !receivingThreads.contains(pthread_self()) else {
                endedCount += 1
                return nil
            }
            return subscription
        }

        // MARK: What the funnel asks

        override var subscriptions: [any Subscription] {
            children.sorted { $0.key < $1.key }.compactMap(\.value.state.subscription)
        }

        override func valueWaits(of source: Int) { children[source]?.waitingCount += 1 }

        override func valueLeaves(of source: Int, isUnlimited: Bool) -> FunnelRequests {
            children[source]?.waitingCount -= 1
            let child = isUnlimited ? nil : children[source]?.state.subscription
            return FunnelRequests(first: child, second: removeEnded(source))
        }

        override func endPublishers() -> FormerPublishers {
            let former = FormerPublishers(
                subscriptions: subscriptions + (outer.subscription.map { [$0] } ?? []), closure: transform)
            outer = .over
            children = [:]
            transform = nil
            return former
        }

        // MARK: Requests of the subscriber

        override func request(_ demand: Subscribers.Demand) {
            demand.requirePositive(from: "flatMap")
            super.request(demand)
        }
    }

    /// One of the publishers that a flat mapper has made.
    private struct FlatMapChild {
        var state = UpstreamState.awaited
        /// The number of values that wait to be delivered.
        var waitingCount = 0
    }

    extension FlatMapper: CustomStringConvertible {
        var description: String { "FlatMap" }
    }

    extension FlatMapper {
        /// The subscriber of one child.
        private struct Side: Subscriber, CustomStringConvertible {
            typealias Input = Child.Output
            typealias Failure = Child.Failure

            let mapper: FlatMapper
            let key: Int
            let combineIdentifier = CombineIdentifier()

            var description: String { "FlatMap" }

            func receive(subscription: any Subscription) {
                mapper.receive(subscription: subscription, of: key)
            }

            func receive(_ input: Input) -> Subscribers.Demand {
                mapper.receive(input, of: key)
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                mapper.receive(completion: completion, of: key)
            }
        }
    }
#endif

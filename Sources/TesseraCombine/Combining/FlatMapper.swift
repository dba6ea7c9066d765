#if !canImport(Combine)
    import Foundation

    /// The subscription of `flatMap`, which passes on the values of publishers that it makes of the elements of
    /// another.
    ///
    /// Until the subscriber's demand is unlimited, each of these publishers, its children, is asked for one
    /// value at a time: for the first one before there is any demand, and for the next one when the former has
    /// been delivered. Values that exceed the demand wait, at most one of each child, and are delivered in the
    /// order in which they came. A child counts among the greatest number of publishers until it has finished
    /// and its values have been delivered.
    ///
    /// Publishers may send from any thread. The subscriber is called by one thread at a time. A value that comes
    /// while another thread is delivering is delivered by that thread, in order.
    final class FlatMapper<Input, Child: Publisher>: Subscriber, Subscription {
        typealias Failure = Child.Failure

        private let lock = Lock()
        /// The subscriber, or nil once the subscription is over.
        private var downstream: Receiver<Child.Output, Failure>?
        private var transform: ((Input) -> Child)?
        private let maxPublishers: Subscribers.Demand
        private var outer = UpstreamState.awaited
        /// The children that have not finished, or have values that wait.
        private var children: [Int: FlatMapChild] = [:]
        private var nextChild = 0
        private var unfinishedCount = 0
        private var demand = Subscribers.Demand.none
        /// True if an unlimited demand has been requested from the children.
        private var hasRequestedUnlimited = false
        private var waiting = Queue<(child: Int, value: Child.Output)>()
        private var waitingCount = 0
        private var deliveringThread: pthread_t?
        /// The threads that are receiving elements, each once for every element.
        private var receivingThreads: [pthread_t] = []
        /// The number of children that have ended while their thread was receiving an element. It is returned as
        /// the demand of that element, since a request would lead to a call within a call for each element.
        private var endedCount = 0
        /// The completion, while it waits until the subscriber can receive it.
        private var completion: Subscribers.Completion<Failure>?

        init(
            downstream: Receiver<Child.Output, Failure>, maxPublishers: Subscribers.Demand,
            transform: @escaping (Input) -> Child
        ) {
            self.downstream = downstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        /// True if no more events of publishers are accepted. The caller must hold the lock.
        private var isOver: Bool { downstream == nil || completion != nil }

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
            guard let subscriber = downstream, completion == nil, let child = children[key],
                child.state.isActive
            else {
                lock.unlock()
                return .none
            }
            let isUnlimited = demand == .unlimited
            if demand > 0, waitingCount == 0, isFreeToDeliver {
                demand -= 1
                if deliver(input, to: subscriber) { deliverWaiting() }
                return isUnlimited ? .none : .max(1)
            }
            guard isUnlimited || child.waitingCount == 0 else {
                // The child sends more values than it was asked for.
                lock.unlock()
                return .none
            }
            children[key]?.waitingCount += 1
            waiting.append((key, input))
            waitingCount += 1
            lock.unlock()
            deliverWaiting()
            return .none
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
            var former = Former()
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

        /// What is released without the lock when the publishers have ended, since the deinitializers of what a
        /// closure holds may call methods of the subscription.
        private struct Former {
            var subscriptions: [any Subscription] = []
            var transform: ((Input) -> Child)?

            func cancel() {
                for subscription in subscriptions { subscription.cancel() }
            }
        }

        /// Marks all publishers as over, and returns what to cancel and to release. The caller must hold the
        /// lock.
        private func endPublishers() -> Former {
            var subscriptions = children.sorted { $0.key < $1.key }.compactMap(\.value.state.subscription)
            if let subscription = outer.subscription { subscriptions.append(subscription) }
            let former = Former(subscriptions: subscriptions, transform: transform)
            outer = .over
            children = [:]
            transform = nil
            return former
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
        private func deliver(_ value: Child.Output, to subscriber: Receiver<Child.Output, Failure>) -> Bool {
            let outerThread = deliveringThread
            deliveringThread = pthread_self()
            lock.unlock()
            let more = subscriber.receive(value)
            lock.lock()
            demand += more
            let unlimited = subscriptionsToRequestUnlimited()
            deliveringThread = outerThread
            let hasMore = waitingCount > 0 || completion != nil
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
                    children[next.child]?.waitingCount -= 1
                    let child = demand == .unlimited ? nil : children[next.child]?.state.subscription
                    let elements = removeEnded(next.child)
                    _ = deliver(next.value, to: subscriber)
                    child?.request(.max(1))
                    elements?.request(.max(1))
                } else if let completion, canDeliver(completion) {
                    downstream = nil
                    let former = waiting
                    waiting = Queue()
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
            demand.requirePositive(from: "flatMap")
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
            let dropped = waiting
            waiting = Queue()
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
            return children.sorted { $0.key < $1.key }.compactMap(\.value.state.subscription)
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

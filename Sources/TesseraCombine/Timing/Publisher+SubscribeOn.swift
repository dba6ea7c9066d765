#if !canImport(Combine)
    extension Publisher {
        /// Specifies the scheduler on which to perform subscribe, cancel, and request operations.
        ///
        /// ```swift
        /// Deferred { Just(parse(largeFile)) }
        ///     .subscribe(on: DispatchQueue.global())
        ///     .receive(on: RunLoop.main)
        ///     .sink { document in show(document) }
        /// ```
        ///
        /// See [subscribe(on:options:)](https://developer.apple.com/documentation/combine/publisher/subscribe(on:options:)).
        ///
        /// - Parameters:
        ///   - scheduler: The scheduler on which the publisher is subscribed to, asked for elements, and cancelled.
        ///   - options: Options of the scheduler for that.
        public func subscribe<S: Scheduler>(
            on scheduler: S, options: S.SchedulerOptions? = nil
        ) -> some Publisher<Output, Failure> {
            SubscribedElsewhere(upstream: self) { scheduler.schedule(options: options, $0) }
        }
    }

    /// A publisher that is subscribed to, asked and cancelled through a scheduler.
    private struct SubscribedElsewhere<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure

        let upstream: Upstream
        let schedule: (@escaping () -> Void) -> Void

        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let side = RemoteSide(downstream: subscriber, schedule: schedule)
            schedule { upstream.subscribe(side) }
        }
    }

    /// The subscription behind `subscribe(on:)`: passes events on at once, and requests through the scheduler.
    private final class RemoteSide<Downstream: Subscriber>: Subscriber, Subscription {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure

        private let schedule: (@escaping () -> Void) -> Void
        private let lock = Lock()
        private var upstream = UpstreamState.awaited
        /// Nil once the subscription is over.
        private var downstream: Downstream?

        init(downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
            self.downstream = downstream
            self.schedule = schedule
        }

        func receive(subscription: any Subscription) {
            lock.lock()
            guard upstream.isAwaited, let subscriber = downstream else {
                lock.unlock()
                subscription.cancel()
                return
            }
            upstream = .active(subscription)
            lock.unlock()
            subscriber.receive(subscription: self)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            lock.lock()
            let subscriber = upstream.isActive ? downstream : nil
            lock.unlock()
            return subscriber?.receive(input) ?? .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            lock.lock()
            guard upstream.isActive, let subscriber = downstream else {
                lock.unlock()
                return
            }
            end()
            subscriber.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            demand.requirePositive(from: "subscribe(on:)")
            schedule {
                self.lock.lock()
                let subscription = self.upstream.subscription
                self.lock.unlock()
                subscription?.request(demand)
            }
        }

        func cancel() {
            lock.lock()
            let subscription = upstream.subscription
            end()
            if let subscription { schedule { subscription.cancel() } }
        }

        /// Lets go of both sides, and unlocks the lock, which is held.
        private func end() {
            let former = (upstream, downstream)
            upstream = .over
            downstream = nil
            lock.unlock()
            withExtendedLifetime(former) {}
        }
    }
#endif

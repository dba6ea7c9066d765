#if !canImport(Combine)
    extension Publishers {
        /// A publisher that subscribes to its upstream publisher on a scheduler.
        ///
        /// See [Publishers.SubscribeOn](https://developer.apple.com/documentation/combine/publishers/subscribeon).
        public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
            /// The elements of the upstream publisher.
            public typealias Output = Upstream.Output

            /// The failure of the upstream publisher.
            public typealias Failure = Upstream.Failure

            /// The publisher whose events are passed on.
            public let upstream: Upstream

            /// The scheduler on which the upstream publisher is subscribed to, asked for elements and
            /// cancelled.
            public let scheduler: Context

            /// The options for the scheduler.
            public let options: Context.SchedulerOptions?

            /// Creates a publisher that uses its upstream publisher on a scheduler.
            public init(
                upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?
            ) {
                self.upstream = upstream
                self.scheduler = scheduler
                self.options = options
            }

            /// Subscribes to the upstream publisher for a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let side = RemoteSide(downstream: subscriber) { [scheduler, options] in
                    scheduler.schedule(options: options, $0)
                }
                scheduler.schedule(options: options) { [upstream] in upstream.subscribe(side) }
            }
        }
    }

    extension Publisher {
        /// Subscribes to the publisher, asks it for elements and cancels it on a scheduler.
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
        ///   - options: The options for the scheduler.
        public func subscribe<S: Scheduler>(
            on scheduler: S, options: S.SchedulerOptions? = nil
        ) -> Publishers.SubscribeOn<Self, S> {
            Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
        }
    }

    /// The subscription of `subscribe(on:)`. It passes on events at once, and requests through the
    /// scheduler.
    private final class RemoteSide<Downstream: Subscriber>: Subscriber, Subscription, UpstreamHolder {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure

        private let schedule: (@escaping () -> Void) -> Void
        let lock = Lock()
        var upstream = UpstreamState.awaited
        /// The subscriber, or nil once the subscription is over.
        var downstream: Downstream?

        init(downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
            self.downstream = downstream
            self.schedule = schedule
        }

        func receive(subscription: any Subscription) {
            guard let subscriber = accept(subscription) else { return }
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

        /// Releases both sides. The caller must hold the lock; this method releases it.
        private func end() {
            let former = (upstream, downstream)
            upstream = .over
            downstream = nil
            lock.unlock()
            withExtendedLifetime(former) {}
        }
    }

    extension RemoteSide: CustomStringConvertible {
        var description: String { "SubscribeOn" }
    }
#endif

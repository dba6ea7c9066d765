#if !canImport(Combine)
    extension Publishers {
        /// A publisher that calls its subscriber on a scheduler.
        ///
        /// See [Publishers.ReceiveOn](https://developer.apple.com/documentation/combine/publishers/receiveon).
        public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
            /// The elements of the upstream publisher.
            public typealias Output = Upstream.Output

            /// The failure of the upstream publisher.
            public typealias Failure = Upstream.Failure

            /// The publisher whose events are passed on.
            public let upstream: Upstream

            /// The scheduler on which the subscriber is called.
            public let scheduler: Context

            /// The options for the scheduler.
            public let options: Context.SchedulerOptions?

            /// Creates a publisher that calls its subscriber on a scheduler.
            public init(
                upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?
            ) {
                self.upstream = upstream
                self.scheduler = scheduler
                self.options = options
            }

            /// Subscribes to the upstream publisher for a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let relay = Relay(downstream: subscriber, name: "receive(on:)", description: "ReceiveOn") {
                    [scheduler, options] in
                    scheduler.schedule(options: options, $0)
                }
                upstream.subscribe(relay)
            }
        }
    }

    extension Publisher {
        /// Calls the subscriber on a scheduler.
        ///
        /// ```swift
        /// session.dataTaskPublisher(for: url)
        ///     .receive(on: RunLoop.main)
        ///     .sink(receiveCompletion: { _ in }, receiveValue: { label.text = "\($0.data.count) bytes" })
        /// ```
        ///
        /// Elements and the completion are delivered in the order in which they were sent, one at a time,
        /// also on a concurrent queue. After a cancellation nothing is delivered, not even events that were
        /// sent before.
        ///
        /// See [receive(on:options:)](https://developer.apple.com/documentation/combine/publisher/receive(on:options:)).
        ///
        /// - Parameters:
        ///   - scheduler: The scheduler on which the subscriber is called.
        ///   - options: The options for the scheduler.
        public func receive<S: Scheduler>(
            on scheduler: S, options: S.SchedulerOptions? = nil
        ) -> Publishers.ReceiveOn<Self, S> {
            Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
        }
    }
#endif

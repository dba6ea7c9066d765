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

            /// The publisher from which this publisher receives elements.
            public let upstream: Upstream

            /// The scheduler the publisher uses to deliver elements.
            public let scheduler: Context

            /// Options of the scheduler for the delivery.
            public let options: Context.SchedulerOptions?

            /// Creates a publisher that delivers elements on a scheduler.
            public init(
                upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?
            ) {
                self.upstream = upstream
                self.scheduler = scheduler
                self.options = options
            }

            /// Attaches the specified subscriber to this publisher.
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
        /// Elements and the completion arrive in the order in which they were sent, one at a time, on a concurrent queue
        /// too. After a cancellation nothing arrives, not even what was on its way.
        ///
        /// See [receive(on:options:)](https://developer.apple.com/documentation/combine/publisher/receive(on:options:)).
        ///
        /// - Parameters:
        ///   - scheduler: The scheduler on which the subscriber is called.
        ///   - options: Options of the scheduler for that.
        public func receive<S: Scheduler>(
            on scheduler: S, options: S.SchedulerOptions? = nil
        ) -> Publishers.ReceiveOn<Self, S> {
            Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
        }
    }
#endif

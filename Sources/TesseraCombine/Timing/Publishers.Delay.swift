#if !canImport(Combine)
    extension Publishers {
        /// A publisher whose elements and completion are delayed.
        ///
        /// See [Publishers.Delay](https://developer.apple.com/documentation/combine/publishers/delay).
        public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
            /// The elements of the upstream publisher.
            public typealias Output = Upstream.Output

            /// The failure of the upstream publisher.
            public typealias Failure = Upstream.Failure

            /// The publisher whose events are passed on.
            public let upstream: Upstream

            /// The delay.
            public let interval: Context.SchedulerTimeType.Stride

            /// The greatest additional delay.
            public let tolerance: Context.SchedulerTimeType.Stride

            /// The scheduler that measures the delay and on which the subscriber is called.
            public let scheduler: Context

            /// The options for the scheduler.
            public let options: Context.SchedulerOptions?

            /// Creates a publisher with a delay.
            public init(
                upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
                tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
                options: Context.SchedulerOptions? = nil
            ) {
                self.upstream = upstream
                self.interval = interval
                self.tolerance = tolerance
                self.scheduler = scheduler
                self.options = options
            }

            /// Subscribes to the upstream publisher for a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let relay = Relay(downstream: subscriber, name: "delay", description: "Delay") {
                    [interval, tolerance, scheduler, options] in
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
                        $0)
                }
                upstream.subscribe(relay)
            }
        }
    }

    extension Publisher {
        /// Delays elements and the completion.
        ///
        /// ```swift
        /// Just("Saved").delay(for: .seconds(2), scheduler: RunLoop.main).sink { _ in banner.hide() }
        /// ```
        ///
        /// Elements, the completion and a failure have the same delay and are delivered in the order in
        /// which they were sent. After a cancellation nothing is delivered, not even events that were sent
        /// before.
        ///
        /// See [delay(for:tolerance:scheduler:options:)](
        /// https://developer.apple.com/documentation/combine/publisher/delay(for:tolerance:scheduler:options:)).
        ///
        /// - Parameters:
        ///   - interval: The time between the arrival of an element at this operator and its delivery.
        ///   - tolerance: The greatest additional delay. The default is the minimum tolerance of the
        ///     scheduler.
        ///   - scheduler: The scheduler that measures the delay, and on which the subscriber is called.
        ///   - options: The options for the scheduler.
        public func delay<S: Scheduler>(
            for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
            scheduler: S, options: S.SchedulerOptions? = nil
        ) -> Publishers.Delay<Self, S> {
            Publishers.Delay(
                upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
                scheduler: scheduler, options: options)
        }
    }
#endif

#if !canImport(Combine)
    extension Publishers {
        /// A publisher whose elements and completion come late.
        ///
        /// See [Publishers.Delay](https://developer.apple.com/documentation/combine/publishers/delay).
        public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
            /// The elements of the upstream publisher.
            public typealias Output = Upstream.Output

            /// The failure of the upstream publisher.
            public typealias Failure = Upstream.Failure

            /// The publisher from which this publisher receives elements.
            public let upstream: Upstream

            /// The amount of time to delay.
            public let interval: Context.SchedulerTimeType.Stride

            /// How much later than that the scheduler may deliver.
            public let tolerance: Context.SchedulerTimeType.Stride

            /// The scheduler that waits and delivers.
            public let scheduler: Context

            /// Options of the scheduler for that.
            public let options: Context.SchedulerOptions?

            /// Creates a publisher that delays delivery by an amount of time.
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

            /// Attaches the specified subscriber to this publisher.
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
        /// Lets elements and the completion come later by an amount of time.
        ///
        /// ```swift
        /// Just("Saved").delay(for: .seconds(2), scheduler: RunLoop.main).sink { _ in banner.hide() }
        /// ```
        ///
        /// Elements, a completion and a failure are all late by the same time and keep their order. After a cancellation
        /// nothing arrives, not even what was on its way.
        ///
        /// See [delay(for:tolerance:scheduler:options:)](
        /// https://developer.apple.com/documentation/combine/publisher/delay(for:tolerance:scheduler:options:)).
        ///
        /// - Parameters:
        ///   - interval: The time between the arrival of an element here and its delivery.
        ///   - tolerance: How much later the scheduler may deliver it; its own minimum tolerance unless given.
        ///   - scheduler: The scheduler that waits, and on which the subscriber is called.
        ///   - options: Options of the scheduler for that.
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

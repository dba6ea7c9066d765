#if !canImport(Combine)
    extension Publishers {
        /// The times at which collected elements are published.
        public enum TimeGroupingStrategy<Context: Scheduler> {
            /// The elements are published at the end of each interval.
            ///
            /// - Parameters:
            ///   - context: The scheduler that measures the time.
            ///   - interval: The time between two arrays.
            case byTime(_ context: Context, _ interval: Context.SchedulerTimeType.Stride)

            /// The elements are published at the end of each interval, and as soon as there are `count` of
            /// them.
            ///
            /// - Parameters:
            ///   - context: The scheduler that measures the time.
            ///   - interval: The time after which an array is published even if it is not full.
            ///   - count: The number of elements of a full array, at least one.
            case byTimeOrCount(
                _ context: Context, _ interval: Context.SchedulerTimeType.Stride, _ count: Int)
        }

        /// A publisher that collects elements and publishes them as arrays at certain times.
        ///
        /// See [Publishers.CollectByTime](https://developer.apple.com/documentation/combine/publishers/collectbytime).
        public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
            /// Arrays of the elements of the upstream publisher, in their order.
            public typealias Output = [Upstream.Output]

            /// The failure of the upstream publisher.
            public typealias Failure = Upstream.Failure

            /// The publisher whose elements are collected.
            public let upstream: Upstream

            /// The times at which the collected elements are published.
            public let strategy: TimeGroupingStrategy<Context>

            /// The options for the strategy's scheduler.
            public let options: Context.SchedulerOptions?

            /// Creates a publisher of arrays.
            public init(
                upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
                options: Context.SchedulerOptions?
            ) {
                self.upstream = upstream
                self.strategy = strategy
                self.options = options
            }

            /// Subscribes to the upstream publisher and collects its elements for a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let collector: TimedCollector<S, Upstream.Output, Context>
                switch strategy {
                case .byTime(let scheduler, let interval):
                    collector = TimedCollector(
                        downstream: subscriber, scheduler: scheduler, interval: interval, count: nil,
                        options: options)
                case .byTimeOrCount(let scheduler, let interval, let count):
                    guard count > 0 else {
                        fatalError(
                            "collect(.byTimeOrCount): the count is \(count); an array must hold at least one element."
                        )
                    }
                    collector = TimedCollector(
                        downstream: subscriber, scheduler: scheduler, interval: interval, count: count,
                        options: options)
                }
                upstream.subscribe(collector)
            }
        }
    }

    extension Publisher {
        /// Collects elements and publishes them as arrays at certain times.
        ///
        /// ```swift
        /// Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        ///     .collect(.byTime(RunLoop.main, .seconds(5)))
        ///     .sink { dates in print("\(dates.count) dates in five seconds") }
        /// ```
        ///
        /// The first interval begins with the subscription, and each interval ends where the next begins. At
        /// the end of an interval the elements that were collected in it are published on the scheduler; an
        /// interval without elements publishes nothing. An array that is full is published at once, on the
        /// thread that sends its last element. When the upstream publisher finishes, the remaining elements
        /// are published; when it fails, they are dropped.
        ///
        /// With a count, a demand for *n* arrays requests *n* × count elements from the upstream publisher.
        /// Without a count, all elements are requested. If there is no demand at the end of an interval, the
        /// publisher continues to collect.
        ///
        /// See
        /// [collect(_:options:)](https://developer.apple.com/documentation/combine/publisher/collect(_:options:)).
        ///
        /// - Parameters:
        ///   - strategy: The times at which the collected elements are published.
        ///   - options: The options for the strategy's scheduler.
        public func collect<S: Scheduler>(
            _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
        ) -> Publishers.CollectByTime<Self, S> {
            Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
        }
    }
#endif

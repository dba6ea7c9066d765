#if !canImport(Combine)
    extension Publishers {
        /// A publisher that lets an element through when none has followed it for a time.
        ///
        /// See [Publishers.Debounce](https://developer.apple.com/documentation/combine/publishers/debounce).
        public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
            /// The elements of the upstream publisher.
            public typealias Output = Upstream.Output

            /// The failure of the upstream publisher.
            public typealias Failure = Upstream.Failure

            /// The publisher from which this publisher receives elements.
            public let upstream: Upstream

            /// How long no element may follow an element before it is published.
            public let dueTime: Context.SchedulerTimeType.Stride

            /// The scheduler that measures the time and delivers.
            public let scheduler: Context

            /// Options of the scheduler for that.
            public let options: Context.SchedulerOptions?

            /// Creates a publisher that waits for a pause.
            public init(
                upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
                options: Context.SchedulerOptions?
            ) {
                self.upstream = upstream
                self.dueTime = dueTime
                self.scheduler = scheduler
                self.options = options
            }

            /// Attaches the specified subscriber to this publisher.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                upstream.subscribe(
                    DebounceSubscription(
                        downstream: subscriber, dueTime: dueTime, scheduler: scheduler, options: options))
            }
        }
    }

    extension Publisher {
        /// Lets an element through when none has followed it for a time.
        ///
        /// ```swift
        /// $query
        ///     .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        ///     .removeDuplicates()
        ///     .sink { query in search(query) }
        /// ```
        ///
        /// Each element waits for the given time; an element that comes meanwhile takes its place and waits anew. A
        /// completion or failure does not wait and discards the element that does. An element for which the subscriber has
        /// no demand at the end of its wait is dropped.
        ///
        /// See [debounce(for:scheduler:options:)](
        /// https://developer.apple.com/documentation/combine/publisher/debounce(for:scheduler:options:)).
        ///
        /// - Parameters:
        ///   - dueTime: How long no element may follow an element before it is published.
        ///   - scheduler: The scheduler that measures the time, and on which the subscriber is called.
        ///   - options: Options of the scheduler for that.
        public func debounce<S: Scheduler>(
            for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
        ) -> Publishers.Debounce<Self, S> {
            Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
        }
    }

    /// The subscription behind `debounce`.
    ///
    /// A burst of elements costs one scheduled action for each due time that passes, not one for each element: an action that
    /// finds that another element has come since it was scheduled puts itself off until that one is due.
    private final class DebounceSubscription<Input, Failure: Error, Context: Scheduler>: Subscriber,
        Subscription, UpstreamHolder
    {
        private let dueTime: Context.SchedulerTimeType.Stride
        private let scheduler: Context
        private let tolerance: Context.SchedulerTimeType.Stride
        private let options: Context.SchedulerOptions?
        let lock = Lock()
        var upstream = UpstreamState.awaited
        /// Nil once the subscription is over.
        var downstream: Receiver<Input, Failure>?
        private var demand = Subscribers.Demand.none
        private var waiting: Input?
        /// When the wait is over of an element that has come since the action was scheduled.
        private var nextDue: Context.SchedulerTimeType?
        private var isScheduled = false
        /// True if no element has come since the action was scheduled. Times are not compared for that: the
        /// clocks of schedulers that run everything at once stand still.
        private var isUndisturbed = false
        private var completion: Subscribers.Completion<Failure>?
        private var isDelivering = false
        /// Elements whose wait is over; more than one only while the subscriber takes its time.
        private var settled = Queue<Input>()

        init(
            downstream: some Subscriber<Input, Failure>, dueTime: Context.SchedulerTimeType.Stride,
            scheduler: Context, options: Context.SchedulerOptions?
        ) {
            self.downstream = SubscriberReceiver(downstream)
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
            tolerance = scheduler.minimumTolerance
        }

        func receive(subscription: any Subscription) {
            guard let subscriber = accept(subscription) else { return }
            subscriber.receive(subscription: self)
            lock.lock()
            let isActive = upstream.isActive
            lock.unlock()
            if isActive { subscription.request(.unlimited) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            let due = scheduler.now.advanced(by: dueTime)
            lock.lock()
            guard upstream.isActive else {
                lock.unlock()
                return .none
            }
            guard isScheduled else {
                waiting = input
                isScheduled = true
                isUndisturbed = true
                lock.unlock()
                schedule(at: due)
                return .none
            }
            let former = waiting
            waiting = input
            nextDue = due
            isUndisturbed = false
            lock.unlock()
            withExtendedLifetime(former) {}
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            lock.lock()
            guard upstream.isActive else {
                lock.unlock()
                return
            }
            let former = (upstream, waiting)
            upstream = .over
            waiting = nil
            lock.unlock()
            withExtendedLifetime(former) {}
            scheduler.schedule(options: options) {
                self.lock.lock()
                self.completion = completion
                self.deliver()
            }
        }

        func request(_ demand: Subscribers.Demand) {
            demand.requirePositive(from: "debounce")
            lock.lock()
            if downstream != nil { self.demand += demand }
            lock.unlock()
        }

        func cancel() {
            lock.lock()
            let former = (upstream: upstream, downstream: downstream, waiting: waiting, settled: settled)
            // Released when the lock is free: the end of a value's life may run anything.
            defer { withExtendedLifetime(former) {} }
            upstream = .over
            downstream = nil
            waiting = nil
            settled = Queue()
            lock.unlock()
            former.upstream.subscription?.cancel()
        }

        private func schedule(at due: Context.SchedulerTimeType) {
            scheduler.schedule(after: due, tolerance: tolerance, options: options) {
                self.settle()
            }
        }

        private func settle() {
            lock.lock()
            guard let input = waiting else {
                isScheduled = false
                lock.unlock()
                return
            }
            if !isUndisturbed, let nextDue {
                isUndisturbed = true
                lock.unlock()
                schedule(at: nextDue)
                return
            }
            isScheduled = false
            waiting = nil
            guard demand > 0, let subscriber = downstream else {
                lock.unlock()
                return
            }
            demand -= 1
            guard !isDelivering else {
                settled.append(input)
                lock.unlock()
                return
            }
            isDelivering = true
            lock.unlock()
            let more = subscriber.receive(input)
            lock.lock()
            demand += more
            isDelivering = false
            deliver()
        }

        /// Delivers what is settled, unless another thread or a caller does; unlocks the lock, which is held.
        private func deliver() {
            guard !isDelivering else {
                lock.unlock()
                return
            }
            guard !settled.isEmpty || completion != nil else {
                lock.unlock()
                return
            }
            isDelivering = true
            while let subscriber = downstream {
                if !settled.isEmpty {
                    let input = settled.removeFirst()
                    lock.unlock()
                    let more = subscriber.receive(input)
                    lock.lock()
                    demand += more
                } else if let completion {
                    downstream = nil
                    lock.unlock()
                    subscriber.receive(completion: completion)
                    lock.lock()
                } else {
                    break
                }
            }
            isDelivering = false
            lock.unlock()
        }
    }

    extension DebounceSubscription: CustomStringConvertible {
        var description: String { "Debounce" }
    }
#endif

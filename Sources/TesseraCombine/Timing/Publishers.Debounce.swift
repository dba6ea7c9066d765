#if !canImport(Combine)
    extension Publishers {
        /// A publisher that publishes an element when no other element has come for a certain time after it.
        ///
        /// See [Publishers.Debounce](https://developer.apple.com/documentation/combine/publishers/debounce).
        public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
            /// The elements of the upstream publisher.
            public typealias Output = Upstream.Output

            /// The failure of the upstream publisher.
            public typealias Failure = Upstream.Failure

            /// The publisher whose events are passed on.
            public let upstream: Upstream

            /// The time for which no other element must come before an element is published.
            public let dueTime: Context.SchedulerTimeType.Stride

            /// The scheduler that measures the time and delivers.
            public let scheduler: Context

            /// The options for the scheduler.
            public let options: Context.SchedulerOptions?

            /// Creates a publisher that waits for pauses between elements.
            public init(
                upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
                options: Context.SchedulerOptions?
            ) {
                self.upstream = upstream
                self.dueTime = dueTime
                self.scheduler = scheduler
                self.options = options
            }

            /// Subscribes to the upstream publisher for a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                upstream.subscribe(
                    DebounceSubscription(
                        downstream: subscriber, dueTime: dueTime, scheduler: scheduler, options: options))
            }
        }
    }

    extension Publisher {
        /// Publishes an element when no other element has come for a certain time after it.
        ///
        /// ```swift
        /// $query
        ///     .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        ///     .removeDuplicates()
        ///     .sink { query in search(query) }
        /// ```
        ///
        /// Each element waits for the given time. An element that comes in the meantime replaces it and
        /// waits in turn. A completion or failure does not wait, and discards the waiting element. An
        /// element is dropped if the subscriber has no demand for it at the end of the wait.
        ///
        /// See [debounce(for:scheduler:options:)](
        /// https://developer.apple.com/documentation/combine/publisher/debounce(for:scheduler:options:)).
        ///
        /// - Parameters:
        ///   - dueTime: The time for which no other element must come before an element is published.
        ///   - scheduler: The scheduler that measures the time, and on which the subscriber is called.
        ///   - options: The options for the scheduler.
        public func debounce<S: Scheduler>(
            for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
        ) -> Publishers.Debounce<Self, S> {
            Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
        }
    }

    /// The subscription of `debounce`.
    ///
    /// For a burst of elements, one action is scheduled for each due time rather than one for each element.
    /// An action that finds that another element has come since it was scheduled schedules itself again for
    /// the time at which that element is due.
    private final class DebounceSubscription<Input, Failure: Error, Context: Scheduler>: Subscriber,
        Subscription, UpstreamHolder
    {
        private let dueTime: Context.SchedulerTimeType.Stride
        private let scheduler: Context
        private let tolerance: Context.SchedulerTimeType.Stride
        private let options: Context.SchedulerOptions?
        let lock = Lock()
        var upstream = UpstreamState.awaited
        /// The subscriber, or nil once the subscription is over.
        var downstream: Receiver<Input, Failure>?
        private var demand = Subscribers.Demand.none
        private var waiting: Input?
        /// The time at which an element is due that has come since the action was scheduled.
        private var nextDue: Context.SchedulerTimeType?
        private var isScheduled = false
        /// True if no element has come since the action was scheduled. Comparing times would not work, as
        /// the clocks of schedulers that run everything at once do not move.
        private var isUndisturbed = false
        private var completion: Subscribers.Completion<Failure>?
        private var isDelivering = false
        /// The elements whose wait is over. There is more than one only while the subscriber is receiving.
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
            // These are released without the lock, as deinitializers of values may run anything.
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

        /// Delivers the settled elements and the completion, unless another thread or a caller is
        /// delivering. The caller must hold the lock; this method releases it.
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

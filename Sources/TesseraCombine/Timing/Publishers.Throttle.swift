#if !canImport(Combine)
    extension Publishers {
        /// A publisher that publishes at most one element in each interval.
        ///
        /// See [Publishers.Throttle](https://developer.apple.com/documentation/combine/publishers/throttle).
        public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
            /// The elements of the upstream publisher.
            public typealias Output = Upstream.Output

            /// The failure of the upstream publisher.
            public typealias Failure = Upstream.Failure

            /// The publisher whose events are passed on.
            public let upstream: Upstream

            /// The shortest time between two published elements.
            public let interval: Context.SchedulerTimeType.Stride

            /// The scheduler that measures the time and delivers.
            public let scheduler: Context

            /// A Boolean value that tells whether the newest of the elements that come within an interval is
            /// published. Otherwise the oldest is.
            public let latest: Bool

            /// Creates a publisher that publishes at most one element in each interval.
            public init(
                upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
                latest: Bool
            ) {
                self.upstream = upstream
                self.interval = interval
                self.scheduler = scheduler
                self.latest = latest
            }

            /// Subscribes to the upstream publisher for a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                upstream.subscribe(
                    ThrottleSubscription(
                        downstream: subscriber, interval: interval, scheduler: scheduler, latest: latest))
            }
        }
    }

    extension Publisher {
        /// Publishes at most one element in each interval: the newest or the first of those that came.
        ///
        /// ```swift
        /// scrollOffsets
        ///     .throttle(for: .milliseconds(100), scheduler: RunLoop.main, latest: true)
        ///     .sink { offset in save(offset) }
        /// ```
        ///
        /// The first element is published as soon as the scheduler runs. Each further element is published
        /// when the interval since the previous one is over, or at once if it is over already. Of the
        /// elements that arrive in the meantime, only one is published. A completion or failure is delivered
        /// after the waiting element, or, if there is none, as soon as the scheduler runs. Elements are
        /// dropped if the subscriber has no demand for them when they arrive.
        ///
        /// This is how Combine behaves since iOS 14; see
        /// [throttle(for:scheduler:latest:)](
        /// https://developer.apple.com/documentation/combine/publisher/throttle(for:scheduler:latest:)).
        ///
        /// - Parameters:
        ///   - interval: The shortest time between two published elements.
        ///   - scheduler: The scheduler that measures the time, and on which the subscriber is called.
        ///   - latest: True to publish the newest of the elements that come within an interval, false to
        ///     publish the oldest.
        public func throttle<S: Scheduler>(
            for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
        ) -> Publishers.Throttle<Self, S> {
            Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
        }
    }

    /// The subscription of `throttle`. At most one element waits, and at most one action is scheduled.
    private final class ThrottleSubscription<Downstream: Subscriber, Context: Scheduler>: Subscriber,
        Subscription, UpstreamHolder
    {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure

        private let interval: Context.SchedulerTimeType.Stride
        private let scheduler: Context
        private let latest: Bool
        let lock = Lock()
        var upstream = UpstreamState.awaited
        /// The subscriber, or nil once the subscription is over.
        var downstream: Downstream?
        private var demand = Subscribers.Demand.none
        private var waitingInput: Input?
        private var waitingCompletion: Subscribers.Completion<Failure>?
        private var isScheduled = false
        private var isDelivering = false
        /// True if the scheduled action ran while another thread was delivering, or during a delivery that
        /// caused another one.
        private var isDue = false
        private var lastTime: Context.SchedulerTimeType?

        init(
            downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            latest: Bool
        ) {
            self.downstream = downstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        func receive(subscription: any Subscription) {
            guard let subscriber = accept(subscription) else { return }
            // The subscription is sent first, so that there is demand for the values that the upstream
            // publisher sends during the request.
            subscriber.receive(subscription: self)
            lock.lock()
            let isActive = upstream.isActive
            lock.unlock()
            if isActive { subscription.request(.unlimited) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            lock.lock()
            guard upstream.isActive else {
                lock.unlock()
                return .none
            }
            if isScheduled {
                let former = waitingInput
                if latest { waitingInput = input }
                lock.unlock()
                withExtendedLifetime(former) {}
                return .none
            }
            guard demand > 0 else {
                lock.unlock()
                return .none
            }
            demand -= 1
            waitingInput = input
            isScheduled = true
            let earliest = lastTime?.advanced(by: interval)
            lock.unlock()
            if let earliest, earliest > scheduler.now {
                scheduler.schedule(after: earliest) { self.deliver() }
            } else {
                scheduler.schedule { self.deliver() }
            }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            lock.lock()
            guard upstream.isActive else {
                lock.unlock()
                return
            }
            let former = upstream
            upstream = .over
            waitingCompletion = completion
            let mustSchedule = !isScheduled
            isScheduled = true
            lock.unlock()
            withExtendedLifetime(former) {}
            if mustSchedule { scheduler.schedule { self.deliver() } }
        }

        func request(_ demand: Subscribers.Demand) {
            demand.requirePositive(from: "throttle")
            lock.lock()
            if downstream != nil { self.demand += demand }
            lock.unlock()
        }

        func cancel() {
            lock.lock()
            let former = (upstream: upstream, downstream: downstream, input: waitingInput)
            // These are released without the lock, as deinitializers of values may run anything.
            defer { withExtendedLifetime(former) {} }
            upstream = .over
            downstream = nil
            waitingInput = nil
            waitingCompletion = nil
            lock.unlock()
            former.upstream.subscription?.cancel()
        }

        private func deliver() {
            let now = scheduler.now
            lock.lock()
            isDue = true
            guard !isDelivering else {
                lock.unlock()
                return
            }
            isDelivering = true
            while isDue, let subscriber = downstream {
                isDue = false
                isScheduled = false
                let input = waitingInput.take()
                let completion = waitingCompletion.take()
                if input != nil { lastTime = now }
                lock.unlock()
                let more = input.map { subscriber.receive($0) } ?? .none
                lock.lock()
                demand += more
                // The subscriber may have cancelled when it received the element.
                guard let completion, downstream != nil else { continue }
                downstream = nil
                lock.unlock()
                subscriber.receive(completion: completion)
                lock.lock()
            }
            isDelivering = false
            lock.unlock()
        }
    }

    extension Optional {
        /// Returns the value and sets the variable to nil.
        mutating func take() -> Wrapped? {
            defer { self = nil }
            return self
        }
    }

    extension ThrottleSubscription: CustomStringConvertible {
        var description: String { "Throttle" }
    }
#endif

#if !canImport(Combine)
    extension Publishers {
        /// A publisher that ends when its upstream publisher sends no element for too long.
        ///
        /// See [Publishers.Timeout](https://developer.apple.com/documentation/combine/publishers/timeout).
        public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
            /// The elements of the upstream publisher.
            public typealias Output = Upstream.Output

            /// The failure of the upstream publisher, or the one that `customError` returns.
            public typealias Failure = Upstream.Failure

            /// The publisher whose events are passed on.
            public let upstream: Upstream

            /// The greatest time without an element.
            public let interval: Context.SchedulerTimeType.Stride

            /// The scheduler that measures the time and delivers.
            public let scheduler: Context

            /// The options for the scheduler.
            public let options: Context.SchedulerOptions?

            /// Returns the failure with which the publisher ends when the time is over. If it is nil, the
            /// publisher finishes.
            public let customError: (() -> Failure)?

            /// Creates a publisher with a time limit.
            public init(
                upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
                options: Context.SchedulerOptions?, customError: (() -> Failure)?
            ) {
                self.upstream = upstream
                self.interval = interval
                self.scheduler = scheduler
                self.options = options
                self.customError = customError
            }

            /// Subscribes to the upstream publisher for a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let relay = Relay(downstream: subscriber, name: "timeout", description: "Timeout") {
                    [scheduler, options] in
                    scheduler.schedule(options: options, $0)
                }
                upstream.subscribe(
                    TimeLimit(
                        downstream: relay, interval: interval, scheduler: scheduler, options: options,
                        customError: customError))
            }
        }
    }

    extension Publisher {
        /// Ends the publisher when it sends no element for a certain time.
        ///
        /// ```swift
        /// session.dataTaskPublisher(for: url)
        ///     .timeout(.seconds(10), scheduler: DispatchQueue.main, customError: { URLError(.timedOut) })
        /// ```
        ///
        /// The time begins with the subscription, and again with each element. When it is over, the upstream
        /// publisher is cancelled and the subscriber receives the completion, after the elements that were
        /// sent before.
        ///
        /// See [timeout(_:scheduler:options:customError:)](
        /// https://developer.apple.com/documentation/combine/publisher/timeout(_:scheduler:options:customerror:)).
        ///
        /// - Parameters:
        ///   - interval: The greatest time without an element.
        ///   - scheduler: The scheduler that measures the time, and on which the subscriber is called.
        ///   - options: The options for the scheduler.
        ///   - customError: Returns the failure with which the publisher ends when the time is over. If it
        ///     is nil, the publisher finishes.
        public func timeout<S: Scheduler>(
            _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
            customError: (() -> Failure)? = nil
        ) -> Publishers.Timeout<Self, S> {
            Publishers.Timeout(
                upstream: self, interval: interval, scheduler: scheduler, options: options,
                customError: customError)
        }
    }

    /// The subscription of `timeout`. It passes on events at once, and sends a completion when no element
    /// has come for too long.
    ///
    /// For each element it only reads the clock. The running timer is restarted only when it ends and
    /// elements have come in the meantime.
    private final class TimeLimit<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription,
        UpstreamHolder
    {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure

        private let interval: Context.SchedulerTimeType.Stride
        private let scheduler: Context
        private let options: Context.SchedulerOptions?
        private let customError: (() -> Failure)?
        let lock = Lock()
        var upstream = UpstreamState.awaited
        /// The subscriber, or nil once the subscription is over.
        var downstream: Downstream?
        private var deadline: Context.SchedulerTimeType
        private var timer: (any Cancellable)?
        private var timerCount = 0
        /// True if no element has come since the timer started.
        private var isQuiet = true

        init(
            downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            self.downstream = downstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
            deadline = scheduler.now.advanced(by: interval)
        }

        func receive(subscription: any Subscription) {
            let deadline = scheduler.now.advanced(by: interval)
            guard let subscriber = accept(subscription, prepare: { self.deadline = deadline }) else { return }
            subscriber.receive(subscription: self)
            startTimer()
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            let deadline = scheduler.now.advanced(by: interval)
            lock.lock()
            guard upstream.isActive, let subscriber = downstream else {
                lock.unlock()
                return .none
            }
            self.deadline = deadline
            isQuiet = false
            lock.unlock()
            return subscriber.receive(input)
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
            demand.requirePositive(from: "timeout")
            lock.lock()
            let subscription = upstream.subscription
            lock.unlock()
            subscription?.request(demand)
        }

        func cancel() {
            lock.lock()
            let subscription = upstream.subscription
            end()
            subscription?.cancel()
        }

        /// Releases both sides and the timer. The caller must hold the lock; this method releases it.
        private func end() {
            let former = (upstream, downstream)
            let timer = self.timer
            upstream = .over
            downstream = nil
            self.timer = nil
            lock.unlock()
            timer?.cancel()
            withExtendedLifetime(former) {}
        }

        private func startTimer() {
            lock.lock()
            guard upstream.isActive else {
                lock.unlock()
                return
            }
            timerCount += 1
            isQuiet = true
            let (count, deadline) = (timerCount, deadline)
            lock.unlock()
            let timer = scheduler.schedule(
                after: deadline, interval: interval, tolerance: scheduler.minimumTolerance, options: options
            ) { self.endTimer(count) }
            lock.lock()
            guard upstream.isActive, timerCount == count else {
                lock.unlock()
                timer.cancel()
                return
            }
            self.timer = timer
            lock.unlock()
        }

        private func endTimer(_ count: Int) {
            lock.lock()
            guard timerCount == count, case .active(let subscription) = upstream, let subscriber = downstream
            else {
                lock.unlock()
                return
            }
            guard isQuiet else {
                let timer = self.timer.take()
                lock.unlock()
                timer?.cancel()
                startTimer()
                return
            }
            end()
            subscription.cancel()
            subscriber.receive(completion: customError.map { .failure($0()) } ?? .finished)
        }
    }

    extension TimeLimit: CustomStringConvertible {
        var description: String { "Timeout" }
    }
#endif

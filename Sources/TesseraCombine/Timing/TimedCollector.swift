#if !canImport(Combine)
    /// The subscription of ``Publishers/CollectByTime``.
    ///
    /// Elements are collected under the lock. Full arrays, and those whose interval is over, are put into a
    /// queue, from which one thread at a time delivers as many as are demanded.
    final class TimedCollector<Downstream: Subscriber, Element, Context: Scheduler>: Subscriber, Subscription,
        UpstreamHolder
    where Downstream.Input == [Element] {
        typealias Input = Element
        typealias Failure = Downstream.Failure

        private let scheduler: Context
        private let interval: Context.SchedulerTimeType.Stride
        /// The size of a full array, or nil if arrays are published only by time.
        private let count: Int?
        private let options: Context.SchedulerOptions?
        let lock = Lock()
        var upstream = UpstreamState.awaited
        /// The subscriber, or nil once the subscription is over.
        var downstream: Downstream?
        private var demand = Subscribers.Demand.none
        private var hasRequested = false
        private var collected: [Element] = []
        private var ready = Queue<[Element]>()
        private var completion: Subscribers.Completion<Failure>?
        private var timer: (any Cancellable)?
        private var isDelivering = false

        init(
            downstream: Downstream, scheduler: Context, interval: Context.SchedulerTimeType.Stride,
            count: Int?,
            options: Context.SchedulerOptions?
        ) {
            self.downstream = downstream
            self.scheduler = scheduler
            self.interval = interval
            self.count = count
            self.options = options
        }

        func receive(subscription: any Subscription) {
            guard let subscriber = accept(subscription) else { return }
            let timer = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval,
                tolerance: scheduler.minimumTolerance, options: options
            ) { self.endInterval() }
            lock.lock()
            let isActive = upstream.isActive
            if isActive { self.timer = timer }
            lock.unlock()
            // The upstream publisher may have finished on another thread in the meantime.
            if !isActive { timer.cancel() }
            subscriber.receive(subscription: self)
        }

        func receive(_ input: Element) -> Subscribers.Demand {
            lock.lock()
            guard upstream.isActive else {
                lock.unlock()
                return .none
            }
            collected.append(input)
            if collected.count == count {
                cut()
                deliver()
            } else {
                lock.unlock()
            }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            lock.lock()
            guard upstream.isActive else {
                lock.unlock()
                return
            }
            let former = (upstream, collected, ready)
            defer { withExtendedLifetime(former) {} }
            let timer = self.timer.take()
            upstream = .over
            self.completion = completion
            switch completion {
            case .finished:
                if !collected.isEmpty { cut() }
            case .failure:
                collected = []
                ready = Queue()
            }
            deliver()
            timer?.cancel()
        }

        func request(_ demand: Subscribers.Demand) {
            demand.requirePositive(from: "collect")
            lock.lock()
            if downstream != nil { self.demand += demand }
            requestFromUpstream(demand)
            lock.lock()
            deliver()
        }

        func cancel() {
            lock.lock()
            let former = (upstream: upstream, downstream: downstream, collected: collected, ready: ready)
            // These are released without the lock, as deinitializers of values may run anything.
            defer { withExtendedLifetime(former) {} }
            let timer = self.timer.take()
            upstream = .over
            downstream = nil
            collected = []
            ready = Queue()
            lock.unlock()
            timer?.cancel()
            former.upstream.subscription?.cancel()
        }

        /// Requests the elements for a number of arrays. The caller must hold the lock; this method releases
        /// it.
        private func requestFromUpstream(_ arrays: Subscribers.Demand) {
            let isFirst = !hasRequested
            hasRequested = true
            let subscription = upstream.subscription
            lock.unlock()
            if let count {
                subscription?.request(arrays * count)
            } else if isFirst {
                subscription?.request(.unlimited)
            }
        }

        /// Puts the collected elements into the queue as an array. The caller must hold the lock.
        private func cut() {
            ready.append(collected)
            collected = []
        }

        private func endInterval() {
            lock.lock()
            if !collected.isEmpty, demand > 0, ready.isEmpty { cut() }
            deliver()
        }

        /// Delivers the arrays in the queue that are demanded, unless another thread or a caller is
        /// delivering. The caller must hold the lock; this method releases it.
        private func deliver() {
            guard !isDelivering else {
                lock.unlock()
                return
            }
            isDelivering = true
            while let subscriber = downstream {
                if demand > 0, let array = ready.popFirst() {
                    demand -= 1
                    lock.unlock()
                    let more = subscriber.receive(array)
                    lock.lock()
                    if more > 0 {
                        demand += more
                        requestFromUpstream(more)
                        lock.lock()
                    }
                } else if let completion, ready.isEmpty {
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

    extension TimedCollector: CustomStringConvertible {
        var description: String { "CollectByTime" }
    }
#endif

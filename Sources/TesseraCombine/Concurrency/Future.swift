#if !canImport(Combine)
    /// A publisher of one value that a closure provides, now or later, or of a failure.
    ///
    /// The closure is called at once, when the future is created, and gets a promise. The first result with which the
    /// promise is called is that of the future, and each subscriber receives it. See
    /// [Future](https://developer.apple.com/documentation/combine/future).
    public final class Future<Output, Failure: Error>: Publisher {
        /// A closure that takes the result of a future. It may be called on any thread.
        public typealias Promise = (Result<Output, Failure>) -> Void

        /// The lock also guards the variables of the subscriptions.
        fileprivate let lock = Lock()
        fileprivate var result: Result<Output, Failure>?
        /// The subscriptions that wait for the result, in the order in which they came.
        fileprivate var waiting: [FutureSubscription<Output, Failure>] = []

        /// Creates a future, and calls `attemptToFulfill` with its promise.
        public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
            attemptToFulfill(fulfill)
        }

        /// Sends `subscriber` its subscription, and then the result when it is there.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = FutureSubscription(self, SubscriberReceiver(subscriber))
            lock.lock()
            if result == nil { waiting.append(subscription) }
            lock.unlock()
            subscriber.receive(subscription: subscription)
            subscription.attach()
        }

        private func fulfill(_ result: Result<Output, Failure>) {
            lock.lock()
            guard self.result == nil else {
                lock.unlock()
                return
            }
            self.result = result
            let subscriptions = waiting
            waiting = []
            lock.unlock()
            for subscription in subscriptions { subscription.deliver() }
        }
    }

    /// The subscription of one subscriber to a future. The lock of the future guards it.
    private final class FutureSubscription<Output, Failure: Error>: Subscription {
        private let lock: Lock
        /// The future, or nil once the subscription is over.
        private var future: Future<Output, Failure>?
        /// The subscriber, or nil once it has received the result.
        private var downstream: Receiver<Output, Failure>?
        /// True if the subscriber has its subscription, without which it may not receive a failure.
        private var isAttached = false
        private var hasDemand = false
        private var isCancelled = false

        init(_ future: Future<Output, Failure>, _ downstream: Receiver<Output, Failure>) {
            self.future = future
            self.downstream = downstream
            lock = future.lock
        }

        /// Notes that the subscriber has its subscription.
        func attach() {
            lock.lock()
            isAttached = true
            lock.unlock()
            deliver()
        }

        /// Sends the subscriber the result, if there is one that it may receive.
        func deliver() {
            lock.lock()
            guard isAttached, let future, let result = future.result, let subscriber = downstream else {
                lock.unlock()
                return
            }
            if case .success = result, !hasDemand {
                lock.unlock()
                return
            }
            downstream = nil
            lock.unlock()
            switch result {
            case .success(let value):
                _ = subscriber.receive(value)
                if end() { subscriber.receive(completion: .finished) }
            case .failure(let error):
                if end() { subscriber.receive(completion: .failure(error)) }
            }
        }

        func request(_ demand: Subscribers.Demand) {
            demand.requirePositive(from: "Future")
            lock.lock()
            isAttached = true
            hasDemand = true
            lock.unlock()
            deliver()
        }

        func cancel() {
            lock.lock()
            let former = (future, downstream)
            // The lock is free when the objects of the subscription are released, as their deinitializers may run any code.
            defer { withExtendedLifetime(former) {} }
            isCancelled = true
            future?.waiting.removeAll { $0 === self }
            future = nil
            downstream = nil
            lock.unlock()
        }

        /// Releases the future. Returns false if the subscriber has cancelled.
        private func end() -> Bool {
            lock.lock()
            let former = future
            defer { withExtendedLifetime(former) {} }
            future = nil
            let isCancelled = isCancelled
            lock.unlock()
            return !isCancelled
        }
    }

    extension FutureSubscription: CustomStringConvertible {
        var description: String { "Future" }
    }
#endif

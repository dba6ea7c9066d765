#if !canImport(Combine)
    extension Publishers {
        /// A publisher of the elements of another publisher at a range of positions.
        ///
        /// It finishes with the last element of the range, and does not wait for one beyond it. See
        /// `prefix(_:)` of `Publisher` and Apple's
        /// [Publishers.Output](https://developer.apple.com/documentation/combine/publishers/output).
        public struct Output<Upstream: Publisher>: Publisher {
            /// The elements of the upstream publisher.
            public typealias Output = Upstream.Output

            /// The failure of the upstream publisher.
            public typealias Failure = Upstream.Failure

            /// The publisher whose elements are published.
            public let upstream: Upstream

            /// The positions of the elements to publish. The first element has the position 0.
            public let range: CountableRange<Int>

            /// Creates a publisher of the elements at a range of positions. It must not contain negative
            /// positions.
            public init(upstream: Upstream, range: CountableRange<Int>) {
                guard range.lowerBound >= 0 else {
                    fatalError("output(in:): the range is \(range); positions of elements begin at 0.")
                }
                self.upstream = upstream
                self.range = range
            }

            /// Subscribes to the upstream publisher and counts its elements for a subscriber.
            public func receive<S: Subscriber>(subscriber: S)
            where S.Input == Output, S.Failure == Failure {
                upstream.subscribe(OutputSubscription(downstream: subscriber, range: range))
            }
        }
    }

    extension Publishers.Output: Equatable where Upstream: Equatable {}

    extension Publishers.Output {
        init(upstream: Upstream, maxLength: Int) {
            guard maxLength >= 0 else {
                fatalError("prefix(_:): the length is \(maxLength); it must not be negative.")
            }
            self.init(upstream: upstream, range: 0..<maxLength)
        }

        init(upstream: Upstream, index: Int) {
            guard (0..<Int.max).contains(index) else {
                fatalError("output(at:): the index is \(index); it must be at least 0 and less than Int.max.")
            }
            self.init(upstream: upstream, range: index..<index + 1)
        }
    }

    /// The subscription of `output(in:)`, `output(at:)` and `prefix(_:)`.
    private final class OutputSubscription<Downstream: Subscriber>: Subscriber, Subscription, UpstreamHolder {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure

        let lock = Lock()
        var upstream = UpstreamState.awaited
        /// The subscriber, or nil once the subscription is over.
        var downstream: Downstream?
        private var skippedCount: Int
        private var remainingCount: Int

        init(downstream: Downstream, range: CountableRange<Int>) {
            self.downstream = downstream
            skippedCount = range.lowerBound
            remainingCount = range.count
        }

        func receive(subscription: any Subscription) {
            var isEmpty = false
            guard let subscriber = accept(subscription, prepare: { isEmpty = remainingCount == 0 }) else {
                return
            }
            subscriber.receive(subscription: self)
            if isEmpty { finish() }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            lock.lock()
            guard upstream.isActive, remainingCount > 0, let subscriber = downstream else {
                lock.unlock()
                return .none
            }
            if skippedCount > 0 {
                skippedCount -= 1
                lock.unlock()
                return .max(1)
            }
            remainingCount -= 1
            let isLast = remainingCount == 0
            lock.unlock()
            let more = subscriber.receive(input)
            guard isLast else { return more }
            finish()
            return .none
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

        /// Cancels the upstream publisher, which may have more to send, and sends the subscriber the
        /// completion.
        private func finish() {
            lock.lock()
            guard let subscription = upstream.subscription, let subscriber = downstream else {
                lock.unlock()
                return
            }
            end()
            subscription.cancel()
            subscriber.receive(completion: .finished)
        }

        /// Releases both sides. The caller must hold the lock; this method releases it.
        private func end() {
            let former = (upstream, downstream)
            upstream = .over
            downstream = nil
            lock.unlock()
            withExtendedLifetime(former) {}
        }
    }

    extension OutputSubscription: CustomStringConvertible {
        var description: String { "Output" }
    }
#endif

#if !canImport(Combine)
    extension Publishers {
        /// A publisher that omits elements as long as they satisfy a condition.
        ///
        /// See [Publishers.DropWhile](https://developer.apple.com/documentation/combine/publishers/dropwhile).
        public struct DropWhile<Upstream: Publisher>: Publisher {
            /// The elements of the upstream publisher.
            public typealias Output = Upstream.Output

            /// The failure of the upstream publisher.
            public typealias Failure = Upstream.Failure

            /// The publisher whose elements are passed on.
            public let upstream: Upstream

            /// Returns true for the elements to omit. It is not called any more after it has returned false.
            public let predicate: (Output) -> Bool

            /// Creates a publisher that omits elements as long as they satisfy a condition.
            public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
                self.upstream = upstream
                self.predicate = predicate
            }

            /// Subscribes to the upstream publisher for a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let omission = Omission<Failure, S>(
                    downstream: subscriber, description: "DropWhile",
                    omits: { [predicate] in .success(predicate($0)) }, failure: { $0 })
                upstream.subscribe(omission)
            }
        }

        /// A publisher that omits elements as long as they satisfy a condition that may throw an error.
        ///
        /// See [Publishers.TryDropWhile](
        /// https://developer.apple.com/documentation/combine/publishers/trydropwhile).
        public struct TryDropWhile<Upstream: Publisher>: Publisher {
            /// The elements of the upstream publisher.
            public typealias Output = Upstream.Output

            /// The failure of the upstream publisher, or the error that the condition throws.
            public typealias Failure = any Error

            /// The publisher whose elements are passed on.
            public let upstream: Upstream

            /// Returns true for the elements to omit. It is not called any more after it has returned false.
            public let predicate: (Upstream.Output) throws -> Bool

            /// Creates a publisher that omits elements as long as they satisfy a condition that may throw.
            public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
                self.upstream = upstream
                self.predicate = predicate
            }

            /// Subscribes to the upstream publisher for a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let omission = Omission<Upstream.Failure, S>(
                    downstream: subscriber, description: "TryDropWhile",
                    omits: { [predicate] value in Result { try predicate(value) } }, failure: { $0 })
                upstream.subscribe(omission)
            }
        }
    }

    /// The subscription of `drop(while:)` and `tryDrop(while:)`.
    private final class Omission<UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Subscription,
        UpstreamHolder
    {
        typealias Input = Downstream.Input
        typealias Failure = UpstreamFailure

        let description: String
        let lock = Lock()
        var upstream = UpstreamState.awaited
        /// The subscriber, or nil once the subscription is over.
        var downstream: Downstream?
        /// The condition, or nil after the first element that does not satisfy it.
        private var omits: ((Input) -> Result<Bool, Downstream.Failure>)?
        private let failure: (UpstreamFailure) -> Downstream.Failure

        init(
            downstream: Downstream, description: String,
            omits: @escaping (Input) -> Result<Bool, Downstream.Failure>,
            failure: @escaping (UpstreamFailure) -> Downstream.Failure
        ) {
            self.downstream = downstream
            self.description = description
            self.omits = omits
            self.failure = failure
        }

        func receive(subscription: any Subscription) {
            guard let subscriber = accept(subscription) else { return }
            subscriber.receive(subscription: self)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            lock.lock()
            guard upstream.isActive, let subscriber = downstream else {
                lock.unlock()
                return .none
            }
            let omits = omits
            lock.unlock()
            switch omits?(input) ?? .success(false) {
            case .success(true):
                return .max(1)
            case .success(false):
                if omits != nil {
                    stopOmitting()
                    // The condition, or the deinitializer of an object that it kept, may have cancelled the subscription.
                    guard isActive else { return .none }
                }
                return subscriber.receive(input)
            case .failure(let error):
                if let former = end() {
                    former.subscription.cancel()
                    former.downstream?.receive(completion: .failure(error))
                }
                return .none
            }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard let former = end() else { return }
            switch completion {
            case .finished: former.downstream?.receive(completion: .finished)
            case .failure(let error): former.downstream?.receive(completion: .failure(failure(error)))
            }
        }

        func request(_ demand: Subscribers.Demand) {
            demand.requirePositive(from: description)
            lock.lock()
            let subscription = upstream.subscription
            lock.unlock()
            subscription?.request(demand)
        }

        func cancel() {
            end()?.subscription.cancel()
        }

        /// Releases the condition, without the lock, since the deinitializers of what it holds may call
        /// methods of the subscription.
        private func stopOmitting() {
            lock.lock()
            let former = omits
            omits = nil
            lock.unlock()
            withExtendedLifetime(former) {}
        }

        /// The parts of a subscription that is over. The caller releases them without the lock.
        private struct Former {
            let subscription: any Subscription
            let downstream: Downstream?
            let omits: ((Input) -> Result<Bool, Downstream.Failure>)?
        }

        /// Ends the subscription. Returns its parts, or nil if it has not begun or is already over.
        private func end() -> Former? {
            lock.lock()
            defer { lock.unlock() }
            guard let subscription = upstream.subscription else { return nil }
            let former = Former(subscription: subscription, downstream: downstream, omits: omits)
            upstream = .over
            downstream = nil
            omits = nil
            return former
        }
    }

    extension Omission: CustomStringConvertible {}
#endif

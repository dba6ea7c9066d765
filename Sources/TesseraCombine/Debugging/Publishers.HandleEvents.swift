#if !canImport(Combine)
    extension Publishers {
        /// A publisher that calls closures for the events that pass.
        ///
        /// See `handleEvents` of `Publisher` and Apple's
        /// [Publishers.HandleEvents](https://developer.apple.com/documentation/combine/publishers/handleevents).
        public struct HandleEvents<Upstream: Publisher>: Publisher {
            /// The elements of the upstream publisher.
            public typealias Output = Upstream.Output

            /// The failure of the upstream publisher.
            public typealias Failure = Upstream.Failure

            /// The publisher whose events are passed on.
            public let upstream: Upstream

            /// The closure that is called with the subscription of the upstream publisher.
            public var receiveSubscription: ((any Subscription) -> Void)?

            /// The closure that is called with each element.
            public var receiveOutput: ((Output) -> Void)?

            /// The closure that is called with the completion.
            public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

            /// The closure that is called when the subscriber cancels.
            public var receiveCancel: (() -> Void)?

            /// The closure that is called with each request of the subscriber.
            public var receiveRequest: ((Subscribers.Demand) -> Void)?

            /// Creates a publisher that calls closures for the events that pass.
            public init(
                upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
                receiveOutput: ((Output) -> Void)? = nil,
                receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
                receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
            ) {
                self.upstream = upstream
                self.receiveSubscription = receiveSubscription
                self.receiveOutput = receiveOutput
                self.receiveCompletion = receiveCompletion
                self.receiveCancel = receiveCancel
                self.receiveRequest = receiveRequest
            }

            /// Subscribes to the upstream publisher for a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                upstream.subscribe(EventObserver(self, downstream: subscriber))
            }
        }
    }

    /// The subscription of `handleEvents`.
    private final class EventObserver<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
        UpstreamHolder
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure

        let lock = Lock()
        var upstream = UpstreamState.awaited
        /// The subscriber, or nil once the subscription is over.
        var downstream: Downstream?
        /// The closures, or nil once the subscription is over.
        private var events: Publishers.HandleEvents<Upstream>?

        init(_ events: Publishers.HandleEvents<Upstream>, downstream: Downstream) {
            self.events = events
            self.downstream = downstream
        }

        func receive(subscription: any Subscription) {
            current?.receiveSubscription?(subscription)
            guard let subscriber = accept(subscription) else { return }
            subscriber.receive(subscription: self)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            lock.lock()
            guard upstream.isActive, let subscriber = downstream else {
                lock.unlock()
                return .none
            }
            let receiveOutput = events?.receiveOutput
            lock.unlock()
            if let receiveOutput {
                receiveOutput(input)
                // The closure may have cancelled the subscription.
                guard isActive else { return .none }
            }
            let more = subscriber.receive(input)
            if more > 0 { current?.receiveRequest?(more) }
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard let former = end() else { return }
            former.events?.receiveCompletion?(completion)
            former.downstream?.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            current?.receiveRequest?(demand)
            lock.lock()
            let subscription = upstream.subscription
            lock.unlock()
            subscription?.request(demand)
        }

        func cancel() {
            guard let former = end() else { return }
            former.events?.receiveCancel?()
            former.subscription.cancel()
        }

        private var current: Publishers.HandleEvents<Upstream>? {
            lock.lock()
            defer { lock.unlock() }
            return events
        }

        /// The parts of a subscription that has ended. The caller releases them when it no longer holds the lock:
        /// objects that the closures capture may be deinitialized then, and may call methods of the subscription.
        private struct Former {
            let subscription: any Subscription
            let downstream: Downstream?
            let events: Publishers.HandleEvents<Upstream>?
        }

        /// Ends the subscription. Returns its parts, or nil if it has not begun or is already over.
        private func end() -> Former? {
            lock.lock()
            defer { lock.unlock() }
            guard let subscription = upstream.subscription else { return nil }
            let former = Former(subscription: subscription, downstream: downstream, events: events)
            upstream = .over
            downstream = nil
            events = nil
            return former
        }
    }

    extension EventObserver: CustomStringConvertible {
        var description: String { "HandleEvents" }
    }
#endif

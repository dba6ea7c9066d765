#if !canImport(Combine)
    /// The subscription behind the operators that pass all events on through a scheduler.
    ///
    /// Events wait in the order in which they came. For each, one action is scheduled; an action releases whichever event is
    /// the first by then. So the order stays even where the scheduler runs actions at the same time, and the subscriber
    /// is called by one thread at a time: an action that comes while another delivers leaves its event to that one.
    final class Relay<Downstream: Subscriber>: Subscriber, Subscription {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure

        private enum Event {
            case value(Input)
            case completion(Subscribers.Completion<Failure>)
        }

        private let name: String
        private let schedule: (@escaping () -> Void) -> Void
        private let lock = Lock()
        private var upstream = UpstreamState.awaited
        /// Nil once the subscription is over.
        private var downstream: Downstream?
        /// What upstream may still send.
        private var demand = Subscribers.Demand.none
        private var waiting = Queue<Event>()
        /// The number of waiting events whose time has come.
        private var releasedCount = 0
        private var isDelivering = false

        init(downstream: Downstream, name: String, schedule: @escaping (@escaping () -> Void) -> Void) {
            self.downstream = downstream
            self.name = name
            self.schedule = schedule
        }

        func receive(subscription: any Subscription) {
            lock.lock()
            guard upstream.isAwaited, let subscriber = downstream else {
                lock.unlock()
                subscription.cancel()
                return
            }
            upstream = .active(subscription)
            lock.unlock()
            subscriber.receive(subscription: self)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            lock.lock()
            guard upstream.isActive, demand > 0 else {
                lock.unlock()
                return .none
            }
            demand -= 1
            waiting.append(.value(input))
            lock.unlock()
            schedule { self.release() }
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
            waiting.append(.completion(completion))
            lock.unlock()
            withExtendedLifetime(former) {}
            schedule { self.release() }
        }

        func request(_ demand: Subscribers.Demand) {
            demand.requirePositive(from: name)
            requestFromUpstream(demand)
        }

        func cancel() {
            lock.lock()
            let former = (upstream: upstream, downstream: downstream, waiting: waiting)
            // Released when the lock is free: the end of a value's life may run anything.
            defer { withExtendedLifetime(former) {} }
            upstream = .over
            downstream = nil
            waiting = Queue()
            lock.unlock()
            former.upstream.subscription?.cancel()
        }

        private func requestFromUpstream(_ demand: Subscribers.Demand) {
            lock.lock()
            let subscription = upstream.subscription
            if subscription != nil { self.demand += demand }
            lock.unlock()
            subscription?.request(demand)
        }

        /// Delivers one more of the waiting events, now or after the one that is being delivered.
        private func release() {
            lock.lock()
            releasedCount += 1
            guard !isDelivering else {
                lock.unlock()
                return
            }
            isDelivering = true
            while releasedCount > 0, let subscriber = downstream, let event = waiting.popFirst() {
                releasedCount -= 1
                if case .completion = event { downstream = nil }
                lock.unlock()
                switch event {
                case .value(let value):
                    let more = subscriber.receive(value)
                    if more > 0 { requestFromUpstream(more) }
                case .completion(let completion):
                    subscriber.receive(completion: completion)
                }
                lock.lock()
            }
            isDelivering = false
            lock.unlock()
        }
    }
#endif

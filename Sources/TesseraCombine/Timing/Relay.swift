#if !canImport(Combine)
    /// The subscription of the operators that pass on all events through a scheduler.
    ///
    /// Events wait in the order in which they came. One action is scheduled for each event, and an action
    /// releases the event that is the first by then. So the order is kept even if the scheduler runs actions
    /// at the same time. The subscriber is called by one thread at a time: if an action runs while another
    /// is delivering, the other one delivers its event, too.
    final class Relay<Input, Failure: Error>: Subscriber, Subscription, UpstreamHolder {
        private let name: String
        let description: String
        private let schedule: (@escaping () -> Void) -> Void
        let lock = Lock()
        var upstream = UpstreamState.awaited
        /// The subscriber, or nil once the subscription is over.
        var downstream: Receiver<Input, Failure>?
        /// The number of values that the upstream publisher may still send.
        private var demand = Subscribers.Demand.none
        private var waiting = Queue<Input>()
        /// The number of waiting events that may be delivered now.
        private var releasedCount = 0
        private var isDelivering = false
        /// The completion, which is delivered after all values.
        private var completion: Subscribers.Completion<Failure>?

        init(
            downstream: some Subscriber<Input, Failure>, name: String, description: String,
            schedule: @escaping (@escaping () -> Void) -> Void
        ) {
            self.downstream = SubscriberReceiver(downstream)
            self.name = name
            self.description = description
            self.schedule = schedule
        }

        func receive(subscription: any Subscription) {
            guard let subscriber = accept(subscription) else { return }
            subscriber.receive(subscription: self)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            lock.lock()
            guard upstream.isActive, demand > 0 else {
                lock.unlock()
                return .none
            }
            demand -= 1
            waiting.append(input)
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
            self.completion = completion
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
            let former = (
                upstream: upstream, downstream: downstream, waiting: waiting, completion: completion
            )
            // These are released without the lock, as deinitializers of values may run anything.
            defer { withExtendedLifetime(former) {} }
            upstream = .over
            downstream = nil
            waiting = Queue()
            completion = nil
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
            while releasedCount > 0, let subscriber = downstream {
                releasedCount -= 1
                if !waiting.isEmpty {
                    let value = waiting.removeFirst()
                    lock.unlock()
                    let more = subscriber.receive(value)
                    if more > 0 { requestFromUpstream(more) }
                } else if let completion {
                    downstream = nil
                    lock.unlock()
                    subscriber.receive(completion: completion)
                } else {
                    break
                }
                lock.lock()
            }
            isDelivering = false
            lock.unlock()
        }
    }

    extension Relay: CustomStringConvertible {}
#endif

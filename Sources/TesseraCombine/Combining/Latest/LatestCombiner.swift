#if !canImport(Combine)
    import Foundation

    /// The subscription of `combineLatest`. It stores the latest value of each upstream publisher, and sends
    /// a combination of these whenever one of the publishers sends a value.
    final class LatestCombiner<Combination, Failure: Error>: Joiner<Combination, Failure> {
        private let values: LatestValues<Combination>
        private var missingCount: Int
        /// Combinations that wait for the delivering thread. They have already been subtracted from the
        /// demand.
        private var backlog = Queue<Combination>()
        private var backlogCount = 0

        init(
            downstream: Receiver<Combination, Failure>, values: LatestValues<Combination>, upstreamCount: Int
        ) {
            self.values = values
            missingCount = upstreamCount
            super.init("CombineLatest", downstream: downstream, upstreamCount: upstreamCount)
        }

        /// Subscribes to one of the upstream publishers and stores its values in `latest`.
        func subscribe<Upstream: Publisher>(
            to upstream: Upstream, at index: Int, latest: LatestValue<Upstream.Output>
        ) where Upstream.Failure == Failure {
            subscribe(Side(combiner: self, index: index, latest: latest), to: upstream)
        }

        private func receive<Input>(_ input: Input, at index: Int, latest: LatestValue<Input>) {
            lock.lock()
            guard accepts(from: index) else {
                lock.unlock()
                return
            }
            guard latest.isPresent else {
                latest.initialize(to: input)
                missingCount -= 1
                publish()
                return
            }
            let former = latest.exchange(with: input)
            publish()
            // The former value is released without the lock, as its deinitializer may call methods of the
            // subscription.
            withExtendedLifetime(former) {}
        }

        /// Sends the subscriber the combination of the latest values, if all are present and its demand
        /// allows it.
        ///
        /// The caller must hold the lock; this method releases it.
        private func publish() {
            guard demand > 0, missingCount == 0, let subscriber = downstream else {
                lock.unlock()
                return
            }
            guard deliveringThread != pthread_self() else {
                // The subscriber caused the value itself while it was receiving, so the value only becomes
                // part of the next combination.
                lock.unlock()
                return
            }
            demand -= 1
            guard deliveringThread == nil, backlogCount == 0 else {
                backlog.append(values.combination)
                backlogCount += 1
                lock.unlock()
                deliverCombinations()
                return
            }
            deliveringThread = pthread_self()
            let combination = values.combination
            lock.unlock()
            if deliver(combination, to: subscriber) { deliverCombinations() }
        }

        override var hasCombination: Bool { backlogCount > 0 }

        override func removeCombination() -> Combination {
            guard let combination = backlog.popFirst() else { fatalError("There is no combination.") }
            backlogCount -= 1
            return combination
        }

        override var isExhausted: Bool { finishedCount == upstreams.count }

        override func removeAll() {
            values.removeAll()
            backlog = Queue()
        }

        /// The subscriber of one upstream publisher.
        private struct Side<Input>: Subscriber, CustomStringConvertible {
            let combiner: LatestCombiner
            let index: Int
            let latest: LatestValue<Input>
            let combineIdentifier = CombineIdentifier()

            var description: String { "CombineLatest" }

            func receive(subscription: any Subscription) {
                combiner.receive(subscription: subscription, at: index)
            }

            func receive(_ input: Input) -> Subscribers.Demand {
                combiner.receive(input, at: index, latest: latest)
                return .none
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                combiner.receive(completion: completion, at: index)
            }
        }
    }
#endif

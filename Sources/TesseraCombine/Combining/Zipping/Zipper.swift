#if !canImport(Combine)
    import Foundation

    /// The subscription of `zip`. It stores the values of each upstream publisher in a line, and sends the
    /// first values of all lines together.
    final class Zipper<Combination, Failure: Error>: Joiner<Combination, Failure> {
        private let lines: ValueLines<Combination>

        init(
            downstream: Receiver<Combination, Failure>, lines: ValueLines<Combination>, upstreamCount: Int
        ) {
            self.lines = lines
            super.init("Zip", downstream: downstream, upstreamCount: upstreamCount)
        }

        /// Subscribes to one of the upstream publishers and stores its values in `line`.
        func subscribe<Upstream: Publisher>(
            to upstream: Upstream, at index: Int, line: Queue<Upstream.Output>
        ) where Upstream.Failure == Failure {
            subscribe(Side(zipper: self, index: index, line: line), to: upstream)
        }

        private func receive<Input>(_ input: Input, at index: Int, line: Queue<Input>) {
            lock.lock()
            guard accepts(from: index) else {
                lock.unlock()
                return
            }
            line.append(input)
            guard deliveringThread == nil, hasCombination, let subscriber = downstream else {
                lock.unlock()
                return
            }
            let combination = removeCombination()
            deliveringThread = pthread_self()
            lock.unlock()
            if deliver(combination, to: subscriber) { deliverCombinations() }
        }

        override var hasCombination: Bool { demand > 0 && lines.areAllFilled }

        override func removeCombination() -> Combination {
            demand -= 1
            return lines.removeFirst()
        }

        /// True if a line is empty and its publisher has finished, so that no more tuples can be formed.
        override var isExhausted: Bool {
            guard finishedCount > 0 else { return false }
            for index in upstreams.indices where upstreams[index].isOver && lines.isEmpty(at: index) {
                return true
            }
            return false
        }

        override func removeAll() {
            lines.removeAll()
        }

        /// The subscriber of one upstream publisher.
        private struct Side<Input>: Subscriber, CustomStringConvertible {
            let zipper: Zipper
            let index: Int
            let line: Queue<Input>
            let combineIdentifier = CombineIdentifier()

            var description: String { "Zip" }

            func receive(subscription: any Subscription) {
                zipper.receive(subscription: subscription, at: index)
            }

            func receive(_ input: Input) -> Subscribers.Demand {
                zipper.receive(input, at: index, line: line)
                return .none
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                zipper.receive(completion: completion, at: index)
            }
        }
    }
#endif

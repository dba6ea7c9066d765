import TesseraCombine
import TesseraCombineTesting
import TestSupport
import Testing

/// Tests that compare publishers with models that are too simple to be wrong, in random events.
@Suite struct CombiningModelTests {
    struct Failure: Error, Equatable {}
    typealias Source = TestPublisher<Int, Failure>

    enum Event: CustomStringConvertible {
        case send(Int, from: Int)
        case finish(Int)
        case fail(Int)
        case request(Subscribers.Demand)
        case cancel

        var description: String {
            switch self {
            case .send(let value, let source): "\(source) sends \(value)"
            case .finish(let source): "\(source) finishes"
            case .fail(let source): "\(source) fails"
            case .request(let demand): "request \(demand)"
            case .cancel: "cancel"
            }
        }
    }

    /// The values that a subscriber should have received, and the calls that its publishers should have received.
    struct Outcome {
        var values: [[Int]] = []
        var completions: [Subscribers.Completion<Failure>] = []
        var demand = Subscribers.Demand.none
        var isOver = false
        var isFinished: [Bool]
        /// The demand that each publisher received.
        var demands: [[Subscribers.Demand]]
        var cancellations: [Int]

        init(sourceCount: Int) {
            isFinished = Array(repeating: false, count: sourceCount)
            demands = Array(repeating: [], count: sourceCount)
            cancellations = Array(repeating: 0, count: sourceCount)
        }

        mutating func end(_ completion: Subscribers.Completion<Failure>?) {
            if let completion { completions.append(completion) }
            isOver = true
            for source in isFinished.indices where !isFinished[source] { cancellations[source] += 1 }
        }
    }

    static func events(count: Int, sourceCount: Int, using generator: inout SeededGenerator) -> [Event] {
        (0..<count).map { step in
            let source = Int.random(in: 0..<sourceCount, using: &generator)
            return switch Int.random(in: 0..<100, using: &generator) {
            case ..<70: .send(step, from: source)
            case ..<94: .request(.max(Int.random(in: 1...4, using: &generator)))
            case ..<95: .request(.unlimited)
            case ..<98: .finish(source)
            case ..<99: .fail(source)
            default: .cancel
            }
        }
    }

    static func play(_ event: Event, on sources: [Source], subscriber: TestSubscriber<[Int], Failure>) {
        switch event {
        case .send(let value, let source): sources[source].send(value)
        case .finish(let source): sources[source].send(completion: .finished)
        case .fail(let source): sources[source].send(completion: .failure(Failure()))
        case .request(let demand): subscriber.request(demand)
        case .cancel: subscriber.cancel()
        }
    }

    // MARK: Models

    static func combineLatest(_ events: [Event], sourceCount: Int) -> Outcome {
        var outcome = Outcome(sourceCount: sourceCount)
        var latest: [Int?] = Array(repeating: nil, count: sourceCount)
        for event in events where !outcome.isOver {
            switch event {
            case .send(let value, let source):
                guard !outcome.isFinished[source] else { continue }
                latest[source] = value
                let tuple = latest.compactMap { $0 }
                guard tuple.count == sourceCount, outcome.demand > 0 else { continue }
                outcome.demand -= 1
                outcome.values.append(tuple)
            case .finish(let source):
                guard !outcome.isFinished[source] else { continue }
                outcome.isFinished[source] = true
                if outcome.isFinished.allSatisfy({ $0 }) { outcome.end(.finished) }
            case .fail(let source):
                guard !outcome.isFinished[source] else { continue }
                outcome.isFinished[source] = true
                outcome.end(.failure(Failure()))
            case .request(let demand):
                outcome.demand += demand
                for source in latest.indices where !outcome.isFinished[source] {
                    outcome.demands[source].append(demand)
                }
            case .cancel: outcome.end(nil)
            }
        }
        return outcome
    }

    static func zip(_ events: [Event], sourceCount: Int) -> Outcome {
        var outcome = Outcome(sourceCount: sourceCount)
        var lines: [[Int]] = Array(repeating: [], count: sourceCount)

        func deliver() {
            while outcome.demand > 0, lines.allSatisfy({ !$0.isEmpty }) {
                outcome.demand -= 1
                outcome.values.append(lines.indices.map { lines[$0].removeFirst() })
            }
            if lines.indices.contains(where: { lines[$0].isEmpty && outcome.isFinished[$0] }) {
                outcome.end(.finished)
            }
        }

        for event in events where !outcome.isOver {
            switch event {
            case .send(let value, let source):
                guard !outcome.isFinished[source] else { continue }
                lines[source].append(value)
                deliver()
            case .finish(let source):
                outcome.isFinished[source] = true
                deliver()
            case .fail(let source):
                guard !outcome.isFinished[source] else { continue }
                outcome.isFinished[source] = true
                outcome.end(.failure(Failure()))
            case .request(let demand):
                outcome.demand += demand
                for source in lines.indices where !outcome.isFinished[source] {
                    outcome.demands[source].append(demand)
                }
                deliver()
            case .cancel: outcome.end(nil)
            }
        }
        return outcome
    }

    static func merge(_ events: [Event], sourceCount: Int) -> Outcome {
        var outcome = Outcome(sourceCount: sourceCount)
        var waiting: [(source: Int, value: Int)] = []
        for source in outcome.demands.indices { outcome.demands[source] = [.max(1)] }

        func deliver() {
            while outcome.demand > 0, !waiting.isEmpty {
                let (source, value) = waiting.removeFirst()
                outcome.demand -= 1
                outcome.values.append([value])
                if outcome.demand != .unlimited, !outcome.isFinished[source] {
                    outcome.demands[source].append(.max(1))
                }
            }
            if waiting.isEmpty, outcome.isFinished.allSatisfy({ $0 }) { outcome.end(.finished) }
        }

        for event in events where !outcome.isOver {
            switch event {
            case .send(let value, let source):
                guard !outcome.isFinished[source] else { continue }
                guard outcome.demand > 0 || !waiting.contains(where: { $0.source == source }) else {
                    continue
                }
                waiting.append((source, value))
                deliver()
            case .finish(let source):
                outcome.isFinished[source] = true
                deliver()
            case .fail(let source):
                guard !outcome.isFinished[source] else { continue }
                outcome.isFinished[source] = true
                outcome.end(.failure(Failure()))
            case .request(let demand):
                let wasUnlimited = outcome.demand == .unlimited
                outcome.demand += demand
                deliver()
                guard outcome.demand == .unlimited, !wasUnlimited else { continue }
                for source in outcome.demands.indices where !outcome.isFinished[source] {
                    outcome.demands[source].append(.unlimited)
                }
            case .cancel: outcome.end(nil)
            }
        }
        return outcome
    }

    // MARK: Tests

    @Test(arguments: 2...4) func `the latest values are combined as a model combines them`(sourceCount: Int) {
        check(sourceCount: sourceCount, model: Self.combineLatest) { sources in
            switch sources.count {
            case 2: sources[0].combineLatest(sources[1]) { [$0, $1] }.eraseToAnyPublisher()
            case 3: sources[0].combineLatest(sources[1], sources[2]) { [$0, $1, $2] }.eraseToAnyPublisher()
            default:
                sources[0].combineLatest(sources[1], sources[2], sources[3]) { [$0, $1, $2, $3] }
                    .eraseToAnyPublisher()
            }
        }
    }

    @Test(arguments: 2...4) func `values are zipped as a model zips them`(sourceCount: Int) {
        check(sourceCount: sourceCount, model: Self.zip) { sources in
            switch sources.count {
            case 2: sources[0].zip(sources[1]) { [$0, $1] }.eraseToAnyPublisher()
            case 3: sources[0].zip(sources[1], sources[2]) { [$0, $1, $2] }.eraseToAnyPublisher()
            default:
                sources[0].zip(sources[1], sources[2], sources[3]) { [$0, $1, $2, $3] }.eraseToAnyPublisher()
            }
        }
    }

    @Test(arguments: 1...5) func `values are merged as a model merges them`(sourceCount: Int) {
        check(sourceCount: sourceCount, model: Self.merge) { sources in
            Publishers.MergeMany(sources).map { [$0] }.eraseToAnyPublisher()
        }
    }

    /// Tests that sequences do not exhaust the stack. Each value requests the next one, and none of these calls may
    /// stay on the stack.
    @Test func `long sequences are read one by one`() {
        let numbers = (1...100_000).publisher
        func count(_ publisher: some Publisher<Int, Never>) -> Int {
            var count = 0
            publisher.subscribe(
                AnySubscriber(
                    receiveSubscription: { $0.request(.max(1)) },
                    receiveValue: { _ in
                        count += 1
                        return .max(1)
                    }))
            return count
        }
        #expect(count(Publishers.Merge(numbers, numbers)) == 200_000)
        #expect(count(numbers.combineLatest(numbers) { $0 + $1 }) == 199_999)
        #expect(count(numbers.zip(numbers) { $0 + $1 }) == 100_000)
    }

    private func check(
        sourceCount: Int, model: ([Event], Int) -> Outcome,
        publisher: ([Source]) -> AnyPublisher<[Int], Failure>
    ) {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<400 {
            let events = Self.events(count: 60, sourceCount: sourceCount, using: &generator)
            let sources = (0..<sourceCount).map { _ in Source() }
            let subscriber = TestSubscriber<[Int], Failure>(demand: .none)
            publisher(sources).subscribe(subscriber)
            for event in events { Self.play(event, on: sources, subscriber: subscriber) }
            let expected = model(events, sourceCount)
            let comment = Comment("seed \(seed), round \(round): \(events)")
            #expect(subscriber.values == expected.values, comment)
            #expect(subscriber.completions == expected.completions, comment)
            #expect(sources.map(\.demands) == expected.demands, comment)
            #expect(sources.map(\.cancellationCount) == expected.cancellations, comment)
        }
    }
}

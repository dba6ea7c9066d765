import TesseraCombine
import TesseraCombineTesting
import TestSupport
import Testing

@Suite struct FlatMapTests {
    struct Failure: Error, Equatable {}

    enum Event: CustomStringConvertible {
        case open
        case send(Int, from: Int)
        case finish(Int)
        case fail(Int)
        case finishElements
        case failElements
        case request(Subscribers.Demand)
        case cancel

        var description: String {
            switch self {
            case .open: "another child"
            case .send(let value, let child): "\(child) sends \(value)"
            case .finish(let child): "\(child) finishes"
            case .fail(let child): "\(child) fails"
            case .finishElements: "the elements finish"
            case .failElements: "the elements fail"
            case .request(let demand): "request \(demand)"
            case .cancel: "cancel"
            }
        }
    }

    /// A model of `flatMap` that is too simple to be wrong: what the subscriber should have received, and what its
    /// publishers.
    struct Model {
        var values: [Int] = []
        var completions: [Subscribers.Completion<Failure>] = []
        var demand = Subscribers.Demand.none
        var waiting: [(child: Int, value: Int)] = []
        var isOver = false
        var isElementsFinished = false
        var elementDemands: [Subscribers.Demand]
        var elementCancellations = 0
        /// The number of children that may still be opened.
        var openings: Subscribers.Demand
        /// The children that are open, by their numbers.
        var open: Set<Int> = []
        var demands: [[Subscribers.Demand]] = []
        var cancellations: [Int] = []
        let isLimited: Bool

        init(maxPublishers: Subscribers.Demand) {
            elementDemands = [maxPublishers]
            openings = maxPublishers
            isLimited = maxPublishers != .unlimited
        }

        /// Returns true if publishers that keep to their demand can cause an event.
        func allows(_ event: Event) -> Bool {
            switch event {
            case .open: !isOver && !isElementsFinished && openings > 0
            case .send(_, let child):
                open.contains(child)
                    && (demand == .unlimited || !waiting.contains { $0.child == child })
            case .finish(let child), .fail(let child): open.contains(child)
            case .finishElements, .failElements: !isOver && !isElementsFinished
            case .request, .cancel: !isOver
            }
        }

        mutating func apply(_ event: Event) {
            switch event {
            case .open:
                openings -= 1
                open.insert(demands.count)
                demands.append([demand == .unlimited ? .unlimited : .max(1)])
                cancellations.append(0)
            case .send(let value, let child):
                waiting.append((child, value))
                deliver()
            case .finish(let child):
                open.remove(child)
                if !waiting.contains(where: { $0.child == child }) { ended() }
                deliver()
            case .fail(let child):
                open.remove(child)
                end(.failure(Failure()))
            case .finishElements:
                isElementsFinished = true
                deliver()
            case .failElements:
                isElementsFinished = true
                end(.failure(Failure()))
            case .request(let more):
                let wasUnlimited = demand == .unlimited
                demand += more
                deliver()
                guard demand == .unlimited, !wasUnlimited else { return }
                for child in open { demands[child].append(.unlimited) }
            case .cancel: end(nil)
            }
        }

        private mutating func deliver() {
            while demand > 0, !waiting.isEmpty {
                let (child, value) = waiting.removeFirst()
                demand -= 1
                values.append(value)
                if open.contains(child) {
                    if demand != .unlimited { demands[child].append(.max(1)) }
                } else {
                    ended()
                }
            }
            if waiting.isEmpty, open.isEmpty, isElementsFinished { end(.finished) }
        }

        /// Notes that a child has finished and its values are delivered.
        private mutating func ended() {
            guard isLimited, !isElementsFinished else { return }
            openings += 1
            elementDemands.append(.max(1))
        }

        private mutating func end(_ completion: Subscribers.Completion<Failure>?) {
            if let completion { completions.append(completion) }
            isOver = true
            for child in open { cancellations[child] += 1 }
            if !isElementsFinished { elementCancellations += 1 }
            open = []
            waiting = []
        }
    }

    @Test(arguments: [.unlimited, .max(1), .max(3)] as [Subscribers.Demand])
    func `values come in the order of a model`(maxPublishers: Subscribers.Demand) {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<400 {
            let elements = TestPublisher<Int, Failure>()
            let children = (0..<80).map { _ in TestPublisher<Int, Failure>() }
            let subscriber = TestSubscriber<Int, Failure>(demand: .none)
            elements.flatMap(maxPublishers: maxPublishers) { children[$0] }.subscribe(subscriber)
            var model = Model(maxPublishers: maxPublishers)
            var events: [Event] = []
            for step in 0..<80 {
                let child = Int.random(in: 0...max(0, model.demands.count), using: &generator)
                let event: Event =
                    switch Int.random(in: 0..<100, using: &generator) {
                    case ..<20: .open
                    case ..<60: .send(step, from: child)
                    case ..<80: .request(.max(Int.random(in: 1...4, using: &generator)))
                    case ..<82: .request(.unlimited)
                    case ..<96: .finish(child)
                    case ..<97: .fail(child)
                    case ..<98: .finishElements
                    case ..<99: .failElements
                    default: .cancel
                    }
                guard model.allows(event) else { continue }
                events.append(event)
                switch event {
                case .open: elements.send(model.demands.count)
                case .send(let value, let child): children[child].send(value)
                case .finish(let child): children[child].send(completion: .finished)
                case .fail(let child): children[child].send(completion: .failure(Failure()))
                case .finishElements: elements.send(completion: .finished)
                case .failElements: elements.send(completion: .failure(Failure()))
                case .request(let demand): subscriber.request(demand)
                case .cancel: subscriber.cancel()
                }
                model.apply(event)
            }
            let comment = Comment("seed \(seed), round \(round): \(events)")
            let opened = children.prefix(model.demands.count)
            #expect(subscriber.values == model.values, comment)
            #expect(subscriber.completions == model.completions, comment)
            #expect(elements.demands == model.elementDemands, comment)
            #expect(elements.cancellationCount == model.elementCancellations, comment)
            #expect(opened.map(\.demands) == model.demands, comment)
            #expect(opened.map(\.cancellationCount) == model.cancellations, comment)
        }
    }

    @Test func `a cancellation while a publisher is made subscribes to nothing`() {
        let elements = PassthroughSubject<Int, Never>()
        let child = TestPublisher<Int, Never>()
        let subscription = Reference<AnyCancellable>()
        subscription.value = elements.flatMap { _ in
            subscription.value?.cancel()
            return child
        }.sink { _ in }
        elements.send(1)
        #expect(child.subscriberCount == 0)
    }

    @Test func `a publisher that gives its subscription after the cancellation is cancelled`() {
        let elements = PassthroughSubject<Int, Never>()
        let late = LatePublisher<Int>()
        let child = TestPublisher<Int, Never>()
        let subscription = elements.flatMap { _ in late }.sink { _ in }
        elements.send(1)
        subscription.cancel()
        late.connect(to: child)
        #expect(child.cancellationCount == 1)
        #expect(child.demands.isEmpty)
    }

    @Test func `long sequences of publishers are read one by one`() {
        var count = 0
        (1...100_000).publisher.flatMap(maxPublishers: .max(1)) { Just($0) }.subscribe(
            AnySubscriber(
                receiveSubscription: { $0.request(.max(1)) },
                receiveValue: { _ in
                    count += 1
                    return .max(1)
                }))
        #expect(count == 100_000)
    }

    @Test func `failures of elements and publishers become one`() {
        let failing = PassthroughSubject<Int, Failure>()
        let subscriber = TestSubscriber<Int, Failure>()
        failing.flatMap { Just($0 + 1) }.subscribe(subscriber)
        failing.send(1)
        failing.send(completion: .failure(Failure()))
        #expect(subscriber.values == [2])
        #expect(subscriber.completions == [.failure(Failure())])

        let source = PassthroughSubject<Int, Never>()
        let other = TestSubscriber<Int, Failure>()
        source.flatMap { _ in Fail<Int, Failure>(error: Failure()) }.subscribe(other)
        source.send(1)
        #expect(other.completions == [.failure(Failure())])
    }
}

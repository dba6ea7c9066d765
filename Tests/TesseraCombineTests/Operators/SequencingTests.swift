import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct SequencingTests {
    struct Failure: Error, Equatable {}

    @Test func `a prefix until another publishes cancels its publisher`() {
        let (source, stop) = (TestPublisher<Int, Never>(), PassthroughSubject<Void, Never>())
        let subscriber = TestSubscriber<Int, Never>()
        source.prefix(untilOutputFrom: stop).subscribe(subscriber)
        source.send(1)
        stop.send()
        source.send(2)
        #expect(subscriber.values == [1])
        #expect(subscriber.completions == [.finished])
        #expect(source.cancellationCount == 1)
    }

    @Test func `drops until another publishes`() {
        let (source, start) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let subscriber = TestSubscriber<Int, Never>()
        source.drop(untilOutputFrom: start).subscribe(subscriber)
        source.send(1)
        start.send()
        source.send(2)
        #expect(subscriber.values == [2])
    }

    @Test func `prefixes and drops count and test`() {
        func values(_ publisher: some Publisher<Int, Never>) -> [Int] {
            let subscriber = TestSubscriber<Int, Never>()
            publisher.subscribe(subscriber)
            #expect(subscriber.completions == [.finished])
            return subscriber.values
        }
        let numbers = PassthroughNumbers(1...6)
        #expect(values(numbers.prefix(2)) == [1, 2])
        #expect(values(numbers.prefix { $0 < 4 }) == [1, 2, 3])
        #expect(values(numbers.dropFirst(4)) == [5, 6])
        #expect(values(numbers.drop { $0 < 4 }) == [4, 5, 6])
        #expect(values(numbers.output(in: 1...2)) == [2, 3])
        #expect(values(numbers.output(at: 3)) == [4])
        #expect(values(numbers.first()) == [1])
        #expect(values(numbers.last { $0 < 4 }) == [3])
        #expect(values(numbers.prepend(0).append([7, 8])) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
        #expect(values(numbers.collect(4).map(\.count)) == [4, 2])
        #expect(values(numbers.scan(0, +)) == [1, 3, 6, 10, 15, 21])
        #expect(values(numbers.reduce(0, +)) == [21])
        #expect(values(numbers.map { $0 / 2 }.removeDuplicates()) == [0, 1, 2, 3])
        #expect(values(numbers.filter { $0 > 9 }.replaceEmpty(with: -1)) == [-1])
        #expect(values(numbers.ignoreOutput().count()) == [0])
        #expect(values(numbers.count()) == [6])
        #expect(values(numbers.max().merge(with: numbers.min())) == [6, 1])
        #expect(values(numbers.contains(3).map { $0 ? 1 : 0 }) == [1])
        #expect(values(numbers.allSatisfy { $0 > 1 }.map { $0 ? 1 : 0 }) == [0])
    }

    @Test func `flat map keeps to its number of publishers`() {
        let publishers = (0..<3).map { _ in TestPublisher<Int, Never>() }
        let subscriber = TestSubscriber<Int, Never>()
        publishers.publisher.flatMap(maxPublishers: .max(2)) { $0 }.subscribe(subscriber)
        #expect(publishers.map(\.subscriberCount) == [1, 1, 0])
        publishers[1].send(1)
        publishers[1].send(completion: .finished)
        #expect(publishers.map(\.subscriberCount) == [1, 1, 1])
        publishers[2].send(2)
        publishers[0].send(3)
        #expect(subscriber.values == [1, 2, 3])
    }

    @Test func `catching goes on with another publisher`() {
        let source = PassthroughSubject<Int, Failure>()
        let subscriber = TestSubscriber<Int, Never>(demand: .max(3))
        source.catch { _ in [7, 8, 9].publisher }.subscribe(subscriber)
        source.send(1)
        source.send(completion: .failure(Failure()))
        #expect(subscriber.values == [1, 7, 8])
        subscriber.request(.max(1))
        #expect(subscriber.values == [1, 7, 8, 9])
        #expect(subscriber.completions == [.finished])
    }

    @Test func `a buffer keeps elements that are not demanded yet`() {
        let source = PassthroughSubject<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
        source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(subscriber)
        for value in 1...5 { source.send(value) }
        source.send(completion: .finished)
        #expect(subscriber.values == [1])
        subscriber.request(.unlimited)
        #expect(subscriber.values == [1, 4, 5])
        #expect(subscriber.completions == [.finished])
    }

    @Test func `a record plays back`() throws {
        let record = Record<Int, Failure> {
            $0.receive(1)
            $0.receive(2)
            $0.receive(completion: .failure(Failure()))
        }
        let subscriber = TestSubscriber<Int, Failure>()
        record.subscribe(subscriber)
        #expect(subscriber.values == [1, 2])
        #expect(subscriber.completions == [.failure(Failure())])
    }
}

/// A publisher that sends its numbers when it is subscribed to. Since it is no sequence, operators take no shortcuts
/// that exist for sequences.
private struct PassthroughNumbers: Publisher {
    typealias Output = Int
    typealias Failure = Never

    let numbers: ClosedRange<Int>

    init(_ numbers: ClosedRange<Int>) {
        self.numbers = numbers
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        let subject = PassthroughSubject<Int, Never>()
        subject.subscribe(subscriber)
        for number in numbers { subject.send(number) }
        subject.send(completion: .finished)
    }
}

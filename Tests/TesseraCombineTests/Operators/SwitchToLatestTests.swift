import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct SwitchToLatestTests {
    struct Failure: Error, Equatable {}
    typealias Inner = TestPublisher<Int, Failure>

    let outer = PassthroughSubject<Inner, Failure>()
    let first = Inner()
    let second = Inner()
    let subscriber = TestSubscriber<Int, Failure>()

    @Test func `the next publisher replaces the former`() {
        outer.switchToLatest().subscribe(subscriber)
        outer.send(first)
        first.send(1)
        outer.send(second)
        #expect(first.cancellationCount == 1)
        first.send(2)
        second.send(3)
        #expect(subscriber.values == [1, 3])
    }

    @Test func `finishes when the outer and the latest have`() {
        outer.switchToLatest().subscribe(subscriber)
        outer.send(first)
        outer.send(completion: .finished)
        #expect(subscriber.completions == [])
        first.send(1)
        first.send(completion: .finished)
        #expect(subscriber.values == [1])
        #expect(subscriber.completions == [.finished])
    }

    @Test func `an inner failure ends all subscriptions`() {
        outer.switchToLatest().subscribe(subscriber)
        outer.send(first)
        first.send(completion: .failure(Failure()))
        outer.send(second)
        #expect(subscriber.completions == [.failure(Failure())])
        #expect(second.subscriberCount == 0)
    }

    @Test func `an outer failure cancels the inner`() {
        outer.switchToLatest().subscribe(subscriber)
        outer.send(first)
        outer.send(completion: .failure(Failure()))
        #expect(first.cancellationCount == 1)
        #expect(subscriber.completions == [.failure(Failure())])
    }

    @Test func `demand that was not met is passed on to the next publisher`() {
        let subscriber = TestSubscriber<Int, Failure>(demand: .max(5))
        outer.switchToLatest().subscribe(subscriber)
        outer.send(first)
        first.send(1)
        first.send(2)
        outer.send(second)
        #expect(first.demands == [.max(5)])
        #expect(second.demands == [.max(3)])
    }

    @Test func `cancelling cancels both`() {
        let outer = TestPublisher<Inner, Failure>()
        outer.switchToLatest().subscribe(subscriber)
        outer.send(first)
        subscriber.cancel()
        #expect(outer.cancellationCount == 1)
        #expect(first.cancellationCount == 1)
        first.send(1)
        outer.send(second)
        #expect(subscriber.values == [])
        #expect(second.subscriberCount == 0)
    }

    @Test func `map and switch is the latest of flat map`() {
        let queries = PassthroughSubject<String, Never>()
        let answers = ["a": PassthroughSubject<String, Never>(), "b": PassthroughSubject<String, Never>()]
        var received: [String] = []
        let subscription = queries.compactMap { answers[$0] }.switchToLatest().sink { received.append($0) }
        queries.send("a")
        queries.send("b")
        answers["a"]?.send("too late")
        answers["b"]?.send("in time")
        #expect(received == ["in time"])
        subscription.cancel()
    }
}

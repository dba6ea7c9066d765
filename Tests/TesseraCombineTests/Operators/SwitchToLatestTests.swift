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

    @Test func theNextPublisherReplacesTheFormer() {
        outer.switchToLatest().subscribe(subscriber)
        outer.send(first)
        first.send(1)
        outer.send(second)
        #expect(first.cancellationCount == 1)
        first.send(2)
        second.send(3)
        #expect(subscriber.values == [1, 3])
    }

    @Test func finishesWhenTheOuterAndTheLatestHave() {
        outer.switchToLatest().subscribe(subscriber)
        outer.send(first)
        outer.send(completion: .finished)
        #expect(subscriber.completions == [])
        first.send(1)
        first.send(completion: .finished)
        #expect(subscriber.values == [1])
        #expect(subscriber.completions == [.finished])
    }

    @Test func anInnerFailureEndsItAll() {
        outer.switchToLatest().subscribe(subscriber)
        outer.send(first)
        first.send(completion: .failure(Failure()))
        outer.send(second)
        #expect(subscriber.completions == [.failure(Failure())])
        #expect(second.subscriberCount == 0)
    }

    @Test func anOuterFailureCancelsTheInner() {
        outer.switchToLatest().subscribe(subscriber)
        outer.send(first)
        outer.send(completion: .failure(Failure()))
        #expect(first.cancellationCount == 1)
        #expect(subscriber.completions == [.failure(Failure())])
    }

    @Test func whatWasNotDeliveredIsAskedOfTheNext() {
        let subscriber = TestSubscriber<Int, Failure>(demand: .max(5))
        outer.switchToLatest().subscribe(subscriber)
        outer.send(first)
        first.send(1)
        first.send(2)
        outer.send(second)
        #expect(first.demands == [.max(5)])
        #expect(second.demands == [.max(3)])
    }

    @Test func cancellingCancelsBoth() {
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

    @Test func mapAndSwitchIsTheLatestOfFlatMap() {
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

import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct CombineLatestTests {
    struct Failure: Error, Equatable {}

    let letters = PassthroughSubject<String, Failure>()
    let numbers = PassthroughSubject<String, Failure>()
    let signs = PassthroughSubject<String, Failure>()
    let words = PassthroughSubject<String, Failure>()
    let subscriber = TestSubscriber<String, Failure>()

    @Test func `publishes whenever one publishes once both have`() {
        letters.combineLatest(numbers, +).subscribe(subscriber)
        letters.send("a")
        letters.send("b")
        #expect(subscriber.values == [])
        numbers.send("1")
        numbers.send("2")
        letters.send("c")
        #expect(subscriber.values == ["b1", "b2", "c2"])
    }

    @Test func `combines three`() {
        letters.combineLatest(numbers, signs) { $0 + $1 + $2 }.subscribe(subscriber)
        signs.send("!")
        letters.send("a")
        numbers.send("1")
        signs.send("?")
        letters.send("b")
        #expect(subscriber.values == ["a1!", "a1?", "b1?"])
    }

    @Test func `combines four`() {
        letters.combineLatest(numbers, signs, words) { $0 + $1 + $2 + $3 }.subscribe(subscriber)
        words.send("x")
        signs.send("!")
        letters.send("a")
        numbers.send("1")
        words.send("y")
        #expect(subscriber.values == ["a1!x", "a1!y"])
    }

    @Test func `publishes tuples without a transform`() {
        var two: [(String, Int)] = []
        var three: [(String, Int, Bool)] = []
        var four: [(String, Int, Bool, Character)] = []
        let subscriptions = [
            Just("a").combineLatest(Just(1)).sink { two.append($0) },
            Just("a").combineLatest(Just(1), Just(true)).sink { three.append($0) },
            Just("a").combineLatest(Just(1), Just(true), Just("z" as Character)).sink { four.append($0) },
        ]
        #expect(two.count == 1 && two[0] == ("a", 1))
        #expect(three.count == 1 && three[0] == ("a", 1, true))
        #expect(four.count == 1 && four[0] == ("a", 1, true, "z"))
        subscriptions.forEach { $0.cancel() }
    }

    @Test func `keeps optional values apart from values that are missing`() {
        var received: [[Int?]] = []
        let first = PassthroughSubject<Int?, Never>()
        let second = PassthroughSubject<Int?, Never>()
        let subscription = first.combineLatest(second).sink { received.append([$0, $1]) }
        first.send(nil)
        #expect(received == [])
        second.send(nil)
        second.send(2)
        #expect(received == [[nil, nil], [nil, 2]])
        subscription.cancel()
    }

    @Test func `reads its publishers one after the other`() {
        // The first is asked for all its values before the second is asked for any.
        let combined = ["a", "b", "c"].publisher.combineLatest(["1", "2"].publisher, +)
        let subscriber = TestSubscriber<String, Never>()
        combined.subscribe(subscriber)
        #expect(subscriber.values == ["c1", "c2"])
        #expect(subscriber.completions == [.finished])
    }

    // MARK: Completion

    @Test func `finishes when all have finished`() {
        letters.combineLatest(numbers, +).subscribe(subscriber)
        letters.send("a")
        letters.send(completion: .finished)
        numbers.send("1")
        numbers.send("2")
        #expect(subscriber.completions == [])
        numbers.send(completion: .finished)
        #expect(subscriber.values == ["a1", "a2"])
        #expect(subscriber.completions == [.finished])
    }

    @Test func `waits for all even if one finished without a value`() {
        letters.combineLatest(numbers, signs) { $0 + $1 + $2 }.subscribe(subscriber)
        letters.send(completion: .finished)
        numbers.send("1")
        numbers.send(completion: .finished)
        #expect(subscriber.completions == [])
        signs.send(completion: .finished)
        #expect(subscriber.values == [])
        #expect(subscriber.completions == [.finished])
    }

    @Test func `finishes after the subscription when all are empty`() {
        var events: [String] = []
        let empty = Empty<Int, Never>()
        empty.combineLatest(empty, empty).subscribe(
            AnySubscriber(
                receiveSubscription: { events.append("\($0)") },
                receiveCompletion: { events.append("\($0)") }))
        #expect(events == ["CombineLatest", "finished"])
    }

    @Test(arguments: 0..<4) func `fails with the first failure and cancels the others`(failing: Int) {
        let publishers = (0..<4).map { _ in TestPublisher<String, Failure>() }
        publishers[0].combineLatest(publishers[1], publishers[2], publishers[3]) { $0 + $1 + $2 + $3 }
            .subscribe(subscriber)
        for publisher in publishers { publisher.send("a") }
        publishers[failing].send(completion: .failure(Failure()))
        #expect(subscriber.values == ["aaaa"])
        #expect(subscriber.completions == [.failure(Failure())])
        #expect(publishers.map(\.cancellationCount) == (0..<4).map { $0 == failing ? 0 : 1 })
        for publisher in publishers { publisher.send("b") }
        for publisher in publishers { publisher.send(completion: .failure(Failure())) }
        #expect(subscriber.values == ["aaaa"])
        #expect(subscriber.completions == [.failure(Failure())])
    }

    @Test func `subscribes to no more after a failure`() {
        var isSubscribed = false
        let second = Deferred { () -> Just<Int> in
            isSubscribed = true
            return Just(1)
        }
        let subscriber = TestSubscriber<Int, Failure>()
        Fail<Int, Failure>(error: Failure()).combineLatest(second.setFailureType(to: Failure.self), +)
            .subscribe(subscriber)
        #expect(subscriber.subscriptionCount == 1)
        #expect(subscriber.completions == [.failure(Failure())])
        #expect(!isSubscribed)
    }

    // MARK: Equality

    @Test func `is equal when all its publishers are`() {
        let (one, two, yes) = (Just(1), Just(2), Just(true))
        #expect(one.combineLatest(yes) == Publishers.CombineLatest(Just(1), Just(true)))
        #expect(one.combineLatest(yes) != two.combineLatest(yes))
        #expect(one.combineLatest(yes, two) == Publishers.CombineLatest3(one, yes, two))
        #expect(one.combineLatest(yes, two) != one.combineLatest(yes, one))
        #expect(one.combineLatest(yes, two, one) == Publishers.CombineLatest4(one, yes, two, one))
        #expect(one.combineLatest(yes, two, one) != one.combineLatest(yes, two, two))
    }
}

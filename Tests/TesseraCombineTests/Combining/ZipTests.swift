import Foundation
import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct ZipTests {
    struct Failure: Error, Equatable {}

    let first = TestPublisher<Int, Failure>()
    let second = TestPublisher<Int, Failure>()

    /// A publisher of numbers whose tens come from `first` and whose ones come from `second`.
    private var zipped: some Publisher<Int, Failure> { first.zip(second) { $0 * 10 + $1 } }

    // MARK: Values

    @Test func `pairs the first of each then the second of each`() {
        let subscriber = TestSubscriber<Int, Failure>()
        zipped.subscribe(subscriber)
        for value in 1...6 { first.send(value) }
        second.send(1)
        second.send(2)
        #expect(subscriber.values == [11, 22])
        for value in 3...7 { second.send(value) }
        first.send(7)
        #expect(subscriber.values == [11, 22, 33, 44, 55, 66, 77])
    }

    @Test func `zips three and four`() {
        let letters = ["a", "b", "c"].publisher
        let numbers = ["1", "2"].publisher
        var three: [String] = []
        var four: [String] = []
        let subscriptions = [
            letters.zip(numbers, letters) { $0 + $1 + $2 }.sink { three.append($0) },
            letters.zip(numbers, letters, numbers) { $0 + $1 + $2 + $3 }.sink { four.append($0) },
        ]
        #expect(three == ["a1a", "b2b"])
        #expect(four == ["a1a1", "b2b2"])
        subscriptions.forEach { $0.cancel() }
    }

    @Test func `has the types of Apple`() {
        let (one, word, yes) = (Just(1), Just("a"), Just(true))
        let two: Publishers.Zip<Just<Int>, Just<String>> = one.zip(word)
        let three: Publishers.Zip3<Just<Int>, Just<String>, Just<Bool>> = one.zip(word, yes)
        let four: Publishers.Zip4<Just<Int>, Just<String>, Just<Bool>, Just<Int>> = one.zip(word, yes, one)
        var received: [String] = []
        let subscriptions = [
            two.sink { received.append("\($0)") },
            three.sink { received.append("\($0)") },
            four.sink { received.append("\($0)") },
        ]
        #expect(received == [#"(1, "a")"#, #"(1, "a", true)"#, #"(1, "a", true, 1)"#])
        subscriptions.forEach { $0.cancel() }
    }

    @Test func `is equal when all its publishers are`() {
        let (one, two, yes) = (Just(1), Just(2), Just(true))
        #expect(one.zip(yes) == Publishers.Zip(one, yes))
        #expect(one.zip(yes) != two.zip(yes))
        #expect(one.zip(yes, two) == Publishers.Zip3(one, yes, two))
        #expect(one.zip(yes, two) != one.zip(yes, one))
        #expect(one.zip(yes, two, one) == Publishers.Zip4(one, yes, two, one))
        #expect(one.zip(yes, two, one) != one.zip(yes, two, two))
    }

    @Test func `an operator of the app zips any publisher`() {
        func pairs<P: Publisher>(of publisher: P) -> Publishers.Zip<P, P> {
            Publishers.Zip(publisher, publisher)
        }
        var received: [[Int]] = []
        let subscription = pairs(of: [1, 2].publisher).sink { received.append([$0, $1]) }
        #expect(received == [[1, 1], [2, 2]])
        subscription.cancel()
    }

    // MARK: Completion

    @Test func `finishes when no more pairs can come`() {
        let subscriber = TestSubscriber<Int, Failure>()
        zipped.subscribe(subscriber)
        first.send(1)
        first.send(2)
        first.send(completion: .finished)
        second.send(1)
        #expect(subscriber.completions == [])
        second.send(2)
        #expect(subscriber.values == [11, 22])
        #expect(subscriber.completions == [.finished])
        #expect(second.cancellationCount == 1)
        second.send(3)
        #expect(subscriber.values == [11, 22])
    }

    @Test func `finishes at once with a publisher that has nothing in store`() {
        let subscriber = TestSubscriber<Int, Failure>()
        zipped.subscribe(subscriber)
        second.send(1)
        first.send(completion: .finished)
        #expect(subscriber.completions == [.finished])
        #expect(second.cancellationCount == 1)
    }

    @Test func `fails at once and cancels the other`() {
        let subscriber = TestSubscriber<Int, Failure>()
        zipped.subscribe(subscriber)
        first.send(1)
        first.send(completion: .failure(Failure()))
        #expect(subscriber.completions == [.failure(Failure())])
        #expect(second.cancellationCount == 1)
        second.send(1)
        second.send(completion: .failure(Failure()))
        #expect(subscriber.values == [])
        #expect(subscriber.completions == [.failure(Failure())])
    }

    @Test func `a failure at the start comes after the subscription`() {
        var events: [String] = []
        Fail<Int, Failure>(error: Failure()).zip(first).subscribe(
            AnySubscriber(
                receiveSubscription: { events.append("\($0)") },
                receiveCompletion: { _ in events.append("failed") }))
        #expect(events == ["Zip", "failed"])
        #expect(first.subscriberCount == 0)
    }

    // MARK: Demand

    @Test func `passes requests to all publishers`() {
        let subscriber = TestSubscriber<Int, Failure>(demand: .max(2)) { $0 == 11 ? .max(3) : .none }
        zipped.subscribe(subscriber)
        #expect(first.demands == [.max(2)])
        first.send(1)
        second.send(1)
        #expect(first.demands == [.max(2), .max(3)])
        #expect(second.demands == [.max(2), .max(3)])
    }

    @Test func `pairs beyond the demand wait`() {
        let subscriber = TestSubscriber<Int, Failure>(demand: .max(1))
        zipped.subscribe(subscriber)
        for value in 1...3 {
            first.send(value)
            second.send(value)
        }
        first.send(completion: .finished)
        #expect(subscriber.values == [11])
        subscriber.request(.max(1))
        #expect(subscriber.values == [11, 22])
        #expect(subscriber.completions == [])
        subscriber.request(.max(1))
        #expect(subscriber.values == [11, 22, 33])
        #expect(subscriber.completions == [.finished])
    }

    @Test func `serves a subscriber that demands one by one`() {
        let subscriber = TestSubscriber<Int, Never>(demand: .max(1)) { _ in .max(1) }
        (1...3).publisher.zip((4...6).publisher) { $0 * 10 + $1 }.subscribe(subscriber)
        #expect(subscriber.values == [14, 25, 36])
        #expect(subscriber.completions == [.finished])
    }

    // MARK: Cancellation and re-entrance

    @Test func `cancelling cancels all and ends delivery`() {
        let subscriber = TestSubscriber<Int, Failure>()
        zipped.subscribe(subscriber)
        first.send(1)
        subscriber.cancel()
        second.send(1)
        second.send(completion: .finished)
        #expect(first.cancellationCount == 1)
        #expect(second.cancellationCount == 1)
        #expect(subscriber.values == [])
        #expect(subscriber.completions == [])
    }

    @Test func `cancelling while receiving ends delivery`() {
        let subscription = Reference<any Subscription>()
        var received: [Int] = []
        (1...9).publisher.zip((1...9).publisher) { $0 * 10 + $1 }.subscribe(
            AnySubscriber(
                receiveSubscription: {
                    subscription.value = $0
                    $0.request(.unlimited)
                },
                receiveValue: {
                    received.append($0)
                    if received.count == 2 { subscription.value?.cancel() }
                    return .none
                },
                receiveCompletion: { _ in received.append(-1) }))
        #expect(received == [11, 22])
    }

    @Test func `nothing is retained after cancellation`() {
        weak var value: Token?
        weak var owner: Token?
        let tokens = PassthroughSubject<Token, Never>()
        do {
            let captured = Token()
            owner = captured
            let subscription = tokens.zip(Empty<Int, Never>(completeImmediately: false))
                .sink { _ in withExtendedLifetime(captured) {} }
            do {
                let token = Token()
                value = token
                tokens.send(token)
            }
            #expect(value != nil)
            subscription.cancel()
        }
        #expect(value == nil)
        #expect(owner == nil)
    }

    @Test func `pairs sent while receiving follow in order`() {
        let numbers = PassthroughSubject<Int, Never>()
        let letters = PassthroughSubject<String, Never>()
        var events: [String] = []
        let subscription = numbers.zip(letters).sink { number, letter in
            events.append("receives \(number)\(letter)")
            if number < 3 {
                numbers.send(number + 1)
                letters.send(letter + letter)
            }
            events.append("received \(number)\(letter)")
        }
        numbers.send(1)
        letters.send("a")
        #expect(
            events == [
                "receives 1a", "received 1a", "receives 2aa", "received 2aa", "receives 3aaaa",
                "received 3aaaa",
            ])
        subscription.cancel()
    }

    // MARK: Publishers that break the rules

    @Test func `values without a subscription and after another one do no harm`() {
        let subscriber = TestSubscriber<Int, Failure>()
        zipped.subscribe(subscriber)
        first.sendSubscription()
        #expect(first.cancellationCount == 1)
        first.send(1)
        first.send(completion: .finished)
        first.send(2)
        first.send(completion: .failure(Failure()))
        second.send(1)
        second.send(2)
        #expect(subscriber.values == [11])
        #expect(subscriber.completions == [.finished])
    }

    // MARK: Threads

    @Test func `a publisher that subscribes elsewhere is waited for`() {
        let late = LatePublisher<Int>()
        let subscriber = TestSubscriber<Int, Never>(demand: .max(2))
        late.zip(Just(2)) { $0 * 10 + $1 }.subscribe(subscriber)
        late.connect(to: Just(1))
        #expect(subscriber.values == [12])
        #expect(subscriber.completions == [.finished])
    }

    @Test func `threads that send and finish at once lose nothing`() {
        for _ in 0..<300 {
            // This is safe: subjects may be used from any thread.
            nonisolated(unsafe) let subjects = [
                PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(),
            ]
            var received: [[Int]] = []
            var completionCount = 0
            let subscription = subjects[0].zip(subjects[1]).sink(
                receiveCompletion: { _ in completionCount += 1 }, receiveValue: { received.append([$0, $1]) })
            DispatchQueue.concurrentPerform(iterations: 2) { index in
                for value in 0..<20 { subjects[index].send(value) }
                subjects[index].send(completion: .finished)
            }
            #expect(received == (0..<20).map { [$0, $0] })
            #expect(completionCount == 1)
            subscription.cancel()
        }
    }
}

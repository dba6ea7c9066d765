import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct MergeTests {
    struct Failure: Error, Equatable {}

    let first = PassthroughSubject<Int, Failure>()
    let second = PassthroughSubject<Int, Failure>()

    @Test func `passes on the values of all publishers`() {
        let subscriber = TestSubscriber<Int, Failure>()
        first.merge(with: second.map { $0 * 10 }).subscribe(subscriber)
        first.send(1)
        second.send(2)
        second.send(3)
        first.send(4)
        #expect(subscriber.values == [1, 20, 30, 4])
    }

    typealias Arrangement =
        @Sendable ([PassthroughSubject<Int, Failure>]) -> AnyPublisher<Int, Failure>

    /// Every way of merging two to eight subjects that are not erased, and one of merging more.
    static let arrangements: [(count: Int, merge: Arrangement)] =
        [
            (2, { Publishers.Merge($0[0], $0[1]).eraseToAnyPublisher() }),
            (3, { Publishers.Merge3($0[0], $0[1], $0[2]).eraseToAnyPublisher() }),
            (4, { Publishers.Merge4($0[0], $0[1], $0[2], $0[3]).eraseToAnyPublisher() }),
            (5, { Publishers.Merge5($0[0], $0[1], $0[2], $0[3], $0[4]).eraseToAnyPublisher() }),
            (6, { Publishers.Merge6($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]).eraseToAnyPublisher() }),
            (
                7,
                {
                    Publishers.Merge7($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6])
                        .eraseToAnyPublisher()
                }
            ),
            (
                8,
                {
                    Publishers.Merge8($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7])
                        .eraseToAnyPublisher()
                }
            ),
            (9, { Publishers.MergeMany($0).eraseToAnyPublisher() }),
            (3, { $0[0].merge(with: $0[1], $0[2]).eraseToAnyPublisher() }),
            (4, { $0[0].merge(with: $0[1], $0[2], $0[3]).eraseToAnyPublisher() }),
            (5, { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4]).eraseToAnyPublisher() }),
            (6, { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5]).eraseToAnyPublisher() }),
            (7, { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]).eraseToAnyPublisher() }),
            (
                8,
                {
                    $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7])
                        .eraseToAnyPublisher()
                }
            ),
        ]

    @Test(arguments: arrangements.indices) func `merges any number`(arrangement: Int) {
        let (count, merge) = Self.arrangements[arrangement]
        let subjects = (0..<count).map { _ in PassthroughSubject<Int, Failure>() }
        let subscriber = TestSubscriber<Int, Failure>()
        merge(subjects).subscribe(subscriber)
        for (number, subject) in subjects.enumerated().reversed() { subject.send(number) }
        #expect(subscriber.values == (0..<count).reversed())
        for subject in subjects {
            #expect(subscriber.completions == [])
            subject.send(completion: .finished)
        }
        #expect(subscriber.completions == [.finished])
    }

    @Test func `a merge takes more publishers without nesting`() {
        let (a, b, c, d) = (Just(1), Just(2), Just(3), Just(4))
        let two = Publishers.Merge(a, b)
        #expect(two.merge(with: c) == Publishers.Merge3(a, b, c))
        #expect(two.merge(with: c, d) == Publishers.Merge4(a, b, c, d))
        #expect(two.merge(with: c, d, a) == Publishers.Merge5(a, b, c, d, a))
        #expect(two.merge(with: c, d, a, b) == Publishers.Merge6(a, b, c, d, a, b))
        #expect(two.merge(with: c, d, a, b, c) == Publishers.Merge7(a, b, c, d, a, b, c))
        #expect(two.merge(with: c, d, a, b, c, d) == Publishers.Merge8(a, b, c, d, a, b, c, d))
        let three = Publishers.Merge3(a, b, c)
        #expect(three.merge(with: d) == Publishers.Merge4(a, b, c, d))
        #expect(three.merge(with: d, a) == Publishers.Merge5(a, b, c, d, a))
        #expect(three.merge(with: d, a, b) == Publishers.Merge6(a, b, c, d, a, b))
        #expect(three.merge(with: d, a, b, c) == Publishers.Merge7(a, b, c, d, a, b, c))
        #expect(three.merge(with: d, a, b, c, d) == Publishers.Merge8(a, b, c, d, a, b, c, d))
        let four = Publishers.Merge4(a, b, c, d)
        #expect(four.merge(with: a) == Publishers.Merge5(a, b, c, d, a))
        #expect(four.merge(with: a, b) == Publishers.Merge6(a, b, c, d, a, b))
        #expect(four.merge(with: a, b, c) == Publishers.Merge7(a, b, c, d, a, b, c))
        #expect(four.merge(with: a, b, c, d) == Publishers.Merge8(a, b, c, d, a, b, c, d))
        let five = Publishers.Merge5(a, b, c, d, a)
        #expect(five.merge(with: b) == Publishers.Merge6(a, b, c, d, a, b))
        #expect(five.merge(with: b, c) == Publishers.Merge7(a, b, c, d, a, b, c))
        #expect(five.merge(with: b, c, d) == Publishers.Merge8(a, b, c, d, a, b, c, d))
        let six = Publishers.Merge6(a, b, c, d, a, b)
        #expect(six.merge(with: c) == Publishers.Merge7(a, b, c, d, a, b, c))
        #expect(six.merge(with: c, d) == Publishers.Merge8(a, b, c, d, a, b, c, d))
        #expect(
            Publishers.Merge7(a, b, c, d, a, b, c).merge(with: d) == Publishers.Merge8(a, b, c, d, a, b, c, d)
        )
        #expect(Publishers.MergeMany(a, b).merge(with: c) == Publishers.MergeMany([a, b, c]))
        #expect(a.merge(with: b) == Publishers.MergeMany(a, b))
        #expect(two != Publishers.Merge(b, a))
    }

    @Test func `reads its publishers one after the other`() {
        var received: [Int] = []
        let subscription = [1, 2, 3].publisher.merge(with: [4, 5].publisher, [6].publisher)
            .sink { received.append($0) }
        #expect(received == [1, 2, 3, 4, 5, 6])
        subscription.cancel()
    }

    // MARK: Completion

    @Test func `finishes when all have finished`() {
        let subscriber = TestSubscriber<Int, Failure>()
        first.merge(with: second).subscribe(subscriber)
        first.send(completion: .finished)
        second.send(1)
        #expect(subscriber.completions == [])
        second.send(completion: .finished)
        #expect(subscriber.values == [1])
        #expect(subscriber.completions == [.finished])
    }

    @Test func `merging nothing finishes at once`() {
        var events: [String] = []
        Publishers.MergeMany([Just<Int>]()).subscribe(
            AnySubscriber(
                receiveSubscription: { events.append("\($0)") },
                receiveCompletion: { events.append("\($0)") }))
        #expect(events == ["Merge", "finished"])
    }

    @Test(arguments: 0..<3) func `fails with the first failure and cancels the others`(failing: Int) {
        let publishers = (0..<3).map { _ in TestPublisher<Int, Failure>() }
        let subscriber = TestSubscriber<Int, Failure>()
        Publishers.MergeMany(publishers).subscribe(subscriber)
        publishers[0].send(1)
        publishers[failing].send(completion: .failure(Failure()))
        #expect(subscriber.completions == [.failure(Failure())])
        #expect(publishers.map(\.cancellationCount) == (0..<3).map { $0 == failing ? 0 : 1 })
        for publisher in publishers { publisher.send(2) }
        for publisher in publishers { publisher.send(completion: .failure(Failure())) }
        #expect(subscriber.values == [1])
        #expect(subscriber.completions == [.failure(Failure())])
    }

    @Test func `subscribes to no more after a failure`() {
        var isSubscribed = false
        let later = Deferred { () -> Fail<Int, Failure> in
            isSubscribed = true
            return Fail(error: Failure())
        }
        let subscriber = TestSubscriber<Int, Failure>()
        Fail<Int, Failure>(error: Failure()).merge(with: later).subscribe(subscriber)
        #expect(subscriber.completions == [.failure(Failure())])
        #expect(!isSubscribed)
    }
}

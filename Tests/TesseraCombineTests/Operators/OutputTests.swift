import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct OutputTests {
    let source = TestPublisher<String, TestFailure>()

    private func received<P: Publisher>(
        from publisher: P, initialDemand: Subscribers.Demand = .unlimited
    ) -> TestSubscriber<P.Output, P.Failure> {
        let subscriber = TestSubscriber<P.Output, P.Failure>(demand: initialDemand)
        publisher.subscribe(subscriber)
        return subscriber
    }

    @Test func `a prefix finishes with its last element`() {
        let subscriber = received(from: source.prefix(2))
        source.send("a")
        #expect(subscriber.completions == [])
        source.send("b")
        #expect(subscriber.values == ["a", "b"])
        #expect(subscriber.completions == [.finished])
        #expect(source.cancellationCount == 1)
    }

    @Test func `nothing comes after the last element`() {
        let subscriber = received(from: source.prefix(1))
        source.send("a")
        source.send("b")
        source.send(completion: .failure(TestFailure()))
        #expect(subscriber.values == ["a"])
        #expect(subscriber.completions == [.finished])
    }

    @Test func `the element at a position is the last`() {
        let subscriber = received(from: source.output(at: 1))
        source.send("a")
        source.send("b")
        #expect(subscriber.values == ["b"])
        #expect(subscriber.completions == [.finished])
    }

    @Test func `the elements at a range finish with the last of them`() {
        let subscriber = received(from: source.output(in: 1...2))
        for value in ["a", "b", "c"] { source.send(value) }
        #expect(subscriber.values == ["b", "c"])
        #expect(subscriber.completions == [.finished])
    }

    @Test func `an open range finishes with its publisher`() {
        let subscriber = received(from: source.output(in: 1...))
        for value in ["a", "b", "c"] { source.send(value) }
        #expect(subscriber.completions == [])
        source.send(completion: .finished)
        #expect(subscriber.values == ["b", "c"])
        #expect(subscriber.completions == [.finished])
    }

    @Test func `a prefix of nothing finishes at once`() {
        let subscriber = received(from: source.prefix(0))
        #expect(subscriber.completions == [.finished])
        #expect(source.cancellationCount == 1)
    }

    @Test func `an end before the last element is passed on`() {
        let subscriber = received(from: source.prefix(2))
        source.send("a")
        source.send(completion: .failure(TestFailure()))
        #expect(subscriber.values == ["a"])
        #expect(subscriber.completions == [.failure(TestFailure())])
    }

    @Test func `additional demand makes up for elements that are left out`() {
        let letters = ["a", "b", "c"].publisher.map { $0 }
        let subscriber = received(from: letters.output(in: 1...), initialDemand: .max(1))
        #expect(subscriber.values == ["b"])
        subscriber.request(.max(1))
        #expect(subscriber.values == ["b", "c"])
    }

    @Test func `a subscriber that cancels with the last element receives no completion`() {
        let reference = Reference<TestSubscriber<String, TestFailure>>()
        let subscriber = TestSubscriber<String, TestFailure> { _ in
            reference.value?.cancel()
            return .none
        }
        reference.value = subscriber
        source.prefix(1).subscribe(subscriber)
        source.send("a")
        #expect(subscriber.values == ["a"])
        #expect(subscriber.completions == [])
        #expect(source.cancellationCount == 1)
        reference.value = nil
    }

    @Test func `an element sent from the subscriber counts`() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        var completions = 0
        let subscription = subject.prefix(2).sink(
            receiveCompletion: { _ in completions += 1 },
            receiveValue: {
                received.append($0)
                if $0 < 5 { subject.send($0 + 1) }
            })
        subject.send(1)
        #expect(received == [1, 2])
        #expect(completions == 1)
        subscription.cancel()
    }

    @Test func `both sides are released at the end`() {
        weak var released: Token?
        let subject = PassthroughSubject<Int, Never>()
        do {
            let token = Token()
            released = token
            subject.prefix(1).subscribe(
                AnySubscriber(
                    receiveSubscription: { $0.request(.unlimited) },
                    receiveValue: { _ in
                        withExtendedLifetime(token) {}
                        return .none
                    }))
        }
        #expect(released != nil)
        subject.send(1)
        #expect(released == nil)
    }

    @Test(.timeLimit(.minutes(10))) func `asynchronous elements end with the prefix`() async {
        var received: [Int] = []
        for await value in CurrentValueSubject<Int, Never>(1).prefix(1).values { received.append(value) }
        #expect(received == [1])
    }

    @Test func `operators of this module are used where the output is known`() {
        func first<T>(of subject: PassthroughSubject<T, Never>)
            -> Publishers.Output<PassthroughSubject<T, Never>>
        {
            subject.prefix(1)
        }
        func third(of numbers: some Publisher<Int, Never>) -> Bool { isOurs(numbers.output(at: 2)) }
        #expect(first(of: PassthroughSubject<Token, Never>()).range == 0..<1)
        #expect(third(of: PassthroughSubject<Int, Never>()))
        #expect(isOurs(source.output(in: ..<3)))
    }

    private func isOurs<P: Publisher>(_ publisher: Publishers.Output<P>) -> Bool { true }
    private func isOurs<P: Publisher>(_ publisher: P) -> Bool { false }

    @Test func `a negative length stops with its name`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Empty<Int, Never>().map { $0 }.prefix(-1)
        }
        let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(line.contains("prefix(_:): the length is -1"))
    }
}

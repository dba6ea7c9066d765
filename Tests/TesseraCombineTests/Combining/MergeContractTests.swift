import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct MergeContractTests {
    struct Failure: Error, Equatable {}

    let first = TestPublisher<Int, Failure>()
    let second = TestPublisher<Int, Failure>()

    private var merged: Publishers.MergeMany<TestPublisher<Int, Failure>> { first.merge(with: second) }

    // MARK: Demand

    @Test func `asks each publisher for all when the demand is unlimited`() {
        let subscriber = TestSubscriber<Int, Failure>()
        merged.subscribe(subscriber)
        first.send(1)
        subscriber.request(.max(2))
        second.send(2)
        #expect(subscriber.values == [1, 2])
        #expect(first.demands == [.unlimited])
        #expect(second.demands == [.unlimited])
    }

    @Test func `asks each publisher for one value ahead of demand`() {
        let subscriber = TestSubscriber<Int, Failure>(demand: .none)
        merged.subscribe(subscriber)
        #expect(first.demands == [.max(1)])
        first.send(1)
        #expect(subscriber.values == [])
        subscriber.request(.max(3))
        #expect(subscriber.values == [1])
        #expect(first.demands == [.max(1), .max(1)])
        #expect(second.demands == [.max(1)])
        second.send(2)
        #expect(subscriber.values == [1, 2])
        #expect(second.demands == [.max(1), .max(1)])
    }

    @Test func `waiting values are delivered in the order in which they came`() {
        let third = TestPublisher<Int, Failure>()
        let subscriber = TestSubscriber<Int, Failure>(demand: .none)
        merged.merge(with: third).subscribe(subscriber)
        third.send(3)
        first.send(1)
        second.send(2)
        subscriber.request(.max(2))
        #expect(subscriber.values == [3, 1])
        subscriber.request(.max(1))
        #expect(subscriber.values == [3, 1, 2])
    }

    @Test func `demand one by one serves every publisher`() {
        let subscriber = TestSubscriber<Int, Never>(demand: .none)
        (1...3).publisher.merge(with: (11...13).publisher).subscribe(subscriber)
        for _ in 1...6 { subscriber.request(.max(1)) }
        #expect(subscriber.values == [1, 11, 2, 12, 3, 13])
        #expect(subscriber.completions == [.finished])
    }

    @Test func `demand that becomes unlimited asks for all`() {
        let subscriber = TestSubscriber<Int, Failure>(demand: .max(1)) { $0 == 1 ? .unlimited : .none }
        merged.subscribe(subscriber)
        second.send(2)
        first.send(1)
        #expect(subscriber.values == [2])
        subscriber.request(.max(1))
        #expect(subscriber.values == [2, 1])
        #expect(first.demands.contains(.unlimited))
        #expect(second.demands.contains(.unlimited))
        second.send(3)
        second.send(4)
        #expect(subscriber.values == [2, 1, 3, 4])
    }

    @Test func `a request made while receiving is served afterwards`() {
        let subscription = Reference<any Subscription>()
        var events: [String] = []
        Publishers.Merge([1, 3].publisher, [2, 4].publisher).subscribe(
            AnySubscriber(
                receiveSubscription: { subscription.value = $0 },
                receiveValue: {
                    events.append("receives \($0)")
                    subscription.value?.request(.max(1))
                    events.append("received \($0)")
                    return .none
                },
                receiveCompletion: { _ in events.append("finished") }))
        subscription.value?.request(.max(1))
        #expect(
            events == [
                "receives 1", "received 1", "receives 2", "received 2",
                "receives 3", "received 3", "receives 4", "received 4", "finished",
            ])
    }

    @Test func `an empty request changes nothing`() {
        let subscriber = TestSubscriber<Int, Failure>(demand: .none)
        merged.subscribe(subscriber)
        first.send(1)
        subscriber.request(.none)
        #expect(subscriber.values == [])
        #expect(first.demands == [.max(1)])
    }

    @Test func `a completion waits for demand but a failure does not`() {
        let patient = TestSubscriber<Int, Failure>(demand: .none)
        let failed = TestSubscriber<Int, Failure>(demand: .none)
        merged.subscribe(patient)
        first.send(1)
        first.send(completion: .finished)
        second.send(completion: .finished)
        #expect(patient.completions == [])
        patient.request(.max(1))
        #expect(patient.values == [1])
        #expect(patient.completions == [.finished])

        let (third, fourth) = (TestPublisher<Int, Failure>(), TestPublisher<Int, Failure>())
        third.merge(with: fourth).subscribe(failed)
        third.send(1)
        fourth.send(completion: .failure(Failure()))
        #expect(failed.values == [])
        #expect(failed.completions == [.failure(Failure())])
    }

    // MARK: Cancellation

    @Test func `cancelling cancels all and ends delivery`() {
        let subscriber = TestSubscriber<Int, Failure>()
        merged.subscribe(subscriber)
        first.send(1)
        subscriber.cancel()
        #expect(first.cancellationCount == 1)
        #expect(second.cancellationCount == 1)
        first.send(2)
        first.send(completion: .finished)
        second.send(completion: .failure(Failure()))
        #expect(subscriber.values == [1])
        #expect(subscriber.completions == [])
    }

    @Test func `cancelling while receiving drops waiting values`() {
        let subscription = Reference<any Subscription>()
        var received: [Int] = []
        merged.subscribe(
            AnySubscriber(
                receiveSubscription: { subscription.value = $0 },
                receiveValue: {
                    received.append($0)
                    subscription.value?.cancel()
                    return .unlimited
                }))
        first.send(1)
        second.send(2)
        subscription.value?.request(.unlimited)
        #expect(received == [1])
        #expect(first.cancellationCount == 1)
        #expect(first.demands == [.max(1)])
    }

    @Test func `cancelling on arrival subscribes to nothing`() {
        merged.subscribe(AnySubscriber(receiveSubscription: { $0.cancel() }))
        #expect(first.subscriberCount == 0)
        #expect(second.subscriberCount == 0)
    }

    @Test func `requests and cancellations after the end are ignored`() {
        let subscription = Reference<any Subscription>()
        merged.subscribe(AnySubscriber(receiveSubscription: { subscription.value = $0 }))
        subscription.value?.cancel()
        subscription.value?.cancel()
        subscription.value?.request(.unlimited)
        #expect(first.demands == [.max(1)])
        #expect(first.cancellationCount == 1)
    }

    @Test func `nothing is retained after cancellation`() {
        weak var waiting: Token?
        weak var owner: Token?
        let tokens = PassthroughSubject<Token, Never>()
        do {
            let captured = Token()
            owner = captured
            let subscriber = TestSubscriber<Token, Never>(demand: .none) { _ in
                withExtendedLifetime(captured) { .none }
            }
            tokens.merge(with: tokens).subscribe(subscriber)
            do {
                let token = Token()
                waiting = token
                tokens.send(token)
            }
            #expect(waiting != nil)
            subscriber.cancel()
        }
        #expect(waiting == nil)
        #expect(owner == nil)
    }

    @Test func `nothing is retained after completion`() {
        weak var owner: Token?
        let numbers = PassthroughSubject<Int, Never>()
        let subscription: AnyCancellable
        do {
            let captured = Token()
            owner = captured
            subscription = numbers.merge(with: numbers).sink { _ in withExtendedLifetime(captured) {} }
            numbers.send(1)
            numbers.send(completion: .finished)
        }
        #expect(owner == nil)
        subscription.cancel()
    }

    // MARK: Re-entrance

    @Test func `a value sent while receiving is delivered within that call`() {
        let numbers = PassthroughSubject<Int, Never>()
        let echoes = PassthroughSubject<Int, Never>()
        var events: [String] = []
        let subscription = numbers.merge(with: echoes).sink { number in
            events.append("receives \(number)")
            if number < 3 { echoes.send(number + 1) }
            events.append("received \(number)")
        }
        numbers.send(1)
        #expect(
            events == ["receives 1", "receives 2", "receives 3", "received 3", "received 2", "received 1"])
        subscription.cancel()
    }

    @Test func `a completion sent while receiving comes afterwards`() {
        let numbers = PassthroughSubject<Int, Never>()
        var events: [String] = []
        let subscription = numbers.merge(with: Empty()).sink(
            receiveCompletion: { _ in events.append("finished") },
            receiveValue: {
                events.append("receives \($0)")
                numbers.send(completion: .finished)
                events.append("received \($0)")
            })
        numbers.send(7)
        #expect(events == ["receives 7", "received 7", "finished"])
        subscription.cancel()
    }

    // MARK: Publishers that break the rules

    @Test func `values beyond the demand are dropped`() {
        let subscriber = TestSubscriber<Int, Failure>(demand: .none)
        merged.subscribe(subscriber)
        first.send(1)
        first.send(2)
        first.send(3)
        subscriber.request(.max(2))
        #expect(subscriber.values == [1])
    }

    @Test func `a second subscription is cancelled`() {
        let subscriber = TestSubscriber<Int, Failure>()
        merged.subscribe(subscriber)
        first.sendSubscription()
        #expect(first.cancellationCount == 1)
        #expect(first.demands == [.unlimited])
        first.send(1)
        #expect(subscriber.values == [1])
    }

    @Test func `values after a completion are ignored`() {
        let subscriber = TestSubscriber<Int, Failure>()
        merged.subscribe(subscriber)
        first.send(completion: .finished)
        first.send(completion: .failure(Failure()))
        first.send(1)
        first.sendSubscription()
        #expect(first.cancellationCount == 1)
        second.send(2)
        #expect(subscriber.values == [2])
        #expect(subscriber.completions == [])
    }
}

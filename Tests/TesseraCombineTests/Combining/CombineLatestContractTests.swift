import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct CombineLatestContractTests {
    let first = TestPublisher<Int, Never>()
    let second = TestPublisher<Int, Never>()

    /// A publisher of numbers whose tens come from `first` and whose ones come from `second`.
    private var combined: some Publisher<Int, Never> { first.combineLatest(second) { $0 * 10 + $1 } }

    // MARK: Demand

    @Test func `passes requests to all publishers`() {
        let subscriber = TestSubscriber<Int, Never>(demand: .none) { $0 == 11 ? .max(3) : .none }
        combined.subscribe(subscriber)
        #expect(first.demands == [])
        subscriber.request(.max(2))
        #expect(first.demands == [.max(2)])
        #expect(second.demands == [.max(2)])
        first.send(1)
        second.send(1)
        #expect(first.demands == [.max(2), .max(3)])
        #expect(second.demands == [.max(2), .max(3)])
        subscriber.request(.unlimited)
        #expect(first.demands == [.max(2), .max(3), .unlimited])
    }

    @Test func `drops values beyond the demand but keeps the latest ones`() {
        let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
        combined.subscribe(subscriber)
        first.send(1)
        second.send(1)
        first.send(2)
        second.send(3)
        #expect(subscriber.values == [11])
        subscriber.request(.max(1))
        #expect(subscriber.values == [11])
        first.send(4)
        #expect(subscriber.values == [11, 43])
    }

    @Test func `serves a subscriber that demands one by one`() {
        let subscriber = TestSubscriber<Int, Never>(demand: .max(1)) { _ in .max(1) }
        (1...3).publisher.combineLatest((1...3).publisher) { $0 * 10 + $1 }.subscribe(subscriber)
        // The first sequence gives one value, then the second one does. After that each tuple requests one value of
        // each.
        #expect(subscriber.values == [11, 21, 31, 32, 33])
        #expect(subscriber.completions == [.finished])
    }

    @Test func `a request made while receiving is passed on afterwards`() {
        let subscription = Reference<any Subscription>()
        var received: [Int] = []
        (1...3).publisher.combineLatest((1...3).publisher) { $0 * 10 + $1 }.subscribe(
            AnySubscriber(
                receiveSubscription: {
                    subscription.value = $0
                    $0.request(.max(1))
                },
                receiveValue: {
                    received.append($0)
                    subscription.value?.request(.max(1))
                    return .none
                }))
        #expect(received == [11, 21, 31, 32, 33])
    }

    @Test func `a publisher that subscribes late is asked for all that was requested`() {
        let late = LatePublisher<Int>()
        let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
        first.combineLatest(late) { $0 * 10 + $1 }.subscribe(subscriber)
        subscriber.request(.max(2))
        let subject = TestPublisher<Int, Never>()
        late.connect(to: subject)
        #expect(subject.demands == [.max(3)])
        first.send(1)
        subject.send(2)
        #expect(subscriber.values == [12])
    }

    // MARK: Cancellation

    @Test func `cancelling cancels all and ends delivery`() {
        let subscriber = TestSubscriber<Int, Never>()
        combined.subscribe(subscriber)
        first.send(1)
        second.send(1)
        subscriber.cancel()
        #expect(first.cancellationCount == 1)
        #expect(second.cancellationCount == 1)
        first.send(2)
        second.send(completion: .finished)
        first.send(completion: .finished)
        #expect(subscriber.values == [11])
        #expect(subscriber.completions == [])
    }

    @Test func `cancelling while receiving ends delivery`() {
        let subscription = Reference<any Subscription>()
        var received: [Int] = []
        let combined = (1...3).publisher.combineLatest((1...3).publisher) { $0 * 10 + $1 }
        combined.subscribe(
            AnySubscriber(
                receiveSubscription: {
                    subscription.value = $0
                    $0.request(.unlimited)
                },
                receiveValue: {
                    received.append($0)
                    if received.count == 2 { subscription.value?.cancel() }
                    return .unlimited
                },
                receiveCompletion: { _ in received.append(-1) }))
        #expect(received == [31, 32])
    }

    @Test func `cancelling the subscription on arrival asks for nothing`() {
        var received: [Int] = []
        combined.subscribe(
            AnySubscriber(
                receiveSubscription: { $0.cancel() },
                receiveValue: {
                    received.append($0)
                    return .none
                }))
        first.send(1)
        second.send(1)
        #expect(received == [])
        #expect(first.demands == [])
        #expect(first.cancellationCount == 1)
    }

    @Test func `requests and cancellations after the end are ignored`() {
        let subscription = Reference<any Subscription>()
        combined.subscribe(AnySubscriber(receiveSubscription: { subscription.value = $0 }))
        subscription.value?.cancel()
        subscription.value?.cancel()
        subscription.value?.request(.unlimited)
        #expect(first.demands == [])
        #expect(first.cancellationCount == 1)
    }

    @Test func `nothing is retained after cancellation`() {
        weak var value: Token?
        weak var owner: Token?
        let tokens = PassthroughSubject<Token, Never>()
        do {
            let captured = Token()
            owner = captured
            let subscription = tokens.combineLatest(tokens, Empty<Int, Never>(completeImmediately: false))
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

    @Test func `nothing is retained after completion`() {
        weak var value: Token?
        weak var owner: Token?
        let tokens = PassthroughSubject<Token, Never>()
        let subscription: AnyCancellable
        do {
            let captured = Token()
            owner = captured
            subscription = tokens.combineLatest(tokens).sink { _ in withExtendedLifetime(captured) {} }
            do {
                let token = Token()
                value = token
                tokens.send(token)
            }
            #expect(value != nil)
            tokens.send(completion: .finished)
        }
        #expect(value == nil)
        #expect(owner == nil)
        subscription.cancel()
    }

    @Test func `a value may cancel when it is replaced`() {
        let tokens = PassthroughSubject<Token, Never>()
        let numbers = PassthroughSubject<Int, Never>()
        let subscription = Reference<AnyCancellable>()
        var received: [Int] = []
        subscription.value = tokens.combineLatest(numbers).sink { received.append($1) }
        numbers.send(1)
        tokens.send(Token { subscription.value?.cancel() })
        tokens.send(Token())
        numbers.send(2)
        #expect(received == [1, 1])
    }

    // MARK: Re-entrance

    @Test func `a value sent while receiving is kept for the next tuple`() {
        let numbers = PassthroughSubject<Int, Never>()
        let limits = CurrentValueSubject<Int, Never>(5)
        var received: [[Int]] = []
        // A number beyond the limit raises the limit. The new limit alone publishes no tuple.
        let subscription = numbers.combineLatest(limits).sink { number, limit in
            received.append([number, limit])
            if number > limit { limits.send(number) }
        }
        numbers.send(3)
        numbers.send(9)
        #expect(received == [[3, 5], [9, 5]])
        numbers.send(4)
        #expect(received == [[3, 5], [9, 5], [4, 9]])
        subscription.cancel()
    }

    @Test func `a completion sent while receiving comes afterwards`() {
        let numbers = PassthroughSubject<Int, Never>()
        var events: [String] = []
        let subscription = numbers.combineLatest(Just(1)).sink(
            receiveCompletion: { _ in events.append("finished") },
            receiveValue: { number, _ in
                events.append("receives \(number)")
                numbers.send(completion: .finished)
                events.append("received \(number)")
            })
        numbers.send(7)
        #expect(events == ["receives 7", "received 7", "finished"])
        subscription.cancel()
    }

    // MARK: Publishers that break the rules

    @Test func `a second subscription is cancelled`() {
        let subscriber = TestSubscriber<Int, Never>()
        combined.subscribe(subscriber)
        first.sendSubscription()
        #expect(first.cancellationCount == 1)
        #expect(first.demands == [.unlimited])
        first.send(1)
        second.send(1)
        #expect(subscriber.values == [11])
    }

    @Test func `values after a completion are ignored`() {
        let subscriber = TestSubscriber<Int, Never>()
        combined.subscribe(subscriber)
        first.send(1)
        first.send(completion: .finished)
        first.send(completion: .finished)
        first.send(2)
        first.sendSubscription()
        #expect(subscriber.completions == [])
        #expect(first.cancellationCount == 1)
        second.send(3)
        second.send(completion: .finished)
        second.send(completion: .finished)
        #expect(subscriber.values == [13])
        #expect(subscriber.completions == [.finished])
    }

    @Test func `values without a subscription are ignored`() {
        let early = LatePublisher<Int>()
        let subscriber = TestSubscriber<Int, Never>()
        first.combineLatest(early) { $0 * 10 + $1 }.subscribe(subscriber)
        first.send(1)
        early.sendWithoutSubscription(2)
        #expect(subscriber.values == [])
    }
}

import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct RetryTests {
    struct Failure: Error, Equatable {}

    /// A publisher that sends the number of its attempt, and that fails `failureCount` times before it finishes.
    final class Attempts {
        private(set) var count = 0
        private let failureCount: Int

        init(failing failureCount: Int) {
            self.failureCount = failureCount
        }

        var publisher: some Publisher<Int, Failure> {
            Deferred { () -> AnyPublisher<Int, Failure> in
                self.count += 1
                let value = Just(self.count).setFailureType(to: Failure.self)
                guard self.count <= self.failureCount else { return value.eraseToAnyPublisher() }
                return value.append(Fail(error: Failure())).eraseToAnyPublisher()
            }
        }
    }

    @Test func `subscribes again until it succeeds`() {
        let attempts = Attempts(failing: 2)
        let subscriber = TestSubscriber<Int, Failure>()
        attempts.publisher.retry(5).subscribe(subscriber)
        #expect(subscriber.values == [1, 2, 3])
        #expect(subscriber.completions == [.finished])
        #expect(subscriber.subscriptionCount == 1)
        #expect(attempts.count == 3)
    }

    @Test func `fails after the last retry`() {
        let attempts = Attempts(failing: 9)
        let subscriber = TestSubscriber<Int, Failure>()
        attempts.publisher.retry(2).subscribe(subscriber)
        #expect(subscriber.values == [1, 2, 3])
        #expect(subscriber.completions == [.failure(Failure())])
    }

    @Test func `no retries fail at once`() {
        let attempts = Attempts(failing: 9)
        let subscriber = TestSubscriber<Int, Failure>()
        attempts.publisher.retry(0).subscribe(subscriber)
        #expect(subscriber.values == [1])
        #expect(subscriber.completions == [.failure(Failure())])
    }

    @Test func `without a limit it goes on until it succeeds`() {
        // Many failures that come at once must not exhaust the stack.
        let attempts = Attempts(failing: 20_000)
        let subscriber = TestSubscriber<Int, Failure>()
        Publishers.Retry(upstream: attempts.publisher, retries: nil).subscribe(subscriber)
        #expect(subscriber.values.count == 20_001)
        #expect(subscriber.completions == [.finished])
    }

    @Test func `demand that was not met is passed on to the next attempt`() {
        let publisher = TestPublisher<Int, Failure>()
        let subscriber = TestSubscriber<Int, Failure>(demand: .max(5))
        publisher.retry(1).subscribe(subscriber)
        publisher.send(1)
        publisher.send(2)
        publisher.send(completion: .failure(Failure()))
        #expect(publisher.subscriberCount == 2)
        #expect(publisher.demands == [.max(5), .max(3)])
    }

    @Test func `cancelling ends the attempts`() {
        let publisher = TestPublisher<Int, Failure>()
        let subscriber = TestSubscriber<Int, Failure>()
        publisher.retry(3).subscribe(subscriber)
        subscriber.cancel()
        #expect(publisher.cancellationCount == 1)
        publisher.send(1)
        publisher.send(completion: .failure(Failure()))
        #expect(publisher.subscriberCount == 1)
        #expect(subscriber.values == [])
        #expect(subscriber.completions == [])
    }

    @Test func `cancelling from within a subscriber ends the attempts`() {
        let attempts = Attempts(failing: 100)
        let subscription = Reference<any Subscription>()
        attempts.publisher.retry(100).subscribe(
            AnySubscriber(
                receiveSubscription: {
                    subscription.value = $0
                    $0.request(.unlimited)
                },
                receiveValue: {
                    if $0 == 3 { subscription.value?.cancel() }
                    return .none
                }))
        #expect(attempts.count == 3)
    }

    @Test func `nothing is retained after cancellation`() {
        weak var owner: Token?
        let subject = PassthroughSubject<Int, Failure>()
        do {
            let captured = Token()
            owner = captured
            let subscription = subject.retry(1).replaceError(with: 0).sink { _ in
                withExtendedLifetime(captured) {}
            }
            subject.send(1)
            subscription.cancel()
        }
        #expect(owner == nil)
    }

    @Test func `retries of equal publishers are equal`() {
        let numbers = [1, 2].publisher
        #expect(numbers.retry(2) == Publishers.Retry(upstream: numbers, retries: 2))
        #expect(numbers.retry(2) != numbers.retry(3))
    }
}

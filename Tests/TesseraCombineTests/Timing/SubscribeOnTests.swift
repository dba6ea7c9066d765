import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct SubscribeOnTests {
    let scheduler = VirtualTimeScheduler()

    @Test func `subscribes asks and cancels on the scheduler`() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
        publisher.subscribe(on: scheduler).subscribe(subscriber)
        #expect(publisher.subscriberCount == 0)
        scheduler.advance()
        #expect(publisher.subscriberCount == 1)
        #expect(publisher.demands == [.max(1)])
        subscriber.request(.max(2))
        #expect(publisher.demands == [.max(1)])
        scheduler.advance()
        #expect(publisher.demands == [.max(1), .max(2)])
        subscriber.cancel()
        #expect(publisher.cancellationCount == 0)
        scheduler.advance()
        #expect(publisher.cancellationCount == 1)
    }

    @Test func `delivers at once and returns the demand`() {
        let publisher = TestPublisher<Int, TestFailure>()
        let subscriber = TestSubscriber<Int, TestFailure>(demand: .max(1)) { _ in .max(3) }
        publisher.subscribe(on: scheduler).subscribe(subscriber)
        scheduler.advance()
        publisher.send(1)
        publisher.send(completion: .failure(TestFailure()))
        #expect(subscriber.values == [1])
        #expect(subscriber.completions == [.failure(TestFailure())])
        #expect(publisher.demands == [.max(1), .max(3)])
    }

    @Test func `on the immediate scheduler a subscriber asks and cancels while it receives`() {
        var log: [Int] = []
        let subscription = (1...9).publisher
            .subscribe(on: ImmediateScheduler.shared)
            .flatMap(maxPublishers: .max(1)) { Just($0) }
            .prefix(3)
            .sink { log.append($0) }
        #expect(log == [1, 2, 3])
        subscription.cancel()
    }
}

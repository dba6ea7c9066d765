import Combine
import TesseraCombineTesting
import Testing

/// The samples of the comments of TesseraCombineTesting.
struct CombineTestingSamples {
    @Test func `a test controls a publisher`() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
        publisher.map { $0 * 10 }.subscribe(subscriber)
        #expect(publisher.demands == [.max(1)])
        publisher.send(1)
        subscriber.cancel()
        #expect(publisher.cancellationCount == 1)
        publisher.send(2)
        #expect(subscriber.values == [10, 20])
    }

    @Test func `a test controls a subscriber`() {
        let subscriber = TestSubscriber<Int, Never>(demand: .max(2))
        [1, 2, 3].publisher.subscribe(subscriber)
        #expect(subscriber.values == [1, 2])
        subscriber.request(.max(1))
        #expect(subscriber.values == [1, 2, 3])
        #expect(subscriber.completions == [.finished])
    }

    @Test func `a test controls the time`() {
        let scheduler = VirtualTimeScheduler()
        let query = PassthroughSubject<String, Never>()
        let subscriber = TestSubscriber<String, Never>()
        query.debounce(for: .milliseconds(300), scheduler: scheduler).subscribe(subscriber)

        query.send("r")
        scheduler.advance(by: .milliseconds(299))
        query.send("ra")
        scheduler.advance(by: .milliseconds(299))
        #expect(subscriber.values == [])
        scheduler.advance(by: .milliseconds(1))
        #expect(subscriber.values == ["ra"])
    }
}

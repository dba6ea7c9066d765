import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct CollectByTimeTests {
    let scheduler = VirtualTimeScheduler()
    let subject = PassthroughSubject<Int, TestFailure>()

    private func send(_ values: [(milliseconds: Int, value: Int)]) {
        for (milliseconds, value) in values {
            scheduler.advance(to: .init(.milliseconds(milliseconds)))
            subject.send(value)
        }
    }

    @Test func `publishes the elements of each interval at its end`() {
        let log = EventLog()
        let subscription = log.record(subject.collect(.byTime(scheduler, 2)), at: scheduler)
        send([(0, 1), (500, 2), (2000, 3), (3999, 4), (8500, 5)])
        scheduler.advance(by: 9)
        #expect(log.events == ["[1, 2] at 2 s", "[3, 4] at 4 s", "[5] at 10 s"])
        subscription.cancel()
    }

    @Test func `publishes a full array at once`() {
        let log = EventLog()
        let subscription = log.record(subject.collect(.byTimeOrCount(scheduler, 2, 2)), at: scheduler)
        send([(0, 1), (500, 2), (1000, 3), (2500, 4), (2600, 5), (2700, 6)])
        subject.send(completion: .finished)
        scheduler.advance(by: 9)
        #expect(
            log.events == [
                "[1, 2] at 0.5 s", "[3] at 2 s", "[4, 5] at 2.6 s", "[6] at 2.7 s", "finished at 2.7 s",
            ])
        subscription.cancel()
    }

    @Test func `publishes the remaining elements when the publisher finishes`() {
        let log = EventLog()
        let subscription = log.record(subject.collect(.byTime(scheduler, 2)), at: scheduler)
        send([(0, 1), (500, 2)])
        subject.send(completion: .finished)
        #expect(log.events == ["[1, 2] at 0.5 s", "finished at 0.5 s"])
        #expect(scheduler.scheduledCount == 0)
        subscription.cancel()
    }

    @Test func `drops the remaining elements when the publisher fails`() {
        let log = EventLog()
        let subscription = log.record(subject.collect(.byTime(scheduler, 2)), at: scheduler)
        send([(0, 1), (500, 2)])
        subject.send(completion: .failure(TestFailure()))
        #expect(log.events == ["failed at 0.5 s"])
        #expect(scheduler.scheduledCount == 0)
        subscription.cancel()
    }

    @Test func `collects elements that are sent during the subscription`() {
        let log = EventLog()
        let subscription = log.record(
            (1...5).publisher.collect(.byTimeOrCount(scheduler, 2, 3)), at: scheduler)
        #expect(log.events == ["[1, 2, 3] at 0 s", "[4, 5] at 0 s", "finished at 0 s"])
        subscription.cancel()
    }

    @Test func `with a count asks for the elements of as many arrays as are demanded`() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<[Int], Never>(demand: .max(2)) { $0 == [2] ? .max(3) : .none }
        publisher.collect(.byTimeOrCount(scheduler, 1, 2)).subscribe(subscriber)
        #expect(publisher.demands == [.max(4)])
        publisher.send(0)
        publisher.send(1)
        publisher.send(2)
        scheduler.advance(by: 1)
        #expect(subscriber.values == [[0, 1], [2]])
        #expect(publisher.demands == [.max(4), .max(6)])
    }

    @Test func `without a count asks for everything once`() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<[Int], Never>(demand: .none)
        publisher.collect(.byTime(scheduler, 1)).subscribe(subscriber)
        #expect(publisher.demands == [])
        subscriber.request(.max(1))
        subscriber.request(.max(1))
        #expect(publisher.demands == [.unlimited])
    }

    @Test func `collects on while there is no demand`() {
        let subscriber = TestSubscriber<[Int], TestFailure>(demand: .max(1))
        subject.collect(.byTime(scheduler, 1)).subscribe(subscriber)
        send([(0, 1), (1500, 2), (2500, 3)])
        scheduler.advance(by: 1)
        #expect(subscriber.values == [[1]])
        subscriber.request(.max(1))
        #expect(subscriber.values == [[1]])
        scheduler.advance(by: 1)
        #expect(subscriber.values == [[1], [2, 3]])
    }

    @Test func `finishes after the demand for the remaining elements`() {
        let subscriber = TestSubscriber<[Int], TestFailure>(demand: .max(1))
        subject.collect(.byTimeOrCount(scheduler, 1, 2)).subscribe(subscriber)
        send([(0, 1), (1500, 2)])
        subject.send(completion: .finished)
        #expect(subscriber.values == [[1]])
        #expect(subscriber.completions == [])
        subscriber.request(.max(1))
        #expect(subscriber.values == [[1], [2]])
        #expect(subscriber.completions == [.finished])
    }

    @Test func `the strategy and the options stay visible`() {
        let collected = subject.collect(.byTimeOrCount(scheduler, 3, 7))
        #expect(collected.upstream === subject)
        #expect(collected.options == nil)
        guard case .byTimeOrCount(let context, let interval, let count) = collected.strategy else {
            Issue.record("another strategy: \(collected.strategy)")
            return
        }
        #expect(context === scheduler)
        #expect(interval == 3)
        #expect(count == 7)
    }
}

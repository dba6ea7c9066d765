import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct TimeoutTests {
    let scheduler = VirtualTimeScheduler()
    let subject = PassthroughSubject<Int, TestFailure>()

    @Test func `finishes when no element comes in time`() {
        let log = EventLog()
        let subscription = log.record(subject.timeout(5, scheduler: scheduler), at: scheduler)
        scheduler.advance(by: 2)
        subject.send(1)
        scheduler.advance(by: 4.999)
        subject.send(2)
        scheduler.advance(by: 4)
        #expect(log.events == ["1 at 2 s", "2 at 6.999 s"])
        scheduler.advance(by: 1)
        subject.send(3)
        scheduler.advance(by: 9)
        #expect(log.events == ["1 at 2 s", "2 at 6.999 s", "finished at 11.999 s"])
        subscription.cancel()
    }

    @Test func `fails with the error it is given`() {
        let log = EventLog()
        let subscription = log.record(
            subject.timeout(5, scheduler: scheduler, customError: { TestFailure() }), at: scheduler)
        scheduler.advance(by: 9)
        #expect(log.events == ["failed at 5 s"])
        subscription.cancel()
    }

    @Test func `cancels the publisher when time is over and leaves nothing scheduled`() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>()
        publisher.timeout(5, scheduler: scheduler).subscribe(subscriber)
        #expect(publisher.cancellationCount == 0)
        scheduler.advance(by: 5)
        #expect(publisher.cancellationCount == 1)
        #expect(subscriber.completions == [.finished])
        #expect(scheduler.scheduledCount == 0)
    }

    @Test func `a publisher that completes in time leaves nothing scheduled`() {
        let log = EventLog()
        let subscription = log.record(Just(1).timeout(5, scheduler: scheduler), at: scheduler)
        scheduler.advance()
        #expect(log.events == ["1 at 0 s", "finished at 0 s"])
        #expect(scheduler.scheduledCount == 0)
        subscription.cancel()
    }

    @Test func `cancellation leaves nothing scheduled`() {
        subject.timeout(5, scheduler: scheduler).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            .cancel()
        #expect(scheduler.scheduledCount == 0)
    }

    @Test func `passes demand up`() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(demand: .max(1)) { _ in .max(2) }
        publisher.timeout(5, scheduler: scheduler).subscribe(subscriber)
        publisher.send(1)
        scheduler.advance()
        #expect(publisher.demands == [.max(1), .max(2)])
    }
}

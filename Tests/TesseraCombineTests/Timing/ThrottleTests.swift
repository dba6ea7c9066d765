import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct ThrottleTests {
    let scheduler = VirtualTimeScheduler()
    let subject = PassthroughSubject<Int, TestFailure>()

    /// Throttles the subject to one element in half a second, and logs the time of each.
    private func throttle(latest: Bool, into log: EventLog) -> AnyCancellable {
        log.record(
            subject.throttle(for: .milliseconds(500), scheduler: scheduler, latest: latest), at: scheduler)
    }

    private func send(_ values: [(milliseconds: Int, value: Int)]) {
        for (milliseconds, value) in values {
            scheduler.advance(to: .init(.milliseconds(milliseconds)))
            subject.send(value)
        }
    }

    @Test func `publishes the first element at once, then the latest of each interval`() {
        let log = EventLog()
        let subscription = throttle(latest: true, into: log)
        send([(0, 1), (100, 2), (200, 3), (600, 4), (700, 5), (900, 6), (1200, 7)])
        scheduler.advance(by: 9)
        #expect(log.events == ["1 at 0 s", "3 at 0.5 s", "6 at 1 s", "7 at 1.5 s"])
        subscription.cancel()
    }

    @Test func `publishes the first element at once, then the first of each interval`() {
        let log = EventLog()
        let subscription = throttle(latest: false, into: log)
        send([(0, 1), (100, 2), (200, 3), (600, 4), (700, 5), (900, 6), (1200, 7)])
        scheduler.advance(by: 9)
        #expect(log.events == ["1 at 0 s", "2 at 0.5 s", "4 at 1 s", "7 at 1.5 s"])
        subscription.cancel()
    }

    @Test func `publishes an element at once when the interval has passed`() {
        let log = EventLog()
        let subscription = throttle(latest: true, into: log)
        send([(0, 1), (500, 2), (1700, 3)])
        scheduler.advance()
        #expect(log.events == ["1 at 0 s", "2 at 0.5 s", "3 at 1.7 s"])
        subscription.cancel()
    }

    @Test func `publishes elements that are sent during the subscription`() {
        final class Model { @Published var query = "initial" }
        let model = Model()
        let log = EventLog()
        let subscriptions = [
            log.record(model.$query.throttle(for: 1, scheduler: scheduler, latest: true), at: scheduler),
            log.record(Just("just").throttle(for: 1, scheduler: scheduler, latest: true), at: scheduler),
            log.record(
                ["a", "b", "c"].publisher.throttle(for: 1, scheduler: scheduler, latest: false), at: scheduler
            ),
        ]
        scheduler.advance()
        #expect(
            log.events == ["initial at 0 s", "just at 0 s", "finished at 0 s", "a at 0 s", "finished at 0 s"])
        subscriptions.forEach { $0.cancel() }
    }

    @Test func `sends the waiting element before the completion`() {
        let log = EventLog()
        let subscription = throttle(latest: true, into: log)
        send([(0, 1), (100, 2)])
        subject.send(completion: .finished)
        scheduler.advance(by: 9)
        #expect(log.events == ["1 at 0 s", "2 at 0.5 s", "finished at 0.5 s"])
        subscription.cancel()
    }

    @Test func `fails at once when no element waits`() {
        let log = EventLog()
        let subscription = throttle(latest: true, into: log)
        send([(0, 1), (100, 2)])
        scheduler.advance(to: .init(.milliseconds(600)))
        subject.send(completion: .failure(TestFailure()))
        scheduler.advance(by: 9)
        #expect(log.events == ["1 at 0 s", "2 at 0.5 s", "failed at 0.6 s"])
        subscription.cancel()
    }

    @Test func `asks for all elements and drops those that find no demand`() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(demand: .none)
        publisher.throttle(for: 1, scheduler: scheduler, latest: true).subscribe(subscriber)
        #expect(publisher.demands == [.unlimited])
        publisher.send(1)
        scheduler.advance(by: 5)
        #expect(subscriber.values == [])
        subscriber.request(.max(1))
        publisher.send(2)
        publisher.send(3)
        scheduler.advance(by: 5)
        publisher.send(4)
        scheduler.advance(by: 5)
        #expect(subscriber.values == [3])
        #expect(publisher.demands == [.unlimited])
    }

    @Test func `an element that a subscriber sends meanwhile waits for its interval`() {
        let log = EventLog()
        let subscription = log.record(
            subject.throttle(for: 1, scheduler: scheduler, latest: true)
                .handleEvents(receiveOutput: { [subject] in if $0 < 3 { subject.send($0 + 1) } }),
            at: scheduler)
        subject.send(1)
        scheduler.advance(by: 9)
        #expect(log.events == ["1 at 0 s", "2 at 1 s", "3 at 2 s"])
        subscription.cancel()
    }

    @Test func `on the immediate scheduler everything passes in order`() {
        let subscriber = TestSubscriber<Int, TestFailure> { [subject] in
            if $0 < 3 { subject.send($0 + 1) }
            return .none
        }
        subject.throttle(for: 60, scheduler: ImmediateScheduler.shared, latest: false).subscribe(subscriber)
        subject.send(1)
        #expect(subscriber.values == [1, 2, 3])
    }

    @Test func `sends no completion to a subscriber that cancels with the element before it`() {
        let reference = Reference<TestSubscriber<Int, TestFailure>>()
        let subscriber = TestSubscriber<Int, TestFailure> { _ in
            reference.value?.cancel()
            return .none
        }
        reference.value = subscriber
        subject.throttle(for: 1, scheduler: scheduler, latest: true).subscribe(subscriber)
        subject.send(1)
        subject.send(completion: .finished)
        scheduler.advance()
        #expect(subscriber.values == [1])
        #expect(subscriber.completions == [])
        reference.value = nil
    }
}

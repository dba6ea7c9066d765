import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct DebounceTests {
    let scheduler = VirtualTimeScheduler()
    let subject = PassthroughSubject<String, TestFailure>()

    private func send(_ values: [(milliseconds: Int, value: String)]) {
        for (milliseconds, value) in values {
            scheduler.advance(to: .init(.milliseconds(milliseconds)))
            subject.send(value)
        }
    }

    @Test func `publishes the last element of a burst`() {
        let log = EventLog()
        let subscription = log.record(subject.debounce(for: 0.3, scheduler: scheduler), at: scheduler)
        send([(0, "r"), (100, "ra"), (350, "ram"), (649, "rame"), (1000, "ramen")])
        scheduler.advance(by: 9)
        #expect(log.events == ["rame at 0.949 s", "ramen at 1.3 s"])
        subscription.cancel()
    }

    @Test func `publishes elements that are sent during the subscription`() {
        let log = EventLog()
        let current = CurrentValueSubject<Int, Never>(7)
        let subscription = log.record(current.debounce(for: 1, scheduler: scheduler), at: scheduler)
        scheduler.advance(by: 9)
        #expect(log.events == ["7 at 1 s"])
        subscription.cancel()
    }

    @Test(
        arguments: [(.finished, "finished at 0.1 s"), (.failure(TestFailure()), "failed at 0.1 s")]
            as [(Subscribers.Completion<TestFailure>, String)])
    func `a completion comes at once and discards the element that waits`(
        completion: Subscribers.Completion<TestFailure>, event: String
    ) {
        let log = EventLog()
        let subscription = log.record(subject.debounce(for: 0.3, scheduler: scheduler), at: scheduler)
        send([(0, "a"), (100, "b")])
        subject.send(completion: completion)
        scheduler.advance(by: 9)
        #expect(log.events == [event])
        subscription.cancel()
    }

    @Test func `asks for all elements and drops one that finds no demand at the end of its wait`() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(demand: .none)
        publisher.debounce(for: 1, scheduler: scheduler).subscribe(subscriber)
        #expect(publisher.demands == [.unlimited])
        publisher.send(1)
        scheduler.advance(by: 1)
        subscriber.request(.max(1))
        scheduler.advance(by: 5)
        #expect(subscriber.values == [])
        publisher.send(2)
        scheduler.advance(by: 1)
        publisher.send(3)
        scheduler.advance(by: 1)
        #expect(subscriber.values == [2])
    }

    @Test func `a burst keeps one action scheduled`() {
        let subscriber = TestSubscriber<String, TestFailure>()
        subject.debounce(for: 0.3, scheduler: scheduler).subscribe(subscriber)
        for _ in 1...1000 { subject.send("x") }
        #expect(scheduler.scheduledCount == 1)
        scheduler.run()
        #expect(subscriber.values == ["x"])
    }

    @Test func `on the immediate scheduler everything passes in order`() {
        let subscriber = TestSubscriber<String, TestFailure> { [subject] in
            if $0.count < 3 { subject.send($0 + "b") }
            return .none
        }
        subject.debounce(for: 60, scheduler: ImmediateScheduler.shared).subscribe(subscriber)
        subject.send("a")
        #expect(subscriber.values == ["a", "ab", "abb"])
    }

    @Test func `a scheduler whose clock stands still publishes too`() {
        let subscriber = TestSubscriber<String, TestFailure>()
        subject.debounce(for: 60, scheduler: StoppedClock()).subscribe(subscriber)
        subject.send("a")
        subject.send("b")
        #expect(subscriber.values == ["a", "b"])
    }
}

/// A scheduler that runs every action at once, like those that people write for their tests. Its time never changes.
private struct StoppedClock: Scheduler {
    var now: VirtualTimeScheduler.SchedulerTimeType { .start }
    var minimumTolerance: VirtualTimeScheduler.SchedulerTimeType.Stride { .zero }

    func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    func schedule(
        after date: VirtualTimeScheduler.SchedulerTimeType,
        tolerance: VirtualTimeScheduler.SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { action() }

    func schedule(
        after date: VirtualTimeScheduler.SchedulerTimeType,
        interval: VirtualTimeScheduler.SchedulerTimeType.Stride,
        tolerance: VirtualTimeScheduler.SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}

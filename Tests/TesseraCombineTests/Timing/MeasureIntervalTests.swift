import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct MeasureIntervalTests {
    let scheduler = VirtualTimeScheduler()

    @Test func `publishes the time between events`() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = TestSubscriber<VirtualTimeScheduler.SchedulerTimeType.Stride, Never>()
        subject.measureInterval(using: scheduler).subscribe(subscriber)
        scheduler.advance(by: 1.5)
        subject.send(1)
        subject.send(2)
        scheduler.advance(by: .nanoseconds(1))
        subject.send(3)
        subject.send(completion: .finished)
        #expect(subscriber.values == [1.5, .zero, .nanoseconds(1)])
        #expect(subscriber.completions == [.finished])
    }
}

import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct DelayTests {
    let scheduler = VirtualTimeScheduler()
    let subject = PassthroughSubject<Int, TestFailure>()

    @Test func `delays each element and the completion by the same time`() {
        let log = EventLog()
        let subscription = log.record(subject.delay(for: 0.5, scheduler: scheduler), at: scheduler)
        subject.send(1)
        scheduler.advance(by: 0.25)
        subject.send(2)
        subject.send(3)
        scheduler.advance(by: 0.25)
        #expect(log.events == ["1 at 0.5 s"])
        subject.send(completion: .finished)
        scheduler.advance(by: 9)
        #expect(log.events == ["1 at 0.5 s", "2 at 0.75 s", "3 at 0.75 s", "finished at 1 s"])
        subscription.cancel()
    }

    @Test func `delays a failure too`() {
        let log = EventLog()
        let subscription = log.record(
            Fail<Int, TestFailure>(error: TestFailure()).delay(for: 2, scheduler: scheduler), at: scheduler)
        scheduler.advance(by: 9)
        #expect(log.events == ["failed at 2 s"])
        subscription.cancel()
    }

    @Test func `receives on the scheduler without delay`() {
        let log = EventLog()
        let subscription = log.record([1, 2, 3].publisher.receive(on: scheduler), at: scheduler)
        #expect(log.events == [])
        scheduler.advance()
        #expect(log.events == ["1 at 0 s", "2 at 0 s", "3 at 0 s", "finished at 0 s"])
        subscription.cancel()
    }

    @Test func `passes demand up, and the result of a delivery afterwards`() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(demand: .max(2)) { $0 == 1 ? .max(5) : .none }
        publisher.delay(for: 1, scheduler: scheduler).subscribe(subscriber)
        #expect(publisher.demands == [.max(2)])
        publisher.send(1)
        #expect(publisher.demands == [.max(2)])
        scheduler.advance(by: 1)
        #expect(publisher.demands == [.max(2), .max(5)])
        subscriber.request(.unlimited)
        #expect(publisher.demands == [.max(2), .max(5), .unlimited])
    }

    @Test func `keeps the order on a concurrent queue`() async {
        let received = await withCheckedContinuation { continuation in
            let numbers = Shared<[Int]>([])
            let subscription = Shared<AnyCancellable?>(nil)
            let started = (1...2000).publisher
                .receive(on: DispatchQueue.global())
                .delay(for: .microseconds(1), scheduler: DispatchQueue.global())
                .sink(
                    receiveCompletion: { _ in
                        continuation.resume(returning: numbers.value)
                        subscription.change { $0 = nil }
                    },
                    receiveValue: { number in numbers.change { $0.append(number) } })
            subscription.change { $0 = started }
        }
        #expect(received == Array(1...2000))
    }

    @Test func `on the immediate scheduler what a subscriber sends comes after what it receives`() {
        var log: [String] = []
        let subscription = subject.receive(on: ImmediateScheduler.shared).sink(
            receiveCompletion: { _ in },
            receiveValue: { [subject] in
                log.append("begin \($0)")
                if $0 < 2 { subject.send($0 + 1) }
                log.append("end \($0)")
            })
        subject.send(1)
        #expect(log == ["begin 1", "end 1", "begin 2", "end 2"])
        subscription.cancel()
    }
}

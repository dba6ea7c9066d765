import Foundation
import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct SubjectTests {
    struct Failure: Error, Equatable {}

    @Test func `a passthrough subject drops what nobody demands`() {
        let subject = PassthroughSubject<Int, Never>()
        subject.send(1)
        let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
        subject.subscribe(subscriber)
        subject.send(2)
        subject.send(3)
        subscriber.request(.max(1))
        subject.send(4)
        #expect(subscriber.values == [2, 4])
    }

    @Test func `a current value subject begins with its value and catches up with demand`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
        subject.subscribe(subscriber)
        subject.value = 2
        subject.send(3)
        #expect(subscriber.values == [1])
        #expect(subject.value == 3)
        subscriber.request(.max(1))
        #expect(subscriber.values == [1, 3])
    }

    @Test func `a completed subject only completes`() {
        let subject = CurrentValueSubject<Int, Failure>(1)
        subject.send(completion: .failure(Failure()))
        subject.send(2)
        let subscriber = TestSubscriber<Int, Failure>()
        subject.subscribe(subscriber)
        #expect(subscriber.values == [])
        #expect(subscriber.completions == [.failure(Failure())])
    }

    @Test func `a subscriber that sends is called within its call`() {
        let subject = PassthroughSubject<Int, Never>()
        var events: [String] = []
        let subscription = subject.sink {
            events.append("receives \($0)")
            if $0 < 2 { subject.send($0 + 1) }
            events.append("received \($0)")
        }
        subject.send(1)
        #expect(events == ["receives 1", "receives 2", "received 2", "received 1"])
        subscription.cancel()
    }

    @Test func `a subscriber that cancels receives no more`() {
        let subject = PassthroughSubject<Int, Never>()
        let subscription = Reference<AnyCancellable>()
        var received: [Int] = []
        subscription.value = subject.sink {
            received.append($0)
            subscription.value?.cancel()
        }
        subject.send(1)
        subject.send(2)
        #expect(received == [1])
    }

    @Test func `a subject can subscribe to a publisher`() {
        let subject = PassthroughSubject<Int, Never>()
        var events: [String] = []
        let subscriptions = [
            subject.sink(
                receiveCompletion: { events.append("\($0)") }, receiveValue: { events.append("\($0)") }),
            [1, 2].publisher.subscribe(subject),
        ]
        #expect(events == ["1", "2", "finished"])
        subscriptions.forEach { $0.cancel() }
    }

    @Test func `many threads may send and subscribe`() {
        // This is safe: subjects may be used from any thread.
        nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(0)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for value in 0..<500 {
                let subscription = subject.sink { _ in }
                subject.send(thread * 1_000 + value)
                subscription.cancel()
            }
        }
        #expect((0..<4).map { $0 * 1_000 + 499 }.contains(subject.value))
    }
}

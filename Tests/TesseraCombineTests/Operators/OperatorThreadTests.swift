import Foundation
import TesseraCombine
import Testing

/// Tests of the operators that feeds use, with publishers that send from several threads at once.
@Suite struct OperatorThreadTests {
    struct Failure: Error {}

    private static let threadCount = 4
    private static let valueCount = 500

    /// Returns a publisher that sends values on a thread of its own and finishes.
    private static func onAnotherThread<Value>(_ values: [Value]) -> some Publisher<Value, Never> {
        values.publisher.subscribe(on: DispatchQueue(label: "sender"))
    }

    /// Returns the values that a publisher has sent when it completes.
    private func values<P: Publisher>(_ publisher: P) -> [P.Output] where P.Failure == Never {
        let isDone = DispatchSemaphore(value: 0)
        var received: [P.Output] = []
        let subscription = publisher.sink(
            receiveCompletion: { _ in isDone.signal() }, receiveValue: { received.append($0) })
        #expect(isDone.wait(timeout: .now() + 60) == .success)
        subscription.cancel()
        return received
    }

    @Test func `flat map passes on every value`() {
        for _ in 0..<50 {
            let requests = (0..<Self.threadCount).publisher.flatMap { thread in
                Future<Int, Never> { promise in
                    // This is safe: a promise may be called on any thread.
                    nonisolated(unsafe) let promise = promise
                    Thread.detachNewThread { promise(.success(thread)) }
                }
            }
            #expect(values(requests).sorted() == [0, 1, 2, 3])
        }
    }

    @Test func `flat map takes its publishers in turns`() {
        for _ in 0..<50 {
            let requests = (0..<8).publisher.flatMap(maxPublishers: .max(2)) { thread in
                Future<Int, Never> { promise in
                    // This is safe: a promise may be called on any thread.
                    nonisolated(unsafe) let promise = promise
                    Thread.detachNewThread { promise(.success(thread)) }
                }
            }
            #expect(values(requests).sorted() == [0, 1, 2, 3, 4, 5, 6, 7])
        }
    }

    @Test func `a switch ends with the latest`() {
        // This is safe: subjects may be used from any thread.
        nonisolated(unsafe) let outer = PassthroughSubject<CurrentValueSubject<Int, Never>, Never>()
        nonisolated(unsafe) let inner = (0..<Self.threadCount).map { CurrentValueSubject<Int, Never>($0) }
        var received: [Int] = []
        let subscription = outer.switchToLatest().sink { received.append($0) }
        DispatchQueue.concurrentPerform(iterations: Self.threadCount) { thread in
            for value in 0..<Self.valueCount {
                if thread == 0 {
                    outer.send(inner[value % Self.threadCount])
                } else {
                    inner[thread].send(value)
                }
            }
        }
        outer.send(CurrentValueSubject(-1))
        #expect(received.last == -1)
        subscription.cancel()
    }

    @Test func `shared values reach all subscribers`() {
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.map { $0 }.share()
        var sums = Array(repeating: 0, count: 3)
        let subscriptions = (0..<3).map { index in shared.sink { sums[index] += $0 } }
        // This is safe: subjects may be used from any thread.
        nonisolated(unsafe) let sender = subject
        DispatchQueue.concurrentPerform(iterations: Self.threadCount) { _ in
            for _ in 0..<Self.valueCount { sender.send(1) }
        }
        #expect(sums == Array(repeating: Self.threadCount * Self.valueCount, count: 3))
        subscriptions.forEach { $0.cancel() }
    }

    @Test func `a prefix ends once whichever thread ends it`() {
        for _ in 0..<100 {
            // This is safe: subjects may be used from any thread.
            nonisolated(unsafe) let source = PassthroughSubject<Int, Never>()
            nonisolated(unsafe) let stop = PassthroughSubject<Void, Never>()
            var completionCount = 0
            let subscription = source.prefix(untilOutputFrom: stop).sink(
                receiveCompletion: { _ in completionCount += 1 }, receiveValue: { _ in })
            DispatchQueue.concurrentPerform(iterations: 2) { thread in
                if thread == 0 { stop.send() } else { for value in 0..<9 { source.send(value) } }
            }
            #expect(completionCount == 1)
            subscription.cancel()
        }
    }

    @Test func `values of one thread stay in order`() {
        let numbers = Array(0..<Self.valueCount)
        #expect(
            values(Self.onAnotherThread(numbers).map { $0 * 2 }.filter { $0 % 3 == 0 })
                == numbers.map { $0 * 2 }.filter { $0 % 3 == 0 })
        #expect(values(Self.onAnotherThread(numbers).scan(0, +).last()) == [numbers.reduce(0, +)])
        #expect(values(Self.onAnotherThread(numbers).collect(7)).flatMap { $0 } == numbers)
        #expect(values(Self.onAnotherThread([1, 2]).append(Self.onAnotherThread([3, 4]))) == [1, 2, 3, 4])
        #expect(
            values(Self.onAnotherThread(numbers).zip(Self.onAnotherThread(numbers)) { $0 - $1 })
                == numbers.map { _ in 0 })
        #expect(
            values(Self.onAnotherThread(numbers).merge(with: Self.onAnotherThread(numbers)).count())
                == [2 * numbers.count])
        #expect(
            values(
                Self.onAnotherThread(numbers).buffer(size: 9, prefetch: .keepFull, whenFull: .dropNewest)
                    .first())
                == [0])
    }

    @Test func `cancelling while another thread sends leaves nothing`() {
        for _ in 0..<200 {
            // This is safe: subjects may be used from any thread.
            nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
            weak var owner: Token?
            do {
                let captured = Token()
                owner = captured
                // This is safe: subscriptions may be cancelled from any thread.
                nonisolated(unsafe) let subscriptions = [
                    subject.flatMap { Just($0).append($0) }.sink { _ in withExtendedLifetime(captured) {} },
                    subject.map { Just($0) }.switchToLatest().sink { _ in withExtendedLifetime(captured) {} },
                    subject.share().sink { _ in withExtendedLifetime(captured) {} },
                    subject.removeDuplicates().scan(0, +).sink { _ in withExtendedLifetime(captured) {} },
                    subject.retry(2).sink { _ in withExtendedLifetime(captured) {} },
                    subject.prepend(0).sink { _ in withExtendedLifetime(captured) {} },
                    subject.setFailureType(to: Failure.self).catch { _ in Just(0) }.sink { _ in
                        withExtendedLifetime(captured) {}
                    },
                    subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
                        .sink { _ in withExtendedLifetime(captured) {} },
                ]
                DispatchQueue.concurrentPerform(iterations: 2) { thread in
                    if thread == 0 {
                        for value in 0..<20 { subject.send(value) }
                    } else {
                        subscriptions.forEach { $0.cancel() }
                    }
                }
            }
            #expect(owner == nil)
        }
    }

    @Test func `published properties may be watched from any thread`() {
        final class Model {
            @Published var number = 0
        }
        // This is safe: one thread writes the property, and the publisher may be used from any thread.
        nonisolated(unsafe) let model = Model()
        nonisolated(unsafe) let publisher = model.$number
        DispatchQueue.concurrentPerform(iterations: 3) { thread in
            for value in 0..<Self.valueCount {
                if thread == 0 { model.number = value } else { publisher.sink { _ in }.cancel() }
            }
        }
        #expect(model.number == Self.valueCount - 1)
    }
}

import Foundation
import TesseraCombine
import Testing

@Suite struct CombiningThreadTests {
    private static let threadCount = 4
    private static let valueCount = 2_000

    /// Sends 1, 2, 3, … through each subject on a thread of its own, and finishes the subject.
    private func sendFromThreads(_ subjects: [PassthroughSubject<Int, Never>]) {
        // This is safe: a subject may be used from any thread, and each is used by one only.
        nonisolated(unsafe) let subjects = subjects
        DispatchQueue.concurrentPerform(iterations: subjects.count) { index in
            for value in 1...Self.valueCount { subjects[index].send(value) }
            subjects[index].send(completion: .finished)
        }
    }

    /// An object that counts the calls to a subscriber that begin before the last one has ended.
    private final class Gate {
        private let lock = NSLock()
        private(set) var overlapCount = 0

        func pass(_ body: () -> Void) {
            guard lock.try() else {
                overlapCount += 1
                return
            }
            body()
            lock.unlock()
        }
    }

    @Test func `every value makes one combination and the last holds the latest`() {
        let subjects = (0..<Self.threadCount).map { _ in PassthroughSubject<Int, Never>() }
        let gate = Gate()
        var received: [[Int]] = []
        var completionCount = 0
        let subscription = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).sink(
            receiveCompletion: { _ in gate.pass { completionCount += 1 } },
            receiveValue: { a, b, c, d in gate.pass { received.append([a, b, c, d]) } })
        for subject in subjects { subject.send(0) }
        sendFromThreads(subjects)
        #expect(gate.overlapCount == 0)
        #expect(completionCount == 1)
        #expect(received.count == 1 + Self.threadCount * Self.valueCount)
        #expect(received.last == Array(repeating: Self.valueCount, count: Self.threadCount))
        // Each combination differs from the one before it by one step of one publisher.
        let steps = zip(received, received.dropFirst()).map { former, next in
            zip(former, next).map { $1 - $0 }.sorted()
        }
        #expect(steps.allSatisfy { $0 == [0, 0, 0, 1] })
        subscription.cancel()
    }

    @Test func `every value is merged in the order of its publisher`() {
        let subjects = (0..<Self.threadCount).map { _ in PassthroughSubject<Int, Never>() }
        let gate = Gate()
        var received: [[Int]] = Array(repeating: [], count: Self.threadCount)
        var completionCount = 0
        let marked = subjects.enumerated().map { index, subject in subject.map { (index, $0) } }
        let subscription = Publishers.MergeMany(marked).sink(
            receiveCompletion: { _ in gate.pass { completionCount += 1 } },
            receiveValue: { index, value in gate.pass { received[index].append(value) } })
        sendFromThreads(subjects)
        #expect(gate.overlapCount == 0)
        #expect(completionCount == 1)
        for values in received { #expect(values == Array(1...Self.valueCount)) }
        subscription.cancel()
    }

    @Test func `one subject may send from all threads`() {
        // This is safe: a subject may be used from any thread.
        nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        var combinationCount = 0
        let subscriptions = [
            subject.merge(with: Empty()).sink { sum += $0 },
            subject.combineLatest(Just(0)).sink { _ in combinationCount += 1 },
        ]
        DispatchQueue.concurrentPerform(iterations: Self.threadCount) { _ in
            for _ in 0..<Self.valueCount { subject.send(1) }
        }
        #expect(sum == Self.threadCount * Self.valueCount)
        #expect(combinationCount == Self.threadCount * Self.valueCount)
        subscriptions.forEach { $0.cancel() }
    }

    @Test func `cancelling from another thread ends delivery`() {
        for _ in 0..<200 {
            // This is safe: subjects and subscriptions may be used from any thread.
            nonisolated(unsafe) let first = PassthroughSubject<Int, Never>()
            nonisolated(unsafe) let second = PassthroughSubject<Int, Never>()
            weak var owner: Token?
            do {
                let captured = Token()
                owner = captured
                nonisolated(unsafe) let subscriptions = [
                    first.combineLatest(second).sink { _ in withExtendedLifetime(captured) {} },
                    first.merge(with: second).sink { _ in withExtendedLifetime(captured) {} },
                ]
                DispatchQueue.concurrentPerform(iterations: 3) { index in
                    for value in 0..<20 {
                        switch index {
                        case 0: first.send(value)
                        case 1: second.send(value)
                        default: if value == 10 { subscriptions.forEach { $0.cancel() } }
                        }
                    }
                }
            }
            #expect(owner == nil)
        }
    }

    /// Tests that publishers hold no lock while they call a subscriber: it may wait for another thread that sends.
    @Test func `a subscriber may wait for a thread that sends`() {
        // This is safe: subjects may be used from any thread.
        nonisolated(unsafe) let second = PassthroughSubject<Int, Never>()
        let first = PassthroughSubject<Int, Never>()
        var combined: [[Int]] = []
        var merged: [Int] = []

        func sendOnAnotherThread(_ value: Int) {
            let isSent = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                second.send(value)
                isSent.signal()
            }
            isSent.wait()
        }

        let combination = first.combineLatest(second).sink {
            combined.append([$0, $1])
            if $0 == 2, $1 < 9 { sendOnAnotherThread(9) }
        }
        first.send(1)
        second.send(1)
        first.send(2)
        // The value of the other thread makes a combination of its own. A value that the subscriber sends itself
        // would not.
        #expect(combined == [[1, 1], [2, 1], [2, 9]])
        combination.cancel()

        let merge = first.merge(with: second).sink {
            merged.append($0)
            if $0 == 1 { sendOnAnotherThread(9) }
        }
        first.send(1)
        #expect(merged == [1, 9])
        merge.cancel()
    }
}

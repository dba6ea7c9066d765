import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct AsyncPublisherTests {
    @Test func `are the elements of the publisher until it finishes`() async {
        var received: [Int] = []
        for await value in [1, 2, 3].publisher.values { received.append(value) }
        #expect(received == [1, 2, 3])
    }

    @Test func `throw the failure after the elements`() async {
        var received: [Int] = []
        await #expect(throws: TestFailure()) {
            let publisher = [1, 2].publisher.setFailureType(to: TestFailure.self)
                .append(Fail(error: TestFailure()))
            for try await value in publisher.values { received.append(value) }
        }
        #expect(received == [1, 2])
    }

    @Test @MainActor func `exist for publishers of the main actor`() async {
        final class Model { @Published var count = 1 }
        let model = Model()
        var received: [Int] = []
        for await count in model.$count.values {
            received.append(count)
            if count == 3 { break }
            model.count = count + 1
        }
        // A value that is published while the loop's body runs is still the current value when the loop demands the
        // next one.
        #expect(received == [1, 2, 3])
    }

    @Test func `ask for one element at a time`() async {
        let publisher = TestPublisher<Int, Never>()
        var iterator = publisher.values.makeAsyncIterator()
        #expect(publisher.demands == [])
        let sender = Task {
            while publisher.demands.isEmpty { await Task.yield() }
            publisher.send(1)
        }
        #expect(await iterator.next() == 1)
        #expect(publisher.demands == [.max(1)])
        await sender.value
    }

    @Test(.timeLimit(.minutes(10))) func `end when the task is cancelled`() async {
        let publisher = TestPublisher<Int, Never>()
        let task = Task {
            var received: [Int] = []
            for await value in publisher.values { received.append(value) }
            return received
        }
        while publisher.demands.isEmpty { await Task.yield() }
        publisher.send(1)
        while publisher.demands.count < 2 { await Task.yield() }
        task.cancel()
        #expect(await task.value == [1])
        #expect(publisher.cancellationCount == 1)
    }

    @Test(.timeLimit(.minutes(10)))
    func `end without an error when the task of a publisher that may fail is cancelled`()
        async throws
    {
        let publisher = TestPublisher<Int, TestFailure>()
        let task = Task {
            for try await _ in publisher.values {}
            return true
        }
        while publisher.demands.isEmpty { await Task.yield() }
        task.cancel()
        #expect(try await task.value)
        #expect(publisher.cancellationCount == 1)
    }
}

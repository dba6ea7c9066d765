import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct AsyncPublisherTests {
    @Test func areTheElementsOfThePublisherUntilItFinishes() async {
        var received: [Int] = []
        for await value in [1, 2, 3].publisher.values { received.append(value) }
        #expect(received == [1, 2, 3])
    }

    @Test func throwTheFailureAfterTheElements() async {
        var received: [Int] = []
        await #expect(throws: TestFailure()) {
            let publisher = [1, 2].publisher.setFailureType(to: TestFailure.self)
                .append(Fail(error: TestFailure()))
            for try await value in publisher.values { received.append(value) }
        }
        #expect(received == [1, 2])
    }

    @Test @MainActor func areThereForTheMainActorsOwnPublishers() async {
        final class Model { @Published var count = 1 }
        let model = Model()
        var received: [Int] = []
        for await count in model.$count.values {
            received.append(count)
            if count == 3 { break }
            model.count = count + 1
        }
        // What is published while the loop's body runs is the current value when the next one is demanded.
        #expect(received == [1, 2, 3])
    }

    @Test func askForOneElementAtATime() async {
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

    @Test(.timeLimit(.minutes(1))) func endWhenTheTaskIsCancelled() async {
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

    @Test(.timeLimit(.minutes(1))) func endWithoutAnErrorWhenTheTaskOfAPublisherThatMayFailIsCancelled()
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

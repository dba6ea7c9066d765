import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct SharingTests {
    @Test func `shared subscribers have one subscription`() {
        let publisher = TestPublisher<Int, Never>()
        let shared = publisher.share()
        let (first, second) = (TestSubscriber<Int, Never>(), TestSubscriber<Int, Never>())
        shared.subscribe(first)
        publisher.send(1)
        shared.subscribe(second)
        publisher.send(2)
        #expect(publisher.subscriberCount == 1)
        #expect(first.values == [1, 2])
        #expect(second.values == [2])
        first.cancel()
        #expect(publisher.cancellationCount == 0)
        second.cancel()
        #expect(publisher.cancellationCount == 1)
    }

    @Test func `a connectable publisher waits for its connection`() {
        let connectable = [1, 2].publisher.makeConnectable()
        var received: [Int] = []
        let subscriptions = [
            connectable.sink { received.append($0) }, connectable.sink { received.append($0 * 10) },
        ]
        #expect(received == [])
        let connection = connectable.connect()
        #expect(received.sorted() == [1, 2, 10, 20])
        connection.cancel()
        subscriptions.forEach { $0.cancel() }
    }

    @Test func `multicast sends through a subject`() {
        let publisher = TestPublisher<Int, Never>()
        let subject = CurrentValueSubject<Int, Never>(0)
        let multicast = publisher.multicast(subject: subject)
        var received: [Int] = []
        let subscription = multicast.sink { received.append($0) }
        let connection = multicast.connect()
        publisher.send(1)
        #expect(received == [0, 1])
        #expect(subject.value == 1)
        connection.cancel()
        subscription.cancel()
        #expect(publisher.cancellationCount == 1)
    }

    @Test func `a future runs once and keeps its result`() {
        var runCount = 0
        let future = Future<Int, Never> {
            runCount += 1
            $0(.success(7))
        }
        let (first, second) = (TestSubscriber<Int, Never>(), TestSubscriber<Int, Never>(demand: .none))
        future.subscribe(first)
        future.subscribe(second)
        #expect(runCount == 1)
        #expect(first.values == [7])
        #expect(first.completions == [.finished])
        #expect(second.values == [])
        second.request(.max(1))
        #expect(second.values == [7])
    }
}

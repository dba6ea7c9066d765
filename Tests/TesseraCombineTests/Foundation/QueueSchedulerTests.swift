import Dispatch
import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct QueueSchedulerTests {
    /// Waits until a publisher has completed, and returns the values that it has published.
    private func values<P: Publisher>(of publisher: P) async -> [P.Output] where P.Output: Sendable {
        await withCheckedContinuation { continuation in
            let values = Shared<[P.Output]>([])
            let subscription = Shared<AnyCancellable?>(nil)
            let started = publisher.sink(
                receiveCompletion: { _ in
                    continuation.resume(returning: values.value)
                    subscription.change { $0 = nil }
                },
                receiveValue: { value in values.change { $0.append(value) } })
            subscription.change { $0 = started }
        }
    }

    @Test func `an operation queue delivers in order though it runs many at once`() async {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 4
        #expect(await values(of: (1...500).publisher.receive(on: queue)) == Array(1...500))
    }

    @Test func `an operation queue delays`() async {
        let start = Date()
        #expect(await values(of: [1, 2].publisher.delay(for: 0.02, scheduler: OperationQueue())) == [1, 2])
        #expect(Date().timeIntervalSince(start) >= 0.02)
    }

    @Test func `an operation queue debounces throttles and times out`() async {
        let queue = OperationQueue()
        let current = CurrentValueSubject<Int, Never>(7)
        #expect(await values(of: current.debounce(for: .milliseconds(5), scheduler: queue).first()) == [7])
        #expect(await values(of: current.throttle(for: 60, scheduler: queue, latest: true).first()) == [7])
        #expect(await values(of: current.dropFirst().timeout(0.005, scheduler: queue)) == [])
    }

    @Test func `a dispatch queue delays`() async {
        let queue = DispatchQueue(label: "delay")
        let start = DispatchTime.now().uptimeNanoseconds
        #expect(
            await values(of: [1, 2].publisher.delay(for: .milliseconds(20), scheduler: queue)) == [1, 2])
        #expect(DispatchTime.now().uptimeNanoseconds - start >= 20_000_000)
    }

    @Test func `a dispatch queue runs with the options it is given`() async {
        let group = DispatchGroup()
        let queue = DispatchQueue(label: "options", attributes: .concurrent)
        let isBarrier = Shared<[Int]>([])
        for number in 1...50 {
            queue.schedule(options: .init(qos: .userInitiated, flags: .barrier, group: group)) {
                isBarrier.change { $0.append(number) }
            }
        }
        await withCheckedContinuation { continuation in
            group.notify(queue: queue) { continuation.resume() }
        }
        #expect(isBarrier.value == Array(1...50))
    }

    @Test func `a repeating action ends when it is cancelled`() async {
        let count = Shared(0)
        let queue = DispatchQueue(label: "repeat")
        let repetition = Shared<(any Cancellable)?>(nil)
        // The suspended queue runs nothing before the action has the object to cancel, however busy the machine is.
        queue.suspend()
        await withCheckedContinuation { continuation in
            let started = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
                count.change { $0 += 1 }
                if count.value == 3 {
                    repetition.value?.cancel()
                    continuation.resume()
                }
            }
            repetition.change { $0 = started }
            queue.resume()
        }
        // A block that runs ten milliseconds later comes after all remaining work of the queue.
        await withCheckedContinuation { continuation in
            queue.asyncAfter(deadline: .now() + .milliseconds(10)) { continuation.resume() }
        }
        #expect(count.value == 3)
    }

    @Test func `the immediate scheduler does all at once`() {
        let subscriber = TestSubscriber<Int, Never>()
        [1, 2].publisher
            .subscribe(on: ImmediateScheduler.shared)
            .delay(for: 5, scheduler: ImmediateScheduler.shared)
            .debounce(for: 5, scheduler: ImmediateScheduler.shared)
            .throttle(for: 5, scheduler: ImmediateScheduler.shared, latest: true)
            .receive(on: ImmediateScheduler.shared)
            .subscribe(subscriber)
        #expect(subscriber.values == [1, 2])
        #expect(subscriber.completions == [.finished])
    }
}

import Foundation
import TesseraCombine
import TesseraCombineTesting
import TestSupport
import Testing

@Suite struct FutureTests {
    struct Failure: Error, Equatable {}

    @Test func `subscribers receive the first result, each when it asks`() {
        var promise: Future<Int, Failure>.Promise?
        let future = Future<Int, Failure> { promise = $0 }
        let early = TestSubscriber<Int, Failure>()
        let patient = TestSubscriber<Int, Failure>(demand: .none)
        future.subscribe(early)
        future.subscribe(patient)
        promise?(.success(1))
        promise?(.failure(Failure()))
        let late = TestSubscriber<Int, Failure>()
        future.subscribe(late)
        #expect(early.values == [1] && late.values == [1] && patient.values == [])
        #expect(patient.completions == [])
        patient.request(.max(2))
        #expect(patient.values == [1])
        for subscriber in [early, patient, late] { #expect(subscriber.completions == [.finished]) }
    }

    @Test func `a failure needs no demand`() {
        let subscriber = TestSubscriber<Int, Failure>(demand: .none)
        Future<Int, Failure> { $0(.failure(Failure())) }.subscribe(subscriber)
        #expect(subscriber.completions == [.failure(Failure())])
    }

    @Test func `nothing follows a cancellation`() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        let cancelled = TestSubscriber<Int, Never>()
        future.subscribe(cancelled)
        cancelled.cancel()
        let canceller = Reference<TestSubscriber<Int, Never>>()
        let cancelling = TestSubscriber<Int, Never> { _ in
            canceller.value?.cancel()
            return .none
        }
        canceller.value = cancelling
        future.subscribe(cancelling)
        promise?(.success(1))
        canceller.value = nil
        #expect(cancelled.values == [] && cancelled.completions == [])
        #expect(cancelling.values == [1] && cancelling.completions == [])
    }

    @Test func `a future whose promise is never called sends nothing and goes with its subscribers`() {
        weak var weakFuture: Future<Int, Never>?
        weak var weakToken: Token?
        var events = 0
        func subscribe() -> AnyCancellable {
            let token = Token()
            weakToken = token
            let future = Future<Int, Never> { _ in withExtendedLifetime(token) {} }
            weakFuture = future
            return future.sink(receiveCompletion: { _ in events += 1 }, receiveValue: { _ in events += 1 })
        }
        var subscription: AnyCancellable? = subscribe()
        #expect(weakToken == nil && weakFuture != nil && subscription != nil)
        subscription = nil
        #expect(weakFuture == nil)
        #expect(events == 0)
    }

    @Test func `a deferred future calls its closure for each subscriber`() {
        var count = 0
        let numbers = Deferred {
            Future<Int, Never> { promise in
                count += 1
                promise(.success(count))
            }
        }
        #expect(count == 0)
        var received: [Int] = []
        let subscriptions = (0..<2).map { _ in
            numbers.flatMap { number in Future<Int, Never> { $0(.success(number * 10)) } }
                .sink { received.append($0) }
        }
        #expect(received == [10, 20])
        subscriptions.forEach { $0.cancel() }
    }

    @Test func `a future that is fulfilled while subscribers ask delivers once`() {
        for _ in 0..<200 {
            let subscribers = (0..<3).map { _ in TestSubscriber<Int, Never>(demand: .none) }
            var promise: Future<Int, Never>.Promise?
            let future = Future<Int, Never> { promise = $0 }
            for subscriber in subscribers { future.subscribe(subscriber) }
            // This is safe: a promise may be called on any thread, and no thread sets the variable.
            nonisolated(unsafe) let fulfill = promise
            DispatchQueue.concurrentPerform(iterations: 4) { thread in
                if thread == 3 { fulfill?(.success(7)) } else { subscribers[thread].request(.max(1)) }
            }
            #expect(subscribers.map(\.values) == [[7], [7], [7]])
            #expect(subscribers.map(\.completions) == [[.finished], [.finished], [.finished]])
        }
    }
}

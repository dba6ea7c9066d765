import TesseraCombine
import TesseraCombineTesting
import Testing

/// Tests of operators whose closures hold objects that cancel the subscription when they are released.
@Suite struct ClosureReleaseTests {
    /// An object that does something at its end.
    final class Owner {
        var end: () -> Void = {}

        deinit { end() }
    }

    /// Expects that a subscription may be cancelled while it releases the closure of its operator.
    private func expectRelease<P: Publisher>(
        _ name: String, isFinished: Bool, _ make: @escaping (PassthroughSubject<Int, Never>, Owner) -> P
    ) where P.Failure == any Error {
        let subject = PassthroughSubject<Int, Never>()
        weak var weakOwner: Owner?
        var completionCount = 0
        func subscribe() -> AnyCancellable {
            let owner = Owner()
            weakOwner = owner
            let subscription = make(subject, owner).sink(
                receiveCompletion: { _ in completionCount += 1 }, receiveValue: { _ in })
            owner.end = { subscription.cancel() }
            return subscription
        }
        let subscription = subscribe()
        #expect(weakOwner != nil, "\(name)")
        if isFinished { subject.send(completion: .finished) } else { subscription.cancel() }
        #expect(weakOwner == nil, "\(name)")
        #expect(completionCount == (isFinished ? 1 : 0), "\(name)")
    }

    @Test(arguments: [false, true])
    func `closures that are released at the end of a subscription may cancel it`(isFinished: Bool) {
        expectRelease("handleEvents", isFinished: isFinished) { subject, owner in
            subject.handleEvents(receiveOutput: { _ in _ = owner }).setFailureType(to: (any Error).self)
        }
        expectRelease("drop", isFinished: isFinished) { subject, owner in
            subject.drop { _ in owner === owner }.setFailureType(to: (any Error).self)
        }
        expectRelease("tryDrop", isFinished: isFinished) { subject, owner in
            subject.tryDrop { _ in owner === owner }
        }
    }

    @Test func `the condition of drop is released with the first element that is not omitted`() {
        let subject = PassthroughSubject<Int, Never>()
        weak var weakOwner: Owner?
        var seen: [Int] = []
        func subscribe() -> AnyCancellable {
            let owner = Owner()
            weakOwner = owner
            return subject.drop { [owner] in $0 < 3 && owner === owner }.sink { seen.append($0) }
        }
        let subscription = subscribe()
        for number in [1, 2, 3, 1] { subject.send(number) }
        #expect(seen == [3, 1])
        #expect(weakOwner == nil)
        subscription.cancel()
    }

    @Test func `a condition that throws ends the subscription with its error`() {
        struct Refusal: Error {}
        let subject = PassthroughSubject<Int, Never>()
        var events: [String] = []
        let subscription = subject.handleEvents(receiveCancel: { events.append("cancelled") })
            .tryDrop { number in
                guard number < 2 else { throw Refusal() }
                return true
            }
            .sink(
                receiveCompletion: { completion in
                    if case .failure(let error) = completion { events.append("\(type(of: error))") }
                },
                receiveValue: { events.append("\($0)") })
        subject.send(1)
        subject.send(2)
        subject.send(3)
        #expect(events == ["cancelled", "Refusal"])
        subscription.cancel()
    }

    @Test func `handleEvents calls its closures in the order of the events`() {
        let subject = PassthroughSubject<Int, Never>()
        var events: [String] = []
        let subscription = subject.handleEvents(
            receiveSubscription: { _ in events.append("subscription") },
            receiveOutput: { events.append("output \($0)") },
            receiveCompletion: { events.append("\($0)") },
            receiveCancel: { events.append("cancel") },
            receiveRequest: { events.append("request \($0 == .unlimited)") }
        ).sink { events.append("value \($0)") }
        subject.send(1)
        subscription.cancel()
        subject.send(2)
        #expect(events == ["subscription", "request true", "output 1", "value 1", "cancel"])
    }

    @Test(arguments: ["handleEvents", "drop", "tryDrop"])
    func `a closure that cancels the subscription prevents its element from being delivered`(name: String) {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = TestSubscriber<Int, any Error>()
        switch name {
        case "handleEvents":
            subject.handleEvents(receiveOutput: { _ in subscriber.cancel() })
                .setFailureType(to: (any Error).self).subscribe(subscriber)
        case "drop":
            subject.drop { _ in
                subscriber.cancel()
                return false
            }.setFailureType(to: (any Error).self).subscribe(subscriber)
        default:
            subject.tryDrop { _ in
                subscriber.cancel()
                return false
            }.subscribe(subscriber)
        }
        subject.send(1)
        #expect(subscriber.values == [])
    }
}

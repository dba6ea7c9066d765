import TesseraCombine

/// A variable that closures share.
final class Reference<Value> {
    var value: Value?
}

/// An object that calls a closure when it is released.
final class Token {
    private let end: () -> Void

    init(end: @escaping () -> Void = {}) {
        self.end = end
    }

    deinit { end() }
}

/// A publisher that gives its one subscriber the subscription of another publisher, later.
final class LatePublisher<Output>: Publisher {
    typealias Failure = Never

    private var subscriber: AnySubscriber<Output, Never>?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        self.subscriber = AnySubscriber(subscriber)
    }

    func connect<P: Publisher>(to publisher: P) where P.Output == Output, P.Failure == Never {
        if let subscriber { publisher.subscribe(subscriber) }
    }

    func sendWithoutSubscription(_ value: Output) {
        _ = subscriber?.receive(value)
    }
}

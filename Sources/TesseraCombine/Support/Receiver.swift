#if !canImport(Combine)
    /// A subscriber of any type, which operators can store and release.
    ///
    /// It is a class rather than a generic parameter of the operator. Code that is generic over the
    /// subscriber's type would look up metadata at each use of it, which takes longer than everything else
    /// that an operator does with a value.
    class Receiver<Input, Failure: Error> {
        func receive(subscription: any Subscription) {
            fatalError("Receiver is abstract.")
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            fatalError("Receiver is abstract.")
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            fatalError("Receiver is abstract.")
        }
    }

    /// A receiver that passes events on to a subscriber.
    final class SubscriberReceiver<S: Subscriber>: Receiver<S.Input, S.Failure> {
        private let subscriber: S

        init(_ subscriber: S) {
            self.subscriber = subscriber
        }

        override func receive(subscription: any Subscription) {
            subscriber.receive(subscription: subscription)
        }

        override func receive(_ input: S.Input) -> Subscribers.Demand {
            subscriber.receive(input)
        }

        override func receive(completion: Subscribers.Completion<S.Failure>) {
            subscriber.receive(completion: completion)
        }
    }
#endif

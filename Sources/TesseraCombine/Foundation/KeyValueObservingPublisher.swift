#if !canImport(Combine)
    import Foundation
    import TesseraSelectors

    extension NSObject {
        /// A publisher of the values of a property of an object.
        /// See Apple's [NSObject.KeyValueObservingPublisher](
        /// https://developer.apple.com/documentation/objectivec/nsobject/keyvalueobservingpublisher).
        public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
            /// The type of the property, whose values are published.
            public typealias Output = Value
            /// The type of errors: the publisher never fails.
            public typealias Failure = Never

            /// The object whose property is observed.
            public let object: Subject
            /// The key path of the property.
            public let keyPath: KeyPath<Subject, Value>
            /// The options that determine which values are published, and when.
            public let options: NSKeyValueObservingOptions

            /// Creates a publisher of the values of a property that can be observed.
            public init(
                object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
            ) {
                (self.object, self.keyPath, self.options) = (object, keyPath, options)
            }

            /// Observes the property for a subscriber.
            public func receive<Downstream: Subscriber>(subscriber: Downstream)
            where Downstream.Input == Value, Downstream.Failure == Never {
                subscriber.receive(
                    subscription: KeyValueSubscription(object, keyPath, options, AnySubscriber(subscriber)))
            }

            /// Returns a publisher of an empty value after each change.
            public func didChange() -> Publishers.Map<Self, Void> { map { _ in } }
        }
    }

    extension NSObject.KeyValueObservingPublisher: Equatable {
        /// Returns true if both publishers observe the same property of the same object with the same options.
        public static func == (left: Self, right: Self) -> Bool {
            left.object === right.object && left.keyPath == right.keyPath && left.options == right.options
        }
    }

    extension _KeyValueCodingAndObserving where Self: NSObject {
        /// Returns a publisher of the values of a property that can be observed; see
        /// ``observe(_:options:changeHandler:)``. The subscription retains the object.
        ///
        /// By default the publisher first publishes the present value, and then each new one.
        public func publisher<Value>(
            for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
        ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
            NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
        }
    }

    /// The observation of a property for a subscriber. While the subscriber demands no value, the subscription keeps
    /// the latest one.
    private final class KeyValueSubscription<Subject: NSObject, Value>: Subscription {
        private let lock = Lock()
        private var object: Subject?
        private var subscriber: AnySubscriber<Value, Never>?
        private var observation: NSKeyValueObservation?
        private var demand = Subscribers.Demand.none
        private var waiting: Value?

        init(
            _ object: Subject, _ keyPath: KeyPath<Subject, Value>, _ options: NSKeyValueObservingOptions,
            _ subscriber: AnySubscriber<Value, Never>
        ) {
            self.object = object
            self.subscriber = subscriber
            let observation = object.observe(keyPath, options: options.union(.new)) {
                [weak self] object, change in
                // In a call before the change, the property still has its old value, which is published.
                self?.publish(
                    change.isPrior ? object[keyPath: keyPath] : change.newValue ?? object[keyPath: keyPath])
            }
            self.observation = observation
        }

        private func publish(_ value: Value) {
            lock.lock()
            guard let subscriber, demand > 0 else {
                if subscriber != nil { waiting = value }
                lock.unlock()
                return
            }
            demand -= 1
            lock.unlock()
            let further = subscriber.receive(value)
            guard further > 0 else { return }
            lock.lock()
            demand += further
            lock.unlock()
        }

        func request(_ further: Subscribers.Demand) {
            further.requirePositive(from: "KeyValueObservingPublisher")
            lock.lock()
            demand += further
            let value = waiting
            waiting = nil
            lock.unlock()
            if let value { publish(value) }
        }

        func cancel() {
            lock.lock()
            let old = (observation, object, subscriber, waiting)
            (observation, object, subscriber, waiting) = (nil, nil, nil, nil)
            lock.unlock()
            old.0?.invalidate()
        }
    }
#endif

#if !canImport(Combine)
    extension Publishers {
        /// A publisher of the latest values of two publishers. Once each of them has sent a value, it
        /// publishes a tuple whenever one of them sends another.
        ///
        /// ```swift
        /// let city = PassthroughSubject<String, Never>()
        /// let unit = CurrentValueSubject<String, Never>("°C")
        /// let subscription = Publishers.CombineLatest(city, unit).sink { print($0, $1) }
        /// city.send("Oslo")  // Oslo °C
        /// unit.send("°F")    // Oslo °F
        /// ```
        ///
        /// See `combineLatest(_:)` of `Publisher` for demand, completion and re-entrance, and Apple's
        /// [CombineLatest](https://developer.apple.com/documentation/combine/publishers/combinelatest).
        public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
        where A.Failure == B.Failure {
            /// One value of each publisher.
            public typealias Output = (A.Output, B.Output)

            /// The failure of any of the publishers.
            public typealias Failure = A.Failure

            /// The first of the publishers.
            public let a: A

            /// The second of the publishers.
            public let b: B

            /// Creates a publisher of the latest values of two publishers.
            public init(_ a: A, _ b: B) {
                self.a = a
                self.b = b
            }

            /// Subscribes to the two publishers, then sends `subscriber` its subscription.
            public func receive<S: Subscriber>(subscriber: S)
            where S.Input == Output, S.Failure == Failure {
                let values = LatestTwo<A.Output, B.Output>()
                let combiner = LatestCombiner(
                    downstream: SubscriberReceiver(subscriber), values: values, upstreamCount: 2)
                combiner.subscribe(to: a, at: 0, latest: values.a)
                combiner.subscribe(to: b, at: 1, latest: values.b)
                combiner.attach()
            }
        }
    }

    extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
#endif

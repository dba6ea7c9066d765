#if !canImport(Combine)
    extension Publishers {
        /// A publisher of the latest values of three publishers. Once each of them has sent a value, it
        /// publishes a tuple whenever one of them sends another.
        ///
        /// See `combineLatest(_:)` of `Publisher` for demand, completion and re-entrance, and Apple's
        /// [CombineLatest3](https://developer.apple.com/documentation/combine/publishers/combinelatest3).
        public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
        where A.Failure == B.Failure, B.Failure == C.Failure {
            /// One value of each publisher.
            public typealias Output = (A.Output, B.Output, C.Output)

            /// The failure of any of the publishers.
            public typealias Failure = A.Failure

            /// The first of the publishers.
            public let a: A

            /// The second of the publishers.
            public let b: B

            /// The third of the publishers.
            public let c: C

            /// Creates a publisher of the latest values of three publishers.
            public init(_ a: A, _ b: B, _ c: C) {
                self.a = a
                self.b = b
                self.c = c
            }

            /// Subscribes to the three publishers, then sends `subscriber` its subscription.
            public func receive<S: Subscriber>(subscriber: S)
            where S.Input == Output, S.Failure == Failure {
                let values = LatestThree<A.Output, B.Output, C.Output>()
                let combiner = LatestCombiner(
                    downstream: SubscriberReceiver(subscriber), values: values, upstreamCount: 3)
                combiner.subscribe(to: a, at: 0, latest: values.a)
                combiner.subscribe(to: b, at: 1, latest: values.b)
                combiner.subscribe(to: c, at: 2, latest: values.c)
                combiner.attach()
            }
        }
    }

    extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
#endif

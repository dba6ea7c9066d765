#if !canImport(Combine)
    extension Publishers {
        /// A publisher of the latest values of four publishers. Once each of them has sent a value, it
        /// publishes a tuple whenever one of them sends another.
        ///
        /// See `combineLatest(_:)` of `Publisher` for demand, completion and re-entrance, and Apple's
        /// [CombineLatest4](https://developer.apple.com/documentation/combine/publishers/combinelatest4).
        public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
        where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
            /// One value of each publisher.
            public typealias Output = (A.Output, B.Output, C.Output, D.Output)

            /// The failure of any of the publishers.
            public typealias Failure = A.Failure

            /// The first of the publishers.
            public let a: A

            /// The second of the publishers.
            public let b: B

            /// The third of the publishers.
            public let c: C

            /// The fourth of the publishers.
            public let d: D

            /// Creates a publisher of the latest values of four publishers.
            public init(_ a: A, _ b: B, _ c: C, _ d: D) {
                self.a = a
                self.b = b
                self.c = c
                self.d = d
            }

            /// Subscribes to the four publishers, then sends `subscriber` its subscription.
            public func receive<S: Subscriber>(subscriber: S)
            where S.Input == Output, S.Failure == Failure {
                let values = LatestFour<A.Output, B.Output, C.Output, D.Output>()
                let combiner = LatestCombiner(
                    downstream: SubscriberReceiver(subscriber), values: values, upstreamCount: 4)
                combiner.subscribe(to: a, at: 0, latest: values.a)
                combiner.subscribe(to: b, at: 1, latest: values.b)
                combiner.subscribe(to: c, at: 2, latest: values.c)
                combiner.subscribe(to: d, at: 3, latest: values.d)
                combiner.attach()
            }
        }
    }

    extension Publishers.CombineLatest4: Equatable
    where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
#endif

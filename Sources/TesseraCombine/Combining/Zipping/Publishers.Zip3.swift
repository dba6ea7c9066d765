#if !canImport(Combine)
    extension Publishers {
        /// A publisher of the values of three publishers in tuples: the first of each, the second of each,
        /// and so on.
        ///
        /// See `zip(_:)` of `Publisher` for demand, completion and re-entrance, and Apple's
        /// [Zip3](https://developer.apple.com/documentation/combine/publishers/zip3).
        public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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

            /// Creates a publisher of the values of three publishers in tuples.
            public init(_ a: A, _ b: B, _ c: C) {
                self.a = a
                self.b = b
                self.c = c
            }

            /// Subscribes to the three publishers, then sends `subscriber` its subscription.
            public func receive<S: Subscriber>(subscriber: S)
            where S.Input == Output, S.Failure == Failure {
                let lines = ThreeLines<A.Output, B.Output, C.Output>()
                let zipper = Zipper(
                    downstream: SubscriberReceiver(subscriber), lines: lines, upstreamCount: 3)
                zipper.subscribe(to: a, at: 0, line: lines.a)
                zipper.subscribe(to: b, at: 1, line: lines.b)
                zipper.subscribe(to: c, at: 2, line: lines.c)
                zipper.attach()
            }
        }
    }

    extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
#endif

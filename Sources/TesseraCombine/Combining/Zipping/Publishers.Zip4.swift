#if !canImport(Combine)
    extension Publishers {
        /// A publisher of the values of four publishers in tuples: the first of each, the second of each,
        /// and so on.
        ///
        /// See `zip(_:)` of `Publisher` for demand, completion and re-entrance, and Apple's
        /// [Zip4](https://developer.apple.com/documentation/combine/publishers/zip4).
        public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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

            /// Creates a publisher of the values of four publishers in tuples.
            public init(_ a: A, _ b: B, _ c: C, _ d: D) {
                self.a = a
                self.b = b
                self.c = c
                self.d = d
            }

            /// Subscribes to the four publishers, then sends `subscriber` its subscription.
            public func receive<S: Subscriber>(subscriber: S)
            where S.Input == Output, S.Failure == Failure {
                let lines = FourLines<A.Output, B.Output, C.Output, D.Output>()
                let zipper = Zipper(
                    downstream: SubscriberReceiver(subscriber), lines: lines, upstreamCount: 4)
                zipper.subscribe(to: a, at: 0, line: lines.a)
                zipper.subscribe(to: b, at: 1, line: lines.b)
                zipper.subscribe(to: c, at: 2, line: lines.c)
                zipper.subscribe(to: d, at: 3, line: lines.d)
                zipper.attach()
            }
        }
    }

    extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
#endif

#if !canImport(Combine)
    extension Publishers {
        /// A publisher that passes on the values of five publishers of the same output, as they come.
        ///
        /// See `merge(with:)` of `Publisher` for demand, completion and re-entrance, and Apple's
        /// [Merge5](https://developer.apple.com/documentation/combine/publishers/merge5).
        public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
        where
            A.Output == B.Output, A.Failure == B.Failure,
            B.Output == C.Output, B.Failure == C.Failure,
            C.Output == D.Output, C.Failure == D.Failure,
            D.Output == E.Output, D.Failure == E.Failure
        {
            /// The output of all the publishers.
            public typealias Output = A.Output

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

            /// The fifth of the publishers.
            public let e: E

            /// Creates a publisher of the values of five publishers.
            public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
                self.a = a
                self.b = b
                self.c = c
                self.d = d
                self.e = e
            }

            /// Sends `subscriber` its subscription, then subscribes to the five publishers.
            public func receive<S: Subscriber>(subscriber: S)
            where S.Input == Output, S.Failure == Failure {
                let merger = Merger(downstream: SubscriberReceiver(subscriber), upstreamCount: 5)
                merger.attach()
                merger.subscribe(to: a, at: 0)
                merger.subscribe(to: b, at: 1)
                merger.subscribe(to: c, at: 2)
                merger.subscribe(to: d, at: 3)
                merger.subscribe(to: e, at: 4)
            }

            /// Merges with one more publisher, in one flat merge.
            public func merge<P: Publisher>(with other: P) -> Merge6<A, B, C, D, E, P>
            where P.Output == Output, P.Failure == Failure {
                Merge6(a, b, c, d, e, other)
            }

            /// Merges with two more publishers, in one flat merge.
            public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge7<A, B, C, D, E, Z, Y>
            where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
                Merge7(a, b, c, d, e, z, y)
            }

            /// Merges with three more publishers, in one flat merge.
            public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
                with z: Z, _ y: Y, _ x: X
            ) -> Merge8<A, B, C, D, E, Z, Y, X>
            where
                Z.Output == Output, Z.Failure == Failure,
                Y.Output == Output, Y.Failure == Failure,
                X.Output == Output, X.Failure == Failure
            {
                Merge8(a, b, c, d, e, z, y, x)
            }
        }
    }

    extension Publishers.Merge5: Equatable
    where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
#endif

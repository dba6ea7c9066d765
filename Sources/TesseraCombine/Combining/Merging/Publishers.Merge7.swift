#if !canImport(Combine)
    extension Publishers {
        /// A publisher that passes on the values of seven publishers of the same output, as they come.
        ///
        /// See `merge(with:)` of `Publisher` for demand, completion and re-entrance, and Apple's
        /// [Merge7](https://developer.apple.com/documentation/combine/publishers/merge7).
        public struct Merge7<
            A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
        >: Publisher
        where
            A.Output == B.Output, A.Failure == B.Failure,
            B.Output == C.Output, B.Failure == C.Failure,
            C.Output == D.Output, C.Failure == D.Failure,
            D.Output == E.Output, D.Failure == E.Failure,
            E.Output == F.Output, E.Failure == F.Failure,
            F.Output == G.Output, F.Failure == G.Failure
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

            /// The sixth of the publishers.
            public let f: F

            /// The seventh of the publishers.
            public let g: G

            /// Creates a publisher of the values of seven publishers.
            public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
                self.a = a
                self.b = b
                self.c = c
                self.d = d
                self.e = e
                self.f = f
                self.g = g
            }

            /// Sends `subscriber` its subscription, then subscribes to the seven publishers.
            public func receive<S: Subscriber>(subscriber: S)
            where S.Input == Output, S.Failure == Failure {
                let merger = Merger(downstream: SubscriberReceiver(subscriber), upstreamCount: 7)
                merger.attach()
                merger.subscribe(to: a, at: 0)
                merger.subscribe(to: b, at: 1)
                merger.subscribe(to: c, at: 2)
                merger.subscribe(to: d, at: 3)
                merger.subscribe(to: e, at: 4)
                merger.subscribe(to: f, at: 5)
                merger.subscribe(to: g, at: 6)
            }

            /// Merges with one more publisher, in one flat merge.
            public func merge<P: Publisher>(with other: P) -> Merge8<A, B, C, D, E, F, G, P>
            where P.Output == Output, P.Failure == Failure {
                Merge8(a, b, c, d, e, f, g, other)
            }
        }
    }

    extension Publishers.Merge7: Equatable
    where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
#endif

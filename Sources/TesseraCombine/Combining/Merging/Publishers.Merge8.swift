#if !canImport(Combine)
    extension Publishers {
        /// A publisher that passes on the values of eight publishers of the same output, as they come.
        ///
        /// See `merge(with:)` of `Publisher` for demand, completion and re-entrance, and Apple's
        /// [Merge8](https://developer.apple.com/documentation/combine/publishers/merge8).
        public struct Merge8<
            A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
            H: Publisher
        >: Publisher
        where
            A.Output == B.Output, A.Failure == B.Failure,
            B.Output == C.Output, B.Failure == C.Failure,
            C.Output == D.Output, C.Failure == D.Failure,
            D.Output == E.Output, D.Failure == E.Failure,
            E.Output == F.Output, E.Failure == F.Failure,
            F.Output == G.Output, F.Failure == G.Failure,
            G.Output == H.Output, G.Failure == H.Failure
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

            /// The eighth of the publishers.
            public let h: H

            /// Creates a publisher of the values of eight publishers.
            public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
                self.a = a
                self.b = b
                self.c = c
                self.d = d
                self.e = e
                self.f = f
                self.g = g
                self.h = h
            }

            /// Sends `subscriber` its subscription, then subscribes to the eight publishers.
            public func receive<S: Subscriber>(subscriber: S)
            where S.Input == Output, S.Failure == Failure {
                let merger = Merger(downstream: SubscriberReceiver(subscriber), upstreamCount: 8)
                merger.attach()
                merger.subscribe(to: a, at: 0)
                merger.subscribe(to: b, at: 1)
                merger.subscribe(to: c, at: 2)
                merger.subscribe(to: d, at: 3)
                merger.subscribe(to: e, at: 4)
                merger.subscribe(to: f, at: 5)
                merger.subscribe(to: g, at: 6)
                merger.subscribe(to: h, at: 7)
            }
        }
    }

    extension Publishers.Merge8: Equatable
    where
        A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
        H: Equatable
    {}
#endif

#if !canImport(Combine)
    extension Publishers {
        /// A publisher that passes on the values of four publishers of the same output, as they come.
        ///
        /// See `merge(with:)` of `Publisher` for demand, completion and re-entrance, and Apple's
        /// [Merge4](https://developer.apple.com/documentation/combine/publishers/merge4).
        public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
        where
            A.Output == B.Output, A.Failure == B.Failure,
            B.Output == C.Output, B.Failure == C.Failure,
            C.Output == D.Output, C.Failure == D.Failure
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

            /// Creates a publisher of the values of four publishers.
            public init(_ a: A, _ b: B, _ c: C, _ d: D) {
                self.a = a
                self.b = b
                self.c = c
                self.d = d
            }

            /// Sends `subscriber` its subscription, then subscribes to the four publishers.
            public func receive<S: Subscriber>(subscriber: S)
            where S.Input == Output, S.Failure == Failure {
                let merger = Merger(downstream: SubscriberReceiver(subscriber), upstreamCount: 4)
                merger.attach()
                merger.subscribe(to: a, at: 0)
                merger.subscribe(to: b, at: 1)
                merger.subscribe(to: c, at: 2)
                merger.subscribe(to: d, at: 3)
            }

            /// Merges with one more publisher, in one flat merge.
            public func merge<P: Publisher>(with other: P) -> Merge5<A, B, C, D, P>
            where P.Output == Output, P.Failure == Failure {
                Merge5(a, b, c, d, other)
            }

            /// Merges with two more publishers, in one flat merge.
            public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge6<A, B, C, D, Z, Y>
            where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
                Merge6(a, b, c, d, z, y)
            }

            /// Merges with three more publishers, in one flat merge.
            public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
                with z: Z, _ y: Y, _ x: X
            ) -> Merge7<A, B, C, D, Z, Y, X>
            where
                Z.Output == Output, Z.Failure == Failure,
                Y.Output == Output, Y.Failure == Failure,
                X.Output == Output, X.Failure == Failure
            {
                Merge7(a, b, c, d, z, y, x)
            }

            /// Merges with four more publishers, in one flat merge.
            public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
                with z: Z, _ y: Y, _ x: X, _ w: W
            ) -> Merge8<A, B, C, D, Z, Y, X, W>
            where
                Z.Output == Output, Z.Failure == Failure,
                Y.Output == Output, Y.Failure == Failure,
                X.Output == Output, X.Failure == Failure,
                W.Output == Output, W.Failure == Failure
            {
                Merge8(a, b, c, d, z, y, x, w)
            }
        }
    }

    extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
#endif

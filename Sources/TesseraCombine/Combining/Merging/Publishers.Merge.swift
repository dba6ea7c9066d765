#if !canImport(Combine)
    extension Publishers {
        /// A publisher that passes on the values of two publishers of the same output, as they come.
        ///
        /// ```swift
        /// let pulled = PassthroughSubject<Void, Never>()
        /// let appeared = PassthroughSubject<Void, Never>()
        /// let subscription = Publishers.Merge(pulled, appeared).sink { reload() }
        /// ```
        ///
        /// See `merge(with:)` of `Publisher` for demand, completion and re-entrance, and Apple's
        /// [Merge](https://developer.apple.com/documentation/combine/publishers/merge).
        public struct Merge<A: Publisher, B: Publisher>: Publisher
        where A.Output == B.Output, A.Failure == B.Failure {
            /// The output of all the publishers.
            public typealias Output = A.Output

            /// The failure of any of the publishers.
            public typealias Failure = A.Failure

            /// The first of the publishers.
            public let a: A

            /// The second of the publishers.
            public let b: B

            /// Creates a publisher of the values of two publishers.
            public init(_ a: A, _ b: B) {
                self.a = a
                self.b = b
            }

            /// Sends `subscriber` its subscription, then subscribes to the two publishers.
            public func receive<S: Subscriber>(subscriber: S)
            where S.Input == Output, S.Failure == Failure {
                let merger = Merger(downstream: SubscriberReceiver(subscriber), upstreamCount: 2)
                merger.attach()
                merger.subscribe(to: a, at: 0)
                merger.subscribe(to: b, at: 1)
            }

            /// Merges with one more publisher, in one flat merge.
            public func merge<P: Publisher>(with other: P) -> Merge3<A, B, P>
            where P.Output == Output, P.Failure == Failure {
                Merge3(a, b, other)
            }

            /// Merges with two more publishers, in one flat merge.
            public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge4<A, B, Z, Y>
            where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
                Merge4(a, b, z, y)
            }

            /// Merges with three more publishers, in one flat merge.
            public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
                with z: Z, _ y: Y, _ x: X
            ) -> Merge5<A, B, Z, Y, X>
            where
                Z.Output == Output, Z.Failure == Failure,
                Y.Output == Output, Y.Failure == Failure,
                X.Output == Output, X.Failure == Failure
            {
                Merge5(a, b, z, y, x)
            }

            /// Merges with four more publishers, in one flat merge.
            public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
                with z: Z, _ y: Y, _ x: X, _ w: W
            ) -> Merge6<A, B, Z, Y, X, W>
            where
                Z.Output == Output, Z.Failure == Failure,
                Y.Output == Output, Y.Failure == Failure,
                X.Output == Output, X.Failure == Failure,
                W.Output == Output, W.Failure == Failure
            {
                Merge6(a, b, z, y, x, w)
            }

            /// Merges with five more publishers, in one flat merge.
            public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
                with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
            ) -> Merge7<A, B, Z, Y, X, W, V>
            where
                Z.Output == Output, Z.Failure == Failure,
                Y.Output == Output, Y.Failure == Failure,
                X.Output == Output, X.Failure == Failure,
                W.Output == Output, W.Failure == Failure,
                V.Output == Output, V.Failure == Failure
            {
                Merge7(a, b, z, y, x, w, v)
            }

            /// Merges with six more publishers, in one flat merge.
            public func merge<
                Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher
            >(
                with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
            ) -> Merge8<A, B, Z, Y, X, W, V, U>
            where
                Z.Output == Output, Z.Failure == Failure,
                Y.Output == Output, Y.Failure == Failure,
                X.Output == Output, X.Failure == Failure,
                W.Output == Output, W.Failure == Failure,
                V.Output == Output, V.Failure == Failure,
                U.Output == Output, U.Failure == Failure
            {
                Merge8(a, b, z, y, x, w, v, u)
            }
        }
    }

    extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
#endif

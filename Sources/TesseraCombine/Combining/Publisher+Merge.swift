#if !canImport(Combine)
    extension Publisher {
        /// Passes on what this publisher and another of the same output send, as it comes.
        ///
        /// ```swift
        /// let subscription = appeared.merge(with: pulledToRefresh).sink { reload() }
        /// ```
        ///
        /// - Values: They come in the order in which they were sent. One thread at a time delivers: a value that another
        ///   thread sends meanwhile follows on the thread that is delivering. A value that the subscriber itself causes to
        ///   be sent while it receives another is delivered within that call, as it is by `map`.
        /// - Demand: Until the subscriber asks for unlimited values, each publisher is asked for one value ahead of demand,
        ///   and for the next one when that has been delivered. What finds no demand waits its turn; the publisher that
        ///   sent first is served first, so that none starves.
        /// - Completion: It finishes when all publishers have and nothing waits; it fails with the first failure, drops
        ///   what waits for demand, and cancels the others.
        ///
        /// Apple: [merge(with:)](https://developer.apple.com/documentation/combine/publisher/merge(with:)-7qt71).
        public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
        where P.Output == Output, P.Failure == Failure {
            Publishers.Merge(self, other)
        }

        /// Passes on what this publisher and two others of the same output send, as it comes.
        ///
        /// It follows the rules of ``merge(with:)``.
        public func merge<B: Publisher, C: Publisher>(
            with b: B, _ c: C
        ) -> Publishers.Merge3<Self, B, C>
        where
            B.Output == Output, B.Failure == Failure,
            C.Output == Output, C.Failure == Failure
        {
            Publishers.Merge3(self, b, c)
        }

        /// Passes on what this publisher and three others of the same output send, as it comes.
        ///
        /// It follows the rules of ``merge(with:)``.
        public func merge<B: Publisher, C: Publisher, D: Publisher>(
            with b: B, _ c: C, _ d: D
        ) -> Publishers.Merge4<Self, B, C, D>
        where
            B.Output == Output, B.Failure == Failure,
            C.Output == Output, C.Failure == Failure,
            D.Output == Output, D.Failure == Failure
        {
            Publishers.Merge4(self, b, c, d)
        }

        /// Passes on what this publisher and four others of the same output send, as it comes.
        ///
        /// It follows the rules of ``merge(with:)``.
        public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
            with b: B, _ c: C, _ d: D, _ e: E
        ) -> Publishers.Merge5<Self, B, C, D, E>
        where
            B.Output == Output, B.Failure == Failure,
            C.Output == Output, C.Failure == Failure,
            D.Output == Output, D.Failure == Failure,
            E.Output == Output, E.Failure == Failure
        {
            Publishers.Merge5(self, b, c, d, e)
        }

        /// Passes on what this publisher and five others of the same output send, as it comes.
        ///
        /// It follows the rules of ``merge(with:)``.
        public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
            with b: B, _ c: C, _ d: D, _ e: E, _ f: F
        ) -> Publishers.Merge6<Self, B, C, D, E, F>
        where
            B.Output == Output, B.Failure == Failure,
            C.Output == Output, C.Failure == Failure,
            D.Output == Output, D.Failure == Failure,
            E.Output == Output, E.Failure == Failure,
            F.Output == Output, F.Failure == Failure
        {
            Publishers.Merge6(self, b, c, d, e, f)
        }

        /// Passes on what this publisher and six others of the same output send, as it comes.
        ///
        /// It follows the rules of ``merge(with:)``.
        public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
            with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
        ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
        where
            B.Output == Output, B.Failure == Failure,
            C.Output == Output, C.Failure == Failure,
            D.Output == Output, D.Failure == Failure,
            E.Output == Output, E.Failure == Failure,
            F.Output == Output, F.Failure == Failure,
            G.Output == Output, G.Failure == Failure
        {
            Publishers.Merge7(self, b, c, d, e, f, g)
        }

        /// Passes on what this publisher and seven others of the same output send, as it comes.
        ///
        /// It follows the rules of ``merge(with:)``.
        public func merge<
            B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
        >(
            with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
        ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
        where
            B.Output == Output, B.Failure == Failure,
            C.Output == Output, C.Failure == Failure,
            D.Output == Output, D.Failure == Failure,
            E.Output == Output, E.Failure == Failure,
            F.Output == Output, F.Failure == Failure,
            G.Output == Output, G.Failure == Failure,
            H.Output == Output, H.Failure == Failure
        {
            Publishers.Merge8(self, b, c, d, e, f, g, h)
        }

        /// Passes on what this publisher and another of the same type send, as it comes.
        ///
        /// It follows the rules of ``merge(with:)``.
        public func merge(with other: Self) -> Publishers.MergeMany<Self> {
            Publishers.MergeMany([self, other])
        }
    }
#endif

#if !canImport(Combine)
    extension Publisher {
        /// Passes on the values of this publisher and another of the same output, as they come.
        ///
        /// ```swift
        /// let subscription = appeared.merge(with: pulledToRefresh).sink { reload() }
        /// ```
        ///
        /// - Values: They are delivered in the order in which they were sent, by one thread at a time. A
        ///   value that another thread sends meanwhile is delivered afterwards by the delivering thread. A
        ///   value that the subscriber itself causes while it receives another is delivered within that
        ///   call, as by `map`.
        /// - Demand: Until the subscriber's demand is unlimited, each publisher is asked for one value ahead
        ///   of the demand, and for the next one when that has been delivered. Values that exceed the demand
        ///   wait and are delivered in the order in which they came, so that each publisher gets its turn.
        /// - Completion: The publisher finishes when all publishers have and no values wait. It fails with
        ///   the first failure, drops the values that wait for demand, and cancels the others.
        ///
        /// Apple: [merge(with:)](https://developer.apple.com/documentation/combine/publisher/merge(with:)-7qt71).
        public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
        where P.Output == Output, P.Failure == Failure {
            Publishers.Merge(self, other)
        }

        /// Passes on the values of this publisher and two others of the same output, as they come.
        ///
        /// The rules are those of ``merge(with:)``.
        public func merge<B: Publisher, C: Publisher>(
            with b: B, _ c: C
        ) -> Publishers.Merge3<Self, B, C>
        where
            B.Output == Output, B.Failure == Failure,
            C.Output == Output, C.Failure == Failure
        {
            Publishers.Merge3(self, b, c)
        }

        /// Passes on the values of this publisher and three others of the same output, as they come.
        ///
        /// The rules are those of ``merge(with:)``.
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

        /// Passes on the values of this publisher and four others of the same output, as they come.
        ///
        /// The rules are those of ``merge(with:)``.
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

        /// Passes on the values of this publisher and five others of the same output, as they come.
        ///
        /// The rules are those of ``merge(with:)``.
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

        /// Passes on the values of this publisher and six others of the same output, as they come.
        ///
        /// The rules are those of ``merge(with:)``.
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

        /// Passes on the values of this publisher and seven others of the same output, as they come.
        ///
        /// The rules are those of ``merge(with:)``.
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

        /// Passes on the values of this publisher and another of the same type, as they come.
        ///
        /// The rules are those of ``merge(with:)``.
        public func merge(with other: Self) -> Publishers.MergeMany<Self> {
            Publishers.MergeMany([self, other])
        }
    }
#endif

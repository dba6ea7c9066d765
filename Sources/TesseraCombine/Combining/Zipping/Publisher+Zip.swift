#if !canImport(Combine)
    // Every type that is known at compile time conforms to `SendableMetatype`. The constraint makes these
    // methods more specific than those of the same name in OpenCombine, so that they are preferred. The
    // other extensions have the same constraint for publishers of which only the output is known, and for
    // those of which both are known, which would be ambiguous otherwise.
    extension Publisher where Self: SendableMetatype {
        /// Publishes the values of this publisher and another in pairs: the first of each, the second of
        /// each, and so on.
        ///
        /// ```swift
        /// let subscription = loadPosts().zip(loadAuthors()).sink { posts, authors in show(posts, by: authors) }
        /// ```
        ///
        /// - Values: Each value is stored until the other publisher has sent its counterpart. A tuple that
        ///   becomes available while the subscriber is receiving another is delivered after that one,
        ///   whether the subscriber itself or another thread caused it.
        /// - Demand: Requests are passed to both publishers. Tuples that exceed the demand wait for it.
        /// - Completion: The publisher finishes as soon as no more tuples can be formed, which is when one
        ///   publisher has finished and all its values are paired. It fails with the first failure, and
        ///   drops the values that wait. In both cases it cancels the others.
        ///
        /// This is the operator of every publisher whose type or output is known where it is called,
        /// including `some Publisher<Int, Never>`. In code that is generic over both, `a.zip(b)` is the
        /// operator of OpenCombine, which does not support several threads; use `Publishers.Zip(a, b)`
        /// there.
        ///
        /// Apple: [zip(_:)](https://developer.apple.com/documentation/combine/publisher/zip(_:)).
        public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
        where P.Failure == Failure {
            Publishers.Zip(self, other)
        }

        /// Publishes the results of `transform` for the values of this publisher and another, taken together
        /// in their order.
        ///
        /// The rules are those of ``zip(_:)``.
        public func zip<P: Publisher, T>(
            _ other: P, _ transform: @escaping (Output, P.Output) -> T
        ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
        where P.Failure == Failure {
            zip(other).map(transform)
        }

        /// Publishes the values of this publisher and two others in tuples: the first of each, the second of
        /// each, and so on.
        ///
        /// The rules are those of ``zip(_:)``.
        public func zip<P: Publisher, Q: Publisher>(
            _ publisher1: P, _ publisher2: Q
        ) -> Publishers.Zip3<Self, P, Q>
        where P.Failure == Failure, Q.Failure == Failure {
            Publishers.Zip3(self, publisher1, publisher2)
        }

        /// Publishes the results of `transform` for the values of this publisher and two others, taken
        /// together in their order.
        ///
        /// The rules are those of ``zip(_:)``.
        public func zip<P: Publisher, Q: Publisher, T>(
            _ publisher1: P, _ publisher2: Q,
            _ transform: @escaping (Output, P.Output, Q.Output) -> T
        ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
        where P.Failure == Failure, Q.Failure == Failure {
            zip(publisher1, publisher2).map(transform)
        }

        /// Publishes the values of this publisher and three others in tuples: the first of each, the second
        /// of each, and so on.
        ///
        /// The rules are those of ``zip(_:)``.
        public func zip<P: Publisher, Q: Publisher, R: Publisher>(
            _ publisher1: P, _ publisher2: Q, _ publisher3: R
        ) -> Publishers.Zip4<Self, P, Q, R>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            Publishers.Zip4(self, publisher1, publisher2, publisher3)
        }

        /// Publishes the results of `transform` for the values of this publisher and three others, taken
        /// together in their order.
        ///
        /// The rules are those of ``zip(_:)``.
        public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
            _ publisher1: P, _ publisher2: Q, _ publisher3: R,
            _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
        ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            zip(publisher1, publisher2, publisher3).map(transform)
        }
    }
#endif

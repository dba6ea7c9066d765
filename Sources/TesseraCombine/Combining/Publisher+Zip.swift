#if !canImport(Combine)
    // `SendableMetatype` holds for every type that is known at compile time. It makes these methods more specific than
    // the ones of the same name in OpenCombine, so that they are preferred. The other extensions say the same of
    // publishers of which only the output is known, and of those of which both are, which would else be ambiguous.
    extension Publisher where Self: SendableMetatype {
        /// Publishes the values of this publisher and another side by side: the first of each, the second of each, and so on.
        ///
        /// ```swift
        /// let subscription = loadPosts().zip(loadAuthors()).sink { posts, authors in show(posts, by: authors) }
        /// ```
        ///
        /// - Values: Each value is kept until every other publisher has sent its counterpart. A tuple that comes up while
        ///   the subscriber is receiving another, be it by its own doing or by another thread's, follows that one.
        /// - Demand: Requests pass to every publisher. Tuples beyond the demand wait for it.
        /// - Completion: It finishes as soon as no more tuples can come: when a publisher has finished and all its values
        ///   are paired. It fails with the first failure, and drops what waits. Either way it cancels the others.
        ///
        /// This is the operator of every publisher whose type or output is known where it is called, `some Publisher<Int,
        /// Never>` among them. In code that is generic over both, `Publishers.Zip(a, b)` is this publisher; there,
        /// `a.zip(b)` is the one of OpenCombine, which is not meant for several threads.
        ///
        /// Apple: [zip(_:)](https://developer.apple.com/documentation/combine/publisher/zip(_:)).
        public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
        where P.Failure == Failure {
            Publishers.Zip(self, other)
        }

        /// Publishes what `transform` makes of the values of this publisher and another, side by side.
        ///
        /// It follows the rules of ``zip(_:)``.
        public func zip<P: Publisher, T>(
            _ other: P, _ transform: @escaping (Output, P.Output) -> T
        ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
        where P.Failure == Failure {
            zip(other).map(transform)
        }

        /// Publishes the values of this publisher and two others side by side.
        ///
        /// It follows the rules of ``zip(_:)``.
        public func zip<P: Publisher, Q: Publisher>(
            _ publisher1: P, _ publisher2: Q
        ) -> Publishers.Zip3<Self, P, Q>
        where P.Failure == Failure, Q.Failure == Failure {
            Publishers.Zip3(self, publisher1, publisher2)
        }

        /// Publishes what `transform` makes of the values of this publisher and two others, side by side.
        ///
        /// It follows the rules of ``zip(_:)``.
        public func zip<P: Publisher, Q: Publisher, T>(
            _ publisher1: P, _ publisher2: Q,
            _ transform: @escaping (Output, P.Output, Q.Output) -> T
        ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
        where P.Failure == Failure, Q.Failure == Failure {
            zip(publisher1, publisher2).map(transform)
        }

        /// Publishes the values of this publisher and three others side by side.
        ///
        /// It follows the rules of ``zip(_:)``.
        public func zip<P: Publisher, Q: Publisher, R: Publisher>(
            _ publisher1: P, _ publisher2: Q, _ publisher3: R
        ) -> Publishers.Zip4<Self, P, Q, R>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            Publishers.Zip4(self, publisher1, publisher2, publisher3)
        }

        /// Publishes what `transform` makes of the values of this publisher and three others, side by side.
        ///
        /// It follows the rules of ``zip(_:)``.
        public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
            _ publisher1: P, _ publisher2: Q, _ publisher3: R,
            _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
        ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            zip(publisher1, publisher2, publisher3).map(transform)
        }
    }
#endif

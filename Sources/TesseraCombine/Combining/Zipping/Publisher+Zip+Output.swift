#if !canImport(Combine)
    // This extension is for publishers whose output is known at compile time; see the extension for
    // publishers whose type is known.
    extension Publisher where Output: SendableMetatype {
        /// Publishes the values of this publisher and another in pairs: the first of each, the second of
        /// each, and so on.
        ///
        /// See Apple's [zip(_:)](https://developer.apple.com/documentation/combine/publisher/zip(_:)).
        public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
        where P.Failure == Failure {
            Publishers.Zip(self, other)
        }

        /// Publishes the results of `transform` for the values of this publisher and another, taken together
        /// in their order.
        ///
        /// The rules are those of `zip(_:)`.
        public func zip<P: Publisher, T>(
            _ other: P, _ transform: @escaping (Output, P.Output) -> T
        ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
        where P.Failure == Failure {
            zip(other).map(transform)
        }

        /// Publishes the values of this publisher and two others in tuples: the first of each, the second of
        /// each, and so on.
        ///
        /// The rules are those of `zip(_:)`.
        public func zip<P: Publisher, Q: Publisher>(
            _ publisher1: P, _ publisher2: Q
        ) -> Publishers.Zip3<Self, P, Q>
        where P.Failure == Failure, Q.Failure == Failure {
            Publishers.Zip3(self, publisher1, publisher2)
        }

        /// Publishes the results of `transform` for the values of this publisher and two others, taken
        /// together in their order.
        ///
        /// The rules are those of `zip(_:)`.
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
        /// The rules are those of `zip(_:)`.
        public func zip<P: Publisher, Q: Publisher, R: Publisher>(
            _ publisher1: P, _ publisher2: Q, _ publisher3: R
        ) -> Publishers.Zip4<Self, P, Q, R>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            Publishers.Zip4(self, publisher1, publisher2, publisher3)
        }

        /// Publishes the results of `transform` for the values of this publisher and three others, taken
        /// together in their order.
        ///
        /// The rules are those of `zip(_:)`.
        public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
            _ publisher1: P, _ publisher2: Q, _ publisher3: R,
            _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
        ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            zip(publisher1, publisher2, publisher3).map(transform)
        }
    }

    extension Publisher where Self: SendableMetatype, Output: SendableMetatype {
        /// Publishes the values of this publisher and another in pairs: the first of each, the second of
        /// each, and so on.
        ///
        /// See Apple's [zip(_:)](https://developer.apple.com/documentation/combine/publisher/zip(_:)).
        public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
        where P.Failure == Failure {
            Publishers.Zip(self, other)
        }

        /// Publishes the results of `transform` for the values of this publisher and another, taken together
        /// in their order.
        ///
        /// The rules are those of `zip(_:)`.
        public func zip<P: Publisher, T>(
            _ other: P, _ transform: @escaping (Output, P.Output) -> T
        ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
        where P.Failure == Failure {
            zip(other).map(transform)
        }

        /// Publishes the values of this publisher and two others in tuples: the first of each, the second of
        /// each, and so on.
        ///
        /// The rules are those of `zip(_:)`.
        public func zip<P: Publisher, Q: Publisher>(
            _ publisher1: P, _ publisher2: Q
        ) -> Publishers.Zip3<Self, P, Q>
        where P.Failure == Failure, Q.Failure == Failure {
            Publishers.Zip3(self, publisher1, publisher2)
        }

        /// Publishes the results of `transform` for the values of this publisher and two others, taken
        /// together in their order.
        ///
        /// The rules are those of `zip(_:)`.
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
        /// The rules are those of `zip(_:)`.
        public func zip<P: Publisher, Q: Publisher, R: Publisher>(
            _ publisher1: P, _ publisher2: Q, _ publisher3: R
        ) -> Publishers.Zip4<Self, P, Q, R>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            Publishers.Zip4(self, publisher1, publisher2, publisher3)
        }

        /// Publishes the results of `transform` for the values of this publisher and three others, taken
        /// together in their order.
        ///
        /// The rules are those of `zip(_:)`.
        public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
            _ publisher1: P, _ publisher2: Q, _ publisher3: R,
            _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
        ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            zip(publisher1, publisher2, publisher3).map(transform)
        }
    }
#endif

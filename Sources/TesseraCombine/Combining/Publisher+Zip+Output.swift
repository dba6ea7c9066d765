#if !canImport(Combine)
    // For publishers of which the output is known: see the extension of publishers whose type is.
    extension Publisher where Output: SendableMetatype {
        /// Publishes the values of this publisher and another side by side: the first of each, the second of each, and so on.
        ///
        /// See Apple's [zip(_:)](https://developer.apple.com/documentation/combine/publisher/zip(_:)).
        public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
        where P.Failure == Failure {
            Publishers.Zip(self, other)
        }

        /// Publishes what `transform` makes of the values of this publisher and another, side by side.
        ///
        /// It follows the rules of `zip(_:)`.
        public func zip<P: Publisher, T>(
            _ other: P, _ transform: @escaping (Output, P.Output) -> T
        ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
        where P.Failure == Failure {
            zip(other).map(transform)
        }

        /// Publishes the values of this publisher and two others side by side.
        ///
        /// It follows the rules of `zip(_:)`.
        public func zip<P: Publisher, Q: Publisher>(
            _ publisher1: P, _ publisher2: Q
        ) -> Publishers.Zip3<Self, P, Q>
        where P.Failure == Failure, Q.Failure == Failure {
            Publishers.Zip3(self, publisher1, publisher2)
        }

        /// Publishes what `transform` makes of the values of this publisher and two others, side by side.
        ///
        /// It follows the rules of `zip(_:)`.
        public func zip<P: Publisher, Q: Publisher, T>(
            _ publisher1: P, _ publisher2: Q,
            _ transform: @escaping (Output, P.Output, Q.Output) -> T
        ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
        where P.Failure == Failure, Q.Failure == Failure {
            zip(publisher1, publisher2).map(transform)
        }

        /// Publishes the values of this publisher and three others side by side.
        ///
        /// It follows the rules of `zip(_:)`.
        public func zip<P: Publisher, Q: Publisher, R: Publisher>(
            _ publisher1: P, _ publisher2: Q, _ publisher3: R
        ) -> Publishers.Zip4<Self, P, Q, R>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            Publishers.Zip4(self, publisher1, publisher2, publisher3)
        }

        /// Publishes what `transform` makes of the values of this publisher and three others, side by side.
        ///
        /// It follows the rules of `zip(_:)`.
        public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
            _ publisher1: P, _ publisher2: Q, _ publisher3: R,
            _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
        ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            zip(publisher1, publisher2, publisher3).map(transform)
        }
    }

    extension Publisher where Self: SendableMetatype, Output: SendableMetatype {
        /// Publishes the values of this publisher and another side by side: the first of each, the second of each, and so on.
        ///
        /// See Apple's [zip(_:)](https://developer.apple.com/documentation/combine/publisher/zip(_:)).
        public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
        where P.Failure == Failure {
            Publishers.Zip(self, other)
        }

        /// Publishes what `transform` makes of the values of this publisher and another, side by side.
        ///
        /// It follows the rules of `zip(_:)`.
        public func zip<P: Publisher, T>(
            _ other: P, _ transform: @escaping (Output, P.Output) -> T
        ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
        where P.Failure == Failure {
            zip(other).map(transform)
        }

        /// Publishes the values of this publisher and two others side by side.
        ///
        /// It follows the rules of `zip(_:)`.
        public func zip<P: Publisher, Q: Publisher>(
            _ publisher1: P, _ publisher2: Q
        ) -> Publishers.Zip3<Self, P, Q>
        where P.Failure == Failure, Q.Failure == Failure {
            Publishers.Zip3(self, publisher1, publisher2)
        }

        /// Publishes what `transform` makes of the values of this publisher and two others, side by side.
        ///
        /// It follows the rules of `zip(_:)`.
        public func zip<P: Publisher, Q: Publisher, T>(
            _ publisher1: P, _ publisher2: Q,
            _ transform: @escaping (Output, P.Output, Q.Output) -> T
        ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
        where P.Failure == Failure, Q.Failure == Failure {
            zip(publisher1, publisher2).map(transform)
        }

        /// Publishes the values of this publisher and three others side by side.
        ///
        /// It follows the rules of `zip(_:)`.
        public func zip<P: Publisher, Q: Publisher, R: Publisher>(
            _ publisher1: P, _ publisher2: Q, _ publisher3: R
        ) -> Publishers.Zip4<Self, P, Q, R>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            Publishers.Zip4(self, publisher1, publisher2, publisher3)
        }

        /// Publishes what `transform` makes of the values of this publisher and three others, side by side.
        ///
        /// It follows the rules of `zip(_:)`.
        public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
            _ publisher1: P, _ publisher2: Q, _ publisher3: R,
            _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
        ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            zip(publisher1, publisher2, publisher3).map(transform)
        }
    }
#endif

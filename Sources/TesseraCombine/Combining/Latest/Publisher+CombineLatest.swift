#if !canImport(Combine)
    extension Publisher {
        /// Publishes the latest values of this publisher and another as a tuple, whenever one of them sends
        /// a value.
        ///
        /// ```swift
        /// let subscription = $name.combineLatest($isAgreed).sink { name, isAgreed in
        ///     button.isEnabled = isAgreed && !name.isEmpty
        /// }
        /// ```
        ///
        /// - Values: The first tuple is published when each publisher has sent a value. A value that the
        ///   subscriber itself causes while it receives a tuple becomes part of the next tuple and does not
        ///   cause one of its own, as in Apple's Combine. A value that another thread sends meanwhile is
        ///   published after the present one, on the delivering thread.
        /// - Demand: Requests are passed to both publishers. A value that exceeds the demand replaces the
        ///   former one of its publisher without publishing a tuple.
        /// - Completion: The publisher finishes when all publishers have, even if one of them never sent a
        ///   value. It fails with the first failure, and cancels the others.
        ///
        /// Apple: [combineLatest(_:)](https://developer.apple.com/documentation/combine/publisher/combinelatest(_:)).
        public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
        where P.Failure == Failure {
            Publishers.CombineLatest(self, other)
        }

        /// Publishes the results of `transform` for the latest values of this publisher and another,
        /// whenever one of them sends a value.
        ///
        /// The rules are those of ``combineLatest(_:)``.
        public func combineLatest<P: Publisher, T>(
            _ other: P, _ transform: @escaping (Output, P.Output) -> T
        ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
        where P.Failure == Failure {
            combineLatest(other).map(transform)
        }

        /// Publishes the latest values of this publisher and two others as a tuple, whenever one of them
        /// sends a value.
        ///
        /// The rules are those of ``combineLatest(_:)``.
        public func combineLatest<P: Publisher, Q: Publisher>(
            _ publisher1: P, _ publisher2: Q
        ) -> Publishers.CombineLatest3<Self, P, Q>
        where P.Failure == Failure, Q.Failure == Failure {
            Publishers.CombineLatest3(self, publisher1, publisher2)
        }

        /// Publishes the results of `transform` for the latest values of this publisher and two others,
        /// whenever one of them sends a value.
        ///
        /// The rules are those of ``combineLatest(_:)``.
        public func combineLatest<P: Publisher, Q: Publisher, T>(
            _ publisher1: P, _ publisher2: Q,
            _ transform: @escaping (Output, P.Output, Q.Output) -> T
        ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
        where P.Failure == Failure, Q.Failure == Failure {
            combineLatest(publisher1, publisher2).map(transform)
        }

        /// Publishes the latest values of this publisher and three others as a tuple, whenever one of them
        /// sends a value.
        ///
        /// The rules are those of ``combineLatest(_:)``.
        public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
            _ publisher1: P, _ publisher2: Q, _ publisher3: R
        ) -> Publishers.CombineLatest4<Self, P, Q, R>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
        }

        /// Publishes the results of `transform` for the latest values of this publisher and three others,
        /// whenever one of them sends a value.
        ///
        /// The rules are those of ``combineLatest(_:)``.
        public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
            _ publisher1: P, _ publisher2: Q, _ publisher3: R,
            _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
        ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            combineLatest(publisher1, publisher2, publisher3).map(transform)
        }
    }
#endif

#if !canImport(Combine)
    extension Publishers {
        /// A publisher of the values of two publishers in pairs: the first of each, the second of each, and
        /// so on.
        ///
        /// ```swift
        /// let subscription = Publishers.Zip(loadPosts(), loadAuthors()).sink { posts, authors in
        ///     show(posts, by: authors)
        /// }
        /// ```
        ///
        /// See `zip(_:)` of `Publisher` for demand, completion and re-entrance, and Apple's
        /// [Zip](https://developer.apple.com/documentation/combine/publishers/zip).
        public struct Zip<A: Publisher, B: Publisher>: Publisher
        where A.Failure == B.Failure {
            /// One value of each publisher.
            public typealias Output = (A.Output, B.Output)

            /// The failure of any of the publishers.
            public typealias Failure = A.Failure

            /// The first of the publishers.
            public let a: A

            /// The second of the publishers.
            public let b: B

            /// Creates a publisher of the values of two publishers in pairs.
            public init(_ a: A, _ b: B) {
                self.a = a
                self.b = b
            }

            /// Subscribes to the two publishers, then sends `subscriber` its subscription.
            public func receive<S: Subscriber>(subscriber: S)
            where S.Input == Output, S.Failure == Failure {
                let lines = TwoLines<A.Output, B.Output>()
                let zipper = Zipper(
                    downstream: SubscriberReceiver(subscriber), lines: lines, upstreamCount: 2)
                zipper.subscribe(to: a, at: 0, line: lines.a)
                zipper.subscribe(to: b, at: 1, line: lines.b)
                zipper.attach()
            }
        }
    }

    extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
#endif

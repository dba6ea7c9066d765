#if !canImport(Combine)
    extension Publishers {
        /// A publisher that passes on the values of several publishers of one type, as they come.
        ///
        /// ```swift
        /// let pages = urls.map { URLSession.shared.dataTaskPublisher(for: $0) }
        /// let subscription = Publishers.MergeMany(pages).map(\.data).replaceError(with: Data()).sink { show($0) }
        /// ```
        ///
        /// Without any publishers it finishes at once. See `merge(with:)` of `Publisher` for demand, completion
        /// and re-entrance, and Apple's
        /// [MergeMany](https://developer.apple.com/documentation/combine/publishers/mergemany).
        public struct MergeMany<Upstream: Publisher>: Publisher {
            /// The output of all the publishers.
            public typealias Output = Upstream.Output

            /// The failure of any of the publishers.
            public typealias Failure = Upstream.Failure

            /// The publishers, in the order in which they are subscribed to.
            public let publishers: [Upstream]

            /// Creates a publisher of the values of the given publishers.
            public init(_ upstream: Upstream...) {
                publishers = upstream
            }

            /// Creates a publisher of the values of the publishers in a sequence.
            public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
                publishers = Array(upstream)
            }

            /// Sends `subscriber` its subscription, then subscribes to the publishers in order.
            public func receive<S: Subscriber>(subscriber: S)
            where S.Input == Output, S.Failure == Failure {
                let merger = Merger(
                    downstream: SubscriberReceiver(subscriber), upstreamCount: publishers.count)
                merger.attach()
                for (index, publisher) in publishers.enumerated() {
                    merger.subscribe(to: publisher, at: index)
                }
            }

            /// Merges with one more publisher of the same type, which comes last.
            public func merge(with other: Upstream) -> MergeMany<Upstream> {
                MergeMany(publishers + [other])
            }
        }
    }

    extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
#endif

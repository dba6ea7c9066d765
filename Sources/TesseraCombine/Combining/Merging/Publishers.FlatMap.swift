#if !canImport(Combine)
    extension Publishers {
        /// A publisher that turns each element of another into a publisher, and passes on the values of all these
        /// publishers.
        ///
        /// See `flatMap(maxPublishers:_:)` of `Publisher` for demand and completion, and Apple's
        /// [Publishers.FlatMap](https://developer.apple.com/documentation/combine/publishers/flatmap).
        public struct FlatMap<Child: Publisher, Upstream: Publisher>: Publisher
        where Child.Failure == Upstream.Failure {
            /// The output of the publishers that are made of elements.
            public typealias Output = Child.Output

            /// The failure of any of the publishers.
            public typealias Failure = Upstream.Failure

            /// The publisher of the elements.
            public let upstream: Upstream

            /// The greatest number of publishers that are subscribed to at one time.
            public let maxPublishers: Subscribers.Demand

            /// Returns the publisher for an element.
            public let transform: (Upstream.Output) -> Child

            /// Creates a publisher of the values of the publishers that a closure makes of elements.
            public init(
                upstream: Upstream, maxPublishers: Subscribers.Demand,
                transform: @escaping (Upstream.Output) -> Child
            ) {
                self.upstream = upstream
                self.maxPublishers = maxPublishers
                self.transform = transform
            }

            /// Sends `subscriber` its subscription, then subscribes to the publisher of elements.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let mapper = FlatMapper<Upstream.Output, Child>(
                    downstream: SubscriberReceiver(subscriber), maxPublishers: maxPublishers,
                    transform: transform)
                mapper.subscribe(to: upstream)
            }
        }
    }

    // These extensions have no counterparts for publishers of which only the output is known, as `zip` has. Swift
    // tries all methods of a name for each call of a chain, and three calls would take it seconds.
    extension Publisher where Self: SendableMetatype {
        /// Turns each element into a publisher, and passes on the values of all these publishers as they come.
        ///
        /// - Values: They are delivered by one thread at a time, in the order in which they were sent.
        /// - Demand: This publisher is asked for `maxPublishers` elements, and for another one each time one of
        ///   the publishers has finished and its values have been delivered. Until the subscriber's demand is
        ///   unlimited, each publisher is asked for one value ahead of the demand, and for the next one when that
        ///   has been delivered.
        /// - Completion: The publisher finishes when this publisher and all others have and no values wait. It
        ///   fails with the first failure, drops the values that wait for demand, and cancels the others.
        ///
        /// In code that is generic over the publisher, even if its output is known, Swift chooses OpenCombine's
        /// operator of the same name, which does not support several threads. Use
        /// `Publishers.FlatMap(upstream:maxPublishers:transform:)` there.
        ///
        /// See [flatMap(maxPublishers:_:)](
        /// https://developer.apple.com/documentation/combine/publisher/flatmap(maxpublishers:_:)-3k7z5).
        ///
        /// - Parameters:
        ///   - maxPublishers: The greatest number of publishers that are subscribed to at one time.
        ///   - transform: Returns the publisher for an element.
        public func flatMap<Child: Publisher>(
            maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Child
        ) -> Publishers.FlatMap<Child, Self> where Child.Failure == Failure {
            Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
        }

        /// Turns each element into a publisher that cannot fail, and passes on the values of all these publishers
        /// as they come.
        ///
        /// The rules are those of `flatMap(maxPublishers:_:)` for publishers with the same failure.
        public func flatMap<Child: Publisher>(
            maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Child
        ) -> Publishers.FlatMap<Publishers.SetFailureType<Child, Failure>, Self>
        where Child.Failure == Never {
            Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) { input in
                transform(input).setFailureType(to: Failure.self)
            }
        }
    }

    extension Publisher where Failure == Never, Self: SendableMetatype {
        /// Turns each element of a publisher that cannot fail into a publisher that can, and passes on the values
        /// of all these publishers as they come.
        ///
        /// The rules are those of `flatMap(maxPublishers:_:)` for publishers with the same failure.
        public func flatMap<Child: Publisher>(
            maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Child
        ) -> Publishers.FlatMap<Child, Publishers.SetFailureType<Self, Child.Failure>> {
            Publishers.FlatMap(
                upstream: setFailureType(to: Child.Failure.self), maxPublishers: maxPublishers,
                transform: transform)
        }

        /// Turns each element of a publisher that cannot fail into a publisher that cannot either, and passes on
        /// the values of all these publishers as they come.
        ///
        /// The rules are those of `flatMap(maxPublishers:_:)` for publishers with the same failure.
        public func flatMap<Child: Publisher>(
            maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Child
        ) -> Publishers.FlatMap<Child, Self> where Child.Failure == Never {
            Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
        }
    }
#endif

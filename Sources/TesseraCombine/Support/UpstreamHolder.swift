#if !canImport(Combine)
    /// A subscription between one upstream publisher and one subscriber. A lock guards both.
    protocol UpstreamHolder: AnyObject {
        associatedtype Downstream

        var lock: Lock { get }
        var upstream: UpstreamState { get set }
        /// The subscriber, or nil once the subscription is over.
        var downstream: Downstream? { get }
    }

    extension UpstreamHolder {
        /// True from the subscription to the completion or cancellation. The caller must not hold the lock.
        var isActive: Bool {
            lock.lock()
            defer { lock.unlock() }
            return upstream.isActive
        }

        /// Stores the subscription of the upstream publisher, and returns the subscriber to which to pass it
        /// on. If none is awaited, it cancels the subscription and returns nil.
        ///
        /// - Parameter prepare: A function that makes changes together with that of the upstream publisher's
        ///   state. It is called with the lock held.
        func accept(_ subscription: any Subscription, prepare: () -> Void = {}) -> Downstream? {
            lock.lock()
            guard upstream.isAwaited, let subscriber = downstream else {
                lock.unlock()
                subscription.cancel()
                return nil
            }
            upstream = .active(subscription)
            prepare()
            lock.unlock()
            return subscriber
        }
    }
#endif

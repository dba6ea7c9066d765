#if !canImport(Combine)
    /// A subscription between one upstream publisher and one subscriber, both guarded by a lock.
    protocol UpstreamHolder: AnyObject {
        associatedtype Downstream

        var lock: Lock { get }
        var upstream: UpstreamState { get set }
        /// Nil once the subscription is over.
        var downstream: Downstream? { get }
    }

    extension UpstreamHolder {
        /// Takes the subscription of the upstream publisher, and returns the subscriber that is to hear of it. Cancels
        /// a subscription that nobody waits for, and returns nil.
        ///
        /// - Parameter prepare: What changes together with the state of the upstream publisher; the lock is held.
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

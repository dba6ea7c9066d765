#if !canImport(Combine)
    extension Publishers.MapError {
        /// Creates a publisher that converts the failure of another.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose values are passed on.
        ///   - transform: Returns the failure to send for the one that was received.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.init(upstream: upstream, transform)
        }
    }
#endif

#if !canImport(Combine)
    extension Publishers.MapError {
        /// A publisher that converts the failure of another.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose values are passed on.
        ///   - transform: Makes the failure to send of the one that is received.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.init(upstream: upstream, transform)
        }
    }
#endif

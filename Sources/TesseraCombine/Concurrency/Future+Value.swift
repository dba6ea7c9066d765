#if !canImport(Combine)
    extension Future where Output: Sendable, Failure == Never {
        /// The value of the future, as soon as there is one.
        ///
        /// ```swift
        /// let number = await randomNumber().value
        /// ```
        ///
        /// The future is looked at where the caller runs, so that a main actor may wait for its own futures. See
        /// [value](https://developer.apple.com/documentation/combine/future/value-9iwjz).
        public nonisolated(nonsending) var value: Output {
            get async {
                await withCheckedContinuation { continuation in
                    subscribe(FirstResult { continuation.resume(with: $0) })
                }
            }
        }
    }

    extension Future where Output: Sendable {
        /// The value of the future, as soon as there is one, or else the failure.
        ///
        /// ```swift
        /// let user = try await loadUser(7).value
        /// ```
        ///
        /// The future is looked at where the caller runs, so that a main actor may wait for its own futures. See
        /// [value](https://developer.apple.com/documentation/combine/future/value-5iprp).
        public nonisolated(nonsending) var value: Output {
            get async throws {
                try await withCheckedThrowingContinuation { continuation in
                    subscribe(FirstResult { continuation.resume(with: $0.mapError { $0 }) })
                }
            }
        }
    }
#endif

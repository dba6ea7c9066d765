#if !canImport(Combine)
    extension Future where Failure == Never {
        /// The value of the future. The caller waits until there is one.
        ///
        /// ```swift
        /// let number = await randomNumber().value
        /// ```
        ///
        /// The caller stays on its actor while it subscribes to the future, so that the main actor may wait
        /// for its own futures. See
        /// [value](https://developer.apple.com/documentation/combine/future/value-9iwjz).
        public nonisolated(nonsending) var value: Output {
            get async {
                await withCheckedContinuation { continuation in
                    subscribe(
                        FirstResult { result in
                            // As on iOS, a value that is not sendable is handed over as it is: the code that fulfills the future
                            // must not use it afterwards.
                            nonisolated(unsafe) let result = result
                            continuation.resume(with: result)
                        })
                }
            }
        }
    }

    extension Future {
        /// The value of the future. The caller waits until there is one; if the future fails, its failure is
        /// thrown.
        ///
        /// ```swift
        /// let user = try await loadUser(7).value
        /// ```
        ///
        /// The caller stays on its actor while it subscribes to the future, so that the main actor may wait
        /// for its own futures. See
        /// [value](https://developer.apple.com/documentation/combine/future/value-5iprp).
        public nonisolated(nonsending) var value: Output {
            get async throws {
                try await withCheckedThrowingContinuation { continuation in
                    subscribe(
                        FirstResult { result in
                            // The value is handed over as that of a future that never fails.
                            nonisolated(unsafe) let result = result.mapError { $0 as any Error }
                            continuation.resume(with: result)
                        })
                }
            }
        }
    }
#endif

#if !canImport(Combine)
    extension Subscribers.Demand {
        /// Stops the program if a request to `operatorName` is for no values, which Combine considers a
        /// mistake.
        func requirePositive(from operatorName: String) {
            guard self > 0 else {
                fatalError(
                    "\(operatorName): request(_:) was given \(self); a request must be for at least one value."
                )
            }
        }
    }
#endif

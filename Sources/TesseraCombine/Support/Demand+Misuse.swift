#if !canImport(Combine)
    extension Subscribers.Demand {
        /// Stops a program that asks `operatorName` for no values, which Combine takes for a mistake.
        func requirePositive(from operatorName: String) {
            guard self > 0 else {
                fatalError(
                    "\(operatorName): request(_:) was given \(self); a request must be for at least one value."
                )
            }
        }
    }
#endif

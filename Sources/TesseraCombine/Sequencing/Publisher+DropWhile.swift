#if !canImport(Combine)
    // The methods are defined three times for the reason that `Publisher+Zip.swift` gives for `zip`.
    extension Publisher where Self: SendableMetatype {
        /// Omits elements as long as they satisfy a condition.
        ///
        /// See Apple's [drop(while:)](
        /// https://developer.apple.com/documentation/combine/publisher/drop(while:)).
        public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
            Publishers.DropWhile(upstream: self, predicate: predicate)
        }

        /// Omits elements as long as they satisfy a condition that may throw an error, with which the
        /// publisher then fails.
        ///
        /// See Apple's [tryDrop(while:)](
        /// https://developer.apple.com/documentation/combine/publisher/trydrop(while:)).
        public func tryDrop(
            while predicate: @escaping (Output) throws -> Bool
        ) -> Publishers.TryDropWhile<Self> {
            Publishers.TryDropWhile(upstream: self, predicate: predicate)
        }
    }

    extension Publisher where Output: SendableMetatype {
        /// Omits elements as long as they satisfy a condition.
        ///
        /// See Apple's [drop(while:)](
        /// https://developer.apple.com/documentation/combine/publisher/drop(while:)).
        public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
            Publishers.DropWhile(upstream: self, predicate: predicate)
        }

        /// Omits elements as long as they satisfy a condition that may throw an error, with which the
        /// publisher then fails.
        ///
        /// See Apple's [tryDrop(while:)](
        /// https://developer.apple.com/documentation/combine/publisher/trydrop(while:)).
        public func tryDrop(
            while predicate: @escaping (Output) throws -> Bool
        ) -> Publishers.TryDropWhile<Self> {
            Publishers.TryDropWhile(upstream: self, predicate: predicate)
        }
    }

    extension Publisher where Self: SendableMetatype, Output: SendableMetatype {
        /// Omits elements as long as they satisfy a condition.
        ///
        /// See Apple's [drop(while:)](
        /// https://developer.apple.com/documentation/combine/publisher/drop(while:)).
        public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
            Publishers.DropWhile(upstream: self, predicate: predicate)
        }

        /// Omits elements as long as they satisfy a condition that may throw an error, with which the
        /// publisher then fails.
        ///
        /// See Apple's [tryDrop(while:)](
        /// https://developer.apple.com/documentation/combine/publisher/trydrop(while:)).
        public func tryDrop(
            while predicate: @escaping (Output) throws -> Bool
        ) -> Publishers.TryDropWhile<Self> {
            Publishers.TryDropWhile(upstream: self, predicate: predicate)
        }
    }
#endif

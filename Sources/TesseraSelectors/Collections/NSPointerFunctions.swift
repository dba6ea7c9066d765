#if !canImport(ObjectiveC)
    /// The ways in which ``NSHashTable`` and ``NSMapTable`` hold and compare objects. Foundation lacks them on Linux.
    /// See Apple's [NSPointerFunctions](https://developer.apple.com/documentation/foundation/nspointerfunctions).
    public enum NSPointerFunctions {
        /// How a collection holds and compares its objects.
        public struct Options: OptionSet, Sendable {
            /// The options as bits.
            public let rawValue: UInt

            /// Creates options from bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// The collection retains its objects. This is the default.
            public static let strongMemory: Options = []
            /// The collection does not retain its objects, and forgets those that are deallocated.
            public static let weakMemory = Options(rawValue: 5)
            /// Objects are compared by `isEqual(_:)`. This is the default.
            public static let objectPersonality: Options = []
            /// Objects are compared by their identity.
            public static let objectPointerPersonality = Options(rawValue: 2 << 8)
            /// The collection holds copies of objects that can be copied.
            public static let copyIn = Options(rawValue: 1 << 16)
        }
    }
#endif

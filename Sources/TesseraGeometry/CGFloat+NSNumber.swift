#if !canImport(ObjectiveC)
    import Foundation

    /// Lets apps cast numbers that they have as `Any`, such as those of `JSONSerialization`, with `as? CGFloat`, as on Apple's
    /// systems. Foundation on Linux lets them do so for `Int`, `Double` and other numbers only.
    extension CGFloat: @retroactive _ObjectiveCBridgeable {
        /// Returns the number as an object.
        public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

        /// Sets the result to the number that an object stands for.
        public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
            result = CGFloat(source.doubleValue)
        }

        /// Sets the result to the number that an object stands for, and returns true.
        public static func _conditionallyBridgeFromObjectiveC(
            _ source: NSNumber, result: inout CGFloat?
        ) -> Bool {
            result = CGFloat(source.doubleValue)
            return true
        }

        /// Returns the number that an object stands for, or 0 without an object.
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
            CGFloat(source?.doubleValue ?? 0)
        }
    }
#endif

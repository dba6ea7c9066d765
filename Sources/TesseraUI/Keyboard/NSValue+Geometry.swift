import Foundation

extension NSValue {
    /// Creates a value of a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates a value of a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates a value of a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle. To be asked only of a value of one.
    public var cgRectValue: CGRect { rectValue }
    /// The point. To be asked only of a value of one.
    public var cgPointValue: CGPoint { pointValue }
    /// The size. To be asked only of a value of one.
    public var cgSizeValue: CGSize { sizeValue }
}

#if !canImport(Darwin)
    /// Lets `as? CGRect` find the rectangle in an `NSValue`, and `as? NSValue` the value of a rectangle, as on Apple's systems.
    extension CGRect: @retroactive _ObjectiveCBridgeable {
        /// Returns the value of the rectangle.
        public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

        /// Takes the rectangle out of a value of one.
        public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
            result = source.cgRectValue
        }

        /// Takes the rectangle out of a value, if it is one of a rectangle.
        public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?)
            -> Bool
        {
            guard String(cString: source.objCType) == String(cString: NSValue(cgRect: .zero).objCType) else {
                return false
            }
            result = source.cgRectValue
            return true
        }

        /// Takes the rectangle out of a value of one; nil gives an empty one.
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
            source?.cgRectValue ?? .zero
        }
    }
#endif

import Foundation

extension NSValue {
    /// Creates a value of a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates a value of a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates a value of a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Creates a value of insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(
                top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// The insets. The value must be one of insets.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
    /// The rectangle. The value must be one of a rectangle.
    public var cgRectValue: CGRect { rectValue }
    /// The point. The value must be one of a point.
    public var cgPointValue: CGPoint { pointValue }
    /// The size. The value must be one of a size.
    public var cgSizeValue: CGSize { sizeValue }
}

#if !canImport(Darwin)
    /// Makes `as? CGRect` extract the rectangle from an `NSValue`, and `as? NSValue` create a value, as on
    /// Apple's systems.
    extension CGRect: @retroactive _ObjectiveCBridgeable {
        /// Returns a value of the rectangle.
        public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

        /// Extracts the rectangle from a value, which must be one of a rectangle.
        public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
            result = source.cgRectValue
        }

        /// Extracts the rectangle from a value, or returns false if it is no value of a rectangle.
        public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?)
            -> Bool
        {
            guard String(cString: source.objCType) == String(cString: NSValue(cgRect: .zero).objCType) else {
                return false
            }
            result = source.cgRectValue
            return true
        }

        /// Returns the rectangle of a value, or an empty one if `source` is nil.
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
            source?.cgRectValue ?? .zero
        }
    }
#endif

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

    /// Creates a value of insets that depend on the direction of the language.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    /// Creates a value of an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(numbers: [offset.horizontal, offset.vertical])
    }
    /// Creates a value of a vector.
    public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }
    /// Creates a value of a transform of the plane.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        self.init(numbers: [a, b, c, d, transform.tx, transform.ty])
    }
    /// Creates a value of a transform of space, such as a step of a ``CAKeyframeAnimation``.
    public convenience init(caTransform3D t: CATransform3D) { self.init(numbers: Array(t.rows.joined())) }

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
    /// The insets that depend on the direction of the language. The value must be one of such insets.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        guard let numbers = numbers(count: 4) else { return .zero }
        return NSDirectionalEdgeInsets(
            top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
    /// The offset. The value must be one of an offset.
    public var uiOffsetValue: UIOffset {
        numbers(count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
    /// The vector. The value must be one of a vector.
    public var cgVectorValue: CGVector {
        numbers(count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    /// The transform of the plane. The value must be one of such a transform.
    public var cgAffineTransformValue: CGAffineTransform { affineTransform ?? .identity }
    /// The transform of space. The value must be one of such a transform.
    public var caTransform3DValue: CATransform3D { spaceTransform ?? CATransform3DIdentity }
}

extension NSValue {
    /// Creates a value of a structure that consists of numbers alone.
    private convenience init(numbers: [CGFloat]) {
        self.init(bytes: numbers, objCType: Self.typeName(count: numbers.count))
    }

    /// Returns the numbers of a structure, or nil if the value has another number of numbers.
    fileprivate func numbers(count: Int) -> [CGFloat]? {
        guard String(cString: objCType) == Self.typeName(count: count) else { return nil }
        var numbers = [CGFloat](repeating: 0, count: count)
        getValue(&numbers)
        return numbers
    }

    /// Returns the type of a structure of numbers in the words of Objective-C. Foundation on Linux knows arrays, and no
    /// structures other than its own.
    private static func typeName(count: Int) -> String { "[\(count)d]" }

    /// The transform of the plane, or nil if the value is none.
    fileprivate var affineTransform: CGAffineTransform? {
        numbers(count: 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        }
    }

    /// The transform of space, or nil if the value is none.
    fileprivate var spaceTransform: CATransform3D? {
        numbers(count: 16).map { numbers in
            CATransform3D(rows: (0..<4).map { Array(numbers[4 * $0..<4 * $0 + 4]) })
        }
    }
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

        /// Extracts the rectangle from a value, or returns false if it is not a value of a rectangle.
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

    /// Makes `as? CATransform3D` extract the transform from an `NSValue`, and `as? NSValue` create a value, as on
    /// Apple's systems.
    extension CATransform3D: _ObjectiveCBridgeable {
        /// Returns a value of the transform.
        public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

        /// Extracts the transform from a value, which must be one of such a transform.
        public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
            result = source.caTransform3DValue
        }

        /// Extracts the transform from a value, or returns false if it is not a value of such a transform.
        public static func _conditionallyBridgeFromObjectiveC(
            _ source: NSValue, result: inout CATransform3D?
        ) -> Bool {
            result = source.spaceTransform
            return result != nil
        }

        /// Returns the transform of a value, or the identity if `source` is nil.
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
            source?.caTransform3DValue ?? CATransform3DIdentity
        }
    }

    /// Makes `as? CGAffineTransform` extract the transform from an `NSValue`, and `as? NSValue` create a value, as on
    /// Apple's systems.
    extension CGAffineTransform: _ObjectiveCBridgeable {
        /// Returns a value of the transform.
        public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }

        /// Extracts the transform from a value, which must be one of such a transform.
        public static func _forceBridgeFromObjectiveC(
            _ source: NSValue, result: inout CGAffineTransform?
        ) { result = source.cgAffineTransformValue }

        /// Extracts the transform from a value, or returns false if it is not a value of such a transform.
        public static func _conditionallyBridgeFromObjectiveC(
            _ source: NSValue, result: inout CGAffineTransform?
        ) -> Bool {
            result = source.affineTransform
            return result != nil
        }

        /// Returns the transform of a value, or the identity if `source` is nil.
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
            source?.cgAffineTransformValue ?? .identity
        }
    }
#endif

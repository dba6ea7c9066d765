import Foundation

/// A path of lines and curves, for the shapes of previews and pointers.
/// See Apple's [UIBezierPath](https://developer.apple.com/documentation/uikit/uibezierpath).
///
/// ```swift
/// let parameters = UIPreviewParameters()
/// parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: 12)
/// ```
open class UIBezierPath: NSObject, NSCopying {
    var shape = PathShape()

    /// A Boolean value that tells whether the area that two parts of the path enclose is outside. If it is
    /// false, as by default, the directions of the parts decide.
    open var usesEvenOddFillRule = false

    /// Creates an empty path.
    public override init() {
        super.init()
    }

    /// Creates a path with the shape of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    /// Creates a path with the shape of the ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        close()
        apply(
            CGAffineTransform(
                a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
    }

    /// Creates a path with the shape of a rectangle with round corners. The radius is at most half of the
    /// shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a path with the shape of a rectangle of which some corners are round.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - corners: The corners that are round.
    ///   - cornerRadii: The horizontal and the vertical radius of the corners in points, at most half of the
    ///     sides.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        let rect = rect.standardized
        let width = min(max(cornerRadii.width, 0), rect.width / 2)
        let height = min(max(cornerRadii.height, 0), rect.height / 2)
        // The distance of a quarter's control points from its corner, as a share of the radius.
        let share: CGFloat = 0.447_715
        /// Adds one corner, clockwise. `x` and `y` are the directions from the corner to the middle of the
        /// rectangle.
        func turn(
            _ corner: UIRectCorner, at point: CGPoint, x: CGFloat, y: CGFloat, isVerticalFirst: Bool
        ) {
            guard corners.contains(corner), width > 0, height > 0 else {
                return shape.elements.isEmpty ? move(to: point) : addLine(to: point)
            }
            let beside = CGPoint(x: point.x + x * width, y: point.y)
            let below = CGPoint(x: point.x, y: point.y + y * height)
            let besideControl = CGPoint(x: point.x + x * width * share, y: point.y)
            let belowControl = CGPoint(x: point.x, y: point.y + y * height * share)
            let (from, to) = isVerticalFirst ? (below, beside) : (beside, below)
            if shape.elements.isEmpty { move(to: from) } else { addLine(to: from) }
            addCurve(
                to: to, controlPoint1: isVerticalFirst ? belowControl : besideControl,
                controlPoint2: isVerticalFirst ? besideControl : belowControl)
        }
        turn(.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), x: 1, y: 1, isVerticalFirst: true)
        turn(.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), x: -1, y: 1, isVerticalFirst: false)
        turn(.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), x: -1, y: -1, isVerticalFirst: true)
        turn(.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), x: 1, y: -1, isVerticalFirst: false)
        close()
    }

    /// Creates a path with the shape of an arc of a circle, which stays open.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: The radius in points.
    ///   - startAngle: The angle at which the arc begins, in radians clockwise from the right.
    ///   - endAngle: The angle at which the arc ends.
    ///   - clockwise: True if the arc runs clockwise from the start to the end.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    // MARK: Construction

    /// Begins a new part of the path at a point.
    open func move(to point: CGPoint) { shape.move(to: point) }
    /// Adds a straight line to a point.
    open func addLine(to point: CGPoint) { shape.addLine(to: point) }
    /// Adds a cubic curve to a point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        shape.addCubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a quadratic curve to a point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        shape.addQuadratic(to: endPoint, control: controlPoint)
    }
    /// Adds an arc of a circle. If the path has a point already, a line to the start of the arc is added
    /// first. Angles are in radians clockwise from the right.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        shape.addArc(
            center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
    }
    /// Adds a line to the point where the present part began.
    open func close() { shape.close() }
    /// Removes all points.
    open func removeAllPoints() { shape = PathShape() }
    /// Adds the parts of another path.
    open func append(_ bezierPath: UIBezierPath) { shape.append(bezierPath.shape) }
    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) { shape.apply(transform) }

    // MARK: Properties

    /// A Boolean value that tells whether the path has no points.
    open var isEmpty: Bool { shape.elements.isEmpty }
    /// The smallest rectangle that contains the path. It is null for an empty path.
    open var bounds: CGRect { shape.bounds }
    /// The point where the next line begins, or zero in an empty path.
    open var currentPoint: CGPoint { shape.current ?? .zero }
    /// Returns true if the area that the path encloses contains a point.
    open func contains(_ point: CGPoint) -> Bool {
        shape.contains(point, usesEvenOddRule: usesEvenOddFillRule)
    }

    /// Returns a path with the same points.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    final func duplicate() -> UIBezierPath {
        let copy = UIBezierPath()
        copy.shape = shape
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }
}

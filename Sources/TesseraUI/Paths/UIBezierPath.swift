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

    /// A Boolean value that tells whether what two parts of the path enclose both is outside; by default the
    /// direction of the parts decides.
    open var usesEvenOddFillRule = false

    /// Creates an empty path.
    public override init() {
        super.init()
    }

    /// Creates a path along a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    /// Creates a path along the ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        close()
        apply(
            CGAffineTransform(
                a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
    }

    /// Creates a path along a rectangle with round corners, whose radius is at most half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a path along a rectangle of which some corners are round.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - corners: The corners that are round.
    ///   - cornerRadii: How round they are: at most half of the sides.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        let rect = rect.standardized
        let width = min(max(cornerRadii.width, 0), rect.width / 2)
        let height = min(max(cornerRadii.height, 0), rect.height / 2)
        // How far the control points of a quarter lie from its corner, as a share of the radius.
        let share: CGFloat = 0.447_715
        /// Goes to one corner, which lies `sides` away from the middle, in the direction of the clock.
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

    /// Creates a path along a part of a circle, which stays open.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: Its radius in points.
    ///   - startAngle: Where the part begins, in radians from the right, clockwise.
    ///   - endAngle: Where it ends.
    ///   - clockwise: Whether the path goes clockwise from the one to the other.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    // MARK: Building

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
    /// Adds a part of a circle, with a line to its start where the path has a point already. Angles are radians from the right,
    /// clockwise.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        shape.addArc(
            center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
    }
    /// Adds a line to where the part under way began.
    open func close() { shape.close() }
    /// Removes all points.
    open func removeAllPoints() { shape = PathShape() }
    /// Adds the parts of another path.
    open func append(_ bezierPath: UIBezierPath) { shape.append(bezierPath.shape) }
    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) { shape.apply(transform) }

    // MARK: Asking

    /// A Boolean value that tells whether the path has no points.
    open var isEmpty: Bool { shape.elements.isEmpty }
    /// The smallest rectangle that holds the path; null where it is empty.
    open var bounds: CGRect { shape.bounds }
    /// Where the next line begins; zero in an empty path.
    open var currentPoint: CGPoint { shape.current ?? .zero }
    /// Returns whether the area that the path encloses contains a point.
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

import Foundation
import TesseraGraphics

/// A path of lines and curves that can be drawn, and that gives previews and pointers their shapes.
/// See Apple's [UIBezierPath](https://developer.apple.com/documentation/uikit/uibezierpath).
///
/// ```swift
/// let parameters = UIPreviewParameters()
/// parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: 12)
/// ```
open class UIBezierPath: NSObject, NSCopying {
    var shape = PathShape()

    /// The path as one of Core Graphics. Reading it copies the path.
    open var cgPath: CGPath {
        get { CGPath(shape) }
        set { shape = newValue.shape }
    }

    /// A Boolean value that tells whether the area that two parts of the path enclose is outside. If it is
    /// false, as by default, the directions of the parts decide.
    open var usesEvenOddFillRule = false

    /// Creates an empty path.
    public override init() {
        super.init()
    }

    /// Creates a path with the steps of one of Core Graphics.
    public convenience init(cgPath: CGPath) {
        self.init()
        shape = cgPath.shape
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

    // As in UIKit, lines and curves need a current point: in an empty path they add nothing.

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
            center: center, radius: radius, start: startAngle,
            sweep: PathShape.sweep(from: startAngle, to: endAngle, isIncreasing: clockwise))
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
    /// The smallest rectangle that contains all points of the path, also the control points of its curves. It is null
    /// for an empty path.
    open var bounds: CGRect { shape.controlBounds }
    /// The point where the next line begins, or zero in an empty path.
    open var currentPoint: CGPoint { shape.current ?? .zero }
    /// Returns true if the area that the path encloses contains a point.
    open func contains(_ point: CGPoint) -> Bool {
        shape.contains(point, usesEvenOddRule: usesEvenOddFillRule)
    }

    /// Returns the path with the opposite direction of all its steps.
    open func reversing() -> UIBezierPath {
        let path = duplicate()
        path.shape = shape.reversed
        return path
    }

    // MARK: Drawing

    /// The width of the line along the path, in points. With a width of 0, the line is as thin as the device can draw it.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of the line.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the corners of the line.
    open var lineJoinStyle = CGLineJoin.miter
    /// The greatest length of a pointed corner, as a multiple of the line's width. Longer points are cut off.
    open var miterLimit: CGFloat = 10
    /// The distance in pixels by which a drawn curve may differ from the path. Curves are always drawn with at least
    /// the accuracy that is visible.
    open var flatness: CGFloat = 0.6
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// Sets the lengths of the dashes and gaps of the line, in points.
    ///
    /// - Parameters:
    ///   - pattern: The lengths, which repeat along the line, or nil for a line without gaps.
    ///   - count: The number of lengths.
    ///   - phase: The place in the pattern at which the line begins.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// Reads the lengths of the dashes and gaps of the line. Pointers that are nil are not written to.
    ///
    /// - Parameters:
    ///   - pattern: Memory for the lengths, which must have room for all of them.
    ///   - count: Gets the number of lengths.
    ///   - phase: Gets the place in the pattern at which the line begins.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dashes.enumerated() { pattern?[index] = length }
        count?.pointee = dashes.count
        phase?.pointee = dashPhase
    }

    /// Fills the area of the path in the current graphics context. Without a context it does nothing.
    open func fill() { draw { $0.fillPath(using: rule) } }

    /// Fills the area of the path in the current graphics context with a blend mode and an opacity, 0...1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw { context in
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
            context.fillPath(using: rule)
        }
    }

    /// Draws a line along the path in the current graphics context. Without a context it does nothing.
    open func stroke() { draw { $0.strokePath() } }

    /// Draws a line along the path in the current graphics context with a blend mode and an opacity, 0...1.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw { context in
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
            context.strokePath()
        }
    }

    /// Limits later drawing in the current graphics context to the area of the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: rule)
    }

    private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// Calls a closure with the current context, whose path is this one, and whose lines have its properties.
    private func draw(_ drawing: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        // A line without a width is the thinnest one that the device can draw.
        let scale = max(abs(context.ctm.a) + abs(context.ctm.b), 0.01)
        context.setLineWidth(lineWidth == 0 ? 1 / scale : lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setFlatness(flatness)
        context.setLineDash(phase: dashPhase, lengths: dashes)
        context.beginPath()
        context.addPath(cgPath)
        drawing(context)
        context.restoreGState()
    }

    /// Returns a path with the same points and properties.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    final func duplicate() -> UIBezierPath {
        let copy = UIBezierPath()
        copy.shape = shape
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.flatness) = (miterLimit, flatness)
        (copy.dashes, copy.dashPhase) = (dashes, dashPhase)
        return copy
    }
}

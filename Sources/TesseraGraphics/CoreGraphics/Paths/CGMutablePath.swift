import Foundation
import TesseraGeometry

/// A path to which steps can be added.
/// See Apple's [CGMutablePath](https://developer.apple.com/documentation/coregraphics/cgmutablepath).
///
/// As in Core Graphics, lines and curves need a current point: in an empty path they add nothing.
public class CGMutablePath: CGPath {
    /// Creates an empty path.
    public convenience init() { self.init(PathShape()) }

    /// Begins a new part of the path at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        shape.move(to: point.applying(transform))
    }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        shape.addLine(to: point.applying(transform))
    }

    /// Begins a new part of the path at the first of some points, and adds straight lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        shape.move(to: first.applying(transform))
        for point in points.dropFirst() { shape.addLine(to: point.applying(transform)) }
    }

    /// Adds a quadratic curve to a point.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        shape.addQuadratic(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic curve to a point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        shape.addCubic(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }

    /// Adds an arc of a circle. If the path has a point already, a line to the start of the arc is added first.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: The radius.
    ///   - startAngle: The angle at which the arc begins, in radians from the x axis towards the y axis.
    ///   - endAngle: The angle at which the arc ends.
    ///   - clockwise: True if the angle decreases along the arc, which is clockwise if the y axis points up. In the
    ///     coordinates of views, whose y axis points down, such an arc runs counterclockwise.
    ///   - transform: The transform of all points.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        shape.addArc(
            center: center, radius: radius, start: startAngle,
            sweep: PathShape.sweep(from: startAngle, to: endAngle, isIncreasing: !clockwise),
            transform: transform)
    }

    /// Adds an arc of a circle that touches two lines: the one from the current point to `tangent1End`, and the one
    /// from there to `tangent2End`. A line to the start of the arc is added first.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        shape.addArc(corner: tangent1End, end: tangent2End, radius: radius, transform: transform)
    }

    /// Adds an arc of a circle. If the path has a point already, a line to the start of the arc is added first.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: The radius.
    ///   - startAngle: The angle at which the arc begins, in radians from the x axis towards the y axis.
    ///   - delta: The angle through which the arc goes. If it is negative, the angle decreases.
    ///   - transform: The transform of all points.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        shape.addArc(center: center, radius: radius, start: startAngle, sweep: delta, transform: transform)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        shape.addRect(rect, transform: transform)
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { shape.addRect(rect, transform: transform) }
    }

    /// Adds the ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        shape.addEllipse(in: rect, transform: transform)
    }

    /// Adds a rectangle with round corners, whose radii are at most half of the sides.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        shape.addRoundedRect(rect, width: cornerWidth, height: cornerHeight, transform: transform)
    }

    /// Adds the steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        shape.append(path.shape, transform)
    }

    /// Adds a line to the point where the present part began.
    public func closeSubpath() { shape.close() }
}

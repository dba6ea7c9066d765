import Foundation
import TesseraGeometry

/// A sequence of lines and curves that can be filled, drawn along and clipped to.
/// See Apple's [CGPath](https://developer.apple.com/documentation/coregraphics/cgpath).
///
/// ```swift
/// let badge = CGPath(
///     roundedRect: CGRect(x: 0, y: 0, width: 60, height: 24), cornerWidth: 12, cornerHeight: 12, transform: nil)
/// ```
public class CGPath: Hashable {
    /// The steps of the path.
    package internal(set) var shape: PathShape

    /// Creates a path with steps.
    package init(_ shape: PathShape) { self.shape = shape }

    /// Creates a path with the shape of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var shape = PathShape()
        shape.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(shape)
    }

    /// Creates a path with the shape of the ellipse that touches the sides of a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var shape = PathShape()
        shape.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(shape)
    }

    /// Creates a path with the shape of a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerWidth: The horizontal radius of the corners, at most half of the width.
    ///   - cornerHeight: The vertical radius of the corners, at most half of the height.
    ///   - transform: The transform of all points, or nil for none.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var shape = PathShape()
        shape.addRoundedRect(
            rect, width: cornerWidth, height: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(shape)
    }

    // MARK: Copies

    /// Returns a copy that does not change. The result is never nil.
    public func copy() -> CGPath? { CGPath(shape) }

    /// Returns a copy with all points transformed. The result is never nil.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(shape.applying(transform?.pointee ?? .identity))
    }

    /// Returns a copy that can be changed. The result is never nil.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(shape) }

    /// Returns a copy that can be changed, with all points transformed. The result is never nil.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(shape.applying(transform?.pointee ?? .identity))
    }

    /// Returns the dashes of a line along the path, as a path of their own. Each part of the path begins the pattern
    /// anew.
    ///
    /// - Parameters:
    ///   - phase: The place in the pattern at which a line begins.
    ///   - lengths: The lengths of dashes and of the gaps between them, in turns; an empty list for a line without
    ///     gaps.
    ///   - transform: The transform of the path before it is divided.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(shape.applying(transform).dashed(lengths, phase: phase))
    }

    /// Returns a path whose area is that of a line along the path. Its parts lie over each other, so that it is to be
    /// filled by the winding rule.
    ///
    /// - Parameters:
    ///   - lineWidth: The width of the line, above 0.
    ///   - lineCap: The shape of the ends.
    ///   - lineJoin: The shape of the corners.
    ///   - miterLimit: The greatest length of a pointed corner, as a multiple of the width.
    ///   - transform: The transform of the path before the line is drawn.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(
            shape.applying(transform).stroked(
                width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit))
    }

    /// Returns a path with straight lines in place of the curves.
    ///
    /// - Parameter threshold: The greatest distance of the lines from the curves.
    public func flattened(threshold: CGFloat) -> CGPath { CGPath(shape.flattened(threshold)) }

    // MARK: Properties

    /// A Boolean value that tells whether the path has no steps.
    public var isEmpty: Bool { shape.elements.isEmpty }

    /// The point where the next step begins, or zero in an empty path.
    public var currentPoint: CGPoint { shape.current ?? .zero }

    /// The smallest rectangle that contains all points of the path, also the control points of its curves. It is null
    /// for an empty path.
    public var boundingBox: CGRect { shape.controlBounds }

    /// The smallest rectangle that contains the path itself, without the control points of its curves. It is null for
    /// an empty path.
    public var boundingBoxOfPath: CGRect { shape.bounds }

    /// Returns true if the path is one closed rectangle with sides along the axes, and stores it.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = shape.rectangle else { return false }
        rect?.pointee = found
        return true
    }

    /// Returns true if the area of the path contains a point. Open parts count as closed.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - rule: The rule by which points count as inside.
    ///   - transform: The transform that is applied to the point first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        shape.contains(point.applying(transform), usesEvenOddRule: rule == .evenOdd)
    }

    // MARK: Steps

    /// Calls a closure with each step of the path. The step and its points are valid during the call only.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in shape.elements {
            var points: [CGPoint]
            let type: CGPathElementType
            switch element {
            case .move(let point): (type, points) = (.moveToPoint, [point])
            case .line(let point): (type, points) = (.addLineToPoint, [point])
            case .quadratic(let control, let end): (type, points) = (.addQuadCurveToPoint, [control, end])
            case .cubic(let control1, let control2, let end):
                (type, points) = (.addCurveToPoint, [control1, control2, end])
            case .close: (type, points) = (.closeSubpath, [.zero])
            }
            points.withUnsafeMutableBufferPointer { points in
                guard let first = points.baseAddress else { return }
                var step = CGPathElement(type: type, points: first)
                block(&step)
            }
        }
    }

    /// Calls a function with a pointer of the caller's and each step of the path.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    // MARK: Comparing

    /// Returns true if two paths have the same steps.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.shape == right.shape
    }

    /// Hashes the steps.
    public func hash(into hasher: inout Hasher) { hasher.combine(shape.elements) }
}

/// A function that receives the pointer of the caller's and a step of a path.
/// See Apple's
/// [CGPathApplierFunction](https://developer.apple.com/documentation/coregraphics/cgpathapplierfunction).
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// The kinds of steps of a path.
/// See Apple's
/// [CGPathElementType](https://developer.apple.com/documentation/coregraphics/cgpathelementtype).
public enum CGPathElementType: Int32, Sendable {
    /// The beginning of a part at a point.
    case moveToPoint = 0
    /// A straight line to a point.
    case addLineToPoint = 1
    /// A quadratic curve: its control point and its end.
    case addQuadCurveToPoint = 2
    /// A cubic curve: its two control points and its end.
    case addCurveToPoint = 3
    /// The closing of a part, without points.
    case closeSubpath = 4
}

/// A step of a path.
/// See Apple's [CGPathElement](https://developer.apple.com/documentation/coregraphics/cgpathelement).
public struct CGPathElement {
    /// The kind of the step, which decides the number of its points.
    public var type: CGPathElementType
    /// The points of the step.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates a step.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

extension PathShape {
    /// The rectangle that the path is, or nil if it is something else.
    var rectangle: CGRect? {
        var corners: [CGPoint] = []
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let point) where index == 0: corners.append(point)
            case .line(let point): corners.append(point)
            case .close where index == elements.count - 1: break
            default: return nil
            }
        }
        if corners.count == 5, corners[4] == corners[0] {
            corners.removeLast()
        } else if elements.last != .close {
            return nil
        }
        guard corners.count == 4 else { return nil }
        let isAlongAxes =
            corners[0].y == corners[1].y && corners[1].x == corners[2].x && corners[2].y == corners[3].y
            && corners[3].x == corners[0].x
            || corners[0].x == corners[1].x && corners[1].y == corners[2].y && corners[2].x == corners[3].x
                && corners[3].y == corners[0].y
        guard isAlongAxes else { return nil }
        return CGRect(
            x: corners[0].x, y: corners[0].y, width: corners[2].x - corners[0].x,
            height: corners[2].y - corners[0].y
        ).standardized
    }
}

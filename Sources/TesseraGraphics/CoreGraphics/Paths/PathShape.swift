import Foundation
import TesseraGeometry

/// A sequence of lines and curves, which paths of Core Graphics and of UIKit share.
package struct PathShape: Hashable, Sendable {
    /// A step of the path.
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quadratic(control: CGPoint, end: CGPoint)
        case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
        case close
    }

    package private(set) var elements: [Element] = []
    /// The point where the next step begins, or nil in an empty path.
    package private(set) var current: CGPoint?
    /// The point where the present part began, or nil in an empty path.
    private var start: CGPoint?

    package init() {}

    package mutating func move(to point: CGPoint) {
        elements.append(.move(point))
        current = point
        start = point
    }

    /// Adds a step that ends at `end`. As in Core Graphics, a path without a first point stays empty.
    private mutating func add(_ element: Element, end: CGPoint) {
        guard current != nil else { return }
        elements.append(element)
        current = end
    }

    package mutating func addLine(to point: CGPoint) { add(.line(point), end: point) }

    package mutating func addQuadratic(to point: CGPoint, control: CGPoint) {
        add(.quadratic(control: control, end: point), end: point)
    }

    package mutating func addCubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        add(.cubic(control1: control1, control2: control2, end: point), end: point)
    }

    package mutating func close() {
        guard current != nil, elements.last != .close else { return }
        elements.append(.close)
        current = start
    }

    /// Adds a line to a point, or begins the path there if it is empty.
    package mutating func connect(to point: CGPoint) {
        if current == nil { move(to: point) } else { addLine(to: point) }
    }

    /// Adds the steps of another path, transformed.
    package mutating func append(_ other: PathShape, _ transform: CGAffineTransform = .identity) {
        var other = other
        if !transform.isIdentity { other.apply(transform) }
        elements += other.elements
        current = other.current ?? current
        start = other.start ?? start
    }

    package mutating func apply(_ transform: CGAffineTransform) {
        elements = elements.map { element in
            switch element {
            case .move(let point): .move(point.applying(transform))
            case .line(let point): .line(point.applying(transform))
            case .quadratic(let control, let end):
                .quadratic(control: control.applying(transform), end: end.applying(transform))
            case .cubic(let control1, let control2, let end):
                .cubic(
                    control1: control1.applying(transform), control2: control2.applying(transform),
                    end: end.applying(transform))
            case .close: .close
            }
        }
        current = current?.applying(transform)
        start = start?.applying(transform)
    }

    package func applying(_ transform: CGAffineTransform) -> PathShape {
        var copy = self
        copy.apply(transform)
        return copy
    }
}

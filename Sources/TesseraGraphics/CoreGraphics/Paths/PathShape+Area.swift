import Foundation
import TesseraGeometry

extension PathShape {
    /// A line or curve with both of its ends.
    struct Segment {
        enum Kind {
            case line
            case quadratic(CGPoint)
            case cubic(CGPoint, CGPoint)
        }

        var start: CGPoint
        var end: CGPoint
        var kind: Kind

        /// The coordinates along one axis as those of a cubic curve.
        func cubic(_ axis: KeyPath<CGPoint, CGFloat>) -> CubicPolynomial {
            let (from, to) = (start[keyPath: axis], end[keyPath: axis])
            switch kind {
            case .line: return CubicPolynomial(from, from + (to - from) / 3, from + (to - from) * 2 / 3, to)
            case .quadratic(let control):
                let middle = control[keyPath: axis]
                return CubicPolynomial(
                    from, from + (middle - from) * 2 / 3, to + (middle - to) * 2 / 3, to)
            case .cubic(let control1, let control2):
                return CubicPolynomial(from, control1[keyPath: axis], control2[keyPath: axis], to)
            }
        }
    }

    /// The steps from one beginning of the path to the next.
    struct Part {
        var start: CGPoint
        var segments: [Segment] = []
        var isClosed = false
    }

    /// The parts of the path. A step after a closed part begins a new part at the same point.
    var parts: [Part] {
        var parts: [Part] = []
        var at = CGPoint.zero
        func add(_ kind: Segment.Kind, _ end: CGPoint) {
            if let last = parts.last, last.isClosed { parts.append(Part(start: last.start)) }
            guard !parts.isEmpty else { return }
            parts[parts.count - 1].segments.append(Segment(start: at, end: end, kind: kind))
            at = end
        }
        for element in elements {
            switch element {
            case .move(let point):
                parts.append(Part(start: point))
                at = point
            case .line(let end): add(.line, end)
            case .quadratic(let control, let end): add(.quadratic(control), end)
            case .cubic(let control1, let control2, let end): add(.cubic(control1, control2), end)
            case .close:
                guard let last = parts.last else { continue }
                parts[parts.count - 1].isClosed = true
                at = last.start
            }
        }
        return parts
    }

    /// The smallest rectangle that contains the path itself, without the control points of its curves. It is
    /// null for an empty path.
    package var bounds: CGRect {
        var box = PointBox()
        for part in parts {
            if part.segments.isEmpty { box.add(part.start) }
            for segment in part.segments {
                box.add(segment.start)
                box.add(segment.end)
                if case .line = segment.kind { continue }
                let (x, y) = (segment.cubic(\.x), segment.cubic(\.y))
                for t in x.extrema + y.extrema { box.add(CGPoint(x: x.value(t), y: y.value(t))) }
            }
        }
        return box.rect
    }

    /// The smallest rectangle that contains all points of the path, also the control points of its curves. It is null
    /// for an empty path.
    package var controlBounds: CGRect {
        var box = PointBox()
        for element in elements {
            switch element {
            case .move(let point), .line(let point): box.add(point)
            case .quadratic(let control, let end):
                box.add(control)
                box.add(end)
            case .cubic(let control1, let control2, let end):
                box.add(control1)
                box.add(control2)
                box.add(end)
            case .close: break
            }
        }
        return box.rect
    }

    /// Returns true if a point lies within the path. Open parts count as closed.
    package func contains(_ point: CGPoint, usesEvenOddRule: Bool) -> Bool {
        var winding = 0
        var crossings = 0
        // A line counts if a ray from the point to the right crosses it.
        func cross(_ from: CGFloat, _ to: CGFloat, x: () -> CGFloat) {
            guard (from <= point.y) != (to <= point.y), x() > point.x else { return }
            crossings += 1
            winding += to > from ? 1 : -1
        }
        for part in parts {
            var segments = part.segments
            if let last = segments.last, last.end != part.start {
                segments.append(Segment(start: last.end, end: part.start, kind: .line))
            }
            for segment in segments {
                if case .line = segment.kind {
                    let (from, to) = (segment.start, segment.end)
                    cross(from.y, to.y) { from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x) }
                    continue
                }
                let (x, y) = (segment.cubic(\.x), segment.cubic(\.y))
                // Between its extrema a curve crosses the ray at most once.
                let stops = [0] + y.extrema.sorted() + [1]
                for (from, to) in zip(stops, stops.dropFirst()) {
                    cross(y.value(from), y.value(to)) {
                        x.value(y.parameter(of: point.y, from: from, to: to))
                    }
                }
            }
        }
        return usesEvenOddRule ? crossings % 2 == 1 : winding != 0
    }
}

/// A growing rectangle around points.
private struct PointBox {
    private var low: CGPoint?
    private var high = CGPoint.zero

    mutating func add(_ point: CGPoint) {
        guard let least = low else {
            (low, high) = (point, point)
            return
        }
        low = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }

    var rect: CGRect {
        guard let low else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

/// One coordinate of a cubic Bézier curve as a function of its parameter.
struct CubicPolynomial {
    private let a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat
    private let first: CGFloat, last: CGFloat

    init(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) {
        a = p3 - 3 * p2 + 3 * p1 - p0
        b = 3 * (p2 - 2 * p1 + p0)
        c = 3 * (p1 - p0)
        d = p0
        (first, last) = (p0, p3)
    }

    func value(_ t: CGFloat) -> CGFloat {
        // The ends are exact, so that curves that share an end agree about it.
        t == 0 ? first : t == 1 ? last : ((a * t + b) * t + c) * t + d
    }

    func slope(_ t: CGFloat) -> CGFloat { (3 * a * t + 2 * b) * t + c }

    /// The parameters between 0 and 1 at which the coordinate turns.
    var extrema: [CGFloat] {
        let (p, q) = (3 * a, 2 * b)
        var roots: [CGFloat] = []
        if abs(p) < 1e-12 {
            if q != 0 { roots = [-c / q] }
        } else {
            let discriminant = q * q - 4 * p * c
            if discriminant >= 0 {
                // This form of the solution loses no digits if p is small.
                let h = -(q + (q < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
                roots = [h / p]
                if h != 0 { roots.append(c / h) }
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    /// Returns the parameter at which the coordinate has a value, between two parameters where it only rises or
    /// falls.
    func parameter(of wanted: CGFloat, from: CGFloat, to: CGFloat) -> CGFloat {
        var (low, high) = (from, to)
        let rises = value(to) > value(from)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if (value(middle) < wanted) == rises { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

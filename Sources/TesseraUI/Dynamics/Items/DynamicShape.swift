import Foundation
import TesseraDynamics

/// Finds the shapes with which items collide.
@MainActor
enum DynamicShape {
    /// Sides that are shorter than this, in points, count as this long, so that each item has a mass.
    private static let leastSide = 1.0

    /// Returns the shapes of an item around its center, before its turn.
    static func shapes(of item: any UIDynamicItem) -> [Shape] {
        guard let group = item as? UIDynamicItemGroup else { return [shape(of: item, item.transform)] }
        let members = group.shapes.flatMap { member, offset, transform in
            shapes(of: member).map { $0.placed(angle: transform.angle, at: Vector(offset)) }
        }
        return members.isEmpty ? [rectangle(.zero, scaled: (1, 1))] : members
    }

    private static func shape(of item: any UIDynamicItem, _ transform: CGAffineTransform) -> Shape {
        let scale = transform.scales
        let size = item.bounds.size
        switch item.collisionBoundsType {
        case .rectangle: return rectangle(size, scaled: scale)
        case .ellipse:
            return .ellipse(
                width: side(size.width * scale.0), height: side(size.height * scale.1))
        case .path:
            let points = lines(of: item.collisionBoundingPath).flatMap { [$0.start, $0.end] }
            let scaled = points.map { Vector($0.x * scale.0, $0.y * scale.1) }
            return Polygon(hullOf: scaled).map(Shape.polygon) ?? rectangle(size, scaled: scale)
        }
    }

    private static func rectangle(_ size: CGSize, scaled scale: (Double, Double)) -> Shape {
        .polygon(Polygon(width: side(size.width * scale.0), height: side(size.height * scale.1)))
    }

    private static func side(_ length: Double) -> Double {
        length.isFinite ? max(abs(length), leastSide) : leastSide
    }

    /// Returns the segments of a path, whose curves become lines.
    static func segments(of path: UIBezierPath) -> [Shape] {
        lines(of: path).compactMap { Polygon(from: $0.start, to: $0.end).map(Shape.polygon) }
    }

    /// Returns the lines of a path. Lines in the same direction that follow one another are one line, so that items do not
    /// stumble where they meet.
    private static func lines(of path: UIBezierPath) -> [(start: Vector, end: Vector)] {
        var lines: [(start: Vector, end: Vector)] = []
        var (start, current) = (Vector.zero, Vector.zero)
        var continues = false
        func addLine(to end: Vector) {
            defer { current = end }
            guard let direction = (end - current).direction, end.isFinite else { return }
            if continues, let last = lines.last, let before = (last.end - last.start).direction,
                abs(before.cross(direction)) < 1e-9, before.dot(direction) > 0
            {
                lines[lines.count - 1].end = end
            } else {
                lines.append((current, end))
            }
            continues = true
        }
        for element in CGPath(path.shape).flattened(threshold: 0.25).shape.elements {
            switch element {
            case .move(let point):
                (start, current, continues) = (Vector(point), Vector(point), false)
            case .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
                addLine(to: Vector(point))
            case .close: addLine(to: start)
            }
        }
        return lines
    }
}

extension Vector {
    init(_ point: CGPoint) { self.init(point.x, point.y) }
    init(_ vector: CGVector) { self.init(vector.dx, vector.dy) }
    init(_ offset: UIOffset) { self.init(offset.horizontal, offset.vertical) }
}

extension CGPoint {
    init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }
}

extension CGAffineTransform {
    /// The angle by which the transform turns the x axis.
    var angle: CGFloat { atan2(b, a) }
    /// The factors by which the transform scales widths and heights.
    fileprivate var scales: (Double, Double) { (hypot(a, b), hypot(c, d)) }
}

import Foundation

/// The outline of a body, or a part of it.
package enum Shape: Sendable {
    case polygon(Polygon)
    case circle(center: Vector, radius: Double)

    /// Returns the ellipse around the origin that touches the sides of a rectangle. If it is not a circle, it is a polygon
    /// whose corners lie on the ellipse.
    package static func ellipse(width: Double, height: Double) -> Shape {
        if abs(width - height) < 1e-6 { return .circle(center: .zero, radius: width / 2) }
        let count = 32
        let points = (0..<count).map { index in
            let angle = 2 * Double.pi * Double(index) / Double(count)
            return Vector(width / 2 * cos(angle), height / 2 * sin(angle))
        }
        return .polygon(Polygon(hullOf: points) ?? Polygon(width: width, height: height))
    }

    var area: Double {
        switch self {
        case .polygon(let polygon): polygon.area
        case .circle(_, let radius): .pi * radius * radius
        }
    }

    var centroid: Vector {
        switch self {
        case .polygon(let polygon): polygon.centroid
        case .circle(let center, _): center
        }
    }

    /// The moment of inertia about the origin, for a density of 1.
    var inertia: Double {
        switch self {
        case .polygon(let polygon): polygon.inertia
        case .circle(let center, let radius): area * (radius * radius / 2 + center.lengthSquared)
        }
    }

    func moved(by offset: Vector) -> Shape {
        switch self {
        case .polygon(let polygon): .polygon(polygon.moved(by: offset))
        case .circle(let center, let radius): .circle(center: center + offset, radius: radius)
        }
    }

    /// Returns the shape turned about the origin, and then moved.
    package func placed(angle: Double, at position: Vector) -> Shape { placed(Rotation(angle), at: position) }

    func placed(_ rotation: Rotation, at position: Vector) -> Shape {
        switch self {
        case .polygon(let polygon): .polygon(polygon.placed(rotation, at: position))
        case .circle(let center, let radius):
            .circle(center: position + rotation.apply(to: center), radius: radius)
        }
    }

    var box: BoundingBox {
        switch self {
        case .polygon(let polygon): BoundingBox(around: polygon.corners)
        case .circle(let center, let radius): BoundingBox(center: center, radius: radius)
        }
    }
}

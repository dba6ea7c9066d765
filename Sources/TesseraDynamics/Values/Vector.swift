import Foundation

/// A point or a direction in the plane, with x to the right and y downwards.
package struct Vector: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    package static let zero = Vector(0, 0)

    package static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
    package static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
    package static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }
    package static func * (a: Double, b: Vector) -> Vector { Vector(a * b.x, a * b.y) }
    package static func += (a: inout Vector, b: Vector) { a = a + b }
    package static func -= (a: inout Vector, b: Vector) { a = a - b }

    /// The product of the lengths and the cosine of the angle between two vectors.
    package func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
    /// The product of the lengths and the sine of the angle from this vector to the other.
    package func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

    package var lengthSquared: Double { x * x + y * y }
    package var length: Double { lengthSquared.squareRoot() }
    /// The vector turned by a right angle, from x towards y.
    package var turned: Vector { Vector(-y, x) }
    package var isFinite: Bool { x.isFinite && y.isFinite }

    /// The vector of length 1 in the same direction, or nil if the vector is too short to have one.
    package var direction: Vector? {
        let length = length
        return length > 1e-9 ? (1 / length) * self : nil
    }
}

/// A turn about the origin, from x towards y.
struct Rotation {
    let cosine: Double
    let sine: Double

    init(_ angle: Double) { (cosine, sine) = (cos(angle), sin(angle)) }

    func apply(to vector: Vector) -> Vector {
        Vector(cosine * vector.x - sine * vector.y, sine * vector.x + cosine * vector.y)
    }

    func revert(_ vector: Vector) -> Vector {
        Vector(cosine * vector.x + sine * vector.y, cosine * vector.y - sine * vector.x)
    }
}

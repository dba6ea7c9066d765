import Foundation

/// A force that depends on the place and the velocity of a body.
///
/// The unit of the fields' lengths is 100 points. A force of 1 accelerates a body of the mass 1 by one unit per second².
package final class Field: Effect {
    package enum Kind {
        case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric,
            magnetic
        /// Returns the force on a body.
        case custom((_ body: Body, _ step: Double) -> Vector)
    }

    /// The points of a unit of length.
    package static let unit = 100.0

    private let kind: Kind
    package var position = Vector.zero
    package var strength = 1.0
    /// The exponent with which the strength decreases with the distance.
    package var falloff = 0.0
    /// The distance in points up to which the strength stays the same.
    package var minimumRadius = 1e-3
    package var direction = Vector.zero
    package var smoothness = 0.0
    package var animationSpeed = 0.0
    /// Returns true if the field acts at a way from its position, or nil if it acts everywhere.
    package var contains: ((Vector) -> Bool)?

    package init(_ kind: Kind) { self.kind = kind }

    package var changesWithTime: Bool {
        switch kind {
        case .noise, .turbulence: animationSpeed != 0
        case .custom: true
        default: false
        }
    }

    package func push(_ body: Body, time: Double, step: Double) -> Push {
        let way = body.position - position
        guard way.isFinite, contains?(way) ?? true else { return Push() }
        if case .custom(let force) = kind {
            return Push(force: Self.unit * force(body, step))
        }
        let distance = max(way.length, minimumRadius, 1e-6) / Self.unit
        let strength = falloff == 0 ? strength : strength * pow(distance, -falloff)
        let outwards = way.direction ?? .zero
        let (unit, velocity) = (Self.unit, body.velocity)
        switch kind {
        case .linearGravity: return Push(acceleration: unit * strength * direction)
        case .radialGravity: return Push(acceleration: -unit * strength * outwards)
        case .vortex: return Push(force: unit * strength * outwards.turned)
        case .drag: return Push(force: limited(-strength * velocity, body, step))
        case .velocity:
            return Push(acceleration: Self.velocityRate * (unit * strength * direction - velocity))
        case .spring: return Push(force: -strength * way)
        case .electric: return Push(force: unit * strength * body.charge * outwards)
        case .magnetic: return Push(force: strength * body.charge * velocity.turned)
        case .noise: return Push(force: unit * strength * noise(at: way, time))
        case .turbulence: return Push(force: velocity.length * strength * noise(at: way, time))
        case .custom: return Push()
        }
    }

    /// The share of the missing velocity that a field of velocity adds per second.
    private static let velocityRate = 10.0

    /// Returns a force against a movement that does not turn the movement round within a step.
    private func limited(_ force: Vector, _ body: Body, _ step: Double) -> Vector {
        let (speed, size) = (body.velocity.length, force.length)
        let greatest = body.mass * speed / step
        return size > greatest && size > 0 ? (greatest / size) * force : force
    }

    /// Returns a direction that changes with the place and the time, as a vector of a length of at most about 1.
    private func noise(at way: Vector, _ time: Double) -> Vector {
        // The smoother the noise, the farther apart are the points with random values.
        let place = (1 / (Self.unit * (0.25 + max(smoothness, 0)))) * way
        let time = time * animationSpeed
        guard place.isFinite, time.isFinite else { return .zero }
        return Vector(
            SmoothNoise.value(place.x, place.y, time, seed: 1),
            SmoothNoise.value(place.x, place.y, time, seed: 2))
    }
}

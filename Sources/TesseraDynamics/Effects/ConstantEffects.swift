/// The same acceleration for all bodies.
package final class Gravity: Effect {
    package var acceleration: Vector

    package init(_ acceleration: Vector) { self.acceleration = acceleration }

    package func push(_ body: Body, time: Double, step: Double) -> Push { Push(acceleration: acceleration) }
}

/// The same force on a point of each body. Its direction does not turn with the body.
package final class ConstantForce: Effect {
    package var force: Vector
    /// The points on which the force acts, as seen from the origins of the bodies, by tags. The origin is the default.
    package var points: [Int: Vector] = [:]

    package init(_ force: Vector) { self.force = force }

    package func push(_ body: Body, time: Double, step: Double) -> Push {
        Push(force: force, torque: body.arm(to: points[body.tag] ?? .zero).cross(force))
    }
}

/// One condition on the velocities of two bodies.
///
/// The velocity of the condition is `direction · (v₂ - v₁) + turn₂ ω₂ - turn₁ ω₁`. The solver looks for an impulse between
/// the limits with which this velocity is minus the bias.
struct Row {
    var first: Int
    var second: Int
    var direction: Vector
    var turnFirst: Double
    var turnSecond: Double
    /// The mass that the impulse has to move.
    var mass = 0.0
    var massScale = 1.0
    var impulseScale = 0.0
    /// The bias times ``massScale``.
    var bias = 0.0
    /// True if the bias only corrects places and is taken back when the places are corrected.
    var relaxes = true
    var lower = -Double.infinity
    var upper = Double.infinity
    /// The row of the pressure that limits this row's friction, or -1.
    var pressure = -1
    var friction = 0.0
    var impulse = 0.0
}

/// The motion of a body while a step is solved.
struct Motion {
    var velocity = Vector.zero
    var angularVelocity = 0.0
    var inverseMass = 0.0
    var inverseInertia = 0.0
}

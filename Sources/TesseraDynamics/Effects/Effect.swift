/// Something that accelerates bodies.
package protocol Effect: AnyObject {
    /// Returns what acts on a body at the beginning of a step.
    func push(_ body: Body, time: Double, step: Double) -> Push
    /// True if what acts on a body that rests may change by itself.
    var changesWithTime: Bool { get }
}

extension Effect {
    package var changesWithTime: Bool { false }
}

/// A force on a body.
package struct Push {
    /// The acceleration in points per second², whatever the mass.
    package var acceleration = Vector.zero
    /// The force, which accelerates a mass of 1 by as many points per second².
    package var force = Vector.zero
    package var torque = 0.0

    package init() {}
    package init(acceleration: Vector) { self.acceleration = acceleration }
    package init(force: Vector, torque: Double = 0) { (self.force, self.torque) = (force, torque) }
}

import Foundation

/// A rigid body: what an item, a group of items or a boundary is for the simulation.
///
/// Lengths are in points. A body of 100 by 100 points and a density of 1 has the mass 1.
package final class Body {
    /// A number by which the owner of the world knows the body.
    package let tag: Int
    /// True if nothing moves the body, as for boundaries.
    package let isBoundary: Bool

    init(tag: Int, isBoundary: Bool) {
        (self.tag, self.isBoundary) = (tag, isBoundary)
    }

    // MARK: Place

    /// The centre of mass.
    package internal(set) var position = Vector.zero
    /// The angle in radians, from x towards y. It counts whole turns.
    package internal(set) var angle = 0.0
    /// The centre of mass as seen from the origin of the body's shapes.
    private(set) var centroid = Vector.zero

    /// The origin of the body's shapes, which is the centre of an item.
    package var origin: Vector { position - Rotation(angle).apply(to: centroid) }

    /// Returns the place of a point that is given as seen from the origin of the shapes.
    package func place(of point: Vector) -> Vector { position + arm(to: point) }

    /// Returns a point of the plane as seen from the origin of the shapes.
    package func point(at place: Vector) -> Vector { Rotation(angle).revert(place - position) + centroid }

    /// Returns the way from the centre of mass to a point that is given as seen from the origin of the shapes.
    func arm(to point: Vector) -> Vector { Rotation(angle).apply(to: point - centroid) }

    // MARK: Motion

    /// The velocity of the centre of mass in points per second.
    package var velocity = Vector.zero
    /// The velocity of turning in radians per second.
    package var angularVelocity = 0.0

    /// The greatest way of a point of the body in some seconds at a velocity.
    func way(at velocity: Vector, _ angularVelocity: Double, in seconds: Double) -> Double {
        (velocity.length + abs(angularVelocity) * radius) * seconds
    }

    /// The way of a point of the body in the present step for which its contacts are searched.
    var reach = 0.0
    /// What acts on the body in the present step.
    var push = Push()

    // MARK: Substance

    /// The shapes around the origin.
    private(set) var shapes: [Shape] = []
    var fixtures: [Fixture] = []
    package private(set) var mass = 0.0
    /// The greatest distance of a point of the body from its centre of mass, roughly.
    private(set) var radius = 0.0
    private var inertia = 0.0

    package var density = 1.0 { didSet { updateMass() } }
    package var elasticity = Body.usualElasticity
    package var friction = Body.usualFriction
    /// The share of the velocity that is lost in a second, for a short time.
    package var resistance = 0.0
    package var angularResistance = 0.0
    package var charge = 0.0
    /// True if the body takes part in contacts and does not move.
    package var isAnchored = false
    package var allowsRotation = true

    /// The elasticity of a body for which nothing is specified.
    package static let usualElasticity = 0.2
    /// The friction of a body for which nothing is specified.
    package static let usualFriction = 0.2

    var moves: Bool { !isBoundary && !isAnchored }
    var inverseMass: Double { moves && mass > 0 ? 1 / mass : 0 }
    var inverseInertia: Double { moves && allowsRotation && inertia > 0 ? 1 / inertia : 0 }

    func setShapes(_ shapes: [Shape]) {
        let origin = origin
        self.shapes = shapes
        updateMass()
        position = origin + Rotation(angle).apply(to: centroid)
        radius = shapes.reduce(0) { radius, shape in
            let box = shape.moved(by: -centroid).box
            return max(radius, box.low.length, box.high.length)
        }
    }

    /// Moves the body, so that the origin of its shapes comes to a point.
    func place(origin: Vector, angle: Double) {
        self.angle = angle
        position = origin + Rotation(angle).apply(to: centroid)
    }

    private func updateMass() {
        let area = shapes.reduce(0) { $0 + $1.area }
        guard area > 0 else {
            (mass, inertia, centroid) = (0, 0, .zero)
            return
        }
        let scale = max(density, 1e-6) / 10_000
        centroid = shapes.reduce(.zero) { $0 + ($1.area / area) * $1.centroid }
        mass = scale * area
        // The theorem of parallel axes leads from the origin to the centre of mass.
        inertia = scale * (shapes.reduce(0) { $0 + $1.inertia } - area * centroid.lengthSquared)
    }

    // MARK: What acts on the body

    /// The groups of bodies that collide with each other to which the body belongs.
    package var collisionGroups: Set<Int> = []
    /// The groups of bodies that collide with boundaries to which the body belongs. For a boundary, those that it belongs to.
    package var boundaryGroups: Set<Int> = []
    var effects: [any Effect] = []
    var joints: [Joint] = []
    var contacts: [Contact] = []

    func collides(with other: Body) -> Bool {
        if isBoundary || other.isBoundary { return !boundaryGroups.isDisjoint(with: other.boundaryGroups) }
        return !collisionGroups.isDisjoint(with: other.collisionGroups)
    }

    // MARK: Rest

    /// True if the body may move. A body that rests costs nothing until something wakes it.
    package internal(set) var isAwake = false
    /// The time for which the body has hardly moved, in seconds.
    var stillTime = 0.0
    /// The place of the body when it last moved farther than a body that trembles.
    var restingPlace = Vector.zero
    var restingAngle = 0.0
    /// The body's place among those that the present step solves; 0 for all that do not move.
    var solverIndex = 0
}

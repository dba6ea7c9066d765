/// Keeps two anchors at a distance: a rod, a spring or a rope.
package final class DistanceJoint: Joint {
    package enum Kind { case rod, rope }

    package var length: Double
    /// The frequency of the spring in oscillations per second; 0 for a rod.
    package var frequency = 0.0
    /// The damping of the spring divided by the critical damping.
    package var dampingRatio = 0.0
    private let kind: Kind

    package init(
        _ kind: Kind = .rod, from first: Body?, at firstAnchor: Vector, to second: Body,
        at secondAnchor: Vector
    ) {
        self.kind = kind
        length = 0
        super.init(first, firstAnchor, second, secondAnchor)
        length = (secondPlace - firstPlace).length
    }

    override func addRows(to system: inout System) {
        let way = secondPlace - firstPlace
        let distance = way.length
        if kind == .rope {
            let direction = way.direction ?? Vector(0, 1)
            system.addLimit(
                row(-direction), distance: length - distance, impulse: impulse(system))
        } else if length < 0.5 {
            // Without a length there is no direction to keep: the anchors lie on each other.
            add(row(Vector(1, 0)), way.x, to: &system)
            add(row(Vector(0, 1)), way.y, to: &system)
        } else {
            add(row(way.direction ?? Vector(0, 1)), distance - length, to: &system)
        }
        addFriction(to: &system)
    }

    /// The greatest velocity in points per second that an anchor in the plane gives a body in one step.
    private static let greatestPull = 5000.0

    private func add(_ row: Row, _ violation: Double, to system: inout System) {
        if frequency > 0 {
            system.addSpring(
                row, violation: violation, frequency: frequency, dampingRatio: dampingRatio,
                impulse: impulse(system))
        } else {
            var row = row
            if first == nil {
                // An anchor that the app moves gives its velocity to the body, but does not pull it through others.
                row.relaxes = false
                row.upper = Self.greatestPull * second.mass
                row.lower = -row.upper
            }
            system.addRigid(row, violation: violation, impulse: impulse(system))
        }
    }
}

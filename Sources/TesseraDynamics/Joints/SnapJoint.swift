/// Pulls a body to a point, where it stands upright, with springs.
package final class SnapJoint: Joint {
    /// The oscillations per second of a body that snaps without damping.
    package static let frequency = 3.0
    /// The damping divided by the critical damping.
    package var dampingRatio: Double

    package init(_ body: Body, to place: Vector, dampingRatio: Double) {
        self.dampingRatio = dampingRatio
        super.init(nil, place, body, .zero)
    }

    override func addRows(to system: inout System) {
        let way = secondPlace - firstPlace
        let turn = 2 * Double.pi
        let angle = second.angle - (second.angle / turn).rounded() * turn
        for (row, violation) in [
            (row(Vector(1, 0)), way.x), (row(Vector(0, 1)), way.y), (turning(), angle),
        ] {
            system.addSpring(
                row, violation: violation, frequency: Self.frequency, dampingRatio: dampingRatio,
                impulse: impulse(system))
        }
    }
}

/// Joins two bodies at a point, about which they may turn.
package final class PinJoint: Joint {
    /// The angles in radians by which the second body may be turned against the first, from where it was at the start.
    package var range = JointRange.unlimited
    /// True if the bodies cannot turn against each other.
    private let isFixed: Bool
    private let initialAngle: Double

    /// Joins two bodies at a point of the plane.
    package init(_ first: Body, _ second: Body, at place: Vector, isFixed: Bool = false) {
        self.isFixed = isFixed
        initialAngle = second.angle - first.angle
        super.init(first, first.point(at: place), second, second.point(at: place))
    }

    override func addRows(to system: inout System) {
        let angle = relativeAngle - initialAngle
        if isFixed {
            system.addRigid(turning(), violation: angle, impulse: impulse(system))
        } else {
            addFriction(to: &system)
            if range.minimum.isFinite {
                system.addLimit(
                    turning(), distance: angle - range.minimum, impulse: impulse(system))
            }
            if range.maximum.isFinite {
                system.addLimit(
                    turning(-1), distance: range.maximum - angle, impulse: impulse(system))
            }
        }
        addPoint(to: &system)
    }
}

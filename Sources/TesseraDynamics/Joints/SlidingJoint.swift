/// Lets a body slide along an axis, without turning.
package final class SlidingJoint: Joint {
    /// The distances in points by which the body may slide along the axis.
    package var range = JointRange.unlimited
    /// The direction of the axis as seen from the first body.
    private let axis: Vector
    private let initialAngle: Double

    /// Joins a body to another one or to the plane, at a point of the plane. The axis turns together with the first body.
    package init(_ first: Body?, _ second: Body, at place: Vector, along axis: Vector) {
        let direction = axis.direction ?? Vector(1, 0)
        self.axis = first.map { Rotation($0.angle).revert(direction) } ?? direction
        initialAngle = second.angle - (first?.angle ?? 0)
        super.init(first, first?.point(at: place) ?? place, second, second.point(at: place))
    }

    override func addRows(to system: inout System) {
        let axis = first.map { Rotation($0.angle).apply(to: self.axis) } ?? self.axis
        let way = secondPlace - firstPlace
        /// A row for the movement along an axis that turns with the first body.
        func turningRow(_ direction: Vector) -> Row {
            var row = row(direction)
            if let first { row.turnFirst = (way + first.arm(to: firstAnchor)).cross(direction) }
            return row
        }
        system.addRigid(turning(), violation: relativeAngle - initialAngle, impulse: impulse(system))
        let moved = way.dot(axis)
        if range.minimum.isFinite {
            system.addLimit(
                turningRow(axis), distance: moved - range.minimum, impulse: impulse(system))
        }
        if range.maximum.isFinite {
            system.addLimit(
                turningRow(-axis), distance: range.maximum - moved, impulse: impulse(system))
        }
        system.addRigid(
            turningRow(axis.turned), violation: way.dot(axis.turned), impulse: impulse(system))
    }
}

/// Something that holds a body, or two bodies together.
package class Joint {
    /// The body to which the other one is joined, or nil for the plane.
    package let first: Body?
    package let second: Body
    /// The place of the joint as seen from the origin of the first body, or in the plane.
    package var firstAnchor: Vector
    /// The place of the joint as seen from the origin of the second body.
    package var secondAnchor: Vector
    /// The torque that is needed before the bodies turn against each other.
    package var frictionTorque = 0.0

    /// The impulses of the last step, in the order of the rows.
    var impulses: [Double] = []
    /// The rows of the present step.
    var rows = 0..<0

    init(_ first: Body?, _ firstAnchor: Vector, _ second: Body, _ secondAnchor: Vector) {
        (self.first, self.second) = (first, second)
        (self.firstAnchor, self.secondAnchor) = (firstAnchor, secondAnchor)
    }

    /// Adds the conditions of the joint to a step.
    func addRows(to system: inout System) {}

    // MARK: Parts of joints

    var firstIndex: Int { first?.solverIndex ?? 0 }
    var firstPlace: Vector { first?.place(of: firstAnchor) ?? firstAnchor }
    var secondPlace: Vector { second.place(of: secondAnchor) }
    var relativeAngle: Double { second.angle - (first?.angle ?? 0) }

    /// Returns the impulse that the next row had in the last step.
    func impulse(_ system: System) -> Double {
        let index = system.rows.count - rows.lowerBound
        return index < impulses.count ? impulses[index] : 0
    }

    /// Returns a row for the movement of the anchors against each other in a direction.
    func row(_ direction: Vector) -> Row {
        Row(
            first: firstIndex, second: second.solverIndex, direction: direction,
            turnFirst: (first?.arm(to: firstAnchor) ?? .zero).cross(direction),
            turnSecond: second.arm(to: secondAnchor).cross(direction))
    }

    /// A row for turning. `sign` is -1 for the opposite direction.
    func turning(_ sign: Double = 1) -> Row {
        Row(
            first: firstIndex, second: second.solverIndex, direction: .zero, turnFirst: sign, turnSecond: sign
        )
    }

    /// Holds the anchors together.
    func addPoint(to system: inout System) {
        let way = secondPlace - firstPlace
        for (axis, violation) in [(Vector(1, 0), way.x), (Vector(0, 1), way.y)] {
            system.addRigid(row(axis), violation: violation, impulse: impulse(system))
        }
    }

    func addFriction(to system: inout System) {
        guard frictionTorque > 0 else { return }
        system.addFriction(turning(), greatest: frictionTorque * system.step, impulse: impulse(system))
    }
}

/// The range within which a joint allows movement.
package struct JointRange {
    package var minimum: Double
    package var maximum: Double

    package init(_ minimum: Double, _ maximum: Double) {
        (self.minimum, self.maximum) = (minimum, maximum)
    }

    package static let unlimited = JointRange(-.infinity, .infinity)
}

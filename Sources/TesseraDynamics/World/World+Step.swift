import Foundation

extension World {
    /// The greatest velocity in points per second.
    private static let greatestSpeed = 100_000.0
    /// The velocity in points per second below which bodies do not bounce.
    private static let leastBounce = 30.0

    /// Bodies that touch others and turn more slowly than this, in radians per second, lose some of their turn, so that towers
    /// stop to rock and balls to roll.
    private static let rockingTurn = 0.5
    /// The share of the turn that they lose per second.
    private static let rockingLoss = 2.0

    /// Advances the time by one step, and returns the contacts that have begun or ended.
    @discardableResult package func advance() -> [TouchEvent] {
        steps += 1
        stop(awake.filter { !$0.moves })
        wakeJoinedBodies()
        for (index, body) in awake.enumerated() { body.solverIndex = index + 1 }
        findPairs()
        let contacts = updateContacts()
        let joints = joints
        let pushes = awake.map(push)

        var system = System(step: Self.step)
        system.motions += awake.map { body in
            Motion(
                velocity: body.velocity, angularVelocity: body.angularVelocity,
                inverseMass: body.inverseMass, inverseInertia: body.inverseInertia)
        }
        for joint in joints {
            let start = system.rows.count
            joint.rows = start..<start
            joint.addRows(to: &system)
            joint.rows = start..<system.rows.count
        }
        let firstContactRow = system.rows.count
        for contact in contacts { add(contact, to: &system) }
        let before = (firstContactRow..<system.rows.count).map { system.velocity(of: system.rows[$0]) }
        accelerate(&system, pushes)
        let after = (firstContactRow..<system.rows.count).map { system.velocity(of: system.rows[$0]) }

        system.begin()
        system.solve(iterations: 8, relaxing: false)
        moveBodies(by: system)
        system.solve(iterations: 3, relaxing: true)
        bounce(&system, contacts, firstContactRow, before, after)
        finish(system, contacts, joints, firstContactRow)
        time += Self.step
        fallAsleep(contacts, joints)
        return touches.report()
    }

    /// Wakes all bodies that are joined to bodies that move.
    private func wakeJoinedBodies() {
        var index = 0
        while index < awake.count {
            for joint in awake[index].joints {
                for body in [joint.first, joint.second] {
                    if let body, !body.isAwake { wake(body) }
                }
            }
            index += 1
        }
    }

    /// The joints of the bodies that do not rest, each once.
    private var joints: [Joint] {
        awake.flatMap { body in
            // The body that has been awake for longer contributes the joint.
            body.joints.filter { joint in
                guard let first = joint.first, first.isAwake, joint.second.isAwake else { return true }
                return body.solverIndex == min(first.solverIndex, joint.second.solverIndex)
            }
        }
    }

    private func push(_ body: Body) -> Push {
        var sum = Push()
        for effect in body.effects {
            let push = effect.push(body, time: time, step: Self.step)
            guard push.acceleration.isFinite, push.force.isFinite, push.torque.isFinite else { continue }
            sum.acceleration += push.acceleration
            sum.force += push.force
            sum.torque += push.torque
        }
        return sum
    }

    private func add(_ contact: Contact, to system: inout System) {
        guard let manifold = contact.manifold else { return }
        let (a, b) = (contact.first.body, contact.second.body)
        /// A row for the surfaces, which may be apart until the end of the step.
        func row(_ direction: Vector, at point: Manifold.Point) -> Row {
            let half = (point.separation / 2) * manifold.normal
            return Row(
                first: a.isAwake ? a.solverIndex : 0, second: b.isAwake ? b.solverIndex : 0,
                direction: direction, turnFirst: (point.place - half - a.position).cross(direction),
                turnSecond: (point.place + half - b.position).cross(direction))
        }
        for (point, impulse) in zip(manifold.points, contact.impulses) {
            let pressure = system.rows.count
            system.addLimit(
                row(manifold.normal, at: point), distance: point.separation, impulse: impulse.normal)
            var across = row(manifold.normal.turned, at: point)
            across.pressure = pressure
            across.friction = contact.friction
            system.addFriction(across, greatest: .infinity, impulse: impulse.tangent)
        }
    }

    /// Changes the velocities by the forces and resistances.
    private func accelerate(_ system: inout System, _ pushes: [Push]) {
        for (index, body) in awake.enumerated() {
            let push = pushes[index]
            var motion = system.motions[index + 1]
            guard motion.inverseMass > 0 else { continue }
            motion.velocity += Self.step * (push.acceleration + motion.inverseMass * push.force)
            motion.angularVelocity += Self.step * motion.inverseInertia * push.torque
            if body.resistance > 0 { motion.velocity = exp(-body.resistance * Self.step) * motion.velocity }
            if body.angularResistance > 0 {
                motion.angularVelocity *= exp(-body.angularResistance * Self.step)
            }
            if abs(motion.angularVelocity) < Self.rockingTurn, body.contacts.contains(where: \.isTouching) {
                motion.angularVelocity *= 1 - Self.rockingLoss * Self.step
            }
            let speed = motion.velocity.length
            if !speed.isFinite { motion.velocity = .zero }
            if speed > Self.greatestSpeed { motion.velocity = (Self.greatestSpeed / speed) * motion.velocity }
            if motion.inverseInertia == 0 || !motion.angularVelocity.isFinite { motion.angularVelocity = 0 }
            system.motions[index + 1] = motion
        }
    }

    private func moveBodies(by system: System) {
        for body in awake {
            let motion = system.motions[body.solverIndex]
            body.position += Self.step * motion.velocity
            body.angle += Self.step * motion.angularVelocity
        }
    }

    /// Gives bodies that have met the velocity with which they part again.
    ///
    /// Between two steps without contact, the energy `v v' / 2 + a s` stays the same: v and v' are the velocities before and
    /// after the acceleration a of a step, and s is the distance to go. The velocity after the contact is the one with which this
    /// energy is that before, multiplied by the square of the elasticity.
    private func bounce(
        _ system: inout System, _ contacts: [Contact], _ firstRow: Int, _ before: [Double], _ after: [Double]
    ) {
        var speeds: [(row: Int, speed: Double)] = []
        var offset = 0
        for contact in contacts {
            let elasticity = min(max(contact.elasticity, 0), 1)
            for point in contact.manifold?.points ?? [] {
                defer { offset += 2 }
                let (first, second) = (-before[offset], -after[offset])
                let gain = second - first
                guard elasticity > 0, system.rows[firstRow + offset].impulse > 0,
                    second > max(Self.leastBounce, 2 * gain)
                else { continue }
                let energy = first * second + 2 * gain / Self.step * point.separation
                let half = gain / 2
                let speed = half + (half * half + elasticity * elasticity * max(energy, 0)).squareRoot()
                speeds.append((firstRow + offset, speed))
            }
        }
        if !speeds.isEmpty { system.bounce(speeds, iterations: 16) }
    }

    /// Takes the results of a step.
    private func finish(_ system: System, _ contacts: [Contact], _ joints: [Joint], _ firstContactRow: Int) {
        for body in awake {
            let motion = system.motions[body.solverIndex]
            (body.velocity, body.angularVelocity) = (motion.velocity, motion.angularVelocity)
            placeFixtures(of: body)
        }
        for joint in joints { joint.impulses = joint.rows.map { system.rows[$0].impulse } }
        var index = firstContactRow
        for contact in contacts {
            for point in contact.impulses.indices {
                contact.impulses[point] = (system.rows[index].impulse, system.rows[index + 1].impulse)
                index += 2
            }
        }
    }
}

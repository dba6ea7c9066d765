import Foundation

extension World {
    /// The greatest velocity in points per second.
    private static let greatestSpeed = 100_000.0
    /// The greatest velocity of turning in radians per second: an eighth of a turn in each step.
    private static let greatestTurn = 0.25 * Double.pi / step
    /// The velocity in points per second below which bodies do not bounce.
    private static let leastBounce = 30.0

    /// Bodies that touch others and turn more slowly than this, in radians per second, lose some of their turn, so that towers
    /// stop rocking and balls stop rolling.
    private static let rockingTurn = 0.5
    /// The share of the turn that they lose per second.
    private static let rockingLoss = 2.0

    /// Advances the time by one step, and returns the contacts that have begun or ended.
    @discardableResult package func advance() -> [TouchEvent] {
        wakeJoinedBodies()
        prepare(awake)
        var solution = solve()
        for _ in 0..<Self.mostRepetitions where hasMore(than: solution) { solution = solve() }
        moveBodies(by: solution.system)
        solution.system.solve(iterations: 3, relaxing: true)
        bounce(&solution)
        finish(solution)
        time += Self.step
        fallAsleep(solution.contacts, solution.joints)
        return touches.report()
    }

    /// The greatest number of times that a step is solved again.
    private static let mostRepetitions = 3

    /// Prepares bodies for the step.
    private func prepare(_ bodies: [Body]) {
        // The closure of an app's field may change the world.
        for body in bodies { body.push = push(body) }
        stop(awake.filter { !$0.moves })
        wakeJoinedBodies()
        for (index, body) in awake.enumerated() { body.solverIndex = index + 1 }
        for body in bodies { body.reach = body.way(at: body.velocity, body.angularVelocity, in: Self.step) }
    }

    /// Returns true if the step has to be solved again with more bodies or more contacts.
    private func hasMore(than solution: Solution) -> Bool {
        let isExtended = extendReaches(to: solution.system)
        return wakeHitBodies(solution) || isExtended
    }

    /// Wakes the bodies that are pressed in a step, together with all that touch them, since they would be like walls.
    private func wakeHitBodies(_ solution: Solution) -> Bool {
        let count = awake.count
        var row = solution.firstContactRow
        for contact in solution.contacts {
            for _ in contact.impulses {
                if solution.system.rows[row].impulse > 0 { wakeBodies(of: contact) }
                row += 2
            }
        }
        guard awake.count > count else { return false }
        var index = count
        while index < awake.count {
            for contact in awake[index].contacts where contact.isTouching { wakeBodies(of: contact) }
            index += 1
        }
        wakeJoinedBodies()
        prepare(Array(awake[count...]))
        return true
    }

    private func wakeBodies(of contact: Contact) {
        for body in [contact.first.body, contact.second.body] where !body.isAwake { wake(body) }
    }

    /// The motions of a step and what leads to them.
    private struct Solution {
        var system: System
        let joints: [Joint]
        let contacts: [Contact]
        let firstContactRow: Int
        /// The velocities of the contacts' rows before and after the bodies are accelerated.
        let before: [Double]
        let after: [Double]
    }

    /// Finds the contacts for the present reaches and solves their conditions and those of the joints.
    private func solve() -> Solution {
        for body in awake { makeRoom(for: body) }
        findPairs()
        let contacts = updateContacts()
        let joints = joints
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
        accelerate(&system)
        let after = (firstContactRow..<system.rows.count).map { system.velocity(of: system.rows[$0]) }
        system.begin()
        system.solve(iterations: 8, relaxing: false)
        for body in awake {
            let turn = system.motions[body.solverIndex].angularVelocity
            system.motions[body.solverIndex].angularVelocity = min(
                max(turn, -Self.greatestTurn), Self.greatestTurn)
        }
        return Solution(
            system: system, joints: joints, contacts: contacts, firstContactRow: firstContactRow,
            before: before, after: after)
    }

    /// Extends the reaches of bodies that have become so fast, such as by a hit, that they might pass through others to which
    /// they have no contact. Returns false if there are none.
    private func extendReaches(to system: System) -> Bool {
        var hasChanged = false
        for body in awake {
            let way = way(of: body, system)
            guard way > margin(of: body) else { continue }
            body.reach = 1.25 * way
            hasChanged = true
        }
        return hasChanged
    }

    private func way(of body: Body, _ system: System) -> Double {
        let motion = system.motions[body.solverIndex]
        return body.way(at: motion.velocity, motion.angularVelocity, in: Self.step)
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
    private func accelerate(_ system: inout System) {
        for body in awake {
            let push = body.push
            var motion = system.motions[body.solverIndex]
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
            motion.angularVelocity = min(max(motion.angularVelocity, -Self.greatestTurn), Self.greatestTurn)
            if motion.inverseInertia == 0 || !motion.angularVelocity.isFinite { motion.angularVelocity = 0 }
            system.motions[body.solverIndex] = motion
        }
    }

    /// Moves the bodies, but no farther than their contacts were searched.
    private func moveBodies(by system: System) {
        for body in awake {
            let motion = system.motions[body.solverIndex]
            let way = way(of: body, system)
            guard way.isFinite else { continue }
            let time = way > margin(of: body) ? margin(of: body) / way * Self.step : Self.step
            body.position += time * motion.velocity
            body.angle += time * motion.angularVelocity
        }
    }

    /// Gives bodies that have met the velocity with which they part again.
    ///
    /// Between two steps without contact, the energy `v v' / 2 + a s` stays the same: v and v' are the velocities before and
    /// after the acceleration a of a step, and s is the distance to go. The contact multiplies this energy by the square of the
    /// elasticity, and the velocity after the contact results from that.
    private func bounce(_ solution: inout Solution) {
        let firstRow = solution.firstContactRow
        var speeds: [(row: Int, speed: Double)] = []
        var offset = 0
        for contact in solution.contacts {
            let elasticity = min(max(contact.elasticity, 0), 1)
            for point in contact.manifold?.points ?? [] {
                defer { offset += 2 }
                let (first, second) = (-solution.before[offset], -solution.after[offset])
                let gain = second - first
                guard elasticity > 0, solution.system.rows[firstRow + offset].impulse > 0,
                    second > max(Self.leastBounce, 2 * gain)
                else { continue }
                let energy = first * second + 2 * gain / Self.step * point.separation
                let half = gain / 2
                let speed = half + (half * half + elasticity * elasticity * max(energy, 0)).squareRoot()
                speeds.append((firstRow + offset, speed))
            }
        }
        if !speeds.isEmpty { solution.system.bounce(speeds, iterations: 16) }
    }

    /// Takes the results of a step.
    private func finish(_ solution: Solution) {
        let system = solution.system
        for body in awake {
            let motion = system.motions[body.solverIndex]
            if motion.velocity.isFinite, motion.angularVelocity.isFinite {
                (body.velocity, body.angularVelocity) = (motion.velocity, motion.angularVelocity)
            }
            placeFixtures(of: body)
        }
        for joint in solution.joints { joint.impulses = joint.rows.map { system.rows[$0].impulse } }
        var index = solution.firstContactRow
        for contact in solution.contacts {
            for point in contact.impulses.indices {
                contact.impulses[point] = (system.rows[index].impulse, system.rows[index + 1].impulse)
                index += 2
            }
        }
    }
}

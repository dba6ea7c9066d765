extension World {
    /// The velocity in points per second below which a body hardly moves.
    private static let stillSpeed = 2.0
    /// The velocity in radians per second below which a body hardly turns.
    private static let stillTurn = 0.03
    /// Bodies that touch others and stay within this distance hardly move, even if they tremble, in points.
    private static let trembling = 0.5
    /// The same for turns, in radians.
    private static let tremblingTurn = 0.03
    /// The time after which bodies that hardly move rest, in seconds.
    private static let timeToRest = 0.5

    /// Lets bodies rest that hardly move and neither touch nor hold bodies that do. Wakes bodies that were touched.
    func fallAsleep(_ contacts: [Contact], _ joints: [Joint]) {
        var groups = Groups(count: awake.count + 1)
        for joint in joints {
            if let first = joint.first { groups.join(first.solverIndex, joint.second.solverIndex) }
        }
        var touched: [Body] = []
        for contact in contacts where contact.isTouching {
            let (a, b) = (contact.first.body, contact.second.body)
            guard a.moves, b.moves else { continue }
            switch (a.isAwake, b.isAwake) {
            case (true, true): groups.join(a.solverIndex, b.solverIndex)
            case (true, false): touched.append(b)
            case (false, _): touched.append(a)
            }
        }
        var times = [Double](repeating: .infinity, count: awake.count + 1)
        for body in awake {
            let isStill = !body.effects.contains(where: \.changesWithTime) && hardlyMoves(body)
            body.stillTime = isStill ? body.stillTime + Self.step : 0
            let group = groups.root(of: body.solverIndex)
            times[group] = min(times[group], body.stillTime)
        }
        stop(awake.filter { times[groups.root(of: $0.solverIndex)] >= Self.timeToRest })
        touched.forEach(wake)
    }

    private func hardlyMoves(_ body: Body) -> Bool {
        let stays =
            (body.position - body.restingPlace).length < Self.trembling
            && abs(body.angle - body.restingAngle) < Self.tremblingTurn
        if !stays { (body.restingPlace, body.restingAngle) = (body.position, body.angle) }
        if body.velocity.length < Self.stillSpeed, abs(body.angularVelocity) < Self.stillTurn { return true }
        return stays && body.contacts.contains(where: \.isTouching)
    }
}

extension World {
    /// Lets bodies rest at once.
    func stop(_ bodies: [Body]) {
        guard !bodies.isEmpty else { return }
        for body in bodies {
            (body.velocity, body.angularVelocity, body.isAwake, body.solverIndex) = (.zero, 0, false, 0)
            (body.reach, body.push) = (0, Push())
        }
        awake.removeAll { !$0.isAwake }
    }
}

/// Disjoint groups of numbers.
private struct Groups {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    mutating func root(of number: Int) -> Int {
        var number = number
        while parents[number] != number {
            parents[number] = parents[parents[number]]
            number = parents[number]
        }
        return number
    }

    mutating func join(_ a: Int, _ b: Int) { parents[root(of: a)] = root(of: b) }
}

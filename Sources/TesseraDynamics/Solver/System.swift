/// The conditions of a step and the motions that they change. The motion 0 is that of everything that does not move.
struct System {
    var rows: [Row] = []
    var motions: [Motion] = [Motion()]
    let step: Double

    /// The frequency with which violated constraints are restored: a quarter of the frequency of the steps.
    private var frequency: Double { 0.25 / step }
    /// The greatest velocity with which bodies that overlap are separated, in points per second.
    private static let greatestPush = 400.0

    init(step: Double) { self.step = step }

    /// Adds a condition that holds exactly, such as that of a pin.
    mutating func addRigid(_ row: Row, violation: Double, impulse: Double) {
        add(row, violation, .stiff(frequency: frequency, dampingRatio: 2, step: step), impulse)
    }

    /// Adds a spring.
    mutating func addSpring(
        _ row: Row, violation: Double, frequency: Double, dampingRatio: Double, impulse: Double
    ) {
        let (softness, rate) = Softness.spring(frequency: frequency, dampingRatio: dampingRatio, step: step)
        var row = row
        row.relaxes = false
        row.bias = rate * violation
        add(row, 0, softness, impulse)
    }

    /// Adds a condition that only prevents a distance from becoming negative.
    mutating func addLimit(_ row: Row, distance: Double, impulse: Double) {
        var row = row
        row.lower = 0
        if distance > 0 {
            // The way may be used up in this step, but no more.
            row.relaxes = false
            row.bias = distance / step
            return add(row, 0, .rigid, impulse)
        }
        // A strongly damped spring restores what is missing. Without its softness piles would tremble.
        var softness = Softness.stiff(frequency: 0.4 / step, dampingRatio: 10, step: step)
        softness.biasRate = min(softness.biasRate, Self.greatestPush / max(-distance, 1e-9))
        add(row, distance, softness, impulse)
    }

    /// Adds a friction, whose impulse has a limit.
    mutating func addFriction(_ row: Row, greatest: Double, impulse: Double) {
        var row = row
        (row.lower, row.upper) = (-greatest, greatest)
        add(row, 0, .rigid, impulse)
    }

    private mutating func add(_ row: Row, _ violation: Double, _ softness: Softness, _ impulse: Double) {
        var row = row
        let (a, b) = (motions[row.first], motions[row.second])
        let inverse =
            (a.inverseMass + b.inverseMass) * row.direction.lengthSquared
            + a.inverseInertia * row.turnFirst * row.turnFirst
            + b.inverseInertia * row.turnSecond * row.turnSecond
        row.mass = inverse > 1e-12 ? 1 / inverse : 0
        row.massScale = softness.massScale
        row.impulseScale = softness.impulseScale
        row.bias += softness.massScale * softness.biasRate * violation
        row.impulse = inverse > 1e-12 && impulse.isFinite ? min(max(impulse, row.lower), row.upper) : 0
        rows.append(row)
    }

    /// Returns the velocity of a row's condition.
    func velocity(of row: Row) -> Double {
        let (a, b) = (motions[row.first], motions[row.second])
        return row.direction.dot(b.velocity - a.velocity)
            + row.turnSecond * b.angularVelocity - row.turnFirst * a.angularVelocity
    }

    private mutating func apply(_ impulse: Double, of row: Row) {
        if row.first != 0 {
            motions[row.first].velocity -= impulse * motions[row.first].inverseMass * row.direction
            motions[row.first].angularVelocity -= impulse * motions[row.first].inverseInertia * row.turnFirst
        }
        if row.second != 0 {
            motions[row.second].velocity += impulse * motions[row.second].inverseMass * row.direction
            motions[row.second].angularVelocity +=
                impulse * motions[row.second].inverseInertia * row.turnSecond
        }
    }

    /// Applies the impulses of the step before, from which the solver starts.
    mutating func begin() {
        for index in rows.indices where rows[index].impulse != 0 {
            apply(rows[index].impulse, of: rows[index])
        }
    }

    /// Improves the impulses, one row after the other.
    mutating func solve(iterations: Int, relaxing: Bool) {
        for round in 0..<iterations {
            for place in rows.indices {
                // Every other round goes backwards, so that no end of a pile comes first. The last one goes forwards: contacts
                // have the last word, so that no joint pulls a body through another one.
                let index = !(iterations - round).isMultiple(of: 2) ? place : rows.count - 1 - place
                let row = rows[index]
                let velocity = velocity(of: row)
                var change: Double
                if relaxing, row.relaxes {
                    change = -row.mass * velocity
                } else {
                    change =
                        -row.mass * (row.massScale * velocity + row.bias) - row.impulseScale * row.impulse
                }
                var (lower, upper) = (row.lower, row.upper)
                if row.pressure >= 0 {
                    upper = row.friction * rows[row.pressure].impulse
                    lower = -upper
                }
                let impulse = min(max(row.impulse + change, lower), upper)
                change = impulse - row.impulse
                rows[index].impulse = impulse
                if change != 0 { apply(change, of: row) }
            }
        }
    }

    /// Gives some rows a velocity, where only pressure is possible. `speeds` are the velocities to reach, by rows.
    mutating func bounce(_ speeds: [(row: Int, speed: Double)], iterations: Int) {
        var given = [Double](repeating: 0, count: speeds.count)
        for round in 0..<iterations {
            for place in speeds.indices {
                let index = round.isMultiple(of: 2) ? place : speeds.count - 1 - place
                let bounce = speeds[index]
                let row = rows[bounce.row]
                let total = max(row.impulse + given[index] + row.mass * (bounce.speed - velocity(of: row)), 0)
                let change = total - row.impulse - given[index]
                given[index] += change
                if change != 0 { apply(change, of: row) }
            }
        }
    }
}

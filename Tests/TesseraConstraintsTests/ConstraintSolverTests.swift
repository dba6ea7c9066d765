import Testing

@testable import TesseraConstraints

/// Returns the terms of a sum.
private func sum(_ terms: (ConstraintSolver.Variable, Double)...) -> [ConstraintSolver.Term] {
    terms.map { .init($0, $1) }
}

@Suite struct ConstraintSolverTests {
    private typealias Priority = ConstraintSolver.Priority
    private typealias Contradiction = ConstraintSolver.Contradiction

    private var solver = ConstraintSolver()

    // MARK: Required constraints

    @Test mutating func `required equalities alone determine variables`() throws {
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        try solver.add(sum((x, 1), (y, 1)), .equal, 10, priority: .required)
        let start = try solver.add(sum((x, 1)), .equal, 4, priority: .required)
        try solver.add(sum((z, 1)), .greaterThanOrEqual, 7, priority: .required)
        try solver.add(sum((z, 1)), .equal, 0, priority: .init(500))
        try solver.solve()
        #expect([x, y, z].map { solver.isDetermined($0) } == [true, true, false])
        solver.weaken(start)
        try solver.solve()
        #expect([x, y].map { solver.isDetermined($0) } == [false, false])
        solver.remove(start)
        try solver.solve()
        #expect([x, y].map { solver.isDetermined($0) } == [false, false])
    }

    @Test mutating func `a variable without constraints is zero`() throws {
        let x = solver.makeVariable()
        try solver.solve()
        #expect(solver.value(of: x) == 0)
    }

    @Test mutating func `equalities determine values in any order`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try solver.add(sum((x, 1), (y, 1)), .equal, 10, priority: .required)
        try solver.add(sum((x, 2), (y, -1)), .equal, 5, priority: .required)
        try solver.solve()
        #expect(solver.value(of: x) == 5)
        #expect(solver.value(of: y) == 5)
    }

    @Test mutating func `a chain of views moves with its first view`() throws {
        let lefts = (0..<4).map { _ in solver.makeVariable() }
        let width = solver.makeVariable()
        for (left, next) in zip(lefts, lefts.dropFirst()) {
            try solver.add(sum((next, 1), (left, -1), (width, -1)), .equal, 8, priority: .required)
        }
        try solver.add(sum((lefts[3], 1), (width, 1)), .equal, 324, priority: .required)
        let first = try solver.add(sum((lefts[0], 1)), .equal, 0, priority: .required)
        try solver.solve()
        #expect(lefts.map { solver.value(of: $0) } == [0, 83, 166, 249])
        solver.setConstant(100, of: first)
        try solver.solve()
        #expect(lefts.map { solver.value(of: $0) } == [100, 158, 216, 274])
        #expect(solver.value(of: width) == 50)
    }

    @Test mutating func `inequalities limit a variable that an optional constraint pulls`() throws {
        let x = solver.makeVariable()
        try solver.add(sum((x, 1)), .greaterThanOrEqual, 10, priority: .required)
        try solver.add(sum((x, 1)), .lessThanOrEqual, 20, priority: .required)
        let pull = try solver.add(sum((x, 1)), .equal, 0, priority: .init(1))
        for (constant, value) in [(0.0, 10.0), (15, 15), (99, 20)] {
            solver.setConstant(constant, of: pull)
            try solver.solve()
            #expect(solver.value(of: x) == value)
        }
    }

    @Test mutating func `terms of one variable add up and may cancel out`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try solver.add(sum((x, 1), (y, 3), (x, 1), (y, -3)), .equal, 8, priority: .required)
        try solver.add(sum((y, 0)), .lessThanOrEqual, 1, priority: .required)
        try solver.solve()
        #expect(solver.value(of: x) == 4)
        #expect(solver.constraints(affecting: y).isEmpty)
    }

    @Test mutating func `a required constraint without terms is fulfilled or contradicts itself`() throws {
        try solver.add([], .lessThanOrEqual, 1, priority: .required)
        #expect(throws: Contradiction(participants: [])) {
            try solver.add([], .equal, 1, priority: .required)
        }
        try solver.add([], .equal, 1, priority: .init(999))
        try solver.solve()
    }

    // MARK: Priorities

    @Test mutating func `one constraint wins over ten of lower priority`() throws {
        let x = solver.makeVariable()
        for _ in 0..<10 { try solver.add(sum((x, 1)), .equal, 0, priority: .init(750)) }
        try solver.add(sum((x, 1)), .equal, 100, priority: .init(751))
        try solver.solve()
        #expect(solver.value(of: x) == 100)
    }

    @Test mutating func `priorities between whole numbers count`() throws {
        let x = solver.makeVariable()
        try solver.add(sum((x, 1)), .equal, 1, priority: .init(999.5))
        try solver.add(sum((x, 1)), .equal, 2, priority: .init(999))
        try solver.solve()
        #expect(solver.value(of: x) == 1)
        try solver.add(sum((x, 1)), .equal, 3, priority: .weakened)
        try solver.solve()
        #expect(solver.value(of: x) == 3)
        try solver.add(sum((x, 1)), .equal, 4, priority: .init(1000))
        try solver.solve()
        #expect(solver.value(of: x) == 4)
    }

    @Test mutating func `the median of constraints with one priority wins`() throws {
        let x = solver.makeVariable()
        for constant in [70.0, 10, 30, 20, 60] {
            try solver.add(sum((x, 1)), .equal, constant, priority: .init(250))
        }
        try solver.solve()
        #expect(solver.value(of: x) == 30)
    }

    @Test mutating func `a lower priority decides about values that higher ones do not determine`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try solver.add(sum((x, 1), (y, 1)), .equal, 100, priority: .init(750))
        try solver.add(sum((x, 1)), .equal, 30, priority: .init(250))
        try solver.add(sum((y, 1)), .equal, 99, priority: .init(249))
        try solver.solve()
        #expect(solver.value(of: x) == 30)
        #expect(solver.value(of: y) == 70)
    }

    // MARK: Content sizes

    @Test(
        arguments: [(80.0, 30.0, 50.0), (120, 50, 70), (100, 50, 50)])
    mutating func `labels in row are compressed and stretched by priority`(
        width: Double, first: Double, second: Double
    )
        throws
    {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try solver.add(sum((x, 1), (y, 1)), .equal, width, priority: .required)
        try solver.addContentSize(x, 50, hugging: .init(252), compressionResistance: .init(749))
        try solver.addContentSize(y, 50, hugging: .init(251), compressionResistance: .init(750))
        try solver.solve()
        #expect(solver.value(of: x) == first)
        #expect(solver.value(of: y) == second)
    }

    @Test mutating func `the size of the content yields to parts that resist more than it hugs`() throws {
        let x = solver.makeVariable()
        let size = try solver.addContentSize(x, 50, hugging: .init(250), compressionResistance: .init(750))
        let pull = try solver.add(sum((x, 1)), .equal, 80, priority: .init(500))
        try solver.solve()
        #expect(solver.value(of: x) == 80)
        solver.setConstant(20, of: pull)
        try solver.solve()
        #expect(solver.value(of: x) == 50)
        solver.setConstant(60, of: size)
        try solver.solve()
        #expect(solver.value(of: x) == 60)
    }

    @Test mutating func `a required compression resistance is a lower bound`() throws {
        let x = solver.makeVariable()
        let size = try solver.addContentSize(x, 50, hugging: .init(250), compressionResistance: .required)
        #expect(throws: Contradiction(participants: [size])) {
            try solver.add(sum((x, 1)), .equal, 40, priority: .required)
        }
        let limit = try solver.add(sum((x, 1)), .lessThanOrEqual, 60, priority: .required)
        #expect(throws: Contradiction(participants: [limit])) {
            try solver.addContentSize(x, 70, hugging: .init(250), compressionResistance: .required)
        }
        try solver.solve()
        #expect(solver.value(of: x) == 50)
        solver.setConstant(70, of: size)
        #expect(throws: Contradiction(participants: [size, limit])) { try solver.solve() }
        solver.weaken(size)
        try solver.solve()
        #expect(solver.value(of: x) == 60)
    }

    // MARK: Editing

    @Test mutating func `removed constraint frees its variables`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let strong = try solver.add(sum((x, 1)), .equal, 10, priority: .required)
        try solver.add(sum((x, 1)), .equal, 20, priority: .init(500))
        let link = try solver.add(sum((y, 1), (x, -1)), .equal, 5, priority: .required)
        try solver.solve()
        #expect(solver.value(of: y) == 15)
        solver.remove(strong)
        try solver.solve()
        #expect(solver.value(of: x) == 20)
        #expect(solver.value(of: y) == 25)
        solver.remove(link)
        try solver.solve()
        #expect(solver.value(of: y) == 0)
    }

    @Test mutating func `variables can be removed and made again`() throws {
        let x = solver.makeVariable()
        let constraint = try solver.add(sum((x, 1)), .equal, 10, priority: .required)
        try solver.solve()
        solver.remove(constraint)
        solver.remove(x)
        let y = solver.makeVariable()
        #expect(solver.value(of: y) == 0)
        try solver.add(sum((y, 1)), .equal, 7, priority: .required)
        try solver.solve()
        #expect(solver.value(of: y) == 7)
    }

    @Test mutating func `a weakened constraint comes before optional ones`() throws {
        let x = solver.makeVariable()
        let limit = try solver.add(sum((x, 1)), .lessThanOrEqual, 10, priority: .required)
        try solver.add(sum((x, 1)), .equal, 30, priority: .init(999))
        try solver.solve()
        #expect(solver.value(of: x) == 10)
        solver.weaken(limit)
        try solver.solve()
        #expect(solver.value(of: x) == 10)
        try solver.add(sum((x, 1)), .equal, 30, priority: .required)
        try solver.solve()
        #expect(solver.value(of: x) == 30)
    }

    @Test mutating func `constants may change between additions without solving`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let left = try solver.add(sum((x, 1)), .greaterThanOrEqual, 0, priority: .required)
        let pull = try solver.add(sum((x, 1)), .equal, 0, priority: .init(1))
        try solver.solve()
        solver.setConstant(50, of: left)
        try solver.add(sum((x, 1)), .lessThanOrEqual, 60, priority: .required)
        solver.setConstant(99, of: pull)
        try solver.add(sum((y, 1), (x, -1)), .equal, 1, priority: .init(2))
        try solver.solve()
        #expect(solver.value(of: x) == 60)
        #expect(solver.value(of: y) == 61)
    }

    @Test mutating func `changed variables are reported once`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let z = solver.makeVariable()
        let first = try solver.add(sum((x, 1)), .equal, 1, priority: .required)
        try solver.add(sum((y, 1), (x, -1)), .equal, 0, priority: .required)
        try solver.add(sum((z, 1)), .equal, 5, priority: .required)
        try solver.solve()
        #expect(Set(solver.takeChangedVariables()) == [x, y, z])
        #expect(solver.takeChangedVariables().isEmpty)
        solver.setConstant(2, of: first)
        try solver.solve()
        #expect(Set(solver.takeChangedVariables()) == [x, y])
        solver.setConstant(3, of: first)
        solver.setConstant(2, of: first)
        try solver.solve()
        #expect(solver.takeChangedVariables().isEmpty)
    }

    @Test mutating func `copy is independent`() throws {
        let x = solver.makeVariable()
        let constraint = try solver.add(sum((x, 1)), .equal, 1, priority: .required)
        try solver.solve()
        var copy = solver
        copy.setConstant(2, of: constraint)
        try copy.solve()
        #expect(solver.value(of: x) == 1)
        #expect(copy.value(of: x) == 2)
    }

    // MARK: Contradictions

    @Test mutating func `contradiction names only participants and changes nothing`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let z = solver.makeVariable()
        try solver.add(sum((z, 1)), .equal, 3, priority: .required)
        let xIsTen = try solver.add(sum((x, 1)), .equal, 10, priority: .required)
        let yFollows = try solver.add(sum((y, 1), (x, -1)), .equal, 5, priority: .required)
        try solver.add(sum((y, 1)), .lessThanOrEqual, 99, priority: .required)
        #expect(throws: Contradiction(participants: [xIsTen])) {
            try solver.add(sum((x, 1)), .equal, 11, priority: .required)
        }
        #expect(throws: Contradiction(participants: [xIsTen, yFollows])) {
            try solver.add(sum((y, 1)), .greaterThanOrEqual, 16, priority: .required)
        }
        try solver.solve()
        #expect([x, y, z].map { solver.value(of: $0) } == [10, 15, 3])
    }

    @Test mutating func `a closed chain of inequalities contradicts itself`() throws {
        let variables = (0..<4).map { _ in solver.makeVariable() }
        var chain: [ConstraintSolver.Constraint] = []
        for (left, right) in zip(variables, variables.dropFirst()) {
            chain.append(
                try solver.add(sum((right, 1), (left, -1)), .greaterThanOrEqual, 10, priority: .required))
            try solver.add(sum((right, 1)), .greaterThanOrEqual, 0, priority: .required)
        }
        #expect(throws: Contradiction(participants: chain)) {
            try solver.add(
                sum((variables[3], 1), (variables[0], -1)), .lessThanOrEqual, 29, priority: .required)
        }
        try solver.add(sum((variables[3], 1), (variables[0], -1)), .lessThanOrEqual, 30, priority: .required)
        try solver.solve()
    }

    @Test mutating func `redundant equalities are fulfilled until a constant changes`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let total = try solver.add(sum((x, 1), (y, 1)), .equal, 10, priority: .required)
        let left = try solver.add(sum((x, 1)), .equal, 4, priority: .required)
        let right = try solver.add(sum((y, 1)), .equal, 6, priority: .required)
        try solver.solve()
        solver.setConstant(7, of: right)
        #expect(throws: Contradiction(participants: [total, left, right])) { try solver.solve() }
        #expect(throws: Contradiction(participants: [total, left, right])) { try solver.solve() }
        solver.setConstant(11, of: total)
        try solver.solve()
        #expect(solver.value(of: y) == 7)
    }

    @Test(arguments: [true, false])
    mutating func `a redundant equality replaces one that was weakened or removed`(isWeakened: Bool) throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try solver.add(sum((x, 1), (y, 1)), .equal, 10, priority: .required)
        let left = try solver.add(sum((x, 1)), .equal, 4, priority: .required)
        let right = try solver.add(sum((y, 1)), .equal, 6, priority: .required)
        try solver.add(sum((x, 2)), .lessThanOrEqual, 8, priority: .required)
        try solver.solve()
        if isWeakened { solver.weaken(left) } else { solver.remove(left) }
        #expect(solver.checkInvariants().isEmpty)
        solver.setConstant(7, of: right)
        try solver.solve()
        #expect(solver.value(of: x) == 3)
        #expect(solver.value(of: y) == 7)
    }

    @Test(arguments: 0..<3)
    mutating func `weakening settles a contradiction that a changed constant caused`(weakened: Int) throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let participants = [
            try solver.add(sum((x, 1)), .greaterThanOrEqual, 0, priority: .required),
            try solver.add(sum((y, 1), (x, -1)), .greaterThanOrEqual, 10, priority: .required),
            try solver.add(sum((y, 1)), .lessThanOrEqual, 20, priority: .required),
        ]
        try solver.add(sum((y, 1)), .equal, 12, priority: .init(1))
        try solver.solve()
        #expect(solver.value(of: y) == 12)
        solver.setConstant(5, of: participants[2])
        #expect(throws: Contradiction(participants: participants)) { try solver.solve() }
        #expect(solver.value(of: y) == 12)
        solver.weaken(participants[weakened])
        try solver.solve()
        // Five points are missing. The weakened constraint gives way: that of the left edge, the distance or the
        // right edge.
        #expect(solver.value(of: x) == [-5, 0, 0][weakened])
        #expect(solver.value(of: y) == [5, 5, 10][weakened])
    }

    @Test mutating func `constraints can be edited during contradiction`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let one = try solver.add(sum((x, 1)), .equal, 1, priority: .required)
        let two = try solver.add(sum((x, 1)), .equal, 1, priority: .required)
        solver.setConstant(2, of: two)
        #expect(throws: Contradiction(participants: [one, two])) { try solver.solve() }
        try solver.add(sum((y, 1)), .greaterThanOrEqual, 7, priority: .required)
        try solver.add(sum((y, 1)), .equal, 0, priority: .init(1))
        #expect(throws: Contradiction(participants: [one, two])) { try solver.solve() }
        solver.remove(one)
        try solver.solve()
        #expect(solver.value(of: x) == 2)
        #expect(solver.value(of: y) == 7)
    }

    // MARK: Diagnosis

    @Test mutating func `a variable is ambiguous if the best solutions differ in its value`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let z = solver.makeVariable()
        #expect(solver.isAmbiguous(x))
        try solver.add(sum((x, 1), (y, 1)), .equal, 100, priority: .required)
        try solver.add(sum((x, 1)), .greaterThanOrEqual, 0, priority: .required)
        try solver.add(sum((y, 1)), .greaterThanOrEqual, 0, priority: .required)
        try solver.add(sum((z, 1)), .equal, 1, priority: .init(250))
        try solver.solve()
        #expect([x, y, z].map { solver.isAmbiguous($0) } == [true, true, false])
        try solver.addContentSize(x, 40, hugging: .init(250), compressionResistance: .init(750))
        try solver.solve()
        #expect([x, y, z].map { solver.isAmbiguous($0) } == [false, false, false])
    }

    @Test mutating func `two constraints of one priority are ambiguous about the values between them`() throws
    {
        let x = solver.makeVariable()
        try solver.add(sum((x, 1)), .equal, 10, priority: .init(250))
        try solver.add(sum((x, 1)), .equal, 20, priority: .init(250))
        try solver.solve()
        #expect(solver.isAmbiguous(x))
        try solver.add(sum((x, 1)), .lessThanOrEqual, 5, priority: .required)
        try solver.solve()
        #expect(!solver.isAmbiguous(x))
    }

    @Test mutating func `the constraints that affect a variable are those whose constants move it`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let left = try solver.add(sum((x, 1)), .equal, 10, priority: .required)
        let distance = try solver.add(sum((y, 1), (x, -1)), .greaterThanOrEqual, 5, priority: .required)
        let loose = try solver.add(sum((y, 1)), .lessThanOrEqual, 99, priority: .required)
        let pull = try solver.add(sum((y, 1)), .equal, 0, priority: .init(1))
        try solver.solve()
        #expect(solver.constraints(affecting: x) == [left])
        #expect(solver.constraints(affecting: y) == [left, distance])
        solver.setConstant(50, of: pull)
        try solver.solve()
        #expect(solver.constraints(affecting: y) == [pull])
        solver.setConstant(500, of: pull)
        try solver.solve()
        #expect(solver.constraints(affecting: y) == [loose])
    }

    // MARK: Misuse

    @Test func `numbers that are not finite stop the program`() async {
        await #expect(processExitsWith: .failure) {
            var solver = ConstraintSolver()
            let x = solver.makeVariable()
            try solver.add([.init(x, .nan)], .equal, 1, priority: .required)
        }
        await #expect(processExitsWith: .failure) {
            var solver = ConstraintSolver()
            let x = solver.makeVariable()
            try solver.add([.init(x, 1)], .equal, .infinity, priority: .required)
        }
        await #expect(processExitsWith: .failure) {
            var solver = ConstraintSolver()
            let x = solver.makeVariable()
            try solver.add([.init(x, 1)], .equal, 1, priority: .required)
            solver.remove(x)
        }
    }
}

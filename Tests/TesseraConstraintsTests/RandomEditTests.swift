import TestSupport
import Testing

@testable import TesseraConstraints

@Suite struct RandomEditTests {
    /// Adds a random relation. If it causes a contradiction, expects that its participants contradict each other.
    ///
    /// - Parameter isProven: False to skip the comparison with the reference, which takes long.
    private func add(
        _ system: inout LiveSystem, _ random: inout SeededGenerator, required: Int, isProven: Bool,
        _ comment: Comment
    ) {
        var relation = random.relation(variables: system.variables.count, required: required)
        // Some relations repeat others: they are the sum of two relations of the system, or one of them again.
        let first = system.relations.randomElement(using: &random)
        let second = system.relations.randomElement(using: &random)
        if let first, let second, Int.random(in: 0..<3, using: &random) == 0 {
            relation = Bool.random(using: &random) ? first : first.sum(second)
        }
        do throws(ConstraintSolver.Contradiction) {
            try system.add(relation)
        } catch {
            let participants = system.constraints.filter { error.participants.contains($0.id) }.map(
                \.relation)
            #expect(participants.count == error.participants.count, comment)
            if isProven { expectContradiction(among: participants + [relation], comment) }
        }
    }

    /// Solves the system, and weakens participants of contradictions until there is a solution.
    private func solve(
        _ system: inout LiveSystem, _ random: inout SeededGenerator, isProven: Bool = true, _ comment: Comment
    ) {
        while true {
            do throws(ConstraintSolver.Contradiction) {
                try system.solver.solve()
                return
            } catch {
                if isProven { system.expectSound(comment) }
                let indices = system.constraints.indices.filter {
                    error.participants.contains(system.constraints[$0].id)
                }
                #expect(indices.count == error.participants.count, comment)
                if isProven {
                    expectContradiction(among: indices.map { system.constraints[$0].relation }, comment)
                }
                guard let index = indices.randomElement(using: &random) else {
                    Issue.record("A contradiction without participants. \(comment)")
                    return
                }
                system.solver.weaken(system.constraints[index].id)
                system.constraints[index].relation = system.constraints[index].relation.weakened
                if isProven { system.expectSound(comment) }
            }
        }
    }

    /// Expects that required relations contradict each other, and that none of them is needless for that.
    private func expectContradiction(among relations: [RelationDescription], _ comment: Comment) {
        let areRequired = relations.allSatisfy(\.isRequired)
        #expect(areRequired, comment)
        let required = relations.map(\.requiredPart)
        #expect(ReferenceSolver.solve(required) == nil, comment)
        for index in required.indices {
            var others = required
            others.remove(at: index)
            #expect(others.isEmpty || ReferenceSolver.solve(others) != nil, comment)
        }
    }

    private func edit(
        _ system: inout LiveSystem, _ random: inout SeededGenerator, limit: Int, required: Int,
        isProven: Bool = true, _ comment: Comment
    ) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4 where system.constraints.count < limit:
            add(&system, &random, required: required, isProven: isProven, comment)
        case 4..<6, 0..<4:
            guard let index = system.constraints.indices.randomElement(using: &random) else { return }
            system.solver.remove(system.constraints.remove(at: index).id)
        case 6..<9:
            guard let index = system.constraints.indices.randomElement(using: &random) else { return }
            let constant = Int.random(in: -50...50, using: &random)
            system.constraints[index].relation.constant = constant
            system.solver.setConstant(Double(constant), of: system.constraints[index].id)
        default:
            guard let index = system.constraints.indices.randomElement(using: &random) else { return }
            system.solver.weaken(system.constraints[index].id)
            system.constraints[index].relation = system.constraints[index].relation.weakened
        }
    }

    @Test(arguments: 0..<8)
    func `random edits are solved as well as by the reference solver`(group: Int) throws {
        for seed in (group * 8)..<(group * 8 + 8) {
            var random = SeededGenerator(seed: UInt64(seed))
            var system = LiveSystem(variables: Int.random(in: 1...5, using: &random))
            for step in 0..<40 {
                let comment: Comment = "seed \(seed), step \(step)"
                edit(&system, &random, limit: 12, required: 4, comment)
                system.expectSound(comment)
                if Bool.random(using: &random) { continue }
                solve(&system, &random, comment)
                system.expectOptimal(comment)
            }
        }
    }

    @Test func `system is exact and small after many random edits`() throws {
        let variables = 4
        let limit = 6
        var random = SeededGenerator(seed: 7)
        var system = LiveSystem(variables: variables)
        for step in 0..<100_000 {
            let comment: Comment = "seed 7, step \(step)"
            edit(&system, &random, limit: limit, required: 1, isProven: false, comment)
            if step % 20 == 0 { solve(&system, &random, isProven: false, comment) }
            if step % 500 == 0 { system.expectLikeNew(comment) }
        }
        // The solver reserves room for 32 variables and constraints at once. A row has at most one place per
        // constraint and variable.
        #expect(system.solver.placeCount <= 32 + 32 + (limit + 5) * (limit + variables))
    }

    @Test func `places of removed variables and constraints are reused`() throws {
        var solver = ConstraintSolver()
        for step in 0..<10_000 {
            let x = solver.makeVariable()
            let y = solver.makeVariable()
            let link = try solver.add([.init(x, 1), .init(y, -1)], .equal, 1, priority: .required)
            let pull = try solver.add(
                [.init(y, 1)], .equal, Double(step), priority: .init(Float(step % 999 + 1)))
            try solver.solve()
            #expect(solver.value(of: x) == Double(step + 1))
            solver.remove(link)
            solver.remove(pull)
            solver.remove(x)
            solver.remove(y)
        }
        #expect(solver.placeCount <= 32 + 32 + 8)
        #expect(solver.checkInvariants().isEmpty)
    }
}

import TestSupport
import Testing

@testable import TesseraConstraints

@Suite("Random edits of a live system")
struct RandomEditTests {
    /// Adds a random relation, and expects a contradiction to be one.
    private func add(
        _ system: inout LiveSystem, _ random: inout SeededGenerator, required: Int, _ comment: Comment
    ) {
        let relation = random.relation(variables: system.variables.count, required: required)
        let old = system.relations
        do throws(ConstraintSolver.Contradiction) {
            try system.add(relation)
        } catch {
            let participants = system.constraints.filter { error.participants.contains($0.id) }.map(
                \.relation)
            #expect(participants.count == error.participants.count, comment)
            expectContradiction(among: participants + [relation], comment)
        }
        #expect(system.constraints.count >= old.count)
    }

    /// Solves, and weakens participants of contradictions until the system can hold.
    private func solve(_ system: inout LiveSystem, _ random: inout SeededGenerator, _ comment: Comment) {
        while true {
            do throws(ConstraintSolver.Contradiction) {
                try system.solver.solve()
                return
            } catch {
                system.expectSound(comment)
                let indices = system.constraints.indices.filter {
                    error.participants.contains(system.constraints[$0].id)
                }
                #expect(indices.count == error.participants.count, comment)
                expectContradiction(among: indices.map { system.constraints[$0].relation }, comment)
                guard let index = indices.randomElement(using: &random) else {
                    Issue.record("A contradiction without participants. \(comment)")
                    return
                }
                system.solver.weaken(system.constraints[index].id)
                system.constraints[index].relation = system.constraints[index].relation.weakened
                system.expectSound(comment)
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
        _ comment: Comment
    ) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4 where system.constraints.count < limit:
            add(&system, &random, required: required, comment)
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

    @Test("After random edits a system is solved as well as by the reference", arguments: 0..<8)
    func edits(group: Int) throws {
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

    @Test("After 100 000 random edits a system is as exact as a new one")
    func manyEdits() throws {
        var random = SeededGenerator(seed: 7)
        var system = LiveSystem(variables: 12)
        for step in 0..<100_000 {
            let comment: Comment = "step \(step)"
            edit(&system, &random, limit: 24, required: 1, comment)
            if step % 10 == 0 { solve(&system, &random, comment) }
            if step % 2_000 == 0 { system.expectLikeNew(comment) }
        }
    }
}

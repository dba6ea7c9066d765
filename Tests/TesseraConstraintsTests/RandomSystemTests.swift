import TestSupport
import Testing

@testable import TesseraConstraints

@Suite struct RandomSystemTests {
    @Test(arguments: 0..<8)
    func `satisfiable random systems are solved as well as by the reference solver`(group: Int) throws {
        for seed in (group * 25)..<(group * 25 + 25) {
            var random = SeededGenerator(seed: UInt64(seed))
            let variables = Int.random(in: 1...5, using: &random)
            let point = (0..<variables).map { _ in Int.random(in: -20...20, using: &random) }
            var system = LiveSystem(variables: variables)
            for _ in 0..<Int.random(in: 1...10, using: &random) {
                try system.add(random.relation(variables: variables, holdingAt: point))
                system.expectSound("seed \(seed)")
            }
            try system.solver.solve()
            system.expectOptimal("seed \(seed)")
        }
    }

    @Test(
        arguments: 0..<8)
    func `ambiguous variables have other solutions in the reference solver`(group: Int) throws {
        for seed in (group * 10)..<(group * 10 + 10) {
            var random = SeededGenerator(seed: UInt64(seed))
            let variables = Int.random(in: 1...4, using: &random)
            let point = (0..<variables).map { _ in Int.random(in: -20...20, using: &random) }
            var system = LiveSystem(variables: variables)
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                try system.add(random.relation(variables: variables, holdingAt: point))
            }
            try system.solver.solve()
            for variable in 0..<variables {
                let isAmbiguous = range(of: variable, in: system.relations) > 1e-4
                let found = system.solver.isAmbiguous(system.variables[variable])
                #expect(found == isAmbiguous, "seed \(seed), variable \(variable)")
            }
        }
    }

    /// Returns the difference between the highest and the lowest value of a variable among the best solutions.
    private func range(of variable: Int, in relations: [RelationDescription]) -> Double {
        let distance = 100_000
        let lowest: Float = 0.5
        let total = [-distance, distance].reduce(0.0) { total, constant in
            var coefficients = Array(repeating: 0, count: relations[0].coefficients.count)
            coefficients[variable] = 1
            let pull = RelationDescription(
                coefficients: coefficients, constant: constant, above: lowest, below: lowest)
            return total + (ReferenceSolver.solve(relations + [pull])?[lowest] ?? 0)
        }
        return Double(2 * distance) - total
    }
}

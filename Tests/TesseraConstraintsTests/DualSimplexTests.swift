import TestSupport
import Testing

@testable import TesseraConstraints

@Suite struct DualSimplexTests {
    @Test(arguments: 0..<200)
    func `objectives stay optimal while rows become feasible`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var system = LinearSystem()
        let variables = (0..<4).map { _ in system.makeVariable() }
        var constraints: [ConstraintSolver.Constraint] = []
        for _ in 0..<10 {
            let terms = variables.map {
                ConstraintSolver.Term($0, Double(Int.random(in: -1...1, using: &random)))
            }
            let priority = [1, 250, 750].randomElement(using: &random) ?? 1
            constraints.append(
                try system.add(
                    terms, Bool.random(using: &random) ? .equal : .lessThanOrEqual,
                    Double(Int.random(in: -20...20, using: &random)), priority: .init(Float(priority))))
        }
        try system.solve()
        for constraint in constraints.shuffled(using: &random).prefix(3) {
            system.setConstant(Double(Int.random(in: -20...20, using: &random)), of: constraint)
        }
        #expect(system.phase == .solved || system.phase == .needsFeasibility)
        #expect(system.tableau.optimiseDually() == nil)
        let improving = system.tableau.residuals.indices.filter {
            system.tableau.improvingSide(of: Int32($0)) != nil
        }
        #expect(improving.isEmpty, "seed \(seed)")
        #expect(system.tableau.faults().isEmpty, "seed \(seed)")
    }
}

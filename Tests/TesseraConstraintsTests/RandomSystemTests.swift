import TestSupport
import Testing

@testable import TesseraConstraints

@Suite("Random systems")
struct RandomSystemTests {
    @Test("Random systems that can hold are solved as well as by the reference", arguments: 0..<8)
    func satisfiable(group: Int) throws {
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
}

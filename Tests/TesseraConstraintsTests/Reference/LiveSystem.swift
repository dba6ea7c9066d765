import TestSupport
import Testing

@testable import TesseraConstraints

/// A solver, and the descriptions of its variables and constraints.
struct LiveSystem {
    var solver = ConstraintSolver()
    var variables: [ConstraintSolver.Variable] = []
    var constraints: [(id: ConstraintSolver.Constraint, relation: RelationDescription)] = []

    init(variables count: Int) {
        for _ in 0..<count { variables.append(solver.makeVariable()) }
    }

    var relations: [RelationDescription] { constraints.map(\.relation) }
    var values: [Double] { variables.map { solver.value(of: $0) } }

    /// Adds a relation in one of the ways in which the solver can express it.
    mutating func add(_ relation: RelationDescription) throws(ConstraintSolver.Contradiction) {
        constraints.append((try Self.add(relation, to: &solver, variables), relation))
    }

    static func add(
        _ relation: RelationDescription, to solver: inout ConstraintSolver,
        _ variables: [ConstraintSolver.Variable]
    ) throws(ConstraintSolver.Contradiction) -> ConstraintSolver.Constraint {
        var terms: [ConstraintSolver.Term] = []
        for (variable, coefficient) in zip(variables, relation.coefficients) where coefficient != 0 {
            terms.append(.init(variable, Double(coefficient)))
        }
        let constant = Double(relation.constant)
        switch (relation.above, relation.below) {
        case (let above?, nil):
            return try solver.add(terms, .lessThanOrEqual, constant, priority: priority(above))
        case (nil, let below?):
            return try solver.add(terms, .greaterThanOrEqual, constant, priority: priority(below))
        case (let above?, let below?) where above == below:
            return try solver.add(terms, .equal, constant, priority: priority(above))
        case (let above?, let below?):
            precondition(terms.count == 1 && terms[0].coefficient == 1)
            return try solver.addContentSize(
                terms[0].variable, constant, hugging: priority(above), compressionResistance: priority(below))
        case (nil, nil): preconditionFailure()
        }
    }

    private static func priority(_ rank: Float) -> ConstraintSolver.Priority {
        switch rank {
        case RelationDescription.required: .required
        case RelationDescription.weakened: .weakened
        default: .init(rank)
        }
    }

    /// Expects that the values are as good as those of the reference.
    func expectOptimal(_ comment: Comment) {
        guard let best = ReferenceSolver.solve(relations) else {
            Issue.record("The relations contradict each other. \(comment)")
            return
        }
        expect(best, comment)
    }

    /// Expects that the values are as good as those of a new solver with the same relations.
    func expectLikeNew(_ comment: Comment) {
        var other = LiveSystem(variables: variables.count)
        do {
            for relation in relations { try other.add(relation) }
            try other.solver.solve()
        } catch {
            Issue.record("The relations contradict each other. \(comment)")
            return
        }
        expect(violations(of: relations, at: other.values).optional, comment)
    }

    private func expect(_ best: [Float: Double], _ comment: Comment) {
        let found = violations(of: relations, at: values)
        #expect(found.required < 1e-6, comment)
        for (rank, amount) in best where abs(amount - (found.optional[rank] ?? 0)) > 1e-6 {
            Issue.record("at \(rank): \(found.optional[rank] ?? 0), not \(amount). \(comment)")
        }
        expectSound(comment)
    }

    /// Expects that the state of the solver is sound.
    func expectSound(_ comment: Comment) {
        let faults = solver.checkInvariants()
        if !faults.isEmpty { Issue.record("\(faults.prefix(5)). \(comment)") }
    }
}

extension SeededGenerator {
    /// Returns a random relation.
    /// - Parameters:
    ///   - point: A point at which the relation holds if it is required, or nil if it need not hold at any point.
    mutating func relation(variables: Int, holdingAt point: [Int]? = nil, required: Int = 3)
        -> RelationDescription
    {
        var coefficients = Array(repeating: 0, count: variables)
        for _ in 0..<Int.random(in: 1...3, using: &self) {
            coefficients[Int.random(in: 0..<variables, using: &self)] =
                [1, 1, 1, -1, -1, 2, -2, 3].randomElement(using: &self)!  // The list is not empty.
        }
        if Int.random(in: 0..<40, using: &self) == 0 { coefficients = Array(repeating: 0, count: variables) }
        let ranks: [Float] = [1, 250, 251, 750, 999.5]
        var rank = ranks.randomElement(using: &self)!  // The list is not empty.
        if Int.random(in: 0..<10, using: &self) < required { rank = RelationDescription.required }
        var relation = RelationDescription(
            coefficients: coefficients, constant: Int.random(in: -50...50, using: &self), above: nil,
            below: nil)
        let form = Int.random(in: 0..<10, using: &self)
        switch form {
        case 0..<3: (relation.above, relation.below) = (rank, rank)
        case 3..<5: relation.above = rank
        case 5..<7: relation.below = rank
        default:
            relation.coefficients = Array(repeating: 0, count: variables)
            relation.coefficients[Int.random(in: 0..<variables, using: &self)] = 1
            relation.above = rank
            relation.below = ranks.randomElement(using: &self)
        }
        if let point {
            let sum = zip(relation.coefficients, point).reduce(0) { $0 + $1.0 * $1.1 }
            let required = RelationDescription.required
            let slack = Int.random(in: 0...10, using: &self)
            switch (relation.above == required, relation.below == required) {
            case (true, true): relation.constant = sum
            case (true, false): relation.constant = sum + slack
            case (false, true): relation.constant = sum - slack
            case (false, false): break
            }
        }
        return relation
    }
}

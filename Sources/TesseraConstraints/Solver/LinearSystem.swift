/// The state of a ``ConstraintSolver`` and the operations on it.
struct LinearSystem: ~Copyable, Sendable {
    typealias Variable = ConstraintSolver.Variable
    typealias Constraint = ConstraintSolver.Constraint
    typealias Term = ConstraintSolver.Term
    typealias Relation = ConstraintSolver.Relation
    typealias Priority = ConstraintSolver.Priority
    typealias Contradiction = ConstraintSolver.Contradiction

    /// A constraint as it was added.
    struct Record: BitwiseCopyable, Sendable {
        var constant = 0.0
        /// The first node of the terms, or -1 if there are none.
        var terms: Int32 = -1
        var isLive = false
    }

    /// The work of the next call of `solve()`.
    enum Phase: Sendable {
        /// The system is solved; only values have to be computed.
        case solved
        /// All rows are feasible, but the objectives may not be optimal. The primal simplex algorithm makes
        /// them so.
        case needsOptimising
        /// The objectives are optimal, but rows may not be feasible. The dual simplex algorithm makes them
        /// so.
        case needsFeasibility
        /// Rows may not be feasible and objectives not optimal. Rows are made feasible first, then the
        /// objectives are optimised.
        case needsBoth
    }

    var definitions = Definitions()
    var tableau = Tableau()
    var terms = TermStore()
    /// The constraints by index. The buffer also has room for further ones.
    var records = Buffer<Record>()
    /// The greatest number of constraints that have existed at the same time.
    var constraintCount = 0
    /// The greatest number of variables that have existed at the same time.
    var variableCount = 0
    var unusedConstraints = Buffer<Int32>()
    var unusedVariables = Buffer<Int32>()
    /// The number of pivots at which the accuracy of the system is measured next.
    var nextMeasurement = LinearSystem.pivotsBetweenMeasurements

    /// The number of constraints that have been removed since the system was rebuilt.
    var removalCount = 0
    /// The value of ``removalCount`` when the accuracy of the system was last measured.
    var measuredRemovalCount = 0

    /// The number of pivots between two measurements of the accuracy.
    static let pivotsBetweenMeasurements = 256
    /// The number of constraints that may be removed before the system is rebuilt, in addition to twice the
    /// number of present ones.
    static let freeRemovals = 32
    /// The number of variables, and of constraints, for which room is made with the first one.
    private static let firstCapacity = 32

    /// The work of the next call of `solve()`, found from the lists of work.
    var phase: Phase {
        switch (tableau.candidates.isEmpty, tableau.suspects.isEmpty) {
        case (true, true): .solved
        case (false, true): .needsOptimising
        case (true, false): .needsFeasibility
        case (false, false): .needsBoth
        }
    }

    /// Returns a copy with memory of its own.
    borrowing func copy() -> LinearSystem {
        var copy = LinearSystem()
        copy.definitions = definitions.copy()
        copy.tableau = tableau.copy()
        copy.terms = terms.copy()
        copy.records = records.copy()
        copy.constraintCount = constraintCount
        copy.variableCount = variableCount
        copy.unusedConstraints = unusedConstraints.copy()
        copy.unusedVariables = unusedVariables.copy()
        copy.nextMeasurement = nextMeasurement
        copy.removalCount = removalCount
        copy.measuredRemovalCount = measuredRemovalCount
        return copy
    }

    // MARK: Variables

    mutating func makeVariable() -> Variable {
        var index: Int32
        if let unused = unusedVariables.popLast() {
            index = unused
        } else {
            index = Int32(truncatingIfNeeded: variableCount)
            variableCount += 1
            if variableCount > definitions.records.count {
                definitions.grow(
                    variables: max(Self.firstCapacity, 2 * variableCount), residuals: records.count)
            }
        }
        definitions.records[index].isLive = true
        return Variable(index: index)
    }

    mutating func remove(_ variable: Variable) {
        check(variable)
        let record = definitions.records[variable.index]
        precondition(
            record.users == 0,
            "A variable is removed while constraints name it; remove those constraints first.")
        definitions.forget(variable.index)
        unusedVariables.append(variable.index)
    }

    func value(of variable: Variable) -> Double {
        check(variable)
        return definitions.records[variable.index].value
    }

    mutating func takeChangedVariables() -> [Variable] {
        var result: [Variable] = []
        result.reserveCapacity(definitions.changed.count)
        for place in definitions.changed.indices {
            let variable = definitions.changed[place]
            definitions.records[variable].isChanged = false
            if definitions.records[variable].isLive { result.append(Variable(index: variable)) }
        }
        definitions.changed.removeAll()
        return result
    }

    // MARK: Constraints

    /// Records a constraint without terms and without making it part of the system. Returns its index.
    mutating func makeRecord(_ constant: Double) -> Int32 {
        precondition(constant.isFinite, "The constant of a constraint is \(constant); it must be finite.")
        var index: Int32
        if let unused = unusedConstraints.popLast() {
            index = unused
        } else {
            index = Int32(truncatingIfNeeded: constraintCount)
            constraintCount += 1
            if constraintCount > records.count {
                let capacity = max(Self.firstCapacity, 2 * constraintCount)
                records.grow(to: capacity, with: Record())
                tableau.grow(capacity)
                definitions.grow(variables: definitions.records.count, residuals: capacity)
            }
        }
        records[index] = Record(constant: constant, terms: -1, isLive: true)
        return index
    }

    /// Adds a term to a constraint that is not yet part of the system.
    mutating func addTerm(_ term: Term, to index: Int32) {
        check(term.variable)
        precondition(
            term.coefficient.isFinite,
            "A coefficient of a constraint is \(term.coefficient); it must be finite.")
        let variable = term.variable.index
        records[index].terms = terms.insert(
            variable: variable, coefficient: term.coefficient, before: records[index].terms)
        definitions.records[variable].users += 1
    }

    /// Removes the record of a constraint that is not part of the system.
    mutating func forget(_ index: Int32) {
        let residual = tableau.residuals[index]
        tableau.release(residual.above)
        tableau.release(residual.below)
        tableau.forget(index)
        var node = records[index].terms
        while node >= 0 {
            definitions.records[terms.nodes[node].variable].users -= 1
            node = terms.nodes[node].next
        }
        terms.remove(from: records[index].terms)
        records[index] = Record()
        unusedConstraints.append(index)
    }

    @inline(__always)
    func check(_ variable: Variable) {
        precondition(
            variable.index < definitions.records.count && definitions.records[variable.index].isLive,
            "The variable does not belong to this solver, or has been removed from it.")
    }

    @inline(__always)
    func check(_ constraint: Constraint) {
        precondition(
            constraint.index < records.count && records[constraint.index].isLive,
            "The constraint does not belong to this solver, or has been removed from it.")
    }
}

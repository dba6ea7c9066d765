/// A system of linear constraints with priorities, solved incrementally.
///
///     var solver = ConstraintSolver()
///     let left = solver.makeVariable()
///     let right = solver.makeVariable()
///     try solver.add([.init(left, 1)], .equal, 10, priority: .required)
///     try solver.add([.init(right, 1), .init(left, -1)], .greaterThanOrEqual, 100, priority: .required)
///     let width = try solver.addContentSize(
///         right, 80, hugging: .init(250), compressionResistance: .init(750))
///     try solver.solve()
///     solver.value(of: right)    // 110
///     solver.setConstant(200, of: width)
///     try solver.solve()
///     solver.value(of: right)    // 200
///
/// Required constraints hold. Among all values with which they hold, the solver takes some with which the sum of the
/// amounts by which constraints of the highest optional priority are violated is the least; among those, the sum of the
/// next priority is the least, and so on.
///
/// Adding, removing and changing constraints is cheap; the work is done by ``solve()``, which starts from the previous
/// solution. Values are those of the last call of `solve()`.
///
/// A copy of a solver is a system of its own with the same variables and constraints.
///
/// The algorithm is Cassowary, by Greg J. Badros, Alan Borning and Peter J. Stuckey: "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm", ACM Transactions on Computer-Human Interaction 8 (4), 2001. Three things differ. Each
/// priority has an objective of its own where the paper has weights. One residual per constraint, with costs on both sides
/// of zero, stands for the paper's error, slack and dummy symbols. And unrestricted variables are defined by constraints
/// in terms of each other, so that only what remains takes part in the simplex algorithm.
public struct ConstraintSolver: Sendable {
    /// What the solver keeps of a constraint as it was given.
    struct Record: Sendable {
        var constant = 0.0
        /// The first node of the terms, or -1.
        var terms: Int32 = -1
        var isLive = false
    }

    /// What the next call of `solve()` has to do.
    enum Phase: Sendable {
        /// The system is solved but for computing values.
        case solved
        /// All rows are feasible, the objectives may not be optimal: the primal simplex algorithm follows.
        case needsOptimising
        /// The objectives are optimal, rows may not be feasible: the dual simplex algorithm follows.
        case needsFeasibility
        /// Neither is known: rows are made feasible first, then the objectives are optimised.
        case needsBoth
    }

    var definitions = Definitions()
    var tableau = Tableau()
    var terms = TermStore()
    var records: ContiguousArray<Record> = []
    var unusedConstraints: ContiguousArray<Int32> = []
    var unusedVariables: ContiguousArray<Int32> = []
    /// The number of pivots at which the accuracy of the system is measured next.
    var nextMeasurement = ConstraintSolver.pivotsBetweenMeasurements

    /// The number of pivots after which the accuracy of the system is measured.
    static let pivotsBetweenMeasurements = 512

    /// Creates a system without variables and constraints.
    public init() {}

    /// What the next call of `solve()` has to do, as the lists of work tell.
    var phase: Phase {
        switch (tableau.candidates.isEmpty, tableau.suspects.isEmpty) {
        case (true, true): .solved
        case (false, true): .needsOptimising
        case (true, false): .needsFeasibility
        case (false, false): .needsBoth
        }
    }

    // MARK: Variables

    /// Creates a variable. Its value is 0 while no constraint names it.
    public mutating func makeVariable() -> Variable {
        let index: Int32
        if let unused = unusedVariables.popLast() {
            index = unused
        } else {
            index = Int32(definitions.records.count)
            definitions.grow(variables: definitions.records.count + 1, residuals: records.count)
        }
        definitions.records[index].isLive = true
        return Variable(index: index)
    }

    /// Removes a variable that no constraint names.
    public mutating func remove(_ variable: Variable) {
        check(variable)
        let record = definitions.records[variable.index]
        precondition(
            record.users == 0, "A variable is removed while constraints name it; remove those constraints first.")
        precondition(!record.isDefined)
        definitions.records[variable.index].isLive = false
        definitions.records[variable.index].order = 0
        definitions.records[variable.index].value = 0
        definitions.forget(variable.index)
        unusedVariables.append(variable.index)
    }

    /// The value of a variable, as of the last call of ``solve()``.
    public func value(of variable: Variable) -> Double {
        check(variable)
        return definitions.records[variable.index].value
    }

    /// Returns the variables whose value has changed since the last call of this method, each once, in no order.
    public mutating func takeChangedVariables() -> [Variable] {
        var result: [Variable] = []
        result.reserveCapacity(definitions.changed.count)
        for variable in definitions.changed {
            definitions.records[variable].isChanged = false
            if definitions.records[variable].isLive { result.append(Variable(index: variable)) }
        }
        definitions.changed.removeAll(keepingCapacity: true)
        return result
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

/// A system of linear constraints with priorities, solved incrementally.
///
///     var solver = ConstraintSolver()
///     let left = solver.makeVariable()
///     let right = solver.makeVariable()
///     try solver.add([.init(left, 1)], .equal, 10, priority: .required)
///     try solver.add([.init(right, 1), .init(left, -1)], .greaterThanOrEqual, 100, priority: .required)
///     let size = try solver.addContentSize(
///         right, 80, hugging: .init(250), compressionResistance: .init(750))
///     try solver.solve()
///     solver.value(of: right)    // 110
///     solver.setConstant(200, of: size)
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
/// A copy of a solver is a system of its own with the same variables and constraints. It shares memory with the original
/// until one of them is changed.
///
/// The algorithm is Cassowary, by Greg J. Badros, Alan Borning and Peter J. Stuckey: "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm", ACM Transactions on Computer-Human Interaction 8 (4), 2001. Three things differ. Each
/// priority has an objective of its own where the paper has weights. One residual per constraint, with costs on both sides
/// of zero, stands for the paper's error, slack and dummy symbols. And unrestricted variables are defined by constraints
/// in terms of each other, so that only what remains takes part in the simplex algorithm.
public struct ConstraintSolver: Sendable {
    /// The system, in memory that copies of the solver share.
    ///
    /// It is written through the solver's `system` only, which makes sure that no other solver refers to it; so several
    /// threads may read it. It lies behind a pointer because Swift checks each access to a property of a class for
    /// conflicts, which a solver, being a value, excludes by itself.
    private final class Storage: @unchecked Sendable {
        let system = UnsafeMutablePointer<LinearSystem>.allocate(capacity: 1)

        init(_ system: consuming LinearSystem) { self.system.initialize(to: system) }

        deinit {
            system.deinitialize(count: 1)
            system.deallocate()
        }
    }

    private var storage = Storage(LinearSystem())

    /// Creates a system without variables and constraints.
    public init() {}

    /// The system. Before it is written it is copied if copies of the solver share it.
    private var system: LinearSystem {
        @inline(__always) _read { yield storage.system.pointee }
        @inline(__always) _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.system.pointee.copy()) }
            yield &storage.system.pointee
        }
    }

    // MARK: Variables

    /// Creates a variable. Its value is 0 while no constraint names it.
    public mutating func makeVariable() -> Variable { system.makeVariable() }

    /// Removes a variable that no constraint names.
    public mutating func remove(_ variable: Variable) { system.remove(variable) }

    /// The value of a variable, as of the last call of ``solve()``.
    public func value(of variable: Variable) -> Double { system.value(of: variable) }

    /// Returns the variables whose value has changed since the last call of this method, each once, in no order. It takes
    /// time in proportion to their number.
    public mutating func takeChangedVariables() -> [Variable] { system.takeChangedVariables() }

    // MARK: Constraints

    /// Adds a constraint: a sum of terms equals a constant, or does not exceed it, or does not fall below it.
    /// - Parameters:
    ///   - terms: The terms. A variable may occur in several; without terms the sum is 0.
    ///   - relation: How the sum relates to the constant.
    ///   - constant: The constant, finite.
    ///   - priority: How strongly the constraint is meant.
    /// - Throws: ``Contradiction`` if the constraint is required and cannot hold together with those of its participants;
    ///   the system is then as it was.
    @discardableResult
    public mutating func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority
    ) throws(Contradiction) -> Constraint {
        try system.add(terms, relation, constant, priority: priority)
    }

    /// Adds a constraint that a variable equals a size, with different priorities for not being larger and for not being
    /// smaller: what views ask for their content.
    /// - Parameters:
    ///   - variable: The variable.
    ///   - size: The size, finite.
    ///   - hugging: How strongly the variable shall not exceed the size.
    ///   - compressionResistance: How strongly the variable shall not fall below the size.
    /// - Throws: ``Contradiction`` if one of the priorities is required and the constraint cannot hold together with those
    ///   of its participants; the system is then as it was.
    @discardableResult
    public mutating func addContentSize(
        _ variable: Variable, _ size: Double, hugging: Priority, compressionResistance: Priority
    ) throws(Contradiction) -> Constraint {
        try system.addContentSize(
            variable, size, hugging: hugging, compressionResistance: compressionResistance)
    }

    /// Removes a constraint.
    public mutating func remove(_ constraint: Constraint) { system.remove(constraint) }

    /// Changes the constant of a constraint, or the size of one that
    /// ``addContentSize(_:_:hugging:compressionResistance:)`` has added. The next call of ``solve()`` heeds it.
    public mutating func setConstant(_ constant: Double, of constraint: Constraint) {
        system.setConstant(constant, of: constraint)
    }

    /// Makes a required constraint optional, with the priority ``Priority/weakened``. A required side of a content size is
    /// made optional likewise. Nothing happens to a constraint that is optional.
    public mutating func weaken(_ constraint: Constraint) { system.weaken(constraint) }

    // MARK: Solving

    /// Finds the values of all variables.
    /// - Throws: ``Contradiction`` if changed constants have made required constraints contradict each other. Values are
    ///   then as before. Remove or ``weaken(_:)`` one of the participants, or change a constant, and solve again.
    public mutating func solve() throws(Contradiction) { try system.solve() }

    /// Returns true if required equations alone give a variable its value, so that no optional constraint can change it. Call it
    /// after ``solve()``; before, the answer is false.
    ///
    /// - Complexity: Proportional to the number of constraints that the variable's value follows from.
    public mutating func isDetermined(_ variable: Variable) -> Bool { system.isDetermined(variable) }

    // MARK: Diagnosis

    /// Returns true if another solution that is as good gives a variable another value. Use it for diagnosis: it takes the
    /// time of copying and solving the system.
    ///
    /// A variable that no constraint determines is ambiguous. If required constraints contradict each other, nothing is.
    public func isAmbiguous(_ variable: Variable) -> Bool { system.isAmbiguous(variable) }

    /// Returns the constraints that determine a variable: those that hold without slack and error, and whose constants the
    /// value of the variable follows. They are sorted. Use it for diagnosis: it takes the time of copying the system.
    public func constraints(affecting variable: Variable) -> [Constraint] {
        system.constraints(affecting: variable)
    }

    /// Returns what is wrong with the state of the solver; nothing is if it is empty. It takes the time of several
    /// solutions.
    func checkInvariants() -> [String] { system.checkInvariants() }

    /// The number of places for variables, constraints and coefficients that are or have been in use.
    var placeCount: Int {
        system.records.count + system.definitions.records.count + system.tableau.matrix.entries.count
            + system.definitions.matrix.entries.count
    }
}

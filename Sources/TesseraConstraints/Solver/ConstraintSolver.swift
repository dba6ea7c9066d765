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
/// Required constraints are always satisfied. Among the values that satisfy them, the solver chooses some
/// for which the sum of the violations of constraints of the highest optional priority is the least; among
/// those, some for which the sum of the next priority is the least, and so on.
///
/// Adding, removing and changing constraints is cheap. Most of the work is done by ``solve()``, which starts
/// from the previous solution. Values are those of the last call of `solve()`.
///
/// A copy of a solver is an independent system with the same variables and constraints. It shares memory
/// with the original until one of them is changed.
///
/// The algorithm is Cassowary, by Greg J. Badros, Alan Borning and Peter J. Stuckey: "The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm", ACM Transactions on Computer-Human Interaction 8 (4), 2001. It
/// differs in three ways. Each priority has an objective of its own, while the paper uses weights. Each
/// constraint has one residual, with costs on both sides of zero, in the place of the paper's error, slack
/// and dummy symbols. And unrestricted variables are defined by constraints in terms of each other, so that
/// only the other constraints take part in the simplex algorithm.
public struct ConstraintSolver: Sendable {
    /// The system, in memory that copies of the solver share.
    ///
    /// Only the solver's `system` writes it, after it has made sure that no other solver refers to it, so
    /// that several threads may read it. It is behind a pointer because Swift checks each access to a
    /// property of a class for conflicts, which cannot occur here, as a solver is a value.
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

    /// The system. If copies of the solver share it, it is copied before it is written.
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

    /// Returns the value of a variable, as of the last call of ``solve()``.
    public func value(of variable: Variable) -> Double { system.value(of: variable) }

    /// Returns the variables whose values have changed since the last call of this method, each once, in no
    /// particular order. The time is in proportion to their number.
    public mutating func takeChangedVariables() -> [Variable] { system.takeChangedVariables() }

    // MARK: Constraints

    /// Adds a constraint: a sum of terms equals a constant, is at most the constant, or is at least the
    /// constant.
    /// - Parameters:
    ///   - terms: The terms. A variable may occur in several of them; without terms the sum is 0.
    ///   - relation: The relation between the sum and the constant.
    ///   - constant: The constant, which must be finite. Beyond ``maximumConstant`` it counts as that number.
    ///   - priority: The importance of the constraint.
    /// - Returns: The constraint.
    /// - Throws: ``Contradiction`` if the constraint is required and cannot be satisfied together with the
    ///   participants of the error. The system does not change in this case.
    @discardableResult
    public mutating func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority
    ) throws(Contradiction) -> Constraint {
        try system.add(terms, relation, Self.limited(constant), priority: priority)
    }

    /// Adds a constraint that a variable equals a size, with different priorities for the variable being
    /// larger and smaller. Views have such constraints for their content.
    /// - Parameters:
    ///   - variable: The variable.
    ///   - size: The size, which must be finite. Beyond ``maximumConstant`` it counts as that number.
    ///   - hugging: The importance of the variable not being larger than the size.
    ///   - compressionResistance: The importance of the variable not being smaller than the size.
    /// - Returns: The constraint.
    /// - Throws: ``Contradiction`` if one of the priorities is required and the constraint cannot be
    ///   satisfied together with the participants of the error. The system does not change in this case.
    @discardableResult
    public mutating func addContentSize(
        _ variable: Variable, _ size: Double, hugging: Priority, compressionResistance: Priority
    ) throws(Contradiction) -> Constraint {
        try system.addContentSize(
            variable, Self.limited(size), hugging: hugging, compressionResistance: compressionResistance)
    }

    /// The greatest absolute value of a constant. The solver computes with differences of constants, in which a much greater
    /// number, such as `CGFloat.greatestFiniteMagnitude`, would leave nothing of the other terms.
    public static let maximumConstant = 1e7

    private static func limited(_ constant: Double) -> Double {
        // An infinite constant, or one that is not a number, is passed on unchanged and ends the program with a message.
        constant.isFinite ? min(max(constant, -maximumConstant), maximumConstant) : constant
    }

    /// Removes a constraint.
    public mutating func remove(_ constraint: Constraint) { system.remove(constraint) }

    /// Changes the constant of a constraint, or the size of one that
    /// ``addContentSize(_:_:hugging:compressionResistance:)`` has added. The change takes effect in the next
    /// call of ``solve()``.
    public mutating func setConstant(_ constant: Double, of constraint: Constraint) {
        system.setConstant(Self.limited(constant), of: constraint)
    }

    /// Makes a required constraint optional, with the priority ``Priority/weakened``. The same happens to a
    /// required side of a content size. An optional constraint does not change.
    public mutating func weaken(_ constraint: Constraint) { system.weaken(constraint) }

    // MARK: Solving

    /// Finds the values of all variables.
    /// - Throws: ``Contradiction`` if changes of constants have made required constraints contradict each
    ///   other. The values do not change in this case. Remove or ``weaken(_:)`` one of the participants, or
    ///   change a constant, and solve again.
    public mutating func solve() throws(Contradiction) { try system.solve() }

    /// Returns true if required equations alone determine the value of a variable, so that no optional
    /// constraint can change it. Call it after ``solve()``; before, the result is false.
    ///
    /// - Complexity: Proportional to the number of constraints that determine the variable's value.
    public mutating func isDetermined(_ variable: Variable) -> Bool { system.isDetermined(variable) }

    // MARK: Diagnosis

    /// Returns true if another solution that is equally good gives a variable another value. Use it for
    /// diagnosis only: it copies and solves the system.
    ///
    /// A variable that no constraint determines is ambiguous. If required constraints contradict each other,
    /// no variable is.
    public func isAmbiguous(_ variable: Variable) -> Bool { system.isAmbiguous(variable) }

    /// Returns the constraints that determine a variable, sorted. They are satisfied exactly, without slack,
    /// and a change of their constants changes the value of the variable. Use it for diagnosis only: it
    /// copies the system.
    public func constraints(affecting variable: Variable) -> [Constraint] {
        system.constraints(affecting: variable)
    }

    /// Returns descriptions of the errors in the state of the solver, or an empty array if it is consistent.
    /// It takes as long as several solutions.
    func checkInvariants() -> [String] { system.checkInvariants() }

    /// The number of places for variables, constraints and coefficients that are or have been in use; for
    /// tests.
    var placeCount: Int {
        system.records.count + system.definitions.records.count + system.tableau.matrix.entries.count
            + system.definitions.matrix.entries.count
    }
}

extension ConstraintSolver {
    /// An unknown of a system. It belongs to the solver that created it and to copies of that solver.
    public struct Variable: Hashable, Sendable {
        let index: Int32

        /// The number of the variable among all variables of the solver, which can serve as an index of
        /// arrays. The number of a removed variable is used again.
        public var number: Int { Int(index) }
    }

    /// A constraint of a system. It belongs to the solver that created it and to copies of that solver.
    ///
    /// Constraints are ordered by their numbers.
    public struct Constraint: Hashable, Comparable, Sendable {
        let index: Int32

        /// The number of the constraint among all constraints of the solver, which can serve as an index of
        /// arrays. The number of a removed constraint is used again.
        public var number: Int { Int(index) }

        /// Returns true if the number of one constraint is less than that of the other.
        public static func < (left: Constraint, right: Constraint) -> Bool { left.index < right.index }
    }
}

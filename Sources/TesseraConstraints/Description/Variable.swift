extension ConstraintSolver {
    /// An unknown of a system. It belongs to the solver that made it, and to copies of that solver.
    public struct Variable: Hashable, Sendable {
        let index: Int32

        /// The place of the variable among all that the solver has, by which arrays can keep what belongs to it. The number
        /// of a removed variable is used again.
        public var number: Int { Int(index) }
    }

    /// A constraint of a system. It belongs to the solver that made it, and to copies of that solver.
    ///
    /// Constraints compare by the place where the solver keeps them; the place of a removed constraint is used again.
    public struct Constraint: Hashable, Comparable, Sendable {
        let index: Int32

        /// The place of the constraint among all that the solver has, by which arrays can keep what belongs to it. The number
        /// of a removed constraint is used again.
        public var number: Int { Int(index) }

        /// Returns true if the solver keeps one constraint before the other.
        public static func < (left: Constraint, right: Constraint) -> Bool { left.index < right.index }
    }
}

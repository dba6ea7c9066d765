extension ConstraintSolver {
    /// A variable times a coefficient.
    public struct Term: Sendable {
        /// The variable.
        public var variable: Variable
        /// The finite number that multiplies the variable.
        public var coefficient: Double

        /// Creates a term.
        public init(_ variable: Variable, _ coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The relation between the sum of a constraint's terms and its constant.
    public enum Relation: Sendable {
        /// The sum is the constant.
        case equal
        /// The sum is the constant or less.
        case lessThanOrEqual
        /// The sum is the constant or more.
        case greaterThanOrEqual
    }
}

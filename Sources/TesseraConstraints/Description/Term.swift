extension ConstraintSolver {
    /// A variable times a coefficient.
    public struct Term: Sendable {
        /// The variable.
        public var variable: Variable
        /// The finite number that multiplies the variable.
        public var coefficient: Double

        /// Creates a term: a variable times a coefficient, which must be finite.
        public init(_ variable: Variable, _ coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The relation between the sum of a constraint's terms and its constant.
    public enum Relation: Sendable {
        /// The sum equals the constant.
        case equal
        /// The sum is at most the constant.
        case lessThanOrEqual
        /// The sum is at least the constant.
        case greaterThanOrEqual
    }
}

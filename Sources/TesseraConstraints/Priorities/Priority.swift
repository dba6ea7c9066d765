extension ConstraintSolver {
    /// How strongly a constraint is meant. A constraint of a higher priority is never sacrificed for any number of
    /// constraints of lower priorities.
    public struct Priority: Hashable, Comparable, Sendable {
        /// The position among priorities: the value of an ordinary priority, 1000 for `weakened`, infinity for `required`.
        let rank: Float

        /// Creates a priority.
        /// - Parameter value: A number above 0, at most 1000, as UIKit weighs layout priorities. 1000 is required; lower
        ///   values are optional.
        public init(_ value: Float) {
            precondition(
                value > 0 && value <= 1000,
                "The priority of a constraint is \(value); it lies above 0 and is at most 1000.")
            rank = value == 1000 ? .infinity : value
        }

        private init(rank: Float) { self.rank = rank }

        /// The constraint must hold.
        public static let required = Priority(rank: .infinity)

        /// The optional priority above all others, which ``ConstraintSolver/weaken(_:)`` gives.
        public static let weakened = Priority(rank: 1000)

        /// Returns true if one priority is weaker than the other.
        public static func < (left: Priority, right: Priority) -> Bool { left.rank < right.rank }
    }
}

extension ConstraintSolver {
    /// The importance of a constraint. The solver never violates a constraint of a higher priority in order
    /// to satisfy constraints of lower priorities, however many there are.
    public struct Priority: Hashable, Comparable, Sendable {
        /// The number by which priorities are compared: the value of an ordinary priority, 1000 for
        /// `weakened`, infinity for `required`.
        let rank: Float

        /// Creates a priority.
        /// - Parameter value: A number above 0 and at most 1000, as for UIKit's layout priorities. 1000 is
        ///   required; lower values are optional.
        public init(_ value: Float) {
            precondition(
                value > 0 && value <= 1000,
                "The priority of a constraint is \(value); it lies above 0 and is at most 1000.")
            rank = value == 1000 ? .infinity : value
        }

        private init(rank: Float) { self.rank = rank }

        /// The constraint must be satisfied.
        public static let required = Priority(rank: .infinity)

        /// The highest optional priority, which ``ConstraintSolver/weaken(_:)`` gives to constraints.
        public static let weakened = Priority(rank: 1000)

        /// Returns true if one priority is less important than the other.
        public static func < (left: Priority, right: Priority) -> Bool { left.rank < right.rank }
    }
}

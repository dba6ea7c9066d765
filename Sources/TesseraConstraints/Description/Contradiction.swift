extension ConstraintSolver {
    /// A set of required constraints that cannot all be satisfied.
    public struct Contradiction: Error, Equatable, Sendable {
        /// The constraints that contradict each other, sorted. If any one of them is removed, the others can
        /// be satisfied.
        ///
        /// If a method that adds a constraint throws the error, these are the constraints that the new one
        /// contradicts. The new constraint, which gets no identity, is not among them. The array is empty if
        /// the new constraint contradicts itself.
        public let participants: [Constraint]
    }
}

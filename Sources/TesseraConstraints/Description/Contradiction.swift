extension ConstraintSolver {
    /// Required constraints that cannot all hold.
    public struct Contradiction: Error, Equatable, Sendable {
        /// The constraints that contradict each other, sorted; without any one of them the others can hold together.
        ///
        /// Where a method that adds a constraint throws, these are the constraints that the new one contradicts; the
        /// new one, which gets no identity, is not among them. They are empty if the new one contradicts itself.
        public let participants: [Constraint]
    }
}

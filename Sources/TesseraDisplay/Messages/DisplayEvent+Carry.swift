extension DisplayEvent {
    /// A key with which the user drags something.
    public struct Carry: Codable, Equatable, Sendable {
        /// What the key does.
        public var step: Step
        /// The element that has the focus, where something is lifted. Absent otherwise.
        public var view: Int?

        /// Creates a report.
        public init(step: Step, view: Int? = nil) {
            self.step = step
            self.view = view
        }

        /// What a key does with something that is dragged.
        public enum Step: String, Codable, Sendable {
            /// It lifts what has the focus.
            case lift
            /// It carries what is lifted to the next place in a direction.
            case left, right, up, down
            /// It carries what is lifted to the next or the previous view that takes drops.
            case next, previous
            /// It drops what is lifted.
            case drop
            /// It brings what is lifted back.
            case cancel
        }
    }
}

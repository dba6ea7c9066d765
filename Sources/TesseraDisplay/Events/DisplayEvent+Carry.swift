extension DisplayEvent {
    /// A press of a key with which the user drags something.
    public struct Carry: Codable, Equatable, Sendable {
        /// The effect of the key.
        public var step: Step
        /// The element that has the focus, if the key lifts it. Otherwise, it is absent.
        public var view: Int?

        /// Creates a report.
        public init(step: Step, view: Int? = nil) {
            self.step = step
            self.view = view
        }

        /// The effects of keys on something that is dragged.
        public enum Step: String, Codable, Sendable {
            /// The key lifts the element that has the focus.
            case lift
            /// The key moves the dragged items to the next place in a direction.
            case left, right, up, down
            /// The key moves the dragged items to the next or the previous view that accepts drops.
            case next, previous
            /// The key drops the dragged items.
            case drop
            /// The key ends the drag, and the items return to their source.
            case cancel
        }
    }
}

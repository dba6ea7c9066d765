extension DisplayEvent {
    /// A change of a row that can be swiped aside.
    public struct Swipe: Codable, Equatable, Sendable {
        /// The element with ``NodeProperties/swipe``.
        public var view: Int
        /// The kind of change.
        public var phase: Phase
        /// The edge of the row at which the change happened.
        public var side: SwipeContent.Side
        /// The highest ``SwipeContent/revision`` that the display had applied.
        public var revision: Int

        /// Creates a report.
        public init(view: Int, phase: Phase, side: SwipeContent.Side, revision: Int) {
            self.view = view
            self.phase = phase
            self.side = side
            self.revision = revision
        }

        /// The kinds of changes of a row.
        public enum Phase: String, Codable, Sendable {
            /// The row begins to move away from the edge, where its actions are to appear.
            case began
            /// The finger was lifted with the actions open.
            case opened
            /// The row has returned to its usual place.
            case closed
            /// The row was swiped all the way, which performs the first action.
            case performed
        }
    }
}

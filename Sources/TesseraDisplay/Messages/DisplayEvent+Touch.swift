extension DisplayEvent {
    /// One finger, or the mouse with its button down.
    public struct Touch: Codable, Equatable, Sendable {
        /// The number of the touch, which stays the same from when the finger goes down until it comes up.
        public var id: Int
        /// The stage of the touch.
        public var phase: Phase
        /// The place, in points of the screen.
        public var x: Double, y: Double
        /// The time of the report, in seconds of the display's own clock.
        public var time: Double
        /// The kind of pointer, if the touch begins and the pointer is not a finger. Otherwise it is absent.
        public var pointer: Pointer?
        /// A Boolean value that tells whether the secondary button of the mouse makes the touch, if the
        /// touch begins. If absent, it does not.
        public var isSecondary: Bool?

        /// Creates a touch.
        public init(
            id: Int, phase: Phase, x: Double, y: Double, time: Double, pointer: Pointer? = nil,
            isSecondary: Bool? = nil
        ) {
            self.isSecondary = isSecondary
            self.id = id
            self.phase = phase
            self.x = x
            self.y = y
            self.time = time
            self.pointer = pointer
        }

        private enum CodingKeys: String, CodingKey {
            case id, phase, x, y, time, pointer
            case isSecondary = "secondary"
        }

        /// The kinds of pointers other than fingers.
        public enum Pointer: String, Codable, Sendable {
            /// The mouse or a trackpad, with its button down.
            case mouse
            /// A pen.
            case pen
        }

        /// The stages of a touch.
        public enum Phase: String, Codable, Sendable {
            /// The finger went down.
            case began
            /// The finger moved.
            case moved
            /// The finger came up.
            case ended
            /// Scrolling, or the browser, took the touch over.
            case cancelled
        }
    }
}

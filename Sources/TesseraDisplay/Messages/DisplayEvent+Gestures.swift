extension DisplayEvent {
    /// Where the mouse or a pen is that touches nothing.
    public struct Hover: Codable, Equatable, Sendable {
        /// The place in points of the screen.
        public var x: Double, y: Double
        /// When, in seconds of the display's own clock.
        public var time: Double
        /// A Boolean value that tells whether it is over an element that wishes to know it. False once, when
        /// it has gone.
        public var isOver: Bool

        /// Creates a report.
        public init(x: Double, y: Double, time: Double, isOver: Bool) {
            self.x = x
            self.y = y
            self.time = time
            self.isOver = isOver
        }

        private enum CodingKeys: String, CodingKey {
            case x, y, time
            case isOver = "over"
        }

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? {
            DisplayEvent.areCoordinates(x, y) && time.isFinite
                ? nil : "A pointer hovers within a million points of the screen."
        }
    }

    /// A change of size that is made without touching the screen.
    public struct Transform: Codable, Equatable, Sendable {
        /// What happened.
        public var phase: Touch.Phase
        /// Where the pointer is, in points of the screen.
        public var x: Double, y: Double
        /// The present size divided by the size at the beginning of the movement, in 0.001...1,000.
        public var scale: Double
        /// When, in seconds of the display's own clock.
        public var time: Double

        /// Creates a report.
        public init(phase: Touch.Phase, x: Double, y: Double, scale: Double, time: Double) {
            self.phase = phase
            self.x = x
            self.y = y
            self.scale = scale
            self.time = time
        }

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? {
            DisplayEvent.areCoordinates(x, y) && time.isFinite && (0.001...1_000).contains(scale)
                ? nil : "A change of size is 0.001...1,000, within a million points of the screen."
        }
    }

    /// A wish for a context menu.
    public struct ContextMenu: Codable, Equatable, Sendable {
        /// The innermost element there with ``GestureWishes/contextMenu``.
        public var view: Int
        /// Where, in points of the screen. If absent, the keyboard asks, for the element as a whole.
        public var x: Double?, y: Double?
        /// The finger that has stayed where it is, as its touch is called. If absent, there is no finger.
        public var touch: Int?
        /// Whether the display only asks if there are menus, for ``GestureWishes/earlyMenuQuestion``: nothing opens. If absent, a menu opens.
        public var isEarly: Bool?

        private enum CodingKeys: String, CodingKey {
            case view, x, y, touch
            case isEarly = "early"
        }

        /// Creates a wish.
        public init(
            view: Int, x: Double? = nil, y: Double? = nil, touch: Int? = nil, isEarly: Bool? = nil
        ) {
            self.view = view
            self.x = x
            self.y = y
            self.touch = touch
            self.isEarly = isEarly
        }

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? {
            DisplayEvent.areCoordinates(x ?? 0, y ?? 0) && (x == nil) == (y == nil)
                ? nil
                : "A menu is asked for at two coordinates within a million points of the screen, or at none."
        }
    }
}

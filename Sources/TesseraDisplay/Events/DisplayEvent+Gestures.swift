extension DisplayEvent {
    /// The place of a mouse or a pen that touches nothing.
    public struct Hover: Codable, Equatable, Sendable {
        /// The place in points of the screen.
        public var x: Double, y: Double
        /// The time of the report, in seconds of the display's own clock.
        public var time: Double
        /// A Boolean value that tells whether the pointer is over an element with ``GestureWishes/hover``.
        /// One report with false ends a series of reports with true.
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
        /// The stage of the change.
        public var phase: Touch.Phase
        /// The place of the pointer, in points of the screen.
        public var x: Double, y: Double
        /// The present size divided by the size at the beginning of the movement, in 0.001...1,000.
        public var scale: Double
        /// The time of the report, in seconds of the display's own clock.
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

    /// A request of the user for a context menu.
    public struct ContextMenu: Codable, Equatable, Sendable {
        /// The innermost element at the place that has ``GestureWishes/contextMenu``, or a text with ``InputContent/hasMenu``.
        public var view: Int
        /// The place, in points of the screen. If absent, the request came from the keyboard and is for the
        /// element as a whole.
        public var x: Double?, y: Double?
        /// The finger that rests on the element, as ``Touch/id`` identifies it. If absent, no finger is
        /// involved.
        public var touch: Int?
        /// A Boolean value that tells whether the display only asks if there are menus, for
        /// ``GestureWishes/earlyMenuQuestion``, and opens none. If absent, a menu opens.
        public var isEarly: Bool?
        /// The element under the mouse. It is absent if no mouse is involved, or if the display does not name it.
        public var target: Touch.Target?

        private enum CodingKeys: String, CodingKey {
            case view, x, y, touch, target
            case isEarly = "early"
        }

        /// Creates a request.
        public init(
            view: Int, x: Double? = nil, y: Double? = nil, touch: Int? = nil, isEarly: Bool? = nil,
            target: Touch.Target? = nil
        ) {
            self.view = view
            self.x = x
            self.y = y
            self.touch = touch
            self.isEarly = isEarly
            self.target = target
        }

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? {
            guard DisplayEvent.areCoordinates(x ?? 0, y ?? 0), (x == nil) == (y == nil) else {
                return
                    "A menu is asked for at two coordinates within a million points of the screen, or at none."
            }
            if target != nil, x == nil || touch != nil || isEarly == true {
                return "Only a request of the mouse for a menu has a target."
            }
            return target?.complaint
        }
    }
}

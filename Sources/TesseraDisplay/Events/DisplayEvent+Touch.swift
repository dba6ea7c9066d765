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
        /// The modifier keys that are down, as the sum that ``KeyModifiers`` describes. If absent, none is.
        public var modifiers: Int?
        /// The element under the finger, if the touch begins. It is absent if there is none, or if the display does not name it.
        public var target: Target?

        /// Creates a touch.
        public init(
            id: Int, phase: Phase, x: Double, y: Double, time: Double, pointer: Pointer? = nil,
            isSecondary: Bool? = nil, modifiers: Int? = nil, target: Target? = nil
        ) {
            self.isSecondary = isSecondary
            self.modifiers = modifiers
            self.target = target
            self.id = id
            self.phase = phase
            self.x = x
            self.y = y
            self.time = time
            self.pointer = pointer
        }

        private enum CodingKeys: String, CodingKey {
            case id, phase, x, y, time, pointer, modifiers, target
            case isSecondary = "secondary"
        }

        /// The element under a finger that goes down, or under a mouse that asks for a context menu.
        ///
        /// The user points at what the display displays. On a slow network, the app may have moved the element meanwhile. By
        /// this value, the app learns what the user has meant.
        public struct Target: Codable, Equatable, Sendable {
            /// The number of the element.
            public var view: Int
            /// The place of the finger or the mouse from the top left corner of the smallest upright rectangle around the
            /// element, in points.
            public var x: Double, y: Double
            /// The number of patches that the display has applied since the last whole scene.
            public var patches: Int

            /// Creates a target.
            public init(view: Int, x: Double, y: Double, patches: Int) {
                self.view = view
                self.x = x
                self.y = y
                self.patches = patches
            }

            /// The reason why no display can have sent this, or nil if it is valid.
            var complaint: String? {
                guard DisplayEvent.areCoordinates(x, y) else {
                    return "A target lies within a million points of the corner of its element."
                }
                return patches >= 0 ? nil : "The number of patches is not negative."
            }
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

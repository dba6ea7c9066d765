/// Makes an element the look of things that the user drags.
///
/// The display moves the element along with the pointer by itself, and reports the pointer's places as
/// touches. If the user drags by keyboard, the element lies at its frame.
public struct DragContent: Codable, Equatable, Sendable {
    /// The touch that moves the element: ``DisplayEvent/Touch/id``. If absent, the user drags by keyboard,
    /// and the display reports the keys as ``DisplayEvent/Carry``.
    public var touch: Int?
    /// The place of the touch, in points of the screen, at which the element lies at its frame. If absent,
    /// there is no touch.
    public var x: Double?, y: Double?
    /// The text that assistive technology reads when it changes. If absent, it reads nothing.
    public var status: String?

    /// Creates the description of something that is dragged.
    public init(touch: Int? = nil, x: Double? = nil, y: Double? = nil, status: String? = nil) {
        self.touch = touch
        self.x = x
        self.y = y
        self.status = status
    }

    private enum CodingKeys: String, CodingKey {
        case touch = "t"
        case x, y
        case status = "s"
    }
}

/// The parts of an element that can be dragged.
public enum DragSourceContent: String, Codable, Equatable, Sendable {
    /// The element itself.
    case itself = "e"
    /// The items that the element contains.
    case items = "i"
}

/// Makes an element the look of things that the user drags.
///
/// The display moves the element along with the pointer by itself, and reports the pointer's places as touches. What is carried by
/// keyboard lies where its frame says.
public struct DragContent: Codable, Equatable, Sendable {
    /// The touch that moves the element: ``DisplayEvent/Touch/id``. If absent, the keyboard carries it, and its keys come as
    /// ``DisplayEvent/Carry``.
    public var touch: Int?
    /// Where the touch was, in points of the screen, when the element lay at its frame. Absent where there is no touch.
    public var x: Double?, y: Double?
    /// What assistive technology says when it changes. If absent, it says nothing.
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

/// What of an element can be dragged.
public enum DragSourceContent: String, Codable, Equatable, Sendable {
    /// The element itself.
    case itself = "e"
    /// The items that it holds.
    case items = "i"
}

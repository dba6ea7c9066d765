/// The ways in which a display supports the gestures of an element, besides reporting touches.
public struct GestureWishes: OptionSet, Codable, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt16
    /// Creates a set from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The app uses several fingers on the element: they neither zoom the page nor scroll.
    public static let severalFingers = GestureWishes(rawValue: 1 << 0)
    /// The display reports a mouse or a pen that moves over the element without touching it.
    public static let hover = GestureWishes(rawValue: 1 << 1)
    /// The display reports touches with the secondary button of the mouse.
    public static let secondaryButton = GestureWishes(rawValue: 1 << 2)
    /// The display reports requests for a context menu, which are made with a resting finger, the secondary
    /// button or the keyboard.
    public static let contextMenu = GestureWishes(rawValue: 1 << 3)
    /// The display lifts the element as soon as a finger rests on it, since it is certain that a context
    /// menu opens.
    public static let lift = GestureWishes(rawValue: 1 << 4)
    /// The app uses a finger that moves sideways on the element: it does not scroll.
    public static let sidewaysMoves = GestureWishes(rawValue: 1 << 5)
    /// The app uses a finger that moves up or down on the element: it does not scroll.
    public static let uprightMoves = GestureWishes(rawValue: 1 << 6)

    /// When a mouse enters an element within this one, the display asks once whether there are context
    /// menus. If there are none, the browser's own menu opens from the first click on.
    public static let earlyMenuQuestion = GestureWishes(rawValue: 1 << 7)
    /// A mouse drags something as soon as it moves on the element with its button down: it does not swipe a row.
    public static let mouseDrags = GestureWishes(rawValue: 1 << 8)

    /// The app may move something else with the finger that scrolls the element. While the content is at its start, and
    /// wherever the app has put it during a drag, the display asks the app what the finger does to it.
    public static let accompaniedScrolling = GestureWishes(rawValue: 1 << 9)

    /// Reads the number on the wire.
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(UInt16.self)
    }

    /// Writes the number on the wire.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

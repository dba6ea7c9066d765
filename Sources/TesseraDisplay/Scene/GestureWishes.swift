/// What a display does for the gestures of an element, besides telling of a finger or the mouse button that is down.
public struct GestureWishes: OptionSet, Codable, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Several fingers on the element are the app's: the page is not zoomed with them, and they scroll nothing.
    public static let severalFingers = GestureWishes(rawValue: 1 << 0)
    /// It tells of a mouse or pen that moves over the element without touching.
    public static let hover = GestureWishes(rawValue: 1 << 1)
    /// It tells of the secondary button of the mouse, with touches.
    public static let secondaryButton = GestureWishes(rawValue: 1 << 2)
    /// It tells where a context menu is asked for: by a finger that stays, the secondary button or the keyboard.
    public static let contextMenu = GestureWishes(rawValue: 1 << 3)
    /// It lifts the element at once as a finger stays on it, since a context menu is certain.
    public static let lift = GestureWishes(rawValue: 1 << 4)
    /// A finger that moves sideways on the element is the app's, and scrolls nothing.
    public static let sidewaysMoves = GestureWishes(rawValue: 1 << 5)
    /// A finger that moves up or down on the element is the app's, and scrolls nothing.
    public static let uprightMoves = GestureWishes(rawValue: 1 << 6)

    /// It asks once, as a mouse comes over something within the element, whether there are context menus, so that the browser's own opens
    /// from the first click on where there are none.
    public static let earlyMenuQuestion = GestureWishes(rawValue: 1 << 7)

    /// Reads the number of the wire.
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(UInt8.self)
    }

    /// Writes the number of the wire.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

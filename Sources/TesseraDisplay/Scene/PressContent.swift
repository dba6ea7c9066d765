/// How an element looks while it is pressed. A display fades it by itself as soon as a finger is on it, and while the app says so.
public struct PressContent: Codable, Equatable, Sendable {
    /// The part of its opacity that a pressed element keeps, 0...1.
    public var opacity: Double
    /// Whether the element looks pressed whatever fingers do. If absent, it does not.
    public var isPressed: Bool?

    /// Creates the look of a pressed element.
    public init(opacity: Double, isPressed: Bool? = nil) {
        self.opacity = opacity
        self.isPressed = isPressed
    }

    private enum CodingKeys: String, CodingKey {
        case opacity = "o"
        case isPressed = "on"
    }
}

/// The look of an element while it is pressed. A display fades the element by itself as soon as a finger is
/// on it, and while ``isPressed`` is true.
public struct PressContent: Codable, Equatable, Sendable {
    /// The number by which the opacity of a pressed element is multiplied, 0...1.
    public var opacity: Double
    /// A Boolean value that tells whether the element looks pressed without a finger on it. If absent, it
    /// does not.
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

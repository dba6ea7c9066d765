/// The look of an element of whose content only the opacity counts: all of it has one grey, through which what lies behind shines.
public struct VibrancyContent: Codable, Equatable, Sendable {
    /// The lightness of the grey, 0...1: black is 0, and white 1.
    public var lightness: Double
    /// The opacity of content that is opaque itself, 0...1.
    public var opacity: Double

    /// Creates a look.
    public init(lightness: Double, opacity: Double) {
        self.lightness = lightness
        self.opacity = opacity
    }

    private enum CodingKeys: String, CodingKey {
        case lightness = "l"
        case opacity = "o"
    }
}

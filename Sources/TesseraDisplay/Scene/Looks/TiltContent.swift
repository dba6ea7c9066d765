/// The places to which an element moves while the user tilts the device, as distances from its frame in points: `[x, y]` on the
/// wire.
public struct TiltContent: Codable, Equatable, Sendable {
    /// The distance while the device is at rest. If absent, it is `[0, 0]`.
    public var rest: [Double]?
    /// The further distance while the viewer is to the left of the screen's middle by the greatest distance that has an effect.
    public var left: [Double]
    /// The further distance while the viewer is as far to the right.
    public var right: [Double]
    /// The further distance while the viewer is as far above.
    public var top: [Double]
    /// The further distance while the viewer is as far below.
    public var bottom: [Double]

    /// Creates places.
    public init(
        rest: [Double]? = nil, left: [Double], right: [Double], top: [Double], bottom: [Double]
    ) {
        (self.rest, self.left, self.right, self.top, self.bottom) = (rest, left, right, top, bottom)
    }

    private enum CodingKeys: String, CodingKey {
        case rest = "o"
        case left = "l"
        case right = "r"
        case top = "t"
        case bottom = "b"
    }
}

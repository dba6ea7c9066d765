/// The radii of an element's corners, in points. On the wire they are one number if all corners have the
/// same radius.
public struct CornerRadii: Codable, Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
    /// The corner at the top left.
    public var topLeft: Double
    /// The corner at the top right.
    public var topRight: Double
    /// The corner at the bottom right.
    public var bottomRight: Double
    /// The corner at the bottom left.
    public var bottomLeft: Double

    /// Creates radii of four corners.
    public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Creates four corners with the same radius.
    public init(_ radius: Double) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// Creates four corners with the same radius.
    public init(floatLiteral value: Double) { self.init(value) }
    /// Creates four corners with the same radius.
    public init(integerLiteral value: Int) { self.init(Double(value)) }

    /// Reads the notation of the wire: one number for all corners, or four from the top left corner on,
    /// clockwise.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let radius = try? container.decode(Double.self) {
            self.init(radius)
            return
        }
        let radii = try container.decode([Double].self)
        guard radii.count == 4 else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "There are four corners, not \(radii.count).")
        }
        self.init(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
    }

    /// Writes the notation of the wire.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if Set([topLeft, topRight, bottomRight, bottomLeft]).count == 1 {
            try container.encode(topLeft)
        } else {
            try container.encode([topLeft, topRight, bottomRight, bottomLeft])
        }
    }
}

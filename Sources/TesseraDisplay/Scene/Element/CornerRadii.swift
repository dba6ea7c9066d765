import Foundation

/// The radii of an element's corners, in points. On the wire they are one number if all corners have the
/// same radius and a circular curve.
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
    /// The length of a corner's curve along the sides, as a multiple of the radius: from 1, which is a quarter of a circle, to
    /// ``continuousExpansion``. The display draws a superellipse that runs through the middle of the quarter circle.
    public var expansion = 1.0

    /// The factor of a continuous curve that has enough room, as Core Animation states it.
    public static let continuousExpansion = 1.528665

    /// The exponent of the superellipse that a factor stands for, 2 for a circle.
    ///
    /// In a corner of the radius 1, the curve |x|ⁿ + |y|ⁿ = 1, enlarged by the factor, keeps the distance of a circle from the
    /// corner along the diagonal, which is 1 − √½ in each direction.
    public var exponent: Double {
        let share = 1 - (1 - 0.5.squareRoot()) / expansion
        return expansion > 1 ? -log(2) / log(share) : 2
    }

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
    /// clockwise, and perhaps the factor of the curve.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let radius = try? container.decode(Double.self) {
            self.init(radius)
            return
        }
        let radii = try container.decode([Double].self)
        guard radii.count == 4 || radii.count == 5 else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "There are four corners, not \(radii.count).")
        }
        self.init(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
        if radii.count == 5 { expansion = min(max(radii[4], 1), Self.continuousExpansion) }
    }

    /// Writes the notation of the wire.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let radii = [topLeft, topRight, bottomRight, bottomLeft]
        if expansion != 1 {
            try container.encode(radii + [expansion])
        } else if Set(radii).count == 1 {
            try container.encode(topLeft)
        } else {
            try container.encode(radii)
        }
    }
}

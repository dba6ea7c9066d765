/// How an element keeps to an edge of the scrolling element that holds it.
///
/// Where nothing moves it, the element lies at its ``NodeProperties/frame``. The display moves it by itself, in step with
/// the content: just as far along ``axis`` as keeps ``start`` and ``end``, and no further than ``limits`` let it. Distances
/// are from what the scrolling element's insets leave of it.
public struct StickyContent: Codable, Equatable, Sendable {
    /// The direction in which the element moves.
    public var axis: Axis
    /// The least distance from the left or top edge in points; nil where the element leaves across it. Where the element
    /// is too long to keep both distances, it keeps this one.
    public var start: Double?
    /// The least distance from the right or bottom edge in points; nil where the element leaves across it.
    public var end: Double?
    /// The part of the content, from and to, in points along the axis, within which the element moves. An element that
    /// rests beyond either is not moved back.
    public var limits: [Double]

    /// A direction of scrolling.
    public enum Axis: String, Codable, Sendable {
        /// From left to right.
        case horizontal = "x"
        /// From top to bottom.
        case vertical = "y"
    }

    /// Creates the description of an element that keeps to an edge. Hundredths of a point are kept.
    public init(axis: Axis, start: Double?, end: Double?, limits: (lower: Double, upper: Double)) {
        func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
        self.axis = axis
        self.start = start.map(rounded)
        self.end = end.map(rounded)
        self.limits = [rounded(limits.lower), rounded(limits.upper)]
    }

    private enum CodingKeys: String, CodingKey {
        case axis = "a"
        case start = "s"
        case end = "e"
        case limits = "l"
    }

    /// Reads the notation of the wire.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        axis = try container.decode(Axis.self, forKey: .axis)
        start = try container.decodeIfPresent(Double.self, forKey: .start)
        end = try container.decodeIfPresent(Double.self, forKey: .end)
        limits = try container.superDecoder(forKey: .limits).numbers(count: 2).map(Double.init)
    }
}

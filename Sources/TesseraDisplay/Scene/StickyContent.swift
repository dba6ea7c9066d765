/// How an element keeps to an edge of the scrolling element that holds it.
///
/// Where nothing moves it, the element lies at its ``NodeProperties/frame``. The display moves it by itself, in step with
/// the content: just as far along ``axis`` as keeps ``start`` and ``end``, and no further than ``limits`` let it. Distances
/// are from what the scrolling element's insets leave of it.
public struct StickyContent: Codable, Equatable, Sendable {
    /// The direction in which the element moves.
    public var axis: Axis
    /// The least distance from the left or top edge in points, or nil if the element leaves across it. Where
    /// the element is too long to keep both distances, it keeps this one.
    public var start: Double?
    /// The least distance from the right or bottom edge in points, or nil if the element leaves across it.
    public var end: Double?
    /// The part of the content, from and to, in points along the axis, within which the element moves. An element that
    /// rests beyond either is not moved back.
    public var limits: [Double]
    /// How the element keeps to the left or top edge along the other axis as well, or nil if it moves with
    /// the content there.
    public var across: Across?

    /// How an element keeps to an edge along a second axis.
    public struct Across: Codable, Equatable, Sendable {
        /// The least distance from the left or top edge in points.
        public var start: Double
        /// Where the part of the content ends within which the element moves, in points along the second axis. It begins where
        /// the element rests.
        public var upper: Double

        /// Creates the description of how an element keeps to a second edge. Hundredths of a point are kept.
        public init(start: Double, upper: Double) {
            self.start = (start * 100).rounded() / 100
            self.upper = (upper * 100).rounded() / 100
        }

        private enum CodingKeys: String, CodingKey {
            case start = "s"
            case upper = "u"
        }
    }

    /// A direction of scrolling.
    public enum Axis: String, Codable, Sendable {
        /// From left to right.
        case horizontal = "x"
        /// From top to bottom.
        case vertical = "y"
    }

    /// Creates the description of an element that keeps to an edge. Hundredths of a point are kept.
    public init(
        axis: Axis, start: Double?, end: Double?, limits: (lower: Double, upper: Double),
        across: Across? = nil
    ) {
        func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
        self.axis = axis
        self.start = start.map(rounded)
        self.end = end.map(rounded)
        self.limits = [rounded(limits.lower), rounded(limits.upper)]
        self.across = across
    }

    private enum CodingKeys: String, CodingKey {
        case axis = "a"
        case start = "s"
        case end = "e"
        case limits = "l"
        case across = "x"
    }

    /// Reads the notation of the wire.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        axis = try container.decode(Axis.self, forKey: .axis)
        start = try container.decodeIfPresent(Double.self, forKey: .start)
        end = try container.decodeIfPresent(Double.self, forKey: .end)
        limits = try container.superDecoder(forKey: .limits).numbers(count: 2).map(Double.init)
        across = try container.decodeIfPresent(Across.self, forKey: .across)
    }
}

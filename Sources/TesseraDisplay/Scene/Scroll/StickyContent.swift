/// The description of an element that sticks to an edge of the scrolling element that contains it.
///
/// At first the element lies at its ``NodeProperties/frame``. The display moves it by itself, in step with
/// the content, along ``axis``: only as far as is needed for the distances ``start`` and ``end``, and not
/// beyond ``limits``. The distances are measured from the edges of the scrolling element inside its insets.
public struct StickyContent: Codable, Equatable, Sendable {
    /// The direction in which the element moves.
    public var axis: Axis
    /// The least distance from the left or top edge in points, or nil if the element may scroll out across
    /// that edge. An element that is too long to keep both distances keeps this one.
    public var start: Double?
    /// The least distance from the right or bottom edge in points, or nil if the element may scroll out
    /// across that edge.
    public var end: Double?
    /// The start and the end of the part of the content within which the element moves, in points along the
    /// axis. An element whose frame lies beyond either is not moved back.
    public var limits: [Double]
    /// The description of the element's movement along the other axis, or nil if it moves with the content
    /// along that axis.
    public var across: Across?

    /// The description of an element that sticks to the left or top edge along a second axis.
    public struct Across: Codable, Equatable, Sendable {
        /// The least distance from the left or top edge in points.
        public var start: Double
        /// The end of the part of the content within which the element moves, in points along the second
        /// axis. The part begins at the element's frame.
        public var upper: Double

        /// Creates the description of an element's movement along a second axis. Numbers are rounded to two
        /// decimal places.
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

    /// Creates the description of an element that sticks to an edge. Numbers are rounded to two decimal
    /// places.
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

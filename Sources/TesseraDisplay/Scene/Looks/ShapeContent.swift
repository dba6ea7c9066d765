/// A path that an element draws: its area, and the line along it.
public struct ShapeContent: Codable, Equatable, Sendable {
    /// The shapes of the ends of a line.
    public enum Cap: String, Codable, Sendable, CaseIterable {
        /// The line ends at its last point.
        case butt
        /// The line ends with half a circle.
        case round
        /// The line ends half of its width behind its last point.
        case square
    }

    /// The shapes of the corners of a line.
    public enum Join: String, Codable, Sendable, CaseIterable {
        /// The corners are pointed.
        case miter
        /// The corners are round.
        case round
        /// The corners are cut off.
        case bevel
    }

    /// The path in SVG's notation, in points of the element.
    public var path: String
    /// The colour of the area. If absent, the area is not filled.
    public var fill: Color?
    /// A Boolean value that tells whether the even-odd rule decides what the area is. If absent, the nonzero
    /// winding rule decides.
    public var isEvenOdd: Bool?
    /// The colour of the line. If absent, there is no line.
    public var stroke: Color?
    /// The width of the line in points. If absent, it is 1.
    public var lineWidth: Double?
    /// The ends of the line and of its dashes. If absent, they are ``Cap/butt``.
    public var cap: Cap?
    /// The corners of the line. If absent, they are ``Join/miter``.
    public var join: Join?
    /// The greatest length of a pointed corner, as a multiple of the width. If absent, it is 10.
    public var miterLimit: Double?
    /// The lengths of dashes and of the gaps between them, in turns, in points. If absent, the line has no gaps.
    public var dashes: [Double]?
    /// The distance in points from the start of the pattern of dashes to the place at which the line begins. If
    /// absent, it is 0.
    public var dashPhase: Double?
    /// The part of the path's length, 0...1, at which the line begins. If absent, it is 0.
    public var strokeStart: Double?
    /// The part of the path's length, 0...1, at which the line ends. If absent, it is 1.
    public var strokeEnd: Double?

    /// Creates a shape without colours.
    public init(path: String) {
        self.path = path
    }

    private enum CodingKeys: String, CodingKey {
        case path = "d"
        case fill = "f"
        case isEvenOdd = "eo"
        case stroke = "s"
        case lineWidth = "w"
        case cap = "k"
        case join = "j"
        case miterLimit = "m"
        case dashes = "a"
        case dashPhase = "p"
        case strokeStart = "b"
        case strokeEnd = "e"
    }
}

/// A gradient that fills an element.
public struct GradientContent: Codable, Equatable, Sendable {
    /// The ways in which the colours run.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The colours run along the line from the start to the end, and are the same across it.
        case axial
        /// The colours run from the start, the middle, to an ellipse. Half of its width is the horizontal
        /// distance from the start to the end, and half of its height is the vertical distance.
        case radial
        /// The colours run clockwise around the start. They begin in the direction of the end.
        case conic
    }

    /// The way in which the colours run.
    public var kind: Kind
    /// The colours, at least one.
    public var colors: [Color]
    /// The places of the colours, which do not fall: 0 is the start and 1 the end. There is one for each colour.
    public var locations: [Double]
    /// The start as fractions of the element's width and height: `[x, y]` on the wire.
    public var start: [Double]
    /// The end as fractions of the element's width and height: `[x, y]` on the wire.
    public var end: [Double]

    /// Creates a gradient.
    public init(kind: Kind, colors: [Color], locations: [Double], start: [Double], end: [Double]) {
        self.kind = kind
        self.colors = colors
        self.locations = locations
        self.start = start
        self.end = end
    }

    private enum CodingKeys: String, CodingKey {
        case kind = "t"
        case colors = "c"
        case locations = "l"
        case start = "s"
        case end = "e"
    }
}

/// A border inside an element's bounds.
public struct Border: Codable, Equatable, Sendable {
    /// The width in points.
    public var width: Double
    /// The colour.
    public var color: Color

    /// Creates a border.
    public init(width: Double, color: Color) {
        self.width = width
        self.color = color
    }

    private enum CodingKeys: String, CodingKey {
        case width = "w"
        case color = "c"
    }
}

/// A shadow of an element's shape, or of another shape below the element.
public struct Shadow: Codable, Equatable, Sendable {
    /// The colour, with the shadow's opacity in its alpha.
    public var color: Color
    /// The blur radius in points, as Core Animation defines it. That of CSS is twice as long.
    public var radius: Double
    /// The offset to the right, in points.
    public var x: Double
    /// The offset downwards, in points.
    public var y: Double
    /// The rectangle that casts the shadow, in the element's coordinates, or nil.
    public var box: NodeFrame?
    /// The radius of the corners of ``box`` in points, or nil for 0.
    public var cornerRadius: Double?
    /// The path that casts the shadow, in the element's coordinates, or nil. If there is neither a path nor a box, the element's own
    /// box casts it.
    public var path: String?
    /// A Boolean value that tells whether everything that the element and its children draw casts the shadow. If absent, it does not.
    public var isOfContent: Bool?

    /// Creates a shadow.
    public init(color: Color, radius: Double, x: Double, y: Double) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
    }

    private enum CodingKeys: String, CodingKey {
        case color = "c"
        case radius = "r"
        case x, y
        case box = "b"
        case cornerRadius = "q"
        case path = "d"
        case isOfContent = "k"
    }
}

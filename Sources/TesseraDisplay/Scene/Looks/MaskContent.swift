/// The visible part of an element: the part within a rectangle or a path, or the part that an image, a gradient or a line makes
/// visible by its opacity.
///
/// It is a class with constants, since few elements have a mask and a structure would take room in every
/// element.
public final class MaskContent: Codable, Equatable, Sendable {
    /// The rectangle of the mask, in points of the element.
    public let frame: NodeFrame
    /// The radii of the rectangle's corners. If absent, they are 0.
    public let cornerRadii: CornerRadii?
    /// An image in the rectangle whose alpha is the visibility of the element. If absent, everything within
    /// the rectangle is visible.
    public let image: ImageContent?

    /// A shape of the visible part that replaces the rectangle: a path in SVG's notation, in points of the
    /// element. If absent, the shape is the rectangle.
    public let path: String?
    /// A Boolean value that tells whether the path is filled by the even-odd rule. If absent, it is filled
    /// by the nonzero winding rule.
    public let isEvenOdd: Bool?

    /// A gradient in the rectangle whose alpha is the visibility of the element. If absent, there is none.
    public let gradient: GradientContent?
    /// A path with a line, whose alpha is the visibility of the element, in points of the element. If absent,
    /// there is none.
    public let shape: ShapeContent?

    /// Creates a mask.
    public init(
        frame: NodeFrame, cornerRadii: CornerRadii? = nil, image: ImageContent? = nil, path: String? = nil,
        isEvenOdd: Bool = false, gradient: GradientContent? = nil, shape: ShapeContent? = nil
    ) {
        self.gradient = gradient
        self.shape = shape
        self.path = path
        self.isEvenOdd = isEvenOdd ? true : nil
        self.frame = frame
        self.cornerRadii = cornerRadii
        self.image = image
    }

    /// Returns true if both masks have the same visible part.
    public static func == (left: MaskContent, right: MaskContent) -> Bool {
        left.frame == right.frame && left.cornerRadii == right.cornerRadii && left.image == right.image
            && left.path == right.path && left.isEvenOdd == right.isEvenOdd
            && left.gradient == right.gradient && left.shape == right.shape
    }

    private enum CodingKeys: String, CodingKey {
        case frame = "f"
        case cornerRadii = "cr"
        case image = "im"
        case path = "d"
        case isEvenOdd = "eo"
        case gradient = "gr"
        case shape = "sp"
    }
}

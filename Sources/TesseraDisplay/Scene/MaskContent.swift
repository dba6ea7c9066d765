/// What of an element is seen: the part within a rectangle, or as much of it as an image is opaque.
///
/// A class that never changes, since few elements have a mask and each would keep room for one.
public final class MaskContent: Codable, Equatable, Sendable {
    /// The rectangle of the mask, in points of the element.
    public let frame: NodeFrame
    /// How round the corners of the rectangle are. If absent, it is not at all.
    public let cornerRadii: CornerRadii?
    /// The image that lies in the rectangle. If absent, it is all within the rectangle is seen.
    public let image: ImageContent?

    /// The shape of what is seen, in place of the rectangle: a path in the notation of SVG, in points of the element. If absent, it is the
    /// rectangle.
    public let path: String?
    /// Whether what two parts of the path enclose both is not seen. If absent, their directions decide.
    public let isEvenOdd: Bool?

    /// Creates a mask.
    public init(
        frame: NodeFrame, cornerRadii: CornerRadii? = nil, image: ImageContent? = nil, path: String? = nil,
        isEvenOdd: Bool = false
    ) {
        self.path = path
        self.isEvenOdd = isEvenOdd ? true : nil
        self.frame = frame
        self.cornerRadii = cornerRadii
        self.image = image
    }

    /// Returns true for masks that let the same show.
    public static func == (left: MaskContent, right: MaskContent) -> Bool {
        left.frame == right.frame && left.cornerRadii == right.cornerRadii && left.image == right.image
            && left.path == right.path && left.isEvenOdd == right.isEvenOdd
    }

    private enum CodingKeys: String, CodingKey {
        case frame = "f"
        case cornerRadii = "cr"
        case image = "im"
        case path = "d"
        case isEvenOdd = "eo"
    }
}

/// What of an element is seen: the part within a rectangle, or as much of it as an image is opaque.
public struct MaskContent: Codable, Equatable, Sendable {
    /// The rectangle of the mask, in points of the element.
    public var frame: NodeFrame
    /// How round the corners of the rectangle are. Absent: not at all.
    public var cornerRadii: CornerRadii?
    /// The image that lies in the rectangle. Absent: all within the rectangle is seen.
    public var image: ImageContent?

    /// Creates a mask.
    public init(frame: NodeFrame, cornerRadii: CornerRadii? = nil, image: ImageContent? = nil) {
        self.frame = frame
        self.cornerRadii = cornerRadii
        self.image = image
    }

    private enum CodingKeys: String, CodingKey {
        case frame = "f"
        case cornerRadii = "cr"
        case image = "im"
    }
}

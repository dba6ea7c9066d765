/// An image that fills an element: a resource that the app has sent, or a glyph of the symbol font.
public struct ImageContent: Codable, Equatable, Sendable {
    /// The resource's number. Absent for a symbol.
    public var resource: Int?
    /// The glyph of the symbol font. Absent for a resource.
    public var symbol: String?
    /// How the image lies in the element.
    public var contentMode: ContentMode
    /// The image's own size in points, which the modes that do not scale draw it at.
    public var width: Double, height: Double
    /// The colour of a symbol. Absent: the image keeps its own colours.
    public var color: Color?

    /// Creates an image.
    public init(
        resource: Int? = nil, symbol: String? = nil, contentMode: ContentMode, width: Double,
        height: Double, color: Color? = nil
    ) {
        self.resource = resource
        self.symbol = symbol
        self.contentMode = contentMode
        self.width = width
        self.height = height
        self.color = color
    }

    private enum CodingKeys: String, CodingKey {
        case resource = "r"
        case symbol = "s"
        case contentMode = "m"
        case width = "w"
        case height = "h"
        case color = "c"
    }

    /// UIKit's content modes.
    public enum ContentMode: String, Codable, Equatable, Sendable {
        /// Stretched to the element.
        case scaleToFill = "fill"
        /// The whole image, as large as fits.
        case scaleAspectFit = "fit"
        /// As small as covers the element.
        case scaleAspectFill = "cover"
        /// At its own size, in the middle or along an edge or a corner.
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }
}

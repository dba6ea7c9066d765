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
    /// The one colour in which a symbol, or the shape of a resource, is drawn. Absent: the image keeps its own colours.
    public var color: Color?
    /// Whether the image is drawn with left and right exchanged. Absent: it is not.
    public var isMirrored: Bool?
    /// The parts of a resource that keep their size where ``contentMode-swift.property`` is
    /// ``ContentMode-swift.enum/scaleToFill``. Absent: the whole image is stretched.
    public var slices: ImageSlices?
    /// How much thicker than the font's a symbol's lines are, in fractions of the symbol's height. Absent: not at all.
    public var thickness: Double?
    /// A second glyph in the middle of a symbol. Absent: none.
    public var inner: SymbolLayer?

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
        case isMirrored = "x"
        case slices = "n"
        case thickness = "k"
        case inner = "i"
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

/// The parts along the edges of an image that keep their size while the rest fills what is left.
public struct ImageSlices: Codable, Equatable, Sendable {
    /// The parts at the top, left, bottom and right, in points.
    public var top: Double, left: Double, bottom: Double, right: Double
    /// How many pixels of the image are one point.
    public var scale: Double
    /// Whether the rest is repeated. Absent: it is stretched.
    public var isTiled: Bool?

    /// Creates slices.
    public init(
        top: Double, left: Double, bottom: Double, right: Double, scale: Double, isTiled: Bool? = nil
    ) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
        self.scale = scale
        self.isTiled = isTiled
    }

    private enum CodingKeys: String, CodingKey {
        case top = "t"
        case left = "l"
        case bottom = "b"
        case right = "r"
        case scale = "s"
        case isTiled = "re"
    }
}

/// A glyph that is drawn over another one, in its middle.
public struct SymbolLayer: Codable, Equatable, Sendable {
    /// The glyph of the symbol font.
    public var symbol: String
    /// The colour.
    public var color: Color
    /// The size in fractions of the glyph below.
    public var scale: Double

    /// Creates a layer.
    public init(symbol: String, color: Color, scale: Double) {
        self.symbol = symbol
        self.color = color
        self.scale = scale
    }

    private enum CodingKeys: String, CodingKey {
        case symbol = "s"
        case color = "c"
        case scale = "z"
    }
}

/// An image that is repeated over the background of an element, from its top left corner on.
public struct PatternContent: Codable, Equatable, Sendable {
    /// The resource's number.
    public var resource: Int
    /// The size of one tile in points.
    public var width: Double, height: Double

    /// Creates a pattern.
    public init(resource: Int, width: Double, height: Double) {
        self.resource = resource
        self.width = width
        self.height = height
    }

    private enum CodingKeys: String, CodingKey {
        case resource = "r"
        case width = "w"
        case height = "h"
    }
}

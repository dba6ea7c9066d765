/// An image that fills an element: a resource that the app has sent, or a glyph of the symbol font.
public struct ImageContent: Codable, Equatable, Sendable {
    /// The number of the resource. Absent for a symbol.
    public var resource: Int?
    /// The glyph in the symbol font. Absent for a resource.
    public var symbol: String?
    /// The way in which the image is placed in the element.
    public var contentMode: ContentMode
    /// The image's own size in points, with which it is drawn in the modes that do not scale it.
    public var width: Double, height: Double
    /// The one colour in which a symbol, or the shape of a resource, is drawn. If absent, the image has its
    /// own colours.
    public var color: Color?
    /// A Boolean value that tells whether the image is drawn with left and right exchanged. If absent, it is
    /// not.
    public var isMirrored: Bool?
    /// The parts of a resource that do not change their size if ``contentMode-swift.property`` is
    /// ``ContentMode-swift.enum/scaleToFill``. If absent, the whole image is stretched.
    public var slices: ImageSlices?
    /// The amount by which a symbol's lines are thicker than those of the font, in fractions of the symbol's
    /// height. If absent, it is 0.
    public var thickness: Double?
    /// A Boolean value that tells whether the previous picture of the element stays until the display has loaded this one, as for
    /// a view that draws itself anew. If absent, the previous picture disappears at once.
    public var keepsPrevious: Bool?
    /// A second glyph in the middle of a symbol. If absent, there is none.
    public var inner: SymbolLayer?

    /// The effects of a symbol. If absent, there are none.
    public var effects: [SymbolEffectContent]?
    /// The cases in which the pixels of a resource stay visible although its size changes. If absent, it is smooth in all sizes.
    public var pixels: VisiblePixels?

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
        case keepsPrevious = "p"
        case inner = "i"
        case effects = "e"
        case pixels = "f"
    }

    /// The content modes of UIKit.
    public enum ContentMode: String, Codable, Equatable, Sendable {
        /// The image is stretched to the size of the element.
        case scaleToFill = "fill"
        /// The image is as large as the element allows without cutting off any part of it.
        case scaleAspectFit = "fit"
        /// The image is as small as the element allows while covering all of it.
        case scaleAspectFill = "cover"
        /// The image has its own size and lies in the middle, at an edge or in a corner.
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }
}

/// The parts along the edges of an image that do not change their size. The middle of the image fills the
/// remaining room.
public struct ImageSlices: Codable, Equatable, Sendable {
    /// The parts at the top, left, bottom and right, in points.
    public var top: Double, left: Double, bottom: Double, right: Double
    /// The pixels of the image per point.
    public var scale: Double
    /// A Boolean value that tells whether the middle is repeated. If absent, it is stretched.
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

/// The cases in which a display takes the nearest pixel of an image, in place of a mixture of several.
public struct VisiblePixels: Codable, Equatable, Sendable {
    /// A Boolean value that tells whether the image has visible pixels in a box that is larger than it. If absent, it has none.
    public var whenEnlarged: Bool?
    /// A Boolean value that tells whether a display leaves pixels out in a box that is smaller than the image. If absent, it does
    /// not.
    public var whenReduced: Bool?
    /// The pixels of the image per point of its own size.
    public var scale: Double

    /// Creates a description.
    public init(whenEnlarged: Bool, whenReduced: Bool, scale: Double) {
        self.whenEnlarged = whenEnlarged ? true : nil
        self.whenReduced = whenReduced ? true : nil
        self.scale = scale
    }

    private enum CodingKeys: String, CodingKey {
        case whenEnlarged = "u"
        case whenReduced = "d"
        case scale = "s"
    }
}

/// A glyph that is drawn over another one, in its middle.
public struct SymbolLayer: Codable, Equatable, Sendable {
    /// The glyph of the symbol font.
    public var symbol: String
    /// The colour.
    public var color: Color
    /// The size in fractions of that of the glyph below.
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

/// An image that is repeated over the background of an element, starting at its top left corner.
public struct PatternContent: Codable, Equatable, Sendable {
    /// The number of the resource.
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

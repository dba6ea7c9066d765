import Foundation

/// Text whose lines the app has already broken and measured.
public struct TextContent: Codable, Equatable, Sendable {
    /// The lines, from top to bottom.
    public var lines: [Line]
    /// The height of each line in points: the display centres the primary font's ascent and descent in it,
    /// as CSS does with an explicit `line-height`.
    public var lineHeight: Double
    /// The font's size in points.
    public var size: Double
    /// The font's weight as CSS counts it, 100...900.
    public var weight: Int
    /// Whether the font is italic. Absent: upright.
    public var isItalic: Bool?
    /// The font family. Absent: the system font.
    public var family: String?
    /// The colour.
    public var color: Color

    /// Creates text.
    public init(
        lines: [Line], lineHeight: Double, size: Double, weight: Int, isItalic: Bool? = nil,
        family: String? = nil, color: Color
    ) {
        self.lines = lines
        self.lineHeight = lineHeight
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.family = family
        self.color = color
    }

    private enum CodingKeys: String, CodingKey {
        case lines = "l"
        case lineHeight = "h"
        case size = "s"
        case weight = "w"
        case isItalic = "i"
        case family = "ff"
        case color = "c"
    }

    /// One line of text: `[text, x, y, width]` on the wire.
    public struct Line: Codable, Equatable, Sendable {
        /// What is drawn, an ellipsis included.
        public var text: String
        /// The left edge in points of the element.
        public var x: Double
        /// The top of the line's box in points of the element.
        public var y: Double
        /// The measured width in points, into which the display fits the line.
        public var width: Double

        /// Creates a line.
        public init(text: String, x: Double, y: Double, width: Double) {
            self.text = text
            self.x = x
            self.y = y
            self.width = width
        }

        /// Reads the notation of the wire.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            text = try container.decode(String.self)
            x = try container.decode(Double.self)
            y = try container.decode(Double.self)
            width = try container.decode(Double.self)
        }

        /// Writes the notation of the wire.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(text)
            for number in [x, y, width] {
                try container.encode((number * 100).rounded() / 100)
            }
        }
    }
}

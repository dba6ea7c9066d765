import Foundation

/// The look of text.
public struct TextStyle: Codable, Equatable, Sendable {
    /// The font's size in points.
    public var size: Double
    /// The font's weight as CSS counts it, 1...1000.
    public var weight: Int
    /// Whether the font is italic. Absent: upright.
    public var isItalic: Bool?
    /// The name of the font family, before the system's. Absent: the system font.
    public var family: String?
    /// The font's width in percent. Absent: 100.
    public var stretch: Double?
    /// OpenType features as CSS has them, such as `"tnum" 1`. Absent: the font's own.
    public var features: String?
    /// The colour.
    public var color: Color
    /// The colour behind the text. Absent: none.
    public var background: Color?
    /// A line under the text. Absent: none.
    public var underline: Decoration?
    /// A line through the text. Absent: none.
    public var strikethrough: Decoration?
    /// How far the text lies above the line's baseline, in points. Absent: on it.
    public var baselineOffset: Double?
    /// The space in points after each character, which the measured widths include. Absent: none.
    public var kern: Double?
    /// How far the text leans to the right, as the tangent of the angle. Absent: not at all.
    public var obliqueness: Double?
    /// A shadow of the letters. Absent: none.
    public var shadow: Shadow?
    /// What stands in the text's place. Absent: the characters.
    public var attachment: Attachment?

    /// Creates a look.
    public init(
        size: Double, weight: Int, isItalic: Bool? = nil, family: String? = nil, stretch: Double? = nil,
        features: String? = nil, color: Color
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.family = family
        self.stretch = stretch
        self.features = features
        self.color = color
    }

    /// A Boolean value that tells whether the text of an element may have the look as a whole; the rest
    /// needs runs, each with a box of its own.
    public var isInherited: Bool {
        background == nil && underline == nil && strikethrough == nil && baselineOffset == nil
            && obliqueness == nil && attachment == nil
    }

    private enum CodingKeys: String, CodingKey {
        case size = "s"
        case weight = "w"
        case isItalic = "i"
        case family = "ff"
        case stretch = "fw"
        case features = "fs"
        case color = "c"
        case background = "bg"
        case underline = "u"
        case strikethrough = "k"
        case baselineOffset = "b"
        case kern = "kn"
        case obliqueness = "sk"
        case shadow = "sh"
        case attachment = "at"
    }

    /// A line under text or through it.
    public struct Decoration: Codable, Equatable, Sendable {
        /// The pattern.
        public var pattern: Pattern
        /// The thickness in points.
        public var thickness: Double
        /// The colour.
        public var color: Color

        /// Creates a line.
        public init(pattern: Pattern, thickness: Double, color: Color) {
            self.pattern = pattern
            self.thickness = thickness
            self.color = color
        }

        private enum CodingKeys: String, CodingKey {
            case pattern = "p"
            case thickness = "t"
            case color = "c"
        }

        /// The patterns of lines, by CSS's names.
        public enum Pattern: String, Codable, Equatable, Sendable {
            /// One unbroken line.
            case solid
            /// Two unbroken lines.
            case double
            /// Dots.
            case dotted
            /// Dashes.
            case dashed
        }
    }

    /// An image that stands in a line like a letter.
    public struct Attachment: Codable, Equatable, Sendable {
        /// The image. Absent: there is room in the line and nothing in it.
        public var image: ImageContent?
        /// The height in points; the run's own width is the width.
        public var height: Double
        /// How far the image reaches below the baseline, in points; negative if it floats above it.
        public var descent: Double

        /// Creates an attachment.
        public init(image: ImageContent? = nil, height: Double, descent: Double) {
            self.image = image
            self.height = height
            self.descent = descent
        }

        private enum CodingKeys: String, CodingKey {
            case image = "im"
            case height = "h"
            case descent = "d"
        }
    }
}

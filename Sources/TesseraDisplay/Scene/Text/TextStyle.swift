import Foundation

/// The look of text.
public struct TextStyle: Codable, Hashable, Sendable {
    /// The font's size in points.
    public var size: Double
    /// The font's weight as CSS defines it, 1...1000.
    public var weight: Int
    /// A Boolean value that tells whether the font is italic. If absent, it is upright.
    public var isItalic: Bool?
    /// The name of the font family to use before the system font. If absent, the text has the system font.
    public var family: String?
    /// The font's width in percent. If absent, it is 100.
    public var stretch: Double?
    /// OpenType features in CSS's notation, such as `"tnum" 1`. If absent, they are the font's own.
    public var features: String?
    /// The colour.
    public var color: Color
    /// The colour behind the text. If absent, there is none.
    public var background: Color?
    /// A line under the text. If absent, there is none.
    public var underline: Decoration?
    /// A line through the text. If absent, there is none.
    public var strikethrough: Decoration?
    /// The distance of the text above the line's baseline, in points. If absent, it is 0.
    public var baselineOffset: Double?
    /// The space in points after each character, which the measured widths include. If absent, it is 0.
    public var kern: Double?
    /// The slant of the text to the right, as the tangent of the angle. If absent, it is 0.
    public var obliqueness: Double?
    /// A line along the edges of the letters. If absent, there is none.
    public var outline: Outline?
    /// A shadow of the letters. If absent, there is none.
    public var shadow: Shadow?
    /// An image in the place of the text. If absent, the characters are drawn.
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

    /// A Boolean value that tells whether the whole text of an element can have the look. Other looks need
    /// runs, each with a box of its own.
    public var isInherited: Bool {
        background == nil && underline == nil && strikethrough == nil && baselineOffset == nil
            && obliqueness == nil && attachment == nil
    }

    /// Hashes the members in which the looks of most texts differ.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(weight)
        hasher.combine(isItalic)
        hasher.combine(family)
        hasher.combine(color)
        hasher.combine(background)
        hasher.combine(underline?.color)
        hasher.combine(strikethrough?.color)
        hasher.combine(baselineOffset)
        hasher.combine(kern)
        hasher.combine(obliqueness)
        hasher.combine(shadow?.color)
        hasher.combine(attachment?.image?.resource)
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
        case outline = "ol"
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

    /// A line along the edges of letters.
    public struct Outline: Codable, Equatable, Sendable {
        /// The thickness in points. Half of it lies outside the letters.
        public var thickness: Double
        /// The colour.
        public var color: Color
        /// A Boolean value that tells whether the letters are filled below the line. If absent, they are not.
        public var isFilled: Bool?

        /// Creates a line along the edges of letters.
        public init(thickness: Double, color: Color, isFilled: Bool? = nil) {
            self.thickness = thickness
            self.color = color
            self.isFilled = isFilled
        }

        private enum CodingKeys: String, CodingKey {
            case thickness = "t"
            case color = "c"
            case isFilled = "f"
        }
    }

    /// An image in a line that takes the place of a letter.
    public struct Attachment: Codable, Equatable, Sendable {
        /// The image. If absent, the line has empty room in its place.
        public var image: ImageContent?
        /// The height in points. The width is that of the run.
        public var height: Double
        /// The distance by which the image reaches below the baseline, in points. It is negative if the
        /// image lies above the baseline.
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

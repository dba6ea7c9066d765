/// The looks of the parts of a text that the user edits, if they differ.
///
/// The display draws each part in its look, also while the user edits the text. What the user types gets the look of the text
/// around it until the app answers. The looks belong to the text after one of the user's edits; a display ignores them if it has
/// another text by then.
///
/// The app describes the looks anew only if they differ from those that the display has found itself with
/// ``edited(from:to:caret:)``. The display says with each edit which looks it has taken last. A display that has looks of the
/// same element gets only the difference from these.
public struct RichText: Codable, Equatable, Sendable {
    /// The number of times that the app has described the looks.
    public var revision: Int
    /// The number of the user's last edit that the app had received.
    public var edit: Int
    /// The looks from which this is the difference: ``looks`` and ``paragraphs`` are added to theirs, and ``runs`` come in the
    /// place of some of their parts. If absent, this is the whole.
    public var base: Base?
    /// The looks. The first is that of a text without characters.
    public var looks: [Look]
    /// The looks of paragraphs.
    public var paragraphs: [Paragraph]
    /// The parts of the text, from its start to its end.
    public var runs: [Run]
    /// The look of what the user types next. If absent, the text around it decides.
    public var typing: Typing?

    /// Creates the description of a text.
    public init(
        revision: Int = 1, edit: Int, looks: [Look], paragraphs: [Paragraph], runs: [Run],
        typing: Typing? = nil
    ) {
        (self.revision, self.edit, self.looks, self.paragraphs) = (revision, edit, looks, paragraphs)
        (self.runs, self.typing) = (runs, typing)
    }

    private enum CodingKeys: String, CodingKey {
        case revision = "rev"
        case edit = "ed"
        case base = "ch"
        case looks = "s"
        case paragraphs = "p"
        case runs = "r"
        case typing = "ty"
    }

    /// A part of the text with one look: `[length, look]` on the wire.
    public struct Run: Codable, Equatable, Sendable {
        /// The number of UTF-16 units.
        public var length: Int
        /// The index of the look in ``RichText/looks``.
        public var look: Int

        /// Creates a part.
        public init(length: Int, look: Int) {
            (self.length, self.look) = (length, look)
        }

        /// Reads the notation of the wire.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            length = try container.decode(Int.self)
            look = try container.decode(Int.self)
        }

        /// Writes the notation of the wire.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(length)
            try container.encode(look)
        }
    }

    /// The look of what the user types at a place. It applies while the caret, or the start of the selection, is there.
    public struct Typing: Codable, Equatable, Sendable {
        /// The place, in UTF-16 units of the text.
        public var place: Int
        /// The index of the look in ``RichText/looks``.
        public var look: Int

        /// Creates the look of a place.
        public init(place: Int, look: Int) {
            (self.place, self.look) = (place, look)
        }

        private enum CodingKeys: String, CodingKey {
            case place = "at"
            case look = "s"
        }
    }
}

extension RichText {
    /// The look of a part of the text.
    public struct Look: Codable, Hashable, Sendable {
        /// The look of the characters.
        public var style: TextStyle
        /// The height of a line of such text, in points.
        public var lineHeight: Double
        /// The index in ``RichText/paragraphs`` of the look of a paragraph that begins with such text.
        public var paragraph: Int
        /// The width of an image in the place of the text, in points. If absent, the text has its own width.
        public var width: Double?
        /// The index in ``RichText/looks`` of the look of what the user types behind such text. If absent, it is the same.
        public var following: Int?

        /// Creates a look.
        public init(
            style: TextStyle, lineHeight: Double, paragraph: Int, width: Double? = nil, following: Int? = nil
        ) {
            (self.style, self.lineHeight, self.paragraph) = (style, lineHeight, paragraph)
            (self.width, self.following) = (width, following)
        }

        private enum CodingKeys: String, CodingKey {
            case lineHeight = "lh"
            case paragraph = "pg"
            case width = "wd"
            case following = "nx"
        }

        /// Reads the notation of the wire, in which the fields of ``style`` are beside the others.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            lineHeight = try container.decode(Double.self, forKey: .lineHeight)
            paragraph = try container.decode(Int.self, forKey: .paragraph)
            width = try container.decodeIfPresent(Double.self, forKey: .width)
            following = try container.decodeIfPresent(Int.self, forKey: .following)
            style = try TextStyle(from: decoder)
        }

        /// Writes the notation of the wire.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(lineHeight, forKey: .lineHeight)
            try container.encode(paragraph, forKey: .paragraph)
            try container.encodeIfPresent(width, forKey: .width)
            try container.encodeIfPresent(following, forKey: .following)
            try style.encode(to: encoder)
        }
    }

    /// The look of a paragraph.
    public struct Paragraph: Codable, Hashable, Sendable {
        /// The alignment of the lines.
        public var alignment: InputContent.Alignment
        /// The distance of the first line from the edge at which reading starts, in points. If absent, it is 0.
        public var firstIndent: Double?
        /// The distance of the other lines from that edge, in points. If absent, it is 0.
        public var indent: Double?
        /// The greatest width of the lines with the indent if it is positive, and the distance from the edge at which reading
        /// ends if it is negative, in points. If absent, it is 0.
        public var tailIndent: Double?
        /// The space before the paragraph, unless it is the first one, in points. If absent, there is none.
        public var spaceBefore: Double?
        /// The space after the paragraph, in points. If absent, there is none.
        public var spaceAfter: Double?
        /// A Boolean value that tells whether the paragraph is read from right to left. If absent, its characters decide.
        public var isRightToLeft: Bool?

        /// Creates the look of a paragraph without indents and spaces.
        public init(alignment: InputContent.Alignment) {
            self.alignment = alignment
        }

        private enum CodingKeys: String, CodingKey {
            case alignment = "al"
            case firstIndent = "fi"
            case indent = "hi"
            case tailIndent = "ti"
            case spaceBefore = "sb"
            case spaceAfter = "sa"
            case isRightToLeft = "rl"
        }
    }
}

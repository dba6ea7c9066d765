import TesseraBasics
import TesseraGeometry

/// Text whose parts have fonts of their own, with everything that determines its width and height.
///
/// Colours and other attributes that do not affect the layout are stored by the caller, who finds them again
/// by ``TextRunStyle/tag``.
public struct StyledText: Sendable {
    /// A part of the text with one style.
    public struct Run: Hashable, Sendable {
        /// The length in bytes of UTF-8.
        public var length: Int
        /// The style.
        public var style: TextRunStyle

        /// Creates a run.
        public init(length: Int, style: TextRunStyle) {
            self.length = length
            self.style = style
        }
    }

    /// A part of the text whose paragraphs have the same style.
    public struct ParagraphRun: Hashable, Sendable {
        /// The length in bytes of UTF-8.
        public var length: Int
        /// The style.
        public var style: TextParagraphStyle

        /// Creates a part.
        public init(length: Int, style: TextParagraphStyle) {
            self.length = length
            self.style = style
        }
    }

    /// The characters.
    public var text: String
    /// The styles of the text from its start on. The last one applies until the end of the text.
    public var runs: [Run]
    /// The paragraph styles from the start on. The last one applies until the end of the text. A paragraph
    /// has the style of its first character.
    public var paragraphs: [ParagraphRun]

    /// Creates text in several styles.
    /// - Precondition: `runs` and `paragraphs` are not empty.
    public init(text: String, runs: [Run], paragraphs: [ParagraphRun]) {
        precondition(
            !runs.isEmpty && !paragraphs.isEmpty, "Styled text has at least one run and one paragraph.")
        self.text = text
        self.runs = runs
        self.paragraphs = paragraphs
    }

    /// Creates text in one style.
    public init(_ text: String, style: TextRunStyle, paragraph: TextParagraphStyle = TextParagraphStyle()) {
        self.text = text
        runs = [Run(length: .max, style: style)]
        paragraphs = [ParagraphRun(length: .max, style: paragraph)]
    }

    /// Returns the same text with every font, kern, offset and attachment `scale` times as large.
    public func scaled(by scale: CGFloat) -> StyledText {
        var scaled = self
        for index in scaled.runs.indices { scaled.runs[index].style.scale(by: scale) }
        return scaled
    }
}

extension StyledText: Hashable {
    // Texts are compared by their bytes. Two spellings of one character may have different glyphs, and
    // hashing normalized Japanese text takes longer than everything else in a lookup of a cached layout.

    /// Returns true if both have the same bytes in the same styles.
    public static func == (one: Self, other: Self) -> Bool {
        one.runs == other.runs && one.paragraphs == other.paragraphs
            && one.text.hasSameBytes(as: other.text)
    }

    /// Adds the bytes and the size of the first font to `hasher`. Few texts differ in other styles only, and hashing all styles
    /// would take longer than comparing them.
    public func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(runs.first?.style.font.size)
        hasher.combine(runs.count)
    }
}

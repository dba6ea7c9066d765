import TesseraGeometry

/// Text broken into lines: which words stand on which line, and where.
///
///     let layout = TextLayout.layout(
///         "春の野菜のパスタ", font: FontDescriptor(size: 13, weight: .semibold),
///         maximumWidth: 171, maximumLines: 2)
///     for line in layout.lines { draw(line.text, at: CGPoint(x: line.x, y: line.y)) }
///
/// Lines break where Unicode's line breaking algorithm
/// ([UAX #14](https://www.unicode.org/reports/tr14/)) allows it in its strict form, which for Japanese is
/// kinsoku: no line starts with 。, 」, small kana or ー. A word longer than its line breaks within. Glyphs have
/// their unhinted widths, as in a browser that places text at fractions of a pixel.
public struct TextLayout: Hashable, Sendable {
    /// The lines from top to bottom; none for an empty text.
    public var lines: [TextLine]
    /// The width of the widest line and the sum of the line heights, in points. Not rounded: a view that wants
    /// whole pixels rounds up itself.
    public var size: CGSize

    /// Creates a layout from its parts.
    public init(lines: [TextLine], size: CGSize) {
        self.lines = lines
        self.size = size
    }

    /// Breaks `text` into lines.
    ///
    /// Safe to call on any thread; calls run one at a time. The last few hundred results are kept and answered
    /// at once. Linear in the length of the text otherwise.
    ///
    /// - Parameters:
    ///   - text: The text. `\n`, `\r`, `\r\n`, U+2028 and U+2029 end a line; one at the very end opens no
    ///     further line. A tab becomes four spaces, and other control characters are dropped.
    ///   - font: The font of the whole text.
    ///   - maximumWidth: The width in points that no line exceeds, unless a single character does. Infinity and
    ///     `greatestFiniteMagnitude` mean that only line breaks in the text break lines.
    ///   - maximumLines: How many lines there may be; 0 for as many as it takes.
    ///   - lineBreakMode: How lines break and what becomes of text beyond `maximumLines`. In the truncating
    ///     modes and `byClipping` lines before the last wrap at words, as in a label. Truncated text is
    ///     the longest run of whole grapheme clusters that fits beside the ellipsis.
    ///   - alignment: Where lines lie within `maximumWidth`, or within the widest line if there is no maximum.
    ///     `natural` is left, or right for a paragraph that is written from right to left.
    public static func layout(
        _ text: String, font: FontDescriptor, maximumWidth: CGFloat = .infinity, maximumLines: Int = 0,
        lineBreakMode: NSLineBreakMode = .byTruncatingTail, alignment: NSTextAlignment = .natural
    ) -> TextLayout {
        let request = TextLayoutRequest(
            text: text, font: font,
            // Pango's numbers end long before this width, and text longer than it has no reader.
            maximumWidth: maximumWidth.isNaN
                ? 0 : min(max(maximumWidth, 0), TextLayoutRequest.unlimitedWidth),
            maximumLines: max(maximumLines, 0), lineBreakMode: lineBreakMode, alignment: alignment)
        return TextEngine.shared.withLock { $0.layout(for: request) }
    }
}

/// Everything on which a layout depends.
struct TextLayoutRequest: Hashable, Sendable {
    /// Widths from here on are no limit.
    static let unlimitedWidth: CGFloat = 1_000_000

    var text: String
    var font: FontDescriptor
    var maximumWidth: CGFloat
    var maximumLines: Int
    var lineBreakMode: NSLineBreakMode
    var alignment: NSTextAlignment

    // Text is compared by its bytes: two spellings of one character may be drawn with different glyphs, and a hash of
    // normalized Japanese text takes longer than all else that a known layout costs.

    static func == (one: Self, other: Self) -> Bool {
        one.maximumWidth == other.maximumWidth && one.font == other.font
            && one.maximumLines == other.maximumLines && one.lineBreakMode == other.lineBreakMode
            && one.alignment == other.alignment && one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(font)
        hasher.combine(maximumWidth)
        hasher.combine(maximumLines)
        hasher.combine(lineBreakMode)
        hasher.combine(alignment)
    }

    /// Whether `index` is the last line that there may be.
    func isLast(line index: Int) -> Bool { maximumLines > 0 && index >= maximumLines - 1 }

    /// Whether text of this width fits into a line. A view that was sized to a text's own width must hold that
    /// text, whatever the rounding on the way was; hence the 64th of a point.
    func fits(_ width: CGFloat) -> Bool { width <= maximumWidth + 1 / 64 }
}

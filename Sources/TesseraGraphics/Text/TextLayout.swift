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
        let style = TextParagraphStyle(alignment: alignment, lineBreakMode: lineBreakMode)
        return layout(
            StyledText(text, style: TextRunStyle(font: font), paragraph: style),
            in: TextContainer(maximumWidth: maximumWidth, maximumLines: maximumLines))
    }

    /// Breaks text in several styles into lines.
    ///
    /// Safe to call on any thread; calls run one at a time. The last few hundred results are kept and answered
    /// at once. Linear in the length of the text otherwise.
    public static func layout(_ text: StyledText, in container: TextContainer) -> TextLayout {
        TextEngine.shared.withLock { $0.layout(of: text, in: container) }
    }
}

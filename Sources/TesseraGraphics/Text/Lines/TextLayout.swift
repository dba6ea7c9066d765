import TesseraGeometry

/// Text that has been broken into lines, with the places of the lines.
///
///     let layout = TextLayout.layout(
///         "春の野菜のパスタ", font: FontDescriptor(size: 13, weight: .semibold),
///         maximumWidth: 171, maximumLines: 2)
///     for line in layout.lines { draw(line.text, at: CGPoint(x: line.x, y: line.y)) }
///
/// Lines break where Unicode's line breaking algorithm ([UAX #14](https://www.unicode.org/reports/tr14/))
/// allows it in its strict form, which for Japanese is kinsoku: no line starts with 。, 」, small kana or ー. A
/// word that is longer than its line is broken within. Glyphs have their unhinted widths, as in a browser
/// that places text at fractions of a pixel.
public struct TextLayout: Hashable, Sendable {
    /// The lines from top to bottom. An empty text has none.
    public var lines: [TextLine]
    /// The width of the widest line and the sum of the line heights, in points. They are not rounded: a view
    /// that needs whole pixels rounds them up.
    public var size: CGSize
    /// The place of the empty line after a line break at the end of the text, in a container with
    /// exclusions. It is nil in others, and if there is none.
    public var emptyLine: CGRect?

    /// The width of the widest line in points, with the white space at the ends of paragraphs as far as there is room for it.
    public internal(set) var widthWithTrailingSpace: CGFloat

    /// Creates a layout from its parts.
    public init(lines: [TextLine], size: CGSize) {
        self.lines = lines
        self.size = size
        widthWithTrailingSpace = size.width
    }

    /// Breaks `text` into lines.
    ///
    /// The method may be called on any thread; calls run one at a time. The last few hundred results are
    /// cached. Otherwise the time is linear in the length of the text.
    ///
    /// - Parameters:
    ///   - text: The text. `\n`, `\r`, `\r\n`, U+2028 and U+2029 end a line; one of them at the very end
    ///     starts no other line. A tab becomes a box that ends at a tab stop, and other control characters are removed.
    ///   - font: The font of the whole text.
    ///   - maximumWidth: The greatest width of a line in points. Only a line of a single character may be
    ///     wider. With infinity or `greatestFiniteMagnitude`, lines end only at line breaks in the text.
    ///   - maximumLines: The greatest number of lines, or 0 for no limit.
    ///   - lineBreakMode: The rule for breaking lines and for text beyond `maximumLines`. In the truncating
    ///     modes and `byClipping`, lines before the last wrap at words, as in a label. Truncated text is the
    ///     longest sequence of whole grapheme clusters that fits beside the ellipsis.
    ///   - alignment: The alignment of lines within `maximumWidth`, or within the widest line if there is no
    ///     maximum. `natural` is left, or right for a paragraph that is written from right to left.
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
    /// The method may be called on any thread; calls run one at a time. The last few hundred results are
    /// cached. Otherwise the time is linear in the length of the text.
    public static func layout(_ text: StyledText, in container: TextContainer) -> TextLayout {
        TextEngine.shared.withLock { $0.layout(of: text, in: container) }
    }
}

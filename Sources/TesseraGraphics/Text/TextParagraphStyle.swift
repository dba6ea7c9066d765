import TesseraGeometry

/// How the lines of a paragraph are broken and placed: the values of Apple's
/// [NSParagraphStyle](https://developer.apple.com/documentation/uikit/nsparagraphstyle), with its defaults but for
/// ``lineBreakMode``.
public struct TextParagraphStyle: Hashable, Sendable {
    /// Where lines lie between the container's edges.
    public var alignment: NSTextAlignment = .natural
    /// How lines break, and what becomes of text beyond the last line that there may be.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The direction in which the paragraph is read.
    public var direction: TextDirection = .natural
    /// The space in points between one line and the next.
    public var lineSpacing: CGFloat = 0
    /// The space in points after the paragraph.
    public var paragraphSpacing: CGFloat = 0
    /// The space in points before the paragraph, unless it is the first.
    public var paragraphSpacingBefore: CGFloat = 0
    /// The distance in points of the first line from the edge at which reading starts.
    public var firstLineHeadIndent: CGFloat = 0
    /// The distance in points of the other lines from that edge.
    public var headIndent: CGFloat = 0
    /// Where lines end: above 0, the distance in points from the edge at which reading starts; otherwise the distance
    /// from the opposite edge, as a negative number.
    public var tailIndent: CGFloat = 0
    /// The lowest height of a line in points.
    public var minimumLineHeight: CGFloat = 0
    /// The greatest height of a line in points; 0 for no limit.
    public var maximumLineHeight: CGFloat = 0
    /// The number by which a line's own height is multiplied; 0 for none.
    public var lineHeightMultiple: CGFloat = 0
    /// A Boolean value that tells whether characters come closer together, by up to a 20th of the font's
    /// size, before a line is truncated.
    public var tightensBeforeTruncation = false

    /// Creates a style with the usual values.
    public init() {}

    /// Creates a style with the usual values but for two.
    public init(alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
    }

    /// The height of a line whose own height is `natural`, in points.
    func lineHeight(for natural: CGFloat) -> CGFloat {
        let height = max(lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }

    /// The distance of a line from the edge at which reading starts, in points.
    func indent(isFirstLine: Bool) -> CGFloat { isFirstLine ? firstLineHeadIndent : headIndent }
}

/// The direction in which a paragraph is read.
public enum TextDirection: Hashable, Sendable {
    /// That of the first letter, or the container's where there is no letter.
    case natural
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

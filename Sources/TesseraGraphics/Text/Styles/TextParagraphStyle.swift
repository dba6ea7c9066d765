import TesseraGeometry

/// The style of a paragraph, which determines the breaking and the places of its lines. The values are those
/// of Apple's [NSParagraphStyle](https://developer.apple.com/documentation/uikit/nsparagraphstyle), with the
/// same defaults except for ``lineBreakMode``.
public struct TextParagraphStyle: Hashable, Sendable {
    /// The alignment of lines between the container's edges.
    public var alignment: NSTextAlignment = .natural
    /// The rule for breaking lines, and for text beyond the last possible line.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The bits of Apple's [NSParagraphStyle.LineBreakStrategy](
    /// https://developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy-swift.struct). Only the second
    /// one has an effect, which keeps Korean words whole.
    public var lineBreakStrategy: UInt = 0
    /// True if lines do not break between the letters of a Korean word that fits into a line.
    var keepsHangulWords: Bool { lineBreakStrategy & 2 != 0 }
    /// The direction in which the paragraph is read.
    public var direction: TextDirection = .natural
    /// The space in points between one line and the next.
    public var lineSpacing: CGFloat = 0
    /// The space in points after the paragraph.
    public var paragraphSpacing: CGFloat = 0
    /// The space in points before the paragraph, unless it is the first.
    public var paragraphSpacingBefore: CGFloat = 0
    /// The distance in points of the first line from the edge where reading starts.
    public var firstLineHeadIndent: CGFloat = 0
    /// The distance in points of the other lines from the edge where reading starts.
    public var headIndent: CGFloat = 0
    /// The place where lines end, in points. A positive number is a distance from the edge where reading
    /// starts, and a negative number or 0 a distance from the opposite edge.
    public var tailIndent: CGFloat = 0
    /// The least height of a line in points.
    public var minimumLineHeight: CGFloat = 0
    /// The greatest height of a line in points, or 0 for no limit.
    public var maximumLineHeight: CGFloat = 0
    /// The number by which a line's own height is multiplied, or 0 for no change.
    public var lineHeightMultiple: CGFloat = 0
    /// The tab stops in the order of their places. If nil, there is one every 28 points.
    public var tabStops: [TextTabStop]?
    /// The distance in points between the tab stops after the last one of ``tabStops``, or 0 for 28.
    public var tabInterval: CGFloat = 0
    /// A Boolean value that tells whether characters come closer together, by up to a 20th of the font's
    /// size, before a line is truncated.
    public var tightensBeforeTruncation = false

    /// Creates a style with the usual values.
    public init() {}

    /// Creates a style with the usual values except for two.
    public init(alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
    }

    /// Returns the height of a line whose own height is `natural`, in points.
    func lineHeight(for natural: CGFloat) -> CGFloat {
        let height = max(lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }

    /// Returns the distance of a line from the edge where reading starts, in points.
    func indent(isFirstLine: Bool) -> CGFloat { isFirstLine ? firstLineHeadIndent : headIndent }
}

/// The direction in which a paragraph is read.
public enum TextDirection: Hashable, Sendable {
    /// The direction of the first letter, or that of the container if there are no letters.
    case natural
    /// The paragraph is read from left to right.
    case leftToRight
    /// The paragraph is read from right to left.
    case rightToLeft
}

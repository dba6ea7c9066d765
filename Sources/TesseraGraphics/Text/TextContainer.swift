import TesseraGeometry

/// The room that a text is laid out in.
public struct TextContainer: Hashable, Sendable {
    /// Widths from here on are no limit. Pango's numbers end long before this, and longer text has no reader.
    static let unlimitedWidth: CGFloat = 1_000_000

    /// The width in points that no line exceeds, unless a single character does; 0...1,000,000.
    public let maximumWidth: CGFloat
    /// The height in points that the lines do not exceed, but for the first. Infinity for no limit.
    public let maximumHeight: CGFloat
    /// How many lines there may be; 0 for as many as it takes.
    public let maximumLines: Int
    /// The direction of paragraphs without letters.
    public let isRightToLeft: Bool
    /// Where paragraphs with natural alignment lie. Absent: where the paragraph's own reading starts.
    public let naturalAlignment: NSTextAlignment?

    /// What becomes of text that does not fit.
    public let overflow: Overflow
    /// A Boolean value that tells whether lines have the gap that their fonts state between one line and the
    /// next.
    public let usesFontLeading: Bool

    /// What becomes of text that does not fit.
    public enum Overflow: Hashable, Sendable {
        /// The last line that there may be is as its paragraph's line break mode says: the way of labels.
        case lastLine
        /// Paragraphs whose line break mode does not wrap have one line each: the way of drawn strings.
        case paragraphs
        /// The last line that there may be ends in an ellipsis where its paragraph wraps; otherwise as `paragraphs`.
        case ellipsis
    }

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - maximumWidth: The width in points. Infinity and `greatestFiniteMagnitude` mean that only line breaks in the
    ///     text break lines.
    ///   - maximumHeight: The height in points. Text that does not fit is truncated as if the lines that fit were all
    ///     that there may be; one line is always there.
    ///   - maximumLines: How many lines there may be; 0 for as many as it takes.
    ///   - isRightToLeft: The direction of paragraphs without letters.
    ///   - naturalAlignment: Where paragraphs with natural alignment lie.
    ///   - overflow: What becomes of text that does not fit.
    ///   - usesFontLeading: Whether lines have the gap that their fonts state between one line and the next.
    public init(
        maximumWidth: CGFloat = .infinity, maximumHeight: CGFloat = .infinity, maximumLines: Int = 0,
        isRightToLeft: Bool = false, naturalAlignment: NSTextAlignment? = nil, overflow: Overflow = .lastLine,
        usesFontLeading: Bool = true
    ) {
        self.maximumWidth = maximumWidth.isNaN ? 0 : min(max(maximumWidth, 0), Self.unlimitedWidth)
        self.maximumHeight = maximumHeight < 1e9 ? maximumHeight : .infinity
        self.maximumLines = max(maximumLines, 0)
        self.isRightToLeft = isRightToLeft
        self.naturalAlignment = naturalAlignment
        self.overflow = overflow
        self.usesFontLeading = usesFontLeading
    }

    /// True if only line breaks in the text break lines.
    var isUnlimited: Bool { maximumWidth >= Self.unlimitedWidth }
}

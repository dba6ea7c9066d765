import TesseraGeometry

/// The room for the layout of a text, and its rules.
public struct TextContainer: Hashable, Sendable {
    /// The width from which on there is no limit. It is far less than the greatest number in Pango, and no
    /// reader needs longer lines.
    static let unlimitedWidth: CGFloat = 1_000_000

    /// The greatest width of a line in points, 0...1,000,000. Only a line of a single character may be
    /// wider.
    public let maximumWidth: CGFloat
    /// The greatest height of all lines in points, or infinity for no limit. The first line is always there.
    public let maximumHeight: CGFloat
    /// The greatest number of lines, or 0 for no limit.
    public let maximumLines: Int
    /// True if paragraphs without letters are read from right to left.
    public let isRightToLeft: Bool
    /// The alignment of paragraphs with natural alignment. If it is nil, they start where the reading of the
    /// paragraph starts.
    public let naturalAlignment: NSTextAlignment?

    /// The treatment of text that does not fit.
    public let overflow: Overflow
    /// A Boolean value that tells whether lines are separated by the line gap of their fonts.
    public let usesFontLeading: Bool
    /// The areas in which no text lies, in the coordinates of the layout. Around them, lines that are side by side count as
    /// one in ``maximumLines``.
    public let exclusions: [TextExclusion]
    /// The space in points on both sides of an exclusion.
    public let exclusionMargin: CGFloat

    /// The treatments of text that does not fit.
    public enum Overflow: Hashable, Sendable {
        /// The last possible line is truncated by its paragraph's line break mode, as in labels.
        case lastLine
        /// Paragraphs whose line break mode does not wrap have one line each, as in strings that are drawn.
        case paragraphs
        /// The last possible line ends in an ellipsis if its paragraph wraps; other paragraphs are treated
        /// as with `paragraphs`.
        case ellipsis
    }

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - maximumWidth: The greatest width of a line in points. With infinity or `greatestFiniteMagnitude`,
    ///     lines end only at line breaks in the text.
    ///   - maximumHeight: The greatest height in points. Text beyond it is truncated as if the number of
    ///     lines were limited to those that fit. There is always at least one line.
    ///   - maximumLines: The greatest number of lines, or 0 for no limit.
    ///   - isRightToLeft: True if paragraphs without letters are read from right to left.
    ///   - naturalAlignment: The alignment of paragraphs with natural alignment, or nil for the side where
    ///     the paragraph's reading starts.
    ///   - overflow: The treatment of text that does not fit.
    ///   - usesFontLeading: True if lines are separated by the line gap of their fonts.
    ///   - exclusions: The areas in which no text lies, in the coordinates of the layout.
    ///   - exclusionMargin: The space in points on both sides of an exclusion.
    public init(
        maximumWidth: CGFloat = .infinity, maximumHeight: CGFloat = .infinity, maximumLines: Int = 0,
        isRightToLeft: Bool = false, naturalAlignment: NSTextAlignment? = nil, overflow: Overflow = .lastLine,
        usesFontLeading: Bool = true, exclusions: [TextExclusion] = [], exclusionMargin: CGFloat = 0
    ) {
        self.maximumWidth = maximumWidth.isNaN ? 0 : min(max(maximumWidth, 0), Self.unlimitedWidth)
        self.maximumHeight = maximumHeight < 1e9 ? maximumHeight : .infinity
        self.maximumLines = max(maximumLines, 0)
        self.isRightToLeft = isRightToLeft
        self.naturalAlignment = naturalAlignment
        self.overflow = overflow
        self.usesFontLeading = usesFontLeading
        self.exclusions = exclusions
        self.exclusionMargin = exclusionMargin.isFinite ? max(exclusionMargin, 0) : 0
    }

    /// True if lines end only at line breaks in the text.
    var isUnlimited: Bool { maximumWidth >= Self.unlimitedWidth }
}

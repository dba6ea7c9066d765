import TesseraGeometry

/// One line of laid-out text.
public struct TextLine: Hashable, Sendable {
    /// What the display draws: without the line break that ended it and without the white space before that,
    /// with "…" where text was left out.
    public var text: String
    /// The left edge in points, as the alignment wants it.
    public var x: CGFloat
    /// The top of the line box in points; the box is one line height tall.
    public var y: CGFloat
    /// The sum of the advances of the line's glyphs in points.
    public var width: CGFloat
    /// Whether the line's paragraph is written from right to left.
    public var isRightToLeft: Bool

    /// Creates a line.
    public init(text: String, x: CGFloat, y: CGFloat, width: CGFloat, isRightToLeft: Bool = false) {
        self.text = text
        self.x = x
        self.y = y
        self.width = width
        self.isRightToLeft = isRightToLeft
    }
}

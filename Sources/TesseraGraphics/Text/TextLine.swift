import TesseraGeometry

/// One line of laid-out text.
public struct TextLine: Hashable, Sendable {
    /// The parts of the line in reading order, which the display puts into the order in which they are seen.
    public var fragments: [TextFragment]
    /// The left edge in points, as the alignment and the indents want it.
    public var x: CGFloat = 0
    /// The top of the line box in points.
    public var y: CGFloat = 0
    /// The width of the line in points: the sum of the advances of its glyphs. A justified or tightened line is as wide as the
    /// room that it fills.
    public var width: CGFloat
    /// The height of the line box in points.
    public var height: CGFloat = 0
    /// The distance of the baseline from the top of the first line, in points.
    public var baseline: CGFloat = 0
    /// A Boolean value that tells whether the line's paragraph is written from right to left.
    public var isRightToLeft: Bool
    /// The bytes of the text from the first to the last character of the line, without the white space at its end.
    public var range: Range<Int>
    /// What a justified line adds to each space, in points.
    public var wordSpacing: CGFloat = 0
    /// A Boolean value that tells whether text was left out, for which "…" stands.
    public var isTruncated = false
    /// A Boolean value that tells whether the line ends within a word, which is wider than the room that the
    /// line has.
    public var isTorn = false

    /// What the display draws: without the line break that ended it and without the white space before that,
    /// with "…" where text was left out.
    public var text: String { fragments.count == 1 ? fragments[0].text : fragments.map(\.text).joined() }
}

/// A part of a line with one style.
public struct TextFragment: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The style.
    public var style: TextRunStyle
    /// The sum of the advances of its glyphs in points.
    public var width: CGFloat
}

extension TextLine {
    /// Sets the characters closer together or further apart, all by the same space, until the line has a width.
    mutating func spread(to width: CGFloat) {
        let counts = fragments.map(\.text.count)
        let count = counts.reduce(0, +)
        guard count > 0 else { return }
        let space = (width - self.width) / CGFloat(count)
        for index in fragments.indices { fragments[index].width += space * CGFloat(counts[index]) }
        self.width = width
    }
}

import TesseraGeometry

/// One line of laid-out text.
public struct TextLine: Hashable, Sendable {
    /// The parts of the line in reading order. The display puts them into visual order.
    public var fragments: [TextFragment]
    /// The left edge in points, which depends on the alignment and the indents.
    public var x: CGFloat = 0
    /// The top of the line box in points.
    public var y: CGFloat = 0
    /// The width of the line in points: the sum of the advances of its glyphs. A justified or tightened line
    /// is as wide as its room.
    public var width: CGFloat
    /// The height of the line box in points.
    public var height: CGFloat = 0
    /// The distance of the baseline from the top of the first line, in points.
    public var baseline: CGFloat = 0
    /// The width in points of the white space at the end of the line, as far as the line has room for it. It is 0 unless the line
    /// ends its paragraph. The space is not part of ``width``, and the display does not draw it.
    public var trailingSpace: CGFloat = 0
    /// A Boolean value that tells whether the line's paragraph is written from right to left.
    public var isRightToLeft: Bool
    /// The range of the text, in bytes, from the first to the last character of the line, without the white
    /// space at its end.
    public var range: Range<Int>
    /// The points that a justified line adds to each space.
    public var wordSpacing: CGFloat = 0
    /// The left and the right edge between which the line lies in a container with exclusions, in points, or
    /// nil in others. Lines side by side have the same ``y``.
    public var edges: Range<CGFloat>?
    /// A Boolean value that tells whether a part of the text was left out and replaced with "…".
    public var isTruncated: Bool { hidden != nil }
    /// The range of the text, in bytes, that "…" replaces, or nil if nothing was left out.
    public var hidden: Range<Int>?
    /// A Boolean value that tells whether the line ends within a word, because the word is wider than the
    /// line's room.
    public var isTorn = false

    /// The text that the display draws: without the line break at its end and the white space before that,
    /// and with "…" in the place of text that was left out.
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
    /// The widths of the tabs in the line, in points.
    public var widthsOfTabs: [CGFloat] {
        fragments.filter(\.style.isTab).map(\.width)
    }

    /// Sets the characters closer together or further apart, all by the same distance, so that the line gets
    /// a width.
    mutating func spread(to width: CGFloat) {
        let counts = fragments.map(\.text.count)
        let count = counts.reduce(0, +)
        guard count > 0 else { return }
        let space = (width - self.width) / CGFloat(count)
        for index in fragments.indices { fragments[index].width += space * CGFloat(counts[index]) }
        self.width = width
    }
}

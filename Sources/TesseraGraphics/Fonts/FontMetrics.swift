import TesseraGeometry

/// The heights of a font in points, measured from the baseline, up being positive as in UIKit's
/// [UIFont](https://developer.apple.com/documentation/uikit/uifont).
///
/// They are the horizontal header's values of the primary font file (Inter for the system family), which are
/// also what a browser uses: fallback fonts for Japanese or emoji do not make a line taller.
public struct FontMetrics: Hashable, Sendable {
    /// The top of the line box over the baseline.
    public var ascender: CGFloat
    /// The bottom of the line box: negative, as it lies under the baseline.
    public var descender: CGFloat
    /// The height of a line: ascender, descender and the font's own line gap.
    public var lineHeight: CGFloat
    /// The height of capital letters.
    public var capHeight: CGFloat
    /// The height of the letter x.
    public var xHeight: CGFloat

    /// The line gap: how much of a line is neither over the ascender nor under the descender of its text.
    public var leading: CGFloat { lineHeight - ascender + descender }

    /// Creates metrics from heights in points.
    public init(
        ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat, capHeight: CGFloat, xHeight: CGFloat
    ) {
        self.ascender = ascender
        self.descender = descender
        self.lineHeight = lineHeight
        self.capHeight = capHeight
        self.xHeight = xHeight
    }
}

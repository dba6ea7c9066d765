import TesseraGeometry

/// The heights of a font in points, measured from the baseline upwards, as in UIKit's
/// [UIFont](https://developer.apple.com/documentation/uikit/uifont).
///
/// They are the values in the horizontal header of the primary font file (Inter for the system family),
/// which browsers use, too. Fallback fonts for Japanese or emoji do not make a line taller.
public struct FontMetrics: Hashable, Sendable {
    /// The height of the line box above the baseline.
    public var ascender: CGFloat
    /// The bottom of the line box. It is negative, as it lies below the baseline.
    public var descender: CGFloat
    /// The height of a line: the ascender minus the descender plus the font's own line gap.
    public var lineHeight: CGFloat
    /// The height of capital letters.
    public var capHeight: CGFloat
    /// The height of the letter x.
    public var xHeight: CGFloat

    /// The line gap: the part of the line height that the ascender and the descender do not cover.
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

import UIKit

/// The title and the summary below a photo at the user's text size.
struct PhotoText {
    /// The font of the title.
    let titleFont: UIFont
    /// The font of the summary.
    let summaryFont: UIFont
    /// The height of both in points, each of two lines, with the room around them.
    let height: CGFloat
    /// The number of columns: two, or one if the text is so large that a line has room for only a few letters.
    let columnCount: Int

    /// How far the title lies below the photo, the summary below the title, and the end of the cell below the summary at
    /// least, in points.
    static let (titleDistance, summaryDistance, endDistance): (CGFloat, CGFloat, CGFloat) = (8, 6, 4)

    init(traits: UITraitCollection) {
        titleFont = UIFontMetrics(forTextStyle: .subheadline)
            .scaledFont(for: .systemFont(ofSize: 14, weight: .semibold), compatibleWith: traits)
        summaryFont = UIFontMetrics(forTextStyle: .caption1)
            .scaledFont(for: .systemFont(ofSize: 12), compatibleWith: traits)
        let lines = 2 * (titleFont.lineHeight + summaryFont.lineHeight)
        let distances = Self.titleDistance + Self.summaryDistance + Self.endDistance
        height = max(90, (lines + distances).rounded(.up))
        columnCount = traits.preferredContentSizeCategory.isAccessibilityCategory ? 1 : 2
    }
}

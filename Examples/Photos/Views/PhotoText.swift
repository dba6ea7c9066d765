import UIKit

/// The fonts and the height of the texts below a photo, at the user's text size.
struct PhotoText {
    /// The font of the title.
    let titleFont: UIFont
    /// The font of the summary.
    let summaryFont: UIFont
    /// The height in points of both texts, each with two lines, and of the space around them.
    let height: CGFloat
    /// The number of columns: two, or one if the text is so large that a line has room for only a few letters.
    let columnCount: Int

    /// The distances in points from the photo to the title, from the title to the summary, and from the summary to
    /// the end of the cell. The last one is a minimum.
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

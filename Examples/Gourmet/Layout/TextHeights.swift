import UIKit

/// The sizes that texts need in cells whose size the layout determines.
@MainActor
struct TextHeights {
    private let traits: UITraitCollection

    init(_ traits: UITraitCollection) {
        self.traits = traits
    }

    /// True if the text size is the default or smaller.
    var isUsual: Bool { traits.preferredContentSizeCategory <= .large }

    /// Returns the height of a banner with the tallest of some titles and a date below it, including the space around
    /// them.
    ///
    /// - Parameter width: The width of a banner in points.
    func banner(titles: [String], width: CGFloat) -> CGFloat {
        let font = AppFont.bannerTitle(traits)
        let room = CGSize(
            width: width - 2 * FeaturedCollectionViewCell.margin, height: .greatestFiniteMagnitude)
        let heights = titles.map {
            $0.boundingRect(
                with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil
            ).height
        }
        let title = heights.max() ?? font.lineHeight
        return (title + AppFont.date(traits).lineHeight + FeaturedCollectionViewCell.distances).rounded(.up)
    }

    /// The height of an article's title and summary, each with two lines, and of the space around them: 90 points, or
    /// more if the text needs more.
    var article: CGFloat {
        let title = AppFont.articleTitle(traits), summary = AppFont.summary(traits)
        let lines = 2 * (title.lineHeight + summary.lineHeight) + 2 * AppFont.cellLineSpacing
        return max(90, (lines + ArticleCollectionViewCell.distances).rounded(.up))
    }

    /// Returns the size of a keyword and the space beside it: 160 by 40 points, or more for larger text, but not
    /// wider than `width`.
    func keyword(within width: CGFloat) -> CGSize {
        guard !isUsual else { return CGSize(width: 160, height: 40) }
        let metrics = UIFontMetrics(forTextStyle: .footnote)
        let scaled = CGSize(
            width: metrics.scaledValue(for: 160, compatibleWith: traits),
            height: metrics.scaledValue(for: 40, compatibleWith: traits))
        guard scaled.width > width else { return scaled }
        // A keyword that does not fit into one line has two.
        return CGSize(width: width, height: scaled.height + AppFont.keyword(traits).lineHeight.rounded(.up))
    }
}

import UIKit

/// The sizes that the texts of the cells need where the layout says how large a cell is.
@MainActor
struct TextHeights {
    private let traits: UITraitCollection

    init(_ traits: UITraitCollection) {
        self.traits = traits
    }

    /// True if the text size is the default or smaller.
    var isUsual: Bool { traits.preferredContentSizeCategory <= .large }

    /// Returns the height of the highest of some banners' titles and a date below, with the room around them.
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

    /// The height of an article's title and summary, each of two lines, with the room around them: 90 points, or more
    /// where the text needs more.
    var article: CGFloat {
        let title = AppFont.articleTitle(traits), summary = AppFont.summary(traits)
        let lines = 2 * (title.lineHeight + summary.lineHeight) + 2 * AppFont.cellLineSpacing
        return max(90, (lines + ArticleCollectionViewCell.distances).rounded(.up))
    }

    /// The size of a keyword with the room beside it: 160 by 40 points, more for larger text, but no more than a width.
    func keyword(within width: CGFloat) -> CGSize {
        guard !isUsual else { return CGSize(width: 160, height: 40) }
        let metrics = UIFontMetrics(forTextStyle: .footnote)
        let scaled = CGSize(
            width: metrics.scaledValue(for: 160, compatibleWith: traits),
            height: metrics.scaledValue(for: 40, compatibleWith: traits))
        guard scaled.width > width else { return scaled }
        // A keyword that does not fit in one line has a second one.
        return CGSize(width: width, height: scaled.height + AppFont.keyword(traits).lineHeight.rounded(.up))
    }
}

import UIKit

/// The sizes that the texts of the cells need where the layout says how large a cell is.
@MainActor
struct TextHeights {
    private let traits: UITraitCollection

    init(_ traits: UITraitCollection) {
        self.traits = traits
    }

    /// Whether text has the size of an iPhone out of the box, or a smaller one.
    var isUsual: Bool { traits.preferredContentSizeCategory <= .large }

    /// The height of a banner's title of two lines and its date, with the room around them.
    var banner: CGFloat {
        let title = AppFont.bannerTitle(traits), date = AppFont.date(traits)
        return (2 * title.lineHeight + date.lineHeight + 6 + 24).rounded(.up)
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
        // What does not fit in one line has a second one.
        return CGSize(width: width, height: scaled.height + AppFont.keyword(traits).lineHeight.rounded(.up))
    }
}

import UIKit

/// The layouts of the sections for a given width. All lengths are in points.
///
/// Below 600 points, as on a phone, news and products have one column, and photos three. Wider screens have two
/// columns and six.
@MainActor
struct TopLayout {
    /// The width of the screen's content.
    let width: CGFloat
    /// True if the text is so large that each text needs the whole width.
    let hasLargeText: Bool

    var isWide: Bool { width >= 600 }
    /// The distance of the contents from the sides.
    var margin: CGFloat { isWide ? 24 : 16 }
    /// The height of the banner: 3/5 of the width, or 2/5 on a wide screen.
    var bannerHeight: CGFloat { width * (isWide ? 0.4 : 0.6) }
    /// The width of a card of the carousel: 64 % of the width, so that a part of the next card is visible, and at
    /// most 280.
    var cardWidth: CGFloat {
        hasLargeText ? width - 2 * margin - 32 : min((width * 0.64).rounded(.down), 280)
    }
    /// The number of columns of the news and the products.
    var columnCount: Int { isWide && !hasLargeText ? 2 : 1 }
    /// The number of photos in a row.
    var photoCount: Int { isWide ? 6 : 3 }
    /// The side of a photo, which is an equal share of the width without the margins and the gaps of 8 points.
    var photoSide: CGFloat { (width - 2 * margin - 8 * CGFloat(photoCount - 1)) / CGFloat(photoCount) }

    func section(_ type: TopSectionType) -> NSCollectionLayoutSection {
        let section =
            switch type {
            case .banner: bannerSection()
            case .featured: featuredSection()
            case .news: columnSection(spacing: 0, estimate: 80)
            case .discount: columnSection(spacing: 12, estimate: 136)
            case .photo: photoSection()
            }
        section.boundarySupplementaryItems = [header(of: type)]
        return section
    }

    /// Returns the layout of a section whose contents are missing. The section has a single row that displays a message.
    func messageSection(_ type: TopSectionType) -> NSCollectionLayoutSection {
        let section = columnSection(spacing: 0, estimate: 120, columnCount: 1)
        section.boundarySupplementaryItems = [header(of: type)]
        return section
    }

    private func bannerSection() -> NSCollectionLayoutSection {
        let height: NSCollectionLayoutDimension =
            hasLargeText ? .estimated(bannerHeight) : .absolute(bannerHeight)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    }

    private func featuredSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(cardWidth),
            heightDimension: .uniformAcrossSiblings(estimate: cardWidth + 60))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
        return section
    }

    private func columnSection(
        spacing: CGFloat, estimate: CGFloat, columnCount: Int? = nil
    ) -> NSCollectionLayoutSection {
        let columnCount = columnCount ?? self.columnCount
        let columnWidth = (width - margin * CGFloat(columnCount + 1)) / CGFloat(columnCount)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(columnWidth),
                heightDimension: .uniformAcrossSiblings(estimate: estimate)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate)),
            repeatingSubitem: item, count: columnCount)
        group.interItemSpacing = .fixed(margin)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 8, trailing: margin)
        return section
    }

    private func photoSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(photoSide), heightDimension: .absolute(photoSide)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(photoSide)),
            repeatingSubitem: item, count: photoCount)
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 32, trailing: margin)
        return section
    }

    /// Returns the header of a section. The header is as high as its texts, and its kind is the name of its class.
    private func header(of type: TopSectionType) -> NSCollectionLayoutBoundarySupplementaryItem {
        let kind =
            switch type {
            case .banner, .discount: TopTitleView.identifier
            case .featured, .news, .photo: TopHeaderView.identifier
            }
        return NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
            elementKind: kind, alignment: .top)
    }
}

extension TopLayout {
    /// Creates the layout for the width and the text size of an environment.
    init(environment: any NSCollectionLayoutEnvironment) {
        width = environment.container.effectiveContentSize.width
        hasLargeText = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }
}

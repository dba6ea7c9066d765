import UIKit

/// The layouts of the main screen's sections, for one width and one text size.
///
/// The measures in the documentation of the functions apply to phones at the usual text sizes. Wide windows have more
/// columns, and larger text makes cells larger.
@MainActor
struct MainLayout {
    /// The width of the content in points.
    let width: CGFloat
    /// The height of the window in points.
    let height: CGFloat
    let traits: UITraitCollection
    /// The titles of the banners. A banner is high enough for each of them.
    let bannerTitles: [String]

    init(_ environment: any NSCollectionLayoutEnvironment, bannerTitles: [String] = []) {
        width = environment.container.effectiveContentSize.width
        height = environment.container.contentSize.height
        traits = environment.traitCollection
        self.bannerTitles = bannerTitles
    }

    /// True if the text is so large that a line has room for only a few letters. The layouts then have one column.
    private var hasLargestText: Bool { traits.preferredContentSizeCategory.isAccessibilityCategory }

    /// Returns the layout of a section in a state.
    func section(_ section: MainSection, _ state: MainContent.State) -> NSCollectionLayoutSection {
        switch state {
        case .items, .loading: break
        case .empty, .failure: return createNoticeLayout(of: section)
        }
        switch section {
        case .featuredBanners: return createFeaturedBannersLayout()
        case .featuredInterviews: return createFeaturedInterviewsLayout()
        case .recentKeywords: return createRecentKeywordsLayout()
        case .newArrivalArticles: return createNewArrivalArticles()
        case .regularArticles: return createRegularArticles()
        }
    }

    // MARK: Sections

    /// Returns a section of banners that are as wide as the screen. Their height is 3/8 of their width. They scroll
    /// page by page and come to rest in the middle.
    func createFeaturedBannersLayout() -> NSCollectionLayoutSection {
        let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let groupHeight = max(
            width * (3 / 8), TextHeights(traits).banner(titles: bannerTitles, width: width))
        let groupSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(groupHeight))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: groupSize, repeatingSubitem: item, count: 1)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 16, trailing: 0)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        return section
    }

    /// Returns a section of interviews that are as high as their content. Wide windows have two beside each other.
    func createFeaturedInterviewsLayout() -> NSCollectionLayoutSection {
        let columnCount = width >= 700 && !hasLargestText ? 2 : 1
        let estimatedHeight = width / CGFloat(columnCount) + 180
        let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1 / CGFloat(columnCount)),
            heightDimension: .estimated(estimatedHeight))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let groupSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
        let group =
            columnCount == 1
            ? NSCollectionLayoutGroup.vertical(layoutSize: groupSize, subitems: [item])
            : NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 16, trailing: 0)
        return section
    }

    /// Returns a section of capsules of 160 by 40 points. They scroll sideways between a header and a footer.
    func createRecentKeywordsLayout() -> NSCollectionLayoutSection {
        let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6)
        let capsule = TextHeights(traits).keyword(within: width - 12)
        let groupSize = NSCollectionLayoutSize(
            widthDimension: .absolute(capsule.width), heightDimension: .absolute(capsule.height))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: groupSize, repeatingSubitem: item, count: 1)
        let section = NSCollectionLayoutSection(group: group)
        let footerSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: TextHeights(traits).isUsual ? .absolute(28) : .estimated(28))
        section.boundarySupplementaryItems = [
            header(estimatedHeight: 65),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: footerSize, elementKind: UICollectionView.elementKindSectionFooter,
                alignment: .bottom),
        ]
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 16, trailing: 6)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        return section
    }

    /// Returns a section with a mosaic: a dish at two thirds of the width, and two dishes above each other at one
    /// third. At the largest text sizes the dishes lie below each other.
    func createNewArrivalArticles() -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: hasLargestText ? dishBelowDish : mosaic)
        section.boundarySupplementaryItems = [header(estimatedHeight: 44)]
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 16, trailing: 0)
        return section
    }

    private var mosaic: NSCollectionLayoutGroup {
        let insets = NSDirectionalEdgeInsets(top: 0.5, leading: 0.5, bottom: 0.5, trailing: 0.5)
        let twoThirdItemSet = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.67), heightDimension: .fractionalHeight(1)))
        twoThirdItemSet.contentInsets = insets
        let oneThirdItem = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
        oneThirdItem.contentInsets = insets
        let oneThirdItemSet = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.33), heightDimension: .fractionalHeight(1)),
            repeatingSubitem: oneThirdItem, count: 2)
        // In a window that is wider than high, a third of the height would make dishes much wider than high.
        let groupHeight: NSCollectionLayoutDimension =
            height >= width ? .fractionalHeight(0.33) : .fractionalWidth(0.33)
        return NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: groupHeight),
            subitems: [twoThirdItemSet, oneThirdItemSet])
    }

    private var dishBelowDish: NSCollectionLayoutGroup {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(width * 0.66))
        return .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    }

    /// Returns a section of articles in two columns, in more in wide windows, or in one at the largest text sizes.
    func createRegularArticles() -> NSCollectionLayoutSection {
        let columnCount = hasLargestText ? 1 : width < 600 ? 2 : width < 900 ? 3 : 4
        let itemSize: NSCollectionLayoutSize
        let group: NSCollectionLayoutGroup
        if columnCount == 1 {
            itemSize = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(width + 180))
            group = .vertical(layoutSize: itemSize, subitems: [NSCollectionLayoutItem(layoutSize: itemSize)])
        } else {
            itemSize = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columnCount)),
                heightDimension: .fractionalHeight(1))
            let item = NSCollectionLayoutItem(layoutSize: itemSize)
            item.contentInsets = NSDirectionalEdgeInsets(top: 0.5, leading: 0.5, bottom: 0.5, trailing: 0.5)
            let groupHeight = width / CGFloat(columnCount) + TextHeights(traits).article
            group = .horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(groupHeight)),
                repeatingSubitem: item, count: columnCount)
        }
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [header(estimatedHeight: 44)]
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 16, trailing: 0)
        return section
    }

    /// Returns a section with one row below the header, in place of items.
    private func createNoticeLayout(of section: MainSection) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(120))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = NSCollectionLayoutSection(group: group)
        switch section {
        case .featuredBanners, .featuredInterviews: break
        case .recentKeywords: layout.boundarySupplementaryItems = [header(estimatedHeight: 65)]
        case .newArrivalArticles, .regularArticles:
            layout.boundarySupplementaryItems = [header(estimatedHeight: 44)]
        }
        // The insets at the sides are those of the section with keywords, so that the header keeps its place.
        let side: CGFloat = section == .recentKeywords ? 6 : 0
        layout.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 16, trailing: side)
        return layout
    }

    private func header(estimatedHeight: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
        return NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }
}

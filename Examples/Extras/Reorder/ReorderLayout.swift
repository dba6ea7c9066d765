import UIKit

/// A grid whose number of columns depends on the width and on the size of the text.
@MainActor
enum ReorderLayout {
    /// The kind of the header that displays the order as a text.
    static let headerKind = "order"
    /// The space around and between the tiles, in points.
    static let (margin, spacing): (CGFloat, CGFloat) = (16, 12)

    static func make() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let category = environment.traitCollection.preferredContentSizeCategory
            let width = environment.container.effectiveContentSize.width
            return section(
                columns: columnCount(width: width, isLargeText: category.isAccessibilityCategory),
                height: height(for: environment.traitCollection))
        }
    }

    /// Returns the number of tiles that fit beside each other: at least two of 120 points, or at least one of 240
    /// with large text.
    static func columnCount(width: CGFloat, isLargeText: Bool) -> Int {
        isLargeText ? max(1, Int(width / 240)) : max(2, Int(width / 120))
    }

    /// Returns the height of a tile, which is 108 points at the usual text size.
    static func height(for traits: UITraitCollection) -> CGFloat {
        UIFontMetrics(forTextStyle: .footnote).scaledValue(for: 108, compatibleWith: traits).rounded(.up)
    }

    private static func section(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1))
        )
        item.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: spacing / 2, bottom: 0, trailing: spacing / 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            repeatingSubitem: item, count: columns)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = NSDirectionalEdgeInsets(
            top: spacing, leading: margin - spacing / 2, bottom: margin, trailing: margin - spacing / 2)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
                elementKind: headerKind, alignment: .top)
        ]
        return section
    }
}

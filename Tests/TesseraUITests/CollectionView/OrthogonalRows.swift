import Foundation
import TestSupport

@testable import TesseraUI

extension UICollectionViewLayout {
    typealias Scrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// Returns a layout with sections of items of 80 × 60 points. A section with a behavior is a row that scrolls by
    /// itself, and one with `.none` is a column.
    @MainActor static func rows(
        _ behaviors: [Scrolling], width: NSCollectionLayoutDimension = .absolute(80),
        hasHeaders: Bool = false,
        change: @escaping (Int, NSCollectionLayoutSection) -> Void = { _, _ in }
    ) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(60))
            let whole = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
            section.orthogonalScrollingBehavior = behaviors[index % behaviors.count]
            if hasHeaders {
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .init(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                section.boundarySupplementaryItems = [header]
            }
            change(index, section)
            return section
        }
    }
}

extension UICollectionView {
    /// The scroll views of the sections that scroll on their own.
    var scrollers: [OrthogonalScrollView] { subviews.compactMap { $0 as? OrthogonalScrollView } }
}

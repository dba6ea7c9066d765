import UIKit

/// A section for each orthogonal scrolling behaviour. Its groups have a large item and two small ones.
final class AllBehaviorsScreen: UICollectionViewController {
    private lazy var dataSource = makeDataSource()

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { index, _ in
                Self.section(OrthogonalScreen.behaviors[index].behavior)
            })
    }

    required init?(coder: NSCoder) { nil }

    static func section(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
            repeatingSubitem: item(width: 1, height: 0.5), count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.8), heightDimension: .fractionalWidth(0.4)),
            subitems: [item(width: 0.7), pair])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }

    private static func item(width: CGFloat, height: CGFloat = 1) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        return item
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in OrthogonalScreen.behaviors.indices {
            snapshot.appendSections([section])
            // The groups of the section that does not scroll lie below each other, so it has fewer items.
            snapshot.appendItems((0..<(section == 0 ? 6 : 18)).map { section * 100 + $0 })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, indexPath, _ in
            cell.fill("\(indexPath.item + 1)", .tile(indexPath.section), font: .title3)
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
            view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: item)
        }
        let header = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            view.fillHeader(OrthogonalScreen.behaviors[indexPath.section].name)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }
}

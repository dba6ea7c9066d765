import UIKit

/// Groups within groups: a large item beside two small ones, above a row of four.
final class NestedGroupsScreen: UICollectionViewController {
    private lazy var dataSource = makeDataSource()

    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: Self.section()))
    }

    required init?(coder: NSCoder) { nil }

    static func section() -> NSCollectionLayoutSection {
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
            repeatingSubitem: item(width: 1, height: 0.5), count: 2)
        let top = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.4)),
            subitems: [item(width: 0.7, height: 1), pair])
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
            repeatingSubitem: item(width: 0.25, height: 1), count: 4)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.6)),
            subitems: [top, row])
        return NSCollectionLayoutSection(group: group)
    }

    private static func item(width: CGFloat, height: CGFloat) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        return item
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        // Seven items fill a group, so the last group has fewer.
        snapshot.appendItems(Array(0..<33))
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, _, index in
            cell.fill("\(index + 1)", .tile(index % 7))
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, index in
            view.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: index)
        }
    }
}

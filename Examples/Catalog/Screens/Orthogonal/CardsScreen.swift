import UIKit

/// Cards of which the middle one is the largest. A `visibleItemsInvalidationHandler` scales the others.
final class CardsScreen: UICollectionViewController {
    private lazy var dataSource = makeDataSource()

    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: Self.section()))
    }

    required init?(coder: NSCoder) { nil }

    static func section() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.6), heightDimension: .fractionalWidth(0.8)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let width = environment.container.contentSize.width
            for item in items {
                let distance = abs(item.center.x - offset.x - width / 2)
                let scale = Self.scale(atDistance: distance, width: width)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
                item.alpha = scale
            }
        }
        return section
    }

    /// Returns the scale of a card by the distance of its middle from that of the screen: 1, or less down to 0.75 at
    /// half the width.
    static func scale(atDistance distance: CGFloat, width: CGFloat) -> CGFloat {
        max(0.75, 1 - distance / width / 2)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(Self.months)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let card = UICollectionView.CellRegistration<TileCell, String> { cell, indexPath, month in
            cell.fill(month, .tile(indexPath.item), font: .largeTitle)
            cell.contentView.layer.cornerRadius = 20
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, month in
            view.dequeueConfiguredReusableCell(using: card, for: indexPath, item: month)
        }
    }

    private static let months = [
        "睦月", "如月", "弥生", "卯月", "皐月", "水無月", "文月", "葉月", "長月", "神無月", "霜月", "師走",
    ]
}

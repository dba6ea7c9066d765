import UIKit

/// Headers that stick to the top edge as long as a part of their section is visible.
final class PinnedHeadersScreen: UICollectionViewController {
    private lazy var dataSource = makeDataSource()

    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: Self.section()))
    }

    required init?(coder: NSCoder) { nil }

    static func section() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(72)),
            repeatingSubitem: item, count: 3)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        // A header is in front of the cells that scroll below it.
        header.zIndex = 2
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [header]
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 12, trailing: 0)
        return section
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        for (index, region) in Self.regions.enumerated() {
            snapshot.appendSections([index])
            snapshot.appendItems(region.places)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let tile = UICollectionView.CellRegistration<TileCell, String> { cell, indexPath, place in
            cell.fill(place, .tile(indexPath.section), font: .body)
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            view, indexPath, place in
            view.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: place)
        }
        let header = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            view.fillHeader(Self.regions[indexPath.section].name)
            view.backgroundColor = .systemBackground
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    static let regions: [(name: String, places: [String])] = [
        ("北海道", ["北海道"]),
        ("東北", ["青森", "岩手", "宮城", "秋田", "山形", "福島"]),
        ("関東", ["茨城", "栃木", "群馬", "埼玉", "千葉", "東京", "神奈川"]),
        ("中部", ["新潟", "富山", "石川", "福井", "山梨", "長野", "岐阜", "静岡", "愛知"]),
        ("近畿", ["三重", "滋賀", "京都", "大阪", "兵庫", "奈良", "和歌山"]),
        ("中国", ["鳥取", "島根", "岡山", "広島", "山口"]),
        ("四国", ["徳島", "香川", "愛媛", "高知"]),
        ("九州・沖縄", ["福岡", "佐賀", "長崎", "熊本", "大分", "宮崎", "鹿児島", "沖縄"]),
    ]
}

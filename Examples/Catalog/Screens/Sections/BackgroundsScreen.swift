import UIKit

/// A decoration behind each section. The layout makes it without the data source.
final class BackgroundsScreen: UICollectionViewController {
    static let backgroundKind = "background"
    private lazy var dataSource = makeDataSource()

    init() {
        let layout = UICollectionViewCompositionalLayout(section: Self.section())
        layout.register(SectionBackgroundView.self, forDecorationViewOfKind: Self.backgroundKind)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    static func section() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        // The background covers the whole section with its header and insets, less the background's own insets.
        let background = NSCollectionLayoutDecorationItem.background(elementKind: backgroundKind)
        background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 8, trailing: 8)
        section.decorationItems = [background]
        return section
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        for (index, line) in Self.lines.enumerated() {
            snapshot.appendSections([index])
            snapshot.appendItems(line.stops)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, stop in
            var content = UIListContentConfiguration.cell()
            content.text = stop
            content.image = UIImage(systemName: "tram.fill")
            cell.contentConfiguration = content
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            view, indexPath, stop in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: stop)
        }
        let header = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            view.fillHeader(Self.lines[indexPath.section].name)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    private static let lines: [(name: String, stops: [String])] = [
        ("海岸線", ["港町", "灯台口", "砂浜公園", "水族館前"]),
        ("山手線路面電車", ["坂下", "坂中", "坂上"]),
        ("川沿い線", ["橋詰", "船着場", "花見堤", "水門", "河口"]),
        ("温泉線", ["湯元", "湯の滝", "露天前"]),
    ]
}

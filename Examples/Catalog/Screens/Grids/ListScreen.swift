import UIKit

/// A list of one column. Each group has one item, which is as wide as the section and as high as its text.
final class ListScreen: UICollectionViewController {
    private lazy var dataSource = makeDataSource()

    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: Self.section()))
    }

    required init?(coder: NSCoder) { nil }

    static func section() -> NSCollectionLayoutSection {
        // The cell replaces the estimated height by its own, whatever the user's text size.
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        return section
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(Self.sweets)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, sweet in
            var content = UIListContentConfiguration.cell()
            content.text = sweet
            content.image = UIImage(systemName: "leaf")
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .secondarySystemBackground
            background.cornerRadius = 10
            cell.backgroundConfiguration = background
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, sweet in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: sweet)
        }
    }

    private static let sweets = [
        "桜餅", "柏餅", "水羊羹", "葛切り", "わらび餅", "あんみつ", "栗きんとん", "月見団子", "芋羊羹", "花びら餅",
        "うぐいす餅", "草餅", "豆大福", "きんつば", "どら焼き", "最中", "落雁", "金平糖", "煎餅", "あられ",
    ]
}

import UIKit

/// A grid of five columns. Each item takes a fifth of the width and is as high as it is wide.
final class GridScreen: UICollectionViewController {
    private lazy var dataSource = makeDataSource()

    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: Self.section()))
    }

    required init?(coder: NSCoder) { nil }

    static func section() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
            subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(Self.kana.indices))
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, indexPath, index in
            // The number of columns is odd, so colouring every second cell makes a chequerboard.
            let color: UIColor =
                indexPath.item.isMultiple(of: 2) ? .secondarySystemBackground : .systemBackground
            cell.fill(Self.kana[index], color, font: .title2)
            cell.contentView.layer.cornerRadius = 0
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, index in
            view.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: index)
        }
    }

    /// The fifty sounds of Japanese. The gaps of the traditional table are empty texts.
    static let kana = Array("あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもや ゆ よらりるれろわ   をん")
        .map { String($0).trimmingCharacters(in: .whitespaces) }
}

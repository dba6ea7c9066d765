import UIKit

/// The list: each row has a symbol, a title and a second line.
final class LongListController: UICollectionViewController {
    private lazy var dataSource = makeDataSource()

    init() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<100_000))
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            cell, _, number in
            var content = UIListContentConfiguration.subtitleCell()
            content.image = UIImage(systemName: "leaf")
            content.text = "Row \(number)"
            content.secondaryText = "The square of \(number) is \(number * number)."
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, number in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
        }
    }
}

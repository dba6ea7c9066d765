import UIKit

/// Rows with content of the app's own: a configuration (`RatingContent`) and a view that displays it (`RatingView`).
final class CustomContentScreen: UICollectionViewController {
    private lazy var dataSource = makeDataSource()
    private var stars = ["路地裏の珈琲豆": 4, "時計台の二階": 3, "橋のたもとの茶房": 5, "図書館の喫茶室": 2, "港のプリン屋": 0]

    init() {
        let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["路地裏の珈琲豆", "時計台の二階", "橋のたもとの茶房", "図書館の喫茶室", "港のプリン屋"])
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [unowned self] cell, _, name in
            var content = RatingContent()
            content.name = name
            content.stars = stars[name, default: 0]
            content.onRate = { [weak self] in self?.rate(name, $0) }
            cell.contentConfiguration = content
            cell.accessories = [.label(text: "\(content.stars)")]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, name in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
        }
    }

    /// Gives a row a rating. The same number a second time removes it.
    private func rate(_ name: String, _ number: Int) {
        stars[name] = stars[name] == number ? 0 : number
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([name])
        dataSource.apply(snapshot)
    }
}

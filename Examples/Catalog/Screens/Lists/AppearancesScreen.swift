import UIKit

/// A list whose menu changes it to one of the five appearances.
final class AppearancesScreen: UICollectionViewController {
    typealias Appearance = UICollectionLayoutListConfiguration.Appearance

    /// The appearances with their names in code.
    static let appearances: [(name: String, appearance: Appearance)] = [
        ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped), ("sidebar", .sidebar),
        ("sidebarPlain", .sidebarPlain),
    ]

    private lazy var dataSource = makeDataSource()
    private let button = UIBarButtonItem()

    init() {
        super.init(collectionViewLayout: Self.layout(.plain))
    }

    required init?(coder: NSCoder) { nil }

    static func layout(_ appearance: Appearance) -> UICollectionViewLayout {
        var list = UICollectionLayoutListConfiguration(appearance: appearance)
        list.headerMode = .supplementary
        list.footerMode = .supplementary
        return UICollectionViewCompositionalLayout.list(using: list)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        button.title = "plain"
        button.accessibilityLabel = "外観"
        button.menu = UIMenu(
            options: .singleSelection,
            children: Self.appearances.map { name, appearance in
                UIAction(title: name, state: appearance == .plain ? .on : .off) { [weak self] _ in
                    self?.choose(appearance, name)
                }
            })
        navigationItem.rightBarButtonItem = button
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        for (index, shelf) in Self.shelves.enumerated() {
            snapshot.appendSections([index])
            snapshot.appendItems(shelf.books)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func choose(_ appearance: Appearance, _ name: String) {
        button.title = name
        collectionView.setCollectionViewLayout(Self.layout(appearance), animated: false)
        // Rows, headers and footers are made again, since they take their look from the list's appearance.
        dataSource.applySnapshotUsingReloadData(dataSource.snapshot())
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, book in
            var content = cell.defaultContentConfiguration()
            content.text = book
            content.image = UIImage(systemName: "book")
            cell.contentConfiguration = content
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            view, indexPath, book in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: book)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, indexPath in
            var content = cell.defaultContentConfiguration()
            content.text = Self.shelves[indexPath.section].name
            cell.contentConfiguration = content
        }
        let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { cell, _, indexPath in
            var content = cell.defaultContentConfiguration()
            content.text = "\(Self.shelves[indexPath.section].books.count)冊"
            cell.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { view, kind, indexPath in
            view.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
        }
        return dataSource
    }

    private static let shelves: [(name: String, books: [String])] = [
        ("旅", ["各駅停車の弁当帖", "灯台守の一週間", "峠の茶屋まで"]),
        ("料理", ["土鍋ひとつで", "出汁の引き方、残し方", "梅仕事の六月", "漬物石の選び方"]),
        ("科学", ["苔の地図", "石ころの年齢", "雲のかたちと明日の空"]),
        ("随筆", ["机の下の猫", "傘を貸した人", "夜更けの文房具店"]),
    ]
}

import UIKit

/// Rows with swipe actions: a swipe to the right ticks a row off, and a swipe to the left flags or deletes it.
final class SwipeActionsScreen: UICollectionViewController {
    private lazy var dataSource = makeDataSource()
    private var done: Set<String> = []
    private var marked: Set<String> = []

    init() {
        // The layout is made before the controller that provides the actions of its rows.
        weak var owner: SwipeActionsScreen?
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.leadingSwipeActionsConfigurationProvider = { owner?.leadingActions(at: $0) }
        list.trailingSwipeActionsConfigurationProvider = { owner?.trailingActions(at: $0) }
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        owner = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["牛乳", "卵", "長ねぎ", "豆腐", "生姜", "味噌", "鯖の切り身", "ほうれん草", "食パン", "りんご"])
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let name = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let isDone = done.contains(name)
        let tick = UIContextualAction(style: .normal, title: isDone ? "戻す" : "済み") {
            [weak self] _, _, completion in
            self?.done.formSymmetricDifference([name])
            self?.reconfigure(name)
            completion(true)
        }
        tick.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [tick])
    }

    private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let name = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "削除") { [weak self] _, _, completion in
            self?.delete(name)
            completion(true)
        }
        let mark = UIContextualAction(style: .normal, title: "旗") { [weak self] _, _, completion in
            self?.marked.formSymmetricDifference([name])
            self?.reconfigure(name)
            completion(true)
        }
        mark.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [delete, mark])
    }

    private func reconfigure(_ name: String) {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([name])
        dataSource.apply(snapshot)
    }

    private func delete(_ name: String) {
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([name])
        dataSource.apply(snapshot)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [unowned self] cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            if done.contains(name) {
                content.textProperties.color = .secondaryLabel
                content.secondaryText = "済み"
            }
            cell.contentConfiguration = content
            cell.accessories = marked.contains(name) ? [Self.flag()] : []
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, name in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
        }
    }

    private static func flag() -> UICellAccessory {
        let image = UIImageView(image: UIImage(systemName: "flag.fill"))
        image.isAccessibilityElement = true
        image.accessibilityLabel = "旗"
        return .customView(
            configuration: .init(customView: image, placement: .trailing(), tintColor: .systemOrange))
    }
}

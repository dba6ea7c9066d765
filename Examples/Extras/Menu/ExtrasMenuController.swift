import UIKit

/// The list of the three screens. It owns their models, so that a screen has the same state when it is opened again.
final class ExtrasMenuController: UICollectionViewController {
    /// A screen of the example.
    enum Page: String, CaseIterable, Hashable, Sendable {
        case reorder = "並べ替え"
        case tabs = "タブの束"
        case sheet = "大きな表"

        /// The content of the screen in one line.
        var summary: String {
            switch self {
            case .reorder: "ドラッグ＆ドロップで順番が変わるグリッド"
            case .tabs: "旧Safariのように重なるカード"
            case .sheet: "縦・横・斜めに動く10,000列×1,000行"
            }
        }

        var symbol: String {
            switch self {
            case .reorder: "square.grid.3x3"
            case .tabs: "square.stack"
            case .sheet: "tablecells"
            }
        }
    }

    private let flowers = FlowerOrder(flowers: Flower.samples)
    private let tabs = TabStackViewModel(tabs: PageTab.samples)
    private let sheet = SheetViewModel(sheet: Sheet(rowCount: 1000, columnCount: 10_000))
    private lazy var dataSource = makeDataSource()

    init() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = "おまけ"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityIdentifier = "extras"
        var snapshot = NSDiffableDataSourceSnapshot<Int, Page>()
        snapshot.appendSections([0])
        snapshot.appendItems(Page.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Page> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Page> {
            cell, _, page in
            cell.accessories = [.disclosureIndicator()]
            cell.configurationUpdateHandler = { cell, state in
                var content = UIListContentConfiguration.subtitleCell().updated(for: state)
                content.text = page.rawValue
                content.secondaryText = page.summary
                content.secondaryTextProperties.color = .secondaryLabel
                // Large text needs the whole width, so it has no image beside it.
                let category = state.traitCollection.preferredContentSizeCategory
                if !category.isAccessibilityCategory { content.image = UIImage(systemName: page.symbol) }
                cell.contentConfiguration = content
            }
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, page in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: page)
        }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if let page = dataSource.itemIdentifier(for: indexPath) { open(page) }
    }

    /// The screen in front of the menu, or nil if the menu is in front.
    var openPage: Page? {
        switch navigationController?.topViewController {
        case is ReorderController: .reorder
        case is TabStackController: .tabs
        case is SheetController: .sheet
        default: nil
        }
    }

    /// Pushes a screen.
    func open(_ page: Page, animated: Bool = true) {
        let controller: UIViewController =
            switch page {
            case .reorder: ReorderController(order: flowers)
            case .tabs: TabStackController(viewModel: tabs)
            case .sheet: SheetController(viewModel: sheet)
            }
        navigationController?.pushViewController(controller, animated: animated)
    }
}

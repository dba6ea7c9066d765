import UIKit

/// A list of the workshop's screens.
final class WorkshopController: UICollectionViewController {
    enum Page: String, CaseIterable, Hashable, Sendable {
        case order = "New order"
        case timber = "Timber"
        case showroom = "Showroom"
        case plan = "Floor plan"
        case sheets = "Sheets"
        case controls = "Controls"
        case keys = "Keyboard"
        case photographs = "Photographs"

        var symbol: String {
            switch self {
            case .order: "square.and.pencil"
            case .timber: "leaf"
            case .showroom: "square.grid.2x2"
            case .plan: "map"
            case .sheets: "rectangle.portrait"
            case .controls: "slider.horizontal.3"
            case .keys: "keyboard"
            case .photographs: "photo"
            }
        }
    }

    private var orders: [Order] = []
    private lazy var dataSource = makeDataSource()

    init() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = "Workshop"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityIdentifier = "workshop"
        var snapshot = NSDiffableDataSourceSnapshot<Int, Page>()
        snapshot.appendSections([0])
        snapshot.appendItems(Page.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Page> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Page> {
            [unowned self] cell, _, page in
            var content = UIListContentConfiguration.valueCell()
            content.text = page.rawValue
            content.image = UIImage(systemName: page.symbol)
            if page == .order, !orders.isEmpty { content.secondaryText = "\(orders.count) placed" }
            cell.contentConfiguration = content
            cell.accessories = page == .order || page == .keys ? [] : [.disclosureIndicator()]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, page in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: page)
        }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .order: presentOrder()
        case .timber: show(TimberController(), sender: self)
        case .showroom: show(ShowroomController(), sender: self)
        case .plan: show(FloorPlanController(), sender: self)
        case .sheets: show(SheetsController(), sender: self)
        case .controls: show(ControlsController(), sender: self)
        case .keys: presentKeys()
        case .photographs: show(PhotographsController(), sender: self)
        case nil: break
        }
    }

    private func presentOrder() {
        let form = OrderController { [weak self] order in
            guard let self else { return }
            orders.append(order)
            var snapshot = dataSource.snapshot()
            snapshot.reconfigureItems([.order])
            dataSource.apply(snapshot)
        }
        let navigation = UINavigationController(rootViewController: form)
        navigation.modalPresentationStyle = .formSheet
        present(navigation, animated: true)
    }

    private func presentKeys() {
        let navigation = UINavigationController(rootViewController: KeysController())
        navigation.modalPresentationStyle = .formSheet
        present(navigation, animated: true)
    }

    override var keyCommands: [UIKeyCommand]? {
        [
            WorkshopKey.newOrder.command { [weak self] in self?.presentOrder() },
            WorkshopKey.search.command { [weak self] in
                guard let self else { return }
                show(TimberController(startsWithSearch: true), sender: self)
            },
            WorkshopKey.keys.command { [weak self] in self?.presentKeys() },
        ]
    }
}

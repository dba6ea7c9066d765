import UIKit

/// A grid whose tiles the user drags to other places. The data source moves them, and its reordering handlers update
/// the model.
final class ReorderController: UIViewController, UICollectionViewDragDelegate {
    private typealias Source = UICollectionViewDiffableDataSource<Int, Flower>

    private let order: FlowerOrder
    private let grid = UICollectionView(frame: .zero, collectionViewLayout: ReorderLayout.make())
    private lazy var dataSource = makeDataSource()
    private lazy var resetItem = UIBarButtonItem(
        title: "元の順番", primaryAction: UIAction { [weak self] _ in self?.reset() })
    private weak var header: OrderHeader?

    init(order: FlowerOrder) {
        self.order = order
        super.init(nibName: nil, bundle: nil)
        title = "並べ替え"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = resetItem
        grid.backgroundColor = .systemGroupedBackground
        grid.accessibilityIdentifier = "flowers"
        grid.accessibilityLabel = "花の並び"
        grid.dragDelegate = self
        grid.dragInteractionEnabled = true
        grid.frame = view.bounds
        grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(grid)
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            self?.order.follow(transaction.difference)
            self?.showPlaces()
        }
        applySnapshot(animated: false)
    }

    private func makeDataSource() -> Source {
        let registration = UICollectionView.CellRegistration<FlowerCell, Flower> { [order] cell, _, flower in
            cell.fill(with: flower, place: order.place(of: flower))
        }
        let header = UICollectionView.SupplementaryRegistration<OrderHeader>(
            elementKind: ReorderLayout.headerKind
        ) { [weak self] header, _, _ in
            self?.header = header
            self?.fillHeader()
        }
        let source = Source(collectionView: grid) { view, indexPath, flower in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: flower)
        }
        source.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return source
    }

    private func applySnapshot(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Flower>()
        snapshot.appendSections([0])
        snapshot.appendItems(order.flowers)
        dataSource.apply(snapshot, animatingDifferences: animated)
        showPlaces()
    }

    /// Updates the place in each tile, and the order above the grid.
    private func showPlaces() {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        dataSource.apply(snapshot, animatingDifferences: false)
        fillHeader()
        resetItem.isEnabled = !order.isFirst
    }

    private func fillHeader() { header?.text = "いまの順番：" + order.text }

    private func reset() {
        order.reset()
        applySnapshot(animated: true)
    }

    // MARK: Dragging

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let flower = dataSource.itemIdentifier(for: indexPath) else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: flower.name as NSString))
        item.localObject = flower
        return [item]
    }
}

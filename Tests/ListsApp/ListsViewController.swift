import UIKit

/// A list with rows of 50 points: goods, whose groups expand, and forty tasks.
final class ListsViewController: UIViewController {
    enum Section: Hashable, Sendable { case goods, tasks }

    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout)
    private lazy var dataSource = makeDataSource()

    private static var layout: UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.accessibilityIdentifier = "lists"
        view.addSubview(collectionView)
        let press = UILongPressGestureRecognizer()
        press.addAction(UIAction { [unowned self, unowned press] _ in move(press) })
        collectionView.addGestureRecognizer(press)
        showLists()
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, String> {
        let cell = UICollectionView.CellRegistration<RowCell, String> { [unowned self] cell, _, item in
            cell.label.text = item
            cell.accessories = hasChildren(item) ? [.outlineDisclosure()] : []
        }
        let dataSource = UICollectionViewDiffableDataSource<Section, String>(
            collectionView: collectionView
        ) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        dataSource.reorderingHandlers.canReorderItem = { $0.hasPrefix("Task") }
        return dataSource
    }

    private func hasChildren(_ item: String) -> Bool {
        let goods = dataSource.snapshot(for: .goods)
        return goods.contains(item) && !goods.snapshot(of: item).items.isEmpty
    }

    private func showLists() {
        var lists = NSDiffableDataSourceSnapshot<Section, String>()
        lists.appendSections([.goods, .tasks])
        lists.appendItems((1...40).map { "Task \($0)" }, toSection: .tasks)
        dataSource.apply(lists, animatingDifferences: false)
        var goods = NSDiffableDataSourceSectionSnapshot<String>()
        goods.append(["Food", "Drinks"])
        goods.append(["Fruit", "Bread"], to: "Food")
        goods.append(["Apples", "Pears"], to: "Fruit")
        goods.append(["Tea"], to: "Drinks")
        dataSource.apply(goods, to: .goods, animatingDifferences: false)
    }

    private func move(_ press: UILongPressGestureRecognizer) {
        let place = press.location(in: collectionView)
        switch press.state {
        case .began:
            guard let indexPath = collectionView.indexPathForItem(at: place) else { return }
            collectionView.beginInteractiveMovementForItem(at: indexPath)
            collectionView.accessibilityLabel = "Moving"
        case .changed: collectionView.updateInteractiveMovementTargetPosition(place)
        case .ended:
            collectionView.endInteractiveMovement()
            collectionView.accessibilityLabel = nil
        default:
            collectionView.cancelInteractiveMovement()
            collectionView.accessibilityLabel = nil
        }
    }
}

private final class RowCell: UICollectionViewListCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    }
}

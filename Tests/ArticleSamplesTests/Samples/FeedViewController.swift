import UIKit

struct Dish: Hashable, Decodable, Sendable {
    let id: Int
    let name: String
    let summary: String
}

protocol DishAPI: Sendable {
    func dishes(page: Int) async throws -> [Dish]
}

final class DishCell: UICollectionViewCell {
    let nameLabel = UILabel()
    let summaryLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        summaryLabel.font = .preferredFont(forTextStyle: .subheadline)
        summaryLabel.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [nameLabel, summaryLabel])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }
}

@MainActor
func twoColumns() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(80)))
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)),
        subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}

final class FeedViewController: UIViewController, UICollectionViewDelegate {
    enum Section { case dishes }

    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: twoColumns())
    private(set) var loading: Task<Void, Never>?
    private let api: any DishAPI
    private var dataSource: UICollectionViewDiffableDataSource<Section, Dish>!
    private var nextPage: Int? = 1

    init(api: any DishAPI) {
        self.api = api
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)

        let registration = UICollectionView.CellRegistration<DishCell, Dish> { cell, _, dish in
            cell.nameLabel.text = dish.name
            cell.summaryLabel.text = dish.summary
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            view, indexPath, dish in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: dish)
        }
        var snapshot = dataSource.snapshot()
        snapshot.appendSections([.dishes])
        dataSource.apply(snapshot, animatingDifferences: false)
        loadNextPage()
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        if indexPath.item == dataSource.snapshot().numberOfItems - 1 { loadNextPage() }
    }

    private func loadNextPage() {
        guard loading == nil, let page = nextPage else { return }
        loading = Task {
            let dishes = try? await api.dishes(page: page)
            loading = nil
            guard let dishes else { return }
            nextPage = dishes.isEmpty ? nil : page + 1
            var snapshot = dataSource.snapshot()
            snapshot.appendItems(dishes)
            await dataSource.apply(snapshot)
        }
    }
}

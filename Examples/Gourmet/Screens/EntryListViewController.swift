import UIKit

/// A list of the entries about a word.
final class EntryListViewController: UIViewController {
    private let entries: [Entry]
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()
    private lazy var dataSource = makeDataSource()

    /// - Parameter title: The word in the form in which the bar displays it.
    init(title: String, entries: [Entry]) {
        self.entries = entries
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.accessibilityIdentifier = "entries"
        collectionView.delegate = self
        view.addConstrained(collectionView)
        NSLayoutConstraint.activate(collectionView.constraints(filling: view))
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(entries.indices))
        dataSource.apply(snapshot, animatingDifferences: false)
        if entries.isEmpty { showThatThereAreNone() }
    }

    private func showThatThereAreNone() {
        let label = UILabel(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel,
            identifier: "entries-empty")
        label.text = "「\(title ?? "")」の記事はまだありません"
        label.textAlignment = .center
        view.addConstrained(label)
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            [entries] cell, _, index in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = entries[index].title
            content.secondaryText = entries[index].subtitle
            content.secondaryTextProperties.color = .secondaryLabel
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, index in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: index)
        }
    }
}

extension EntryListViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        navigationController?.pushViewController(
            EntryViewController(entries[indexPath.item]), animated: true)
    }
}

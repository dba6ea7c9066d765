import UIKit

/// A list that is filtered while the user types. Each row has a context menu.
final class TimberController: UICollectionViewController, UISearchResultsUpdating {
    private lazy var dataSource = makeDataSource()
    private var favorites: Set<Timber> = []

    /// True if the search field is to have the focus when the list appears.
    private var startsWithSearch: Bool

    init(startsWithSearch: Bool = false) {
        self.startsWithSearch = startsWithSearch
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = "Timber"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityIdentifier = "timber"
        collectionView.keyboardDismissMode = .onDrag
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search timber"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.largeTitleDisplayMode = .never
        apply(matching: "", animated: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if startsWithSearch { focusSearch() }
        startsWithSearch = false
    }

    override var keyCommands: [UIKeyCommand]? {
        [WorkshopKey.search.command { [weak self] in self?.focusSearch() }]
    }

    private func focusSearch() {
        navigationItem.searchController?.searchBar.searchTextField.becomeFirstResponder()
    }

    func updateSearchResults(for searchController: UISearchController) {
        apply(matching: searchController.searchBar.text ?? "", animated: true)
    }

    private func apply(matching text: String, animated: Bool) {
        let found = Timber.samples.filter { $0.matches(text) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Timber>()
        snapshot.appendSections([0])
        snapshot.appendItems(found)
        dataSource.apply(snapshot, animatingDifferences: animated)
        collectionView.backgroundView = found.isEmpty ? emptyLabel(for: text) : nil
    }

    private func emptyLabel(for text: String) -> UIView {
        let label = UILabel()
        label.text = "No timber begins with “\(text)”"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Timber> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Timber> {
            [unowned self] cell, _, timber in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = timber.name
            content.secondaryText = "\(timber.origin), \(timber.density) kg/\u{2060}m³"
            content.secondaryTextProperties.color = .secondaryLabel
            if favorites.contains(timber) { content.image = UIImage(systemName: "star.fill") }
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, timber in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: timber)
        }
    }

    // MARK: Context menus

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let timber = indexPaths.first.flatMap(dataSource.itemIdentifier(for:)) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            guard let self else { return nil }
            let isFavorite = favorites.contains(timber)
            return UIMenu(children: [
                UIAction(
                    title: isFavorite ? "Remove from favorites" : "Add to favorites",
                    image: UIImage(systemName: isFavorite ? "star.slash" : "star")
                ) { [weak self] _ in self?.toggleFavorite(timber) },
                UIAction(title: "Copy name", image: UIImage(systemName: "doc.on.doc")) { _ in
                    UIPasteboard.general.string = timber.name
                },
            ])
        }
    }

    private func toggleFavorite(_ timber: Timber) {
        if favorites.remove(timber) == nil { favorites.insert(timber) }
        var snapshot = dataSource.snapshot()
        guard snapshot.indexOfItem(timber) != nil else { return }
        snapshot.reconfigureItems([timber])
        dataSource.apply(snapshot)
    }
}

import UIKit

/// A list of a thousand mountains with a search field. Each letter that is typed applies a snapshot of the mountains
/// found.
final class MountainsScreen: UICollectionViewController, UISearchResultsUpdating {
    private lazy var dataSource = makeDataSource()

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
                Self.section(width: environment.container.effectiveContentSize.width)
            })
    }

    required init?(coder: NSCoder) { nil }

    /// Returns a section with as many columns of 300 points as fit, but at least one.
    static func section(width: CGFloat) -> NSCollectionLayoutSection {
        let columns = max(1, Int(width / 300))
        let room = width - 2 * 16 - 8 * CGFloat(columns - 1)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(room / CGFloat(columns)), heightDimension: .estimated(60)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
            repeatingSubitem: item, count: columns)
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)
        return section
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        collectionView.keyboardDismissMode = .onDrag
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.hidesNavigationBarDuringPresentation = false
        search.searchBar.placeholder = "山の名前"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        apply(Mountain.all, animated: false)
    }

    func updateSearchResults(for searchController: UISearchController) {
        apply(Mountain.matching(searchController.searchBar.text ?? ""), animated: true)
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard dataSource.snapshot().numberOfItems == 0 else { return contentUnavailableConfiguration = nil }
        var configuration = UIContentUnavailableConfiguration.search()
        configuration.text = "「\(state.searchText ?? "")」に合う山はありません"
        configuration.secondaryText = "別の名前か読みで検索してください。"
        contentUnavailableConfiguration = configuration
    }

    private func apply(_ mountains: [Mountain], animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Mountain>()
        snapshot.appendSections([0])
        snapshot.appendItems(mountains)
        dataSource.apply(snapshot, animatingDifferences: animated)
        setNeedsUpdateContentUnavailableConfiguration()
        collectionView.accessibilityLabel = "\(mountains.count)座"
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Mountain> {
        let row = UICollectionView.CellRegistration<UICollectionViewCell, Mountain> { cell, _, mountain in
            var content = UIListContentConfiguration.subtitleCell()
            content.image = UIImage(systemName: "mountain.2")
            content.text = mountain.name
            let height = "\(mountain.height)m"
            content.secondaryText = mountain.reading.isEmpty ? height : "\(mountain.reading)・\(height)"
            content.secondaryTextProperties.color = .secondaryLabel
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .secondarySystemBackground
            background.cornerRadius = 10
            cell.backgroundConfiguration = background
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            view, indexPath, mountain in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: mountain)
        }
    }
}

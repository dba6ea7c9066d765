import UIKit

/// The outline of all screens. Families expand and collapse, and a screen opens beside the outline or on top of it.
final class CatalogController: UICollectionViewController {
    private lazy var dataSource = makeDataSource()

    init() {
        let list = UICollectionLayoutListConfiguration(appearance: .sidebar)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        title = "カタログ"
        clearsSelectionOnViewWillAppear = false
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityIdentifier = "catalog"
        var outline = NSDiffableDataSourceSectionSnapshot<Entry>()
        add(Entry.all, to: nil, of: &outline)
        outline.expand(Entry.all)
        dataSource.apply(outline, to: 0, animatingDifferences: false)
    }

    private func add(
        _ entries: [Entry], to parent: Entry?, of outline: inout NSDiffableDataSourceSectionSnapshot<Entry>
    ) {
        outline.append(entries, to: parent)
        for entry in entries { add(entry.children, to: entry, of: &outline) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // A screen beside the outline stays visible, so its line stays selected.
        guard splitViewController?.isCollapsed != false else { return }
        for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: indexPath, animated: animated)
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Entry> {
        let family = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> { cell, _, entry in
            var content = cell.defaultContentConfiguration()
            content.text = entry.title
            content.textProperties.numberOfLines = 0
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            content.image = UIImage(systemName: entry.symbol)
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
            cell.accessibilityIdentifier = "row-\(entry.id)"
        }
        let screen = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> { cell, _, entry in
            var content = cell.defaultContentConfiguration()
            content.text = entry.title
            content.textProperties.numberOfLines = 0
            content.image = UIImage(systemName: entry.symbol)
            cell.contentConfiguration = content
            cell.accessibilityIdentifier = "row-\(entry.id)"
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, entry in
            view.dequeueConfiguredReusableCell(
                using: entry.make == nil ? family : screen, for: indexPath, item: entry)
        }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let entry = dataSource.itemIdentifier(for: indexPath), let make = entry.make,
            let splitViewController
        else { return }
        let screen = Self.prepare(make(), for: entry)
        splitViewController.setViewController(
            UINavigationController(rootViewController: screen), for: .secondary)
        splitViewController.show(.secondary)
    }

    /// Gives a screen its title and the button that opens its source, and returns it.
    static func prepare(_ screen: UIViewController, for entry: Entry) -> UIViewController {
        screen.title = entry.title
        screen.navigationItem.largeTitleDisplayMode = .never
        screen.loadViewIfNeeded()
        screen.view.accessibilityIdentifier = entry.id
        let source = UIBarButtonItem(
            primaryAction: UIAction(title: "ソース") { [weak screen] _ in
                let page = SourceController(files: entry.files)
                screen?.navigationController?.pushViewController(page, animated: true)
            })
        source.accessibilityIdentifier = "source"
        screen.navigationItem.rightBarButtonItems =
            [source] + (screen.navigationItem.rightBarButtonItems ?? [])
        return screen
    }
}

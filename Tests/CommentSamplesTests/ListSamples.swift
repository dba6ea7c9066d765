import TesseraData

@testable import UIKit

// The samples of the comments of TesseraData, and of TesseraUI's on collection views, tables, their cells and data
// sources.

enum Section { case main, menu, inbox }

struct Photo: Hashable {
    let id: Int
    var title: String
    static func == (a: Photo, b: Photo) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@MainActor
enum SnapshotSamples {
    static func update(
        _ collectionView: UICollectionView, from shown: NSDiffableDataSourceSnapshot<Section, Photo>,
        to snapshot: NSDiffableDataSourceSnapshot<Section, Photo>
    ) {
        let difference = SnapshotDifference(from: shown, to: snapshot)
        if difference.isEmpty { return }
        collectionView.performBatchUpdates {
            collectionView.deleteSections(difference.deletedSections)
            collectionView.insertItems(at: difference.insertedItems)
            // …
        }
    }

    static func makeTree(_ dataSource: UICollectionViewDiffableDataSource<Section, String>) {
        var menu = NSDiffableDataSourceSectionSnapshot<String>()
        menu.append(["Food", "Drinks"])
        menu.append(["Apple", "Bread"], to: "Food")
        menu.expand(["Food"])
        menu.visibleItems  // Food, Apple, Bread, Drinks
        dataSource.apply(menu, to: .menu)
    }

    static func expand(_ dataSource: UICollectionViewDiffableDataSource<Section, String>) {
        var outline = dataSource.snapshot(for: .menu)
        outline.expand(["Food"])
        dataSource.apply(outline, to: .menu)
    }

    static func reconfigure(
        _ photoWithNewTitle: Photo, in dataSource: UICollectionViewDiffableDataSource<Section, Photo>
    ) {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([photoWithNewTitle])  // equal by id to the one on screen
        dataSource.apply(snapshot)
    }

    static func reconfigureByID(_ dataSource: UICollectionViewDiffableDataSource<Section, Photo>) {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([Photo(id: 7, title: "Another title")])
        dataSource.apply(snapshot)
    }

    static func makeDataSource(
        _ collectionView: UICollectionView, _ photos: [Photo],
        _ registration: UICollectionView.CellRegistration<UICollectionViewCell, Photo>
    ) {
        let dataSource = UICollectionViewDiffableDataSource<Section, Photo>(collectionView: collectionView) {
            collectionView, indexPath, photo in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photo)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Photo>()
        snapshot.appendSections([.main])
        snapshot.appendItems(photos)
        dataSource.apply(snapshot)
    }

    struct Item: Hashable {
        var files: [Item]
    }

    static func loadLater(_ dataSource: UICollectionViewDiffableDataSource<Section, Item>) {
        dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { folder, children in
            guard children.items.isEmpty else { return children }
            var files = NSDiffableDataSourceSectionSnapshot<Item>()
            files.append(folder.files)
            return files
        }
    }

    struct Mail: Hashable {
        var subject: String
    }

    static func makeDataSource(_ tableView: UITableView, _ mails: [Mail]) {
        let dataSource = UITableViewDiffableDataSource<Section, Mail>(tableView: tableView) {
            tableView, indexPath, mail in
            let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = mail.subject
            cell.contentConfiguration = content
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Mail>()
        snapshot.appendSections([.inbox])
        snapshot.appendItems(mails)
        dataSource.apply(snapshot)
    }
}

private let dishes = ["Ramen"]
private let names = ["Mara"]

final class DishesViewController: UICollectionViewController {
    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }
    required init?(coder: NSCoder) { fatalError("The controller is made in code.") }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { dishes.count }
}

final class PhotosViewController: UIViewController, UICollectionViewDropDelegate, UITableViewDropDelegate {
    var photos: [Photo] = []

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
    ) {
        guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first,
            let photo = item.dragItem.localObject as? Photo
        else { return }
        photos.insert(photo, at: target.item)
        collectionView.insertItems(at: [target])
        coordinator.drop(item.dragItem, toItemAt: target)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
        guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first,
            let photo = item.dragItem.localObject as? Photo
        else { return }
        photos.insert(photo, at: target.row)
        tableView.insertRows(at: [target], with: .automatic)
        coordinator.drop(item.dragItem, toRowAt: target)
    }

    func replaceFirst(in collectionView: UICollectionView, by photo: Photo) {
        collectionView.performBatchUpdates { [self] in
            photos.remove(at: 4)
            photos.insert(photo, at: 0)
            collectionView.deleteItems(at: [[0, 4]])
            collectionView.insertItems(at: [[0, 0]])
        }
    }

    func move(_ longPress: UILongPressGestureRecognizer, in collectionView: UICollectionView) {
        switch longPress.state {
        case .began:
            guard
                let indexPath = collectionView.indexPathForItem(at: longPress.location(in: collectionView))
            else { return }
            collectionView.beginInteractiveMovementForItem(at: indexPath)
        case .changed:
            collectionView.updateInteractiveMovementTargetPosition(longPress.location(in: collectionView))
        case .ended: collectionView.endInteractiveMovement()
        default: collectionView.cancelInteractiveMovement()
        }
    }
}

final class MenuCell: UICollectionViewListCell {
    let label = UILabel()

    override func layoutSubviews() {
        super.layoutSubviews()  // gives the content view its place
        label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    }
}

@MainActor
enum CellSamples {
    struct Dish {
        var name: String
    }

    static func outline(
        _ cell: UICollectionViewListCell, of item: String,
        _ outline: NSDiffableDataSourceSectionSnapshot<String>
    ) {
        cell.accessories = outline.snapshot(of: item).items.isEmpty ? [] : [.outlineDisclosure()]
    }

    static func giveRing(to cell: UICollectionViewCell) {
        cell.focusEffect = UIFocusHaloEffect(roundedRect: cell.bounds, cornerRadius: 12, curve: .continuous)
    }

    static func decorate(_ cell: UICollectionViewListCell, _ label: UILabel) {
        cell.accessories = [.disclosureIndicator(displayed: .whenNotEditing), .delete(), .reorder()]
        cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor).isActive = true
    }

    static func configure(_ cell: UICollectionViewCell, _ dish: Dish) {
        var content = UIListContentConfiguration.cell()
        content.text = dish.name
        cell.contentConfiguration = content
    }

    static func configureBackground(_ cell: UICollectionViewCell) {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .secondarySystemBackground
        background.cornerRadius = 12
        cell.backgroundConfiguration = background
    }

    static func configureContent(_ cell: UICollectionViewCell) {
        var content = UIListContentConfiguration.subtitleCell()
        content.image = UIImage(systemName: "star")
        content.text = "Favourites"
        content.secondaryText = "12 dishes"
        cell.contentConfiguration = content
    }
}

extension UIConfigurationStateCustomKey {
    static let isArchived = UIConfigurationStateCustomKey("com.example.isArchived")
}

extension UICellConfigurationState {
    var isArchived: Bool {
        get { self[.isArchived] as? Bool ?? false }
        set { self[.isArchived] = newValue }
    }
}

struct BadgeConfiguration: UIContentConfiguration {
    var count = 0

    func makeContentView() -> UIView & UIContentView { BadgeView(configuration: self) }
    func updated(for state: UIConfigurationState) -> BadgeConfiguration { self }
}

final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

final class CellsOfTable: UIViewController, UITableViewDataSource, UITableViewDelegate {
    func register(_ tableView: UITableView) {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func makeTable() {
        let tableView = UITableView(frame: view.bounds, style: .insetGrouped)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.dataSource = self
        tableView.delegate = self
    }
}

final class NamesViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}

/// The two ends of a call of an optional method.
extension UITableView {
    func askLevel(_ delegate: any UITableViewDelegate, _ indexPath: IndexPath) {
        // The caller, which receives nil if the delegate does not implement the method:
        let level = OptionalMethod.indentation.answer(of: delegate) {
            delegate.tableView(self, indentationLevelForRowAt: indexPath)
        }
    }

    func defaultLevel() -> Int {
        // The default implementation:
        OptionalMethod.indentation.isMissing(in: self)
        return 0
    }
}

final class UnavailableContentSample: UIViewController {
    private var dishes: [String] = []

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard dishes.isEmpty else { return contentUnavailableConfiguration = nil }
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "fork.knife")
        configuration.text = "No Dishes"
        configuration.secondaryText = "Dishes that you save appear here."
        contentUnavailableConfiguration = configuration
    }
}

final class Person: NSObject {}

@MainActor
enum CollationSamples {
    static func divide(_ people: [Person]) -> [[Any]] {
        var sections: [[Person]] = UILocalizedIndexedCollation.current().sectionTitles.map { _ in [] }
        let collation = UILocalizedIndexedCollation.current()
        let name: Selector = "name"
        for person in people {
            sections[collation.section(for: person, collationStringSelector: name)].append(person)
        }
        let sorted = sections.map { collation.sortedArray(from: $0, collationStringSelector: name) }
        return sorted
    }
}

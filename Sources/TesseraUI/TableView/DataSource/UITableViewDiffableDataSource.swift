import Foundation
import TesseraData

/// Brings snapshots to a table view: each one that is applied changes what differs from the one before.
/// See Apple's [UITableViewDiffableDataSource](
/// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir).
///
/// ```swift
/// let dataSource = UITableViewDiffableDataSource<Section, Mail>(tableView: tableView) { tableView, indexPath, mail in
///     let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
///     var content = cell.defaultContentConfiguration()
///     content.text = mail.subject
///     cell.contentConfiguration = content
///     return cell
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Mail>()
/// snapshot.appendSections([.inbox])
/// snapshot.appendItems(mails)
/// dataSource.apply(snapshot)
/// ```
///
/// What ``UICollectionViewDiffableDataSource`` says of the identity of items holds here too. A subclass overrides the methods
/// that give titles and that edit and move rows.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Returns the configured cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    /// The sections and items of a table view.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private let cellProvider: CellProvider
    /// How snapshots come to the table view.
    let pipeline: SnapshotPipeline<SectionIdentifierType, ItemIdentifierType>
    private weak var tableView: UITableView?

    /// How rows and sections come and go where a snapshot is applied with an animation.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic {
        didSet { tableView?.tableLayout.animationOfSnapshots = defaultRowAnimation }
    }

    /// Creates a data source and makes it the table view's.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        pipeline = SnapshotPipeline(host: tableView, typeName: "UITableViewDiffableDataSource")
        super.init()
        tableView.dataSource = self
    }

    // MARK: Finding

    /// A copy of what the table view has, to be edited and applied. On a background queue, a copy of what was applied last,
    /// which may be on its way to the screen.
    nonisolated open func snapshot() -> Snapshot { pipeline.snapshot() }

    /// The identifier of the item at an index path. Nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        pipeline.itemIdentifier(for: indexPath)
    }

    /// The index path of an item. Nil where the table view does not have it.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        pipeline.shown.indexPath(of: itemIdentifier)
    }

    /// The identifier of a section. Nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        pipeline.sectionIdentifier(for: index)
    }

    /// The index of a section. Nil where the table view does not have it.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        pipeline.shown.indexOfSection(sectionIdentifier)
    }

    // MARK: Applying

    /// Applies a snapshot by changing what differs. `completion` runs on the main thread when the change is on screen, once,
    /// and after those of earlier calls.
    ///
    /// Call it on the main queue, or on a background queue, but then always there. On a background queue the difference is
    /// computed there, and the table view follows on the main thread soon after the call has returned.
    nonisolated open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        pipeline.apply(snapshot, animated: animatingDifferences, completion)
    }

    /// Applies a snapshot by changing what differs, and returns when the change is on screen.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Applies a snapshot by making all cells anew, without looking for differences.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: Snapshot, completion: (() -> Void)? = nil
    ) {
        pipeline.applyByReload(snapshot, completion)
    }

    /// Applies a snapshot by making all cells anew, and returns when they are on screen.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    // MARK: What the table view asks

    open func numberOfSections(in tableView: UITableView) -> Int { pipeline.shown.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        pipeline.shown.numberOfItems(inSectionAt: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = pipeline.shown.itemIdentifier(at: indexPath)
        guard let cell = cellProvider(tableView, indexPath, identifier) else {
            fatalError("The cell provider returned nil for \(identifier) at \(indexPath).")
        }
        return cell
    }

    /// The title of a section's header; nil by default.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// The title of a section's footer; nil by default.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns whether the user may edit a row; false by default.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Deletes or inserts what the user asks for; by default nothing happens.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Returns whether the user may move a row; false by default.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Moves an item in ``snapshot()``, as the table view has done already. An override that applies a snapshot of its own does
    /// not call super.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        var moved = pipeline.contents
        _ = moved.show(pipeline.shown.movingItem(at: sourceIndexPath, to: destinationIndexPath))
        pipeline.takeMoved(moved)
    }

    /// The titles of the section index; nil, for none, by default.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section that a title of the index leads to; by default the one of the same index.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}

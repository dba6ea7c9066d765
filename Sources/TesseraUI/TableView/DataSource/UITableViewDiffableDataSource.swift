import Foundation
import TesseraData

/// A data source that displays snapshots in a table view. Applying a snapshot changes only what differs from
/// the one before.
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
/// The identity of items works as in ``UICollectionViewDiffableDataSource``. A subclass overrides the methods
/// for titles and for editing and moving rows.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, SnapshotRowSource {
    /// A closure that returns the configured cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    /// The sections and items of a table view.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private let cellProvider: CellProvider
    /// The queue through which snapshots reach the table view.
    let pipeline: SnapshotPipeline<SectionIdentifierType, ItemIdentifierType>
    private weak var tableView: UITableView?
    /// True if the default implementation has moved an item since the last move of a row.
    private var hasTakenMove = false

    /// The animation of inserted and deleted rows and sections, if a snapshot is applied with an animation.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic {
        didSet { tableView?.tableLayout.animationOfSnapshots = defaultRowAnimation }
    }

    /// Creates a data source and makes it the table view's.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        pipeline = SnapshotPipeline(scrollView: tableView, typeName: "UITableViewDiffableDataSource")
        super.init()
        tableView.dataSource = self
    }

    // MARK: Finding

    /// Returns a copy of the table view's content, which can be edited and applied. On a background queue, it
    /// is a copy of the last applied snapshot, which may not be on screen yet.
    nonisolated open func snapshot() -> Snapshot { pipeline.snapshot() }

    /// Returns the identifier of the item at an index path, or nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        pipeline.itemIdentifier(for: indexPath)
    }

    /// Returns the index path of an item, or nil if the table view does not contain it.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        pipeline.shown.indexPath(of: itemIdentifier)
    }

    /// Returns the identifier of a section, or nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        pipeline.sectionIdentifier(for: index)
    }

    /// Returns the index of a section, or nil if the table view does not contain it.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        pipeline.shown.indexOfSection(sectionIdentifier)
    }

    // MARK: Applying

    /// Applies a snapshot by changing only what differs.
    ///
    /// Call it either always on the main queue or always on the same background queue. On a background queue
    /// the difference is computed there, and the table view is updated on the main thread soon after the call
    /// has returned.
    ///
    /// - Parameters:
    ///   - snapshot: The new contents.
    ///   - animatingDifferences: True if rows move to their new places, fade in and fade out.
    ///   - completion: Runs once, on the main thread, when the change is on screen, and after the completions of earlier calls.
    nonisolated open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        pipeline.apply(snapshot, animated: animatingDifferences, completion)
    }

    /// Applies a snapshot by changing only what differs, and returns when the change is on screen.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Applies a snapshot by reloading all cells, without computing differences.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: Snapshot, completion: (() -> Void)? = nil
    ) {
        pipeline.applyByReload(snapshot, completion)
    }

    /// Applies a snapshot by reloading all cells, and returns when they are on screen.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    // MARK: UITableViewDataSource

    /// Returns the number of sections in the displayed snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { pipeline.shown.numberOfSections }

    /// Returns the number of items in a section of the displayed snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        pipeline.shown.numberOfItems(inSectionAt: section)
    }

    /// Returns the cell that the cell provider returns for an item. Ends the app if it returns nil.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = pipeline.shown.itemIdentifier(at: indexPath)
        guard let cell = cellProvider(tableView, indexPath, identifier) else {
            fatalError("The cell provider returned nil for \(identifier) at \(indexPath).")
        }
        return cell
    }

    /// Returns the title of a section's header. The default is nil.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns the title of a section's footer. The default is nil.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns true if the user may edit a row. The default is false.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.canEdit.isMissing(in: self)
        return false
    }

    /// Deletes or inserts a row as the user has asked. The default implementation does nothing.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Returns true if the user may move a row. The default is false.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Moves an item in ``snapshot()``, after the user has moved its row. An override that applies a snapshot
    /// of its own must not call super.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        hasTakenMove = true
        takeMove(from: sourceIndexPath, to: destinationIndexPath)
    }

    private func takeMove(from source: IndexPath, to target: IndexPath) {
        var moved = pipeline.contents
        _ = moved.replace(with: pipeline.shown.movingItem(at: source, to: target))
        pipeline.takeMoved(moved)
    }

    func rowHasMoved(from source: IndexPath, to target: IndexPath) {
        // A snapshot that an override applies is compared with the rows as they lie after the user's move.
        if !hasTakenMove, source != target { takeMove(from: source, to: target) }
        hasTakenMove = false
    }

    /// Returns the titles of the section index. The default is nil, which is no index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the section for a title of the index. The default is the section of the same index.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}

import Foundation
import TesseraData

/// Shows snapshots in a collection view: each one that is applied changes what differs from the one before.
/// See Apple's [UICollectionViewDiffableDataSource](
/// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa).
///
/// An item is known by its identifier. Where an identifier is equal to the one shown and the content behind it is
/// not, name it with `reconfigureItems(_:)` in the snapshot: the difference sees identifiers only.
@MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Returns the configured cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Returns a configured supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    /// What is shown.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private(set) weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    var shown = Snapshot()
    /// What is known of sections beyond the items that they show.
    var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    private var isApplying = false
    private var queue: [() -> Void] = []

    /// Returns supplementary views, for layouts that have them.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// What is asked and told when the user expands or collapses an item with an outline disclosure.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Creates a data source and makes it the collection view's.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: What is shown

    /// A copy of what is shown, to be edited and applied.
    open func snapshot() -> Snapshot {
        shown
    }

    /// The identifier of the item at an index path. Nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard (0..<shown.numberOfSections).contains(indexPath.section),
            (0..<shown.numberOfItems(inSectionAt: indexPath.section)).contains(indexPath.item)
        else { return nil }
        return shown.itemIdentifier(at: indexPath)
    }

    /// The index path of an item. Nil where it is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.indexPath(of: itemIdentifier)
    }

    /// The identifier of a section. Nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        (0..<shown.numberOfSections).contains(index) ? shown.sectionIdentifier(at: index) : nil
    }

    /// The index of a section. Nil where it is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        shown.indexOfSection(sectionIdentifier)
    }

    // MARK: Applying

    /// Shows a snapshot by changing what differs. `completion` runs on the main thread when the change is shown.
    ///
    /// An apply during an apply, or while the collection view makes its cells, waits for that to end.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        enqueue { [self] in
            moveOutlines(to: snapshot)
            update(to: snapshot, animated: animatingDifferences)
            finish(animated: animatingDifferences, completion)
        }
    }

    /// Shows a snapshot by changing what differs, and returns when the change is shown.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot by making all cells anew, without looking for differences.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        enqueue { [self] in
            moveOutlines(to: snapshot)
            shown = snapshot
            shown.removeUpdateMarks()
            collectionView?.reloadData()
            finish(animated: false, completion)
        }
    }

    /// Shows a snapshot by making all cells anew, and returns when they are shown.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    func enqueue(_ work: @escaping () -> Void) {
        queue.append(work)
        guard let collectionView else { return workQueue() }
        collectionView.whenElementsAreStable { [self] in workQueue() }
    }

    private func workQueue() {
        guard !isApplying else { return }
        isApplying = true
        while !queue.isEmpty { queue.removeFirst()() }
        isApplying = false
    }

    func finish(animated: Bool, _ completion: (() -> Void)?) {
        showOutlines(animated: animated)
        guard let completion else { return }
        let isShown = animated && collectionView?.window != nil
        guard isShown else {
            completion()
            return
        }
        UIView.animate(
            withDuration: CollectionUpdate.duration, animations: {}, completion: { _ in completion() })
    }

    func update(to snapshot: Snapshot, animated: Bool) {
        let old = shown
        shown = snapshot
        shown.removeUpdateMarks()
        guard let collectionView else { return }
        guard collectionView.window != nil, !collectionView.elements.isEmpty || old.numberOfItems > 0 else {
            collectionView.reloadData()
            return
        }
        let difference = SnapshotDifference(from: old, to: snapshot)
        guard !difference.isEmpty else { return }
        let reloadedSections = difference.reloadedSections
        let reloaded = Set(difference.reloadedItems)
        collectionView.update(
            newIndexPath: { path in
                guard !reloadedSections.contains(path.section), !reloaded.contains(path) else { return nil }
                return snapshot.indexPath(of: old.itemIdentifier(at: path))
            },
            newSection: { snapshot.indexOfSection(old.sectionIdentifier(at: $0)) },
            changesStructure: difference.changesStructure || !reloaded.isEmpty || !reloadedSections.isEmpty,
            reconfigured: difference.reconfiguredItems, animated: animated)
    }

    // MARK: What the collection view asks

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shown.numberOfItems(inSectionAt: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = shown.itemIdentifier(at: indexPath)
        guard let cell = cellProvider(collectionView, indexPath, identifier) else {
            preconditionFailure("The cell provider returned nil for \(identifier) at \(indexPath).")
        }
        if let cell = cell as? UICollectionViewListCell {
            showOutline(in: cell, at: indexPath, animated: false)
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let supplementaryViewProvider else {
            fatalError(
                "The layout asks for a supplementary view of kind “\(kind)” at \(indexPath): set the data source's "
                    + "supplementaryViewProvider.")
        }
        guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
            fatalError("The supplementary view provider returned nil for kind “\(kind)” at \(indexPath).")
        }
        return view
    }
}

import Foundation
import TesseraData

/// Shows snapshots in a collection view: each one that is applied changes what differs from the one before.
/// See Apple's [UICollectionViewDiffableDataSource](
/// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa).
///
/// ```swift
/// let dataSource = UICollectionViewDiffableDataSource<Section, Photo>(collectionView: collectionView) {
///     collectionView, indexPath, photo in
///     collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photo)
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Photo>()
/// snapshot.appendSections([.main])
/// snapshot.appendItems(photos)
/// dataSource.apply(snapshot)
/// ```
///
/// An item is known by its identifier: a difference sees whether identifiers come, go and move, and nothing else. Where
/// identity is a part of the content, say so when the rest has changed. Of two equal photos the one that is named
/// with `reconfigureItems(_:)` takes the place of the other, and its cell is configured with it:
///
/// ```swift
/// struct Photo: Hashable {
///     let id: Int
///     var title: String
///     static func == (a: Photo, b: Photo) -> Bool { a.id == b.id }
///     func hash(into hasher: inout Hasher) { hasher.combine(id) }
/// }
///
/// var snapshot = dataSource.snapshot()
/// snapshot.reconfigureItems([Photo(id: 7, title: "Another title")])
/// dataSource.apply(snapshot)
/// ```
///
/// Without that, a snapshot with the new photo in place of the old one changes nothing on the screen. A `Photo` whose
/// title belongs to its identity, as with the equality that Swift makes by itself, is another item with another title: its
/// cell goes and a fresh one comes.
@preconcurrency @MainActor
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
    /// How snapshots come to the collection view.
    let pipeline: SnapshotPipeline<SectionIdentifierType, ItemIdentifierType>

    var shown: Snapshot { pipeline.shown }

    /// Returns supplementary views, for layouts that have them.
    ///
    /// A view stays with its section, or with its item if it is a badge, as long as these are there, and the provider is not
    /// asked again where a snapshot changes them. Reload the section, or the item, where its view is to show something else.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// What is asked and told when the user expands or collapses an item with an outline disclosure.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// What is asked and told when the user moves items to other places, as with
    /// ``UICollectionView/beginInteractiveMovementForItem(at:)``.
    open var reorderingHandlers = ReorderingHandlers()

    /// Creates a data source and makes it the collection view's.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        pipeline = SnapshotPipeline(host: collectionView, typeName: "UICollectionViewDiffableDataSource")
        super.init()
        pipeline.didApply = { [weak self] in self?.showOutlines(animated: $0) }
        collectionView.dataSource = self
    }

    // MARK: What is shown

    /// A copy of what is shown, to be edited and applied. On a background queue, a copy of what was applied last, which may
    /// be on its way to the screen.
    nonisolated open func snapshot() -> Snapshot {
        pipeline.snapshot()
    }

    /// The identifier of the item at an index path. Nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        pipeline.itemIdentifier(for: indexPath)
    }

    /// The index path of an item. Nil where it is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.indexPath(of: itemIdentifier)
    }

    /// The identifier of a section. Nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        pipeline.sectionIdentifier(for: index)
    }

    /// The index of a section. Nil where it is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        shown.indexOfSection(sectionIdentifier)
    }

    // MARK: Applying

    /// Shows a snapshot by changing what differs. `completion` runs on the main thread when the change is shown, once, and
    /// after those of earlier calls.
    ///
    /// An apply during an apply, or while the collection view lays out or makes its cells, waits for that to end.
    ///
    /// Call it on the main queue, or on a background queue, but then always there: a data source that is called on both ends
    /// the app with a line that says so. On a background queue the difference is computed there, and the collection view
    /// follows on the main thread soon after the call has returned.
    nonisolated open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        pipeline.apply(snapshot, animated: animatingDifferences, completion)
    }

    /// Shows a snapshot by changing what differs, and returns when the change is shown.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot by making all cells anew, without looking for differences.
    ///
    /// What ``apply(_:animatingDifferences:completion:)`` says of queues holds here too.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: Snapshot, completion: (() -> Void)? = nil
    ) {
        pipeline.applyByReload(snapshot, completion)
    }

    /// Shows a snapshot by making all cells anew, and returns when they are shown.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    // MARK: Sections whose items form an outline

    /// Shows a section snapshot's visible items in a section by changing what differs there; the other sections stay as
    /// they are. `completion` runs on the main thread when the change is shown.
    ///
    /// ```swift
    /// var outline = dataSource.snapshot(for: .menu)
    /// outline.expand(["Food"])
    /// dataSource.apply(outline, to: .menu)
    /// ```
    ///
    /// A section that is not shown yet becomes the last one. An apply during an apply, or while the collection view
    /// lays out or makes its cells, waits for that to end. Stops the program where another section shows one of the items. What
    /// ``apply(_:animatingDifferences:completion:)`` says of queues holds here too.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        pipeline.apply(snapshot, to: section, animated: animatingDifferences, completion)
    }

    /// Shows a section snapshot's visible items in a section by changing what differs there, and returns when the change
    /// is shown.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
                continuation.resume()
            }
        }
    }

    /// A copy of what a section holds, to be edited and applied. On a background queue, a copy of what was applied last.
    ///
    /// Stops the program where the section is not shown.
    nonisolated open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        pipeline.snapshot(for: section)
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
            fatalError("The cell provider returned nil for \(identifier) at \(indexPath).")
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

    /// Asks the handler of ``reorderingHandlers``.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Moves an item in ``snapshot()``, and tells the handlers of ``reorderingHandlers``.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        reorder(from: sourceIndexPath, to: destinationIndexPath)
    }
}

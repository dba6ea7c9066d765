import Foundation
import TesseraData

/// Displays snapshots in a collection view. Each applied snapshot changes the differences from the previous
/// one.
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
/// The data source identifies an item by its identifier: it only compares which identifiers appear, disappear
/// and move. If identity is only a part of the content, name the items whose other content has changed. Of
/// two equal photos, the one that is named in `reconfigureItems(_:)` replaces the other, and the cell is
/// configured with it:
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
/// Without that call, a snapshot with the new photo in place of the old one changes nothing on the screen. If
/// the title of a `Photo` is a part of its identity, which is the case with the equality that Swift
/// synthesizes, a photo with another title is another item: the old cell disappears, and a new one appears.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// A closure that returns the configured cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// A closure that returns a configured supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    /// The type of the displayed data.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private(set) weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    /// The object that transfers snapshots to the collection view.
    let pipeline: SnapshotPipeline<SectionIdentifierType, ItemIdentifierType>

    var shown: Snapshot { pipeline.shown }

    /// A closure that returns supplementary views, for layouts that have them.
    ///
    /// A view stays with its section or, if it is a badge, with its item. A snapshot that changes these does
    /// not call the closure again. Reload the section or the item to replace its view.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// The closures that run when the user expands or collapses an item with an outline disclosure.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// The closures that run when the user moves items to other places, for example with
    /// ``UICollectionView/beginInteractiveMovementForItem(at:)``.
    open var reorderingHandlers = ReorderingHandlers()

    /// Creates a data source and assigns it to the collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        pipeline = SnapshotPipeline(
            scrollView: collectionView, typeName: "UICollectionViewDiffableDataSource")
        super.init()
        pipeline.didApply = { [weak self] in self?.updateOutlinePlaces(animated: $0) }
        collectionView.dataSource = self
    }

    // MARK: Displayed data

    /// Returns a copy of the displayed snapshot, which the app can change and apply. On a background queue,
    /// returns a copy of the snapshot that was applied last, which may not be displayed yet.
    nonisolated open func snapshot() -> Snapshot {
        pipeline.snapshot()
    }

    /// Returns the identifier of the item at an index path, or nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        pipeline.itemIdentifier(for: indexPath)
    }

    /// Returns the index path of an item, or nil if it is not displayed.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.indexPath(of: itemIdentifier)
    }

    /// Returns the identifier of a section, or nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        pipeline.sectionIdentifier(for: index)
    }

    /// Returns the index of a section, or nil if it is not displayed.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        shown.indexOfSection(sectionIdentifier)
    }

    // MARK: Applying

    /// Displays a snapshot by changing the differences.
    ///
    /// A call during another call, or while the collection view lays out or creates its cells, waits until
    /// that has ended.
    ///
    /// Call the method either always on the main queue or always on a background queue. A line on
    /// standard error says so if a data source is used on both. On a background queue the difference is computed there, and
    /// the collection view changes on the main thread soon after the call has returned.
    ///
    /// - Parameters:
    ///   - snapshot: The new data.
    ///   - animatingDifferences: True to animate the changes.
    ///   - completion: A closure that runs once on the main thread after the change has been displayed, and
    ///     after the completions of earlier calls.
    nonisolated open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        pipeline.apply(snapshot, animated: animatingDifferences, completion)
    }

    /// Displays a snapshot by changing the differences, and returns when the change has been displayed.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Displays a snapshot by reloading all cells, without computing differences.
    ///
    /// The rules for queues are those of ``apply(_:animatingDifferences:completion:)``.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: Snapshot, completion: (() -> Void)? = nil
    ) {
        pipeline.applyByReload(snapshot, completion)
    }

    /// Displays a snapshot by reloading all cells, and returns when they have been displayed.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    // MARK: Outlines in sections

    /// Displays the visible items of a section snapshot in a section by changing the differences there. Other
    /// sections do not change. `completion` runs on the main thread after the change has been displayed.
    ///
    /// ```swift
    /// var outline = dataSource.snapshot(for: .menu)
    /// outline.expand(["Food"])
    /// dataSource.apply(outline, to: .menu)
    /// ```
    ///
    /// A new section becomes the last one. A call during another call, or while the collection view lays out
    /// or creates its cells, waits until that has ended. The program stops if another section contains one of
    /// the items. The rules for queues are those of ``apply(_:animatingDifferences:completion:)``.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        pipeline.apply(snapshot, to: section, animated: animatingDifferences, completion)
    }

    /// Displays the visible items of a section snapshot in a section by changing the differences there, and
    /// returns when the change has been displayed.
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

    /// Returns a copy of a section's data, which the app can change and apply. On a background queue, returns
    /// a copy of the data that was applied last.
    ///
    /// The copy is empty if there is no such section.
    nonisolated open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        pipeline.snapshot(for: section)
    }

    // MARK: Data source of the collection view

    /// Returns the number of sections in the displayed snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

    /// Returns the number of items of a section in the displayed snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shown.numberOfItems(inSectionAt: section)
    }

    /// Returns the cell of an item from the cell provider. The app stops if the provider returns nil.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = shown.itemIdentifier(at: indexPath)
        guard let cell = cellProvider(collectionView, indexPath, identifier) else {
            fatalError("The cell provider returned nil for \(identifier) at \(indexPath).")
        }
        if let cell = cell as? UICollectionViewListCell {
            updateOutlinePlace(of: cell, at: indexPath, animated: false)
        }
        return cell
    }

    /// Returns a view from ``supplementaryViewProvider``. The app stops if there is no provider, or if it
    /// returns nil.
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

    /// Returns the result of the handler in ``reorderingHandlers``, or false if there is none.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Moves an item in ``snapshot()``, and calls the handlers of ``reorderingHandlers``.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        reorder(from: sourceIndexPath, to: destinationIndexPath)
    }

    /// Returns the titles of the index at the trailing edge. The default is nil, which is no index.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Returns the item to which a title of the index leads. The default is the first item of the section with the index of the
    /// title.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}

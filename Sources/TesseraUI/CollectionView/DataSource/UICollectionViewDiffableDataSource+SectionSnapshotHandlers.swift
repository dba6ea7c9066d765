import Foundation
import TesseraData

extension UICollectionViewDiffableDataSource {
    /// The closures that a data source calls when the user expands or collapses an item.
    /// See Apple's [SectionSnapshotHandlers](
    /// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/sectionsnapshothandlers-swift.struct).
    ///
    /// Changes that the app makes by applying section snapshots do not call them.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// A closure that returns true if the user may expand an item. If it is nil, every item can be
        /// expanded.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// A closure that runs before the user expands an item.
        public var willExpandItem: ((Item) -> Void)?
        /// A closure that returns true if the user may collapse an item. If it is nil, every item can be
        /// collapsed.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// A closure that runs before the user collapses an item.
        public var willCollapseItem: ((Item) -> Void)?
        /// A closure that returns the new children of an item that the user expands. It receives the item and
        /// the present children. It can load children that are only needed when they become visible.
        ///
        /// ```swift
        /// dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { folder, children in
        ///     guard children.items.isEmpty else { return children }
        ///     var files = NSDiffableDataSourceSectionSnapshot<Item>()
        ///     files.append(folder.files)
        ///     return files
        /// }
        /// ```
        public var snapshotForExpandingParent:
            (
                (Item, NSDiffableDataSourceSectionSnapshot<Item>)
                    -> NSDiffableDataSourceSectionSnapshot<Item>
            )?

        /// Creates a set of handlers that are all nil.
        public init() {}
    }

    /// Updates all list cells to the present places of their items in the outlines.
    func updateOutlinePlaces(animated: Bool) {
        for (element, view) in collectionView?.stage.elements ?? [:] {
            guard case .item(let indexPath) = element, let cell = view as? UICollectionViewListCell else {
                continue
            }
            updateOutlinePlace(of: cell, at: indexPath, animated: animated)
        }
    }

    /// Updates a list cell to the place of its item in the outline.
    func updateOutlinePlace(of cell: UICollectionViewListCell, at indexPath: IndexPath, animated: Bool) {
        guard let item = itemIdentifier(for: indexPath),
            let section = sectionIdentifier(for: indexPath.section)
        else { return }
        let outline = pipeline.contents.outlines[section]
        cell.update(
            level: outline?.level(of: item), isExpanded: outline?.isExpanded(item) ?? false,
            animated: animated)
    }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    func toggleItem(at indexPath: IndexPath) {
        guard let item = itemIdentifier(for: indexPath),
            let section = sectionIdentifier(for: indexPath.section)
        else { return }
        let handlers = sectionSnapshotHandlers
        let expands = !snapshot(for: section).isExpanded(item)
        if expands {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
        } else {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
        }
        // The section is checked only now, because a handler may have applied a snapshot.
        guard shown.sectionIdentifier(containingItem: item) == section else { return }
        var outline = snapshot(for: section)
        if expands {
            if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
                outline.replace(childrenOf: item, using: children)
            }
            outline.expand([item])
        } else {
            outline.collapse([item])
        }
        apply(outline, to: section, animatingDifferences: true)
    }

    func parent(of indexPath: IndexPath) -> IndexPath? {
        guard let item = itemIdentifier(for: indexPath),
            let section = sectionIdentifier(for: indexPath.section),
            let parent = snapshot(for: section).parent(of: item)
        else { return nil }
        return self.indexPath(for: parent)
    }
}

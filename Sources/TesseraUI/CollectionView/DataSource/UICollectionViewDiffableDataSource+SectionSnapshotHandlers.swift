import Foundation
import TesseraData

extension UICollectionViewDiffableDataSource {
    /// What a data source asks and says when the user expands or collapses an item.
    /// See Apple's [SectionSnapshotHandlers](
    /// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/sectionsnapshothandlers-swift.struct).
    ///
    /// Section snapshots that the app itself expands, collapses and applies do not go through them.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Returns whether the user may expand an item; every item may be where there is no handler.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Runs before the user expands an item.
        public var willExpandItem: ((Item) -> Void)?
        /// Returns whether the user may collapse an item; every item may be where there is no handler.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Runs before the user collapses an item.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns what is to be below an item that the user expands, given the item and what is below it: children that
        /// are worth loading only once they are seen.
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

        /// Creates handlers, none of which is there.
        public init() {}
    }

    /// Lets the list cells show where their items are in the outlines now.
    func showOutlines(animated: Bool) {
        for (element, view) in collectionView?.stage.elements ?? [:] {
            guard case .item(let indexPath) = element, let cell = view as? UICollectionViewListCell else {
                continue
            }
            showOutline(in: cell, at: indexPath, animated: animated)
        }
    }

    /// Lets a list cell show where its item is in the outline.
    func showOutline(in cell: UICollectionViewListCell, at indexPath: IndexPath, animated: Bool) {
        guard let item = itemIdentifier(for: indexPath),
            let section = sectionIdentifier(for: indexPath.section)
        else { return }
        let outline = pipeline.contents.outlines[section]
        cell.show(
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
        // Only now, since a handler may itself have applied something.
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
}

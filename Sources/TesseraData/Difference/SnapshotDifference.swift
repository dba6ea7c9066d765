import Foundation

/// The changes that turn the view of one snapshot into that of another, as the batch updates of a collection
/// view describe them.
///
/// ```swift
/// let difference = SnapshotDifference(from: shown, to: snapshot)
/// if difference.isEmpty { return }
/// collectionView.performBatchUpdates {
///     collectionView.deleteSections(difference.deletedSections)
///     collectionView.insertItems(at: difference.insertedItems)
///     // …
/// }
/// ```
///
/// Deletions, reloads and the sources of moves are indexes of the old snapshot; insertions, reconfigurations
/// and the targets of moves are indexes of the new one. To apply the changes to arrays, first remove deleted
/// and moved items and sections from the old arrays, then insert moved and inserted ones at ascending new
/// indexes.
///
/// A change of a section covers its items: items of a deleted, inserted or reloaded section are not listed.
/// An item that moves out of a deleted or reloaded section counts as inserted, and one that moves into an
/// inserted or reloaded section counts as deleted, because batch updates have no move for it. A moved
/// section takes its items along, and changes within it are listed as in any other section.
///
/// As few sections as possible move, and within each section as few items as possible.
public struct SnapshotDifference: Hashable, Sendable {
    /// A change of place.
    public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
        /// The place in the old snapshot.
        public let source: Index
        /// The place in the new snapshot.
        public let target: Index
    }

    /// Sections that have been removed, by old index.
    public internal(set) var deletedSections = IndexSet()
    /// Sections that are new, by new index.
    public internal(set) var insertedSections = IndexSet()
    /// Sections whose order among the remaining ones changed, by ascending target.
    public internal(set) var movedSections: [Move<Int>] = []
    /// Sections to display anew with their present items, by old index. A section that is marked for reload
    /// and has to move is in ``deletedSections`` and ``insertedSections`` instead.
    public internal(set) var reloadedSections = IndexSet()

    /// The places of ``deletedItems``.
    package internal(set) var deletedItemRanges: [ItemRange] = []
    /// The places of ``insertedItems``.
    package internal(set) var insertedItemRanges: [ItemRange] = []
    /// The places of ``movedItems``.
    package internal(set) var movedItemRanges: [ItemRangeMove] = []
    /// The places of ``reloadedItems``.
    package internal(set) var reloadedItemRanges: [ItemRange] = []
    /// The places of ``reconfiguredItems``.
    package internal(set) var reconfiguredItemRanges: [ItemRange] = []

    /// A Boolean value that tells whether there are no changes.
    public var isEmpty: Bool {
        !changesStructure && reloadedSections.isEmpty && reloadedItemRanges.isEmpty
            && reconfiguredItemRanges.isEmpty
    }

    /// A Boolean value that tells whether any item or section is inserted, removed or moved.
    public var changesStructure: Bool {
        !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
            && deletedItemRanges.isEmpty && insertedItemRanges.isEmpty && movedItemRanges.isEmpty)
    }
}

/// The places of items one by one. Each property creates its index paths at every access, in time linear in
/// their number.
extension SnapshotDifference {
    /// Items that have been removed, as ascending old index paths.
    public var deletedItems: [IndexPath] { deletedItemRanges.indexPaths }

    /// Items that are new, as ascending new index paths.
    public var insertedItems: [IndexPath] { insertedItemRanges.indexPaths }

    /// Items that changed their section, or their order among the items that stayed in their section, by
    /// ascending target.
    public var movedItems: [Move<IndexPath>] {
        movedItemRanges.flatMap { range in
            zip(range.source.indexPaths, range.target.indexPaths).map { Move(source: $0, target: $1) }
        }
    }

    /// Items to display in a fresh cell, as ascending old index paths. An item that is marked for reload and
    /// has to move is in ``deletedItems`` and ``insertedItems`` instead.
    public var reloadedItems: [IndexPath] { reloadedItemRanges.indexPaths }

    /// Items to display anew in their present cells, as ascending new index paths. Items that get a fresh
    /// cell anyway are not listed.
    public var reconfiguredItems: [IndexPath] { reconfiguredItemRanges.indexPaths }
}

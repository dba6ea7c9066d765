import Foundation

/// What turns the view of one snapshot into the view of another, in the terms of a collection view's batch updates.
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
/// Deletes, reloads and the sources of moves are indexes of the old snapshot; inserts, reconfigures and the
/// targets of moves are indexes of the new one. Applied literally: take deleted and moved items and sections
/// out of the old arrays, then put moved and inserted ones in at ascending new indexes.
///
/// An operation on a section covers its items: items of a deleted, inserted or reloaded section are not listed.
/// An item that comes out of a deleted or reloaded section counts as inserted, one that goes into an inserted or
/// reloaded section as deleted, because batch updates have no move for it. A moved section takes its items along,
/// and changes within it are listed as in any other.
///
/// The number of moved sections is the least possible; so is, within each section, the number of items that move in it.
public struct SnapshotDifference: Hashable, Sendable {
    /// A change of place.
    public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
        /// The place in the old snapshot.
        public let source: Index
        /// The place in the new snapshot.
        public let target: Index
    }

    /// Sections that are gone, by old index.
    public internal(set) var deletedSections = IndexSet()
    /// Sections that are new, by new index.
    public internal(set) var insertedSections = IndexSet()
    /// Sections whose order among those that stayed changed, by ascending target.
    public internal(set) var movedSections: [Move<Int>] = []
    /// Sections to show anew with whatever items they now have, by old index. A section that is to be reloaded and
    /// has to move is in ``deletedSections`` and ``insertedSections`` instead.
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

    /// A Boolean value that tells whether the views of both snapshots are the same.
    public var isEmpty: Bool {
        !changesStructure && reloadedSections.isEmpty && reloadedItemRanges.isEmpty
            && reconfiguredItemRanges.isEmpty
    }

    /// A Boolean value that tells whether any item or section appears, goes or moves.
    public var changesStructure: Bool {
        !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
            && deletedItemRanges.isEmpty && insertedItemRanges.isEmpty && movedItemRanges.isEmpty)
    }
}

/// The places of items one by one. Each of these makes its paths when it is asked: linear in their number.
extension SnapshotDifference {
    /// Items that are gone, as ascending old index paths.
    public var deletedItems: [IndexPath] { deletedItemRanges.indexPaths }

    /// Items that are new, as ascending new index paths.
    public var insertedItems: [IndexPath] { insertedItemRanges.indexPaths }

    /// Items that changed their section, or their order among the items that stayed in it, by ascending target.
    public var movedItems: [Move<IndexPath>] {
        movedItemRanges.flatMap { range in
            zip(range.source.indexPaths, range.target.indexPaths).map { Move(source: $0, target: $1) }
        }
    }

    /// Items to show in a fresh cell, as ascending old index paths. An item that is to be reloaded and has to move
    /// is in ``deletedItems`` and ``insertedItems`` instead.
    public var reloadedItems: [IndexPath] { reloadedItemRanges.indexPaths }

    /// Items to show anew in the cells that they have, as ascending new index paths. Items that get a fresh cell
    /// anyway are not listed.
    public var reconfiguredItems: [IndexPath] { reconfiguredItemRanges.indexPaths }
}

import Foundation
import TesseraData

/// The changes that an update makes to the sections and items of a collection view.
///
/// Deletions, reloads and the sources of moves are indexes before the update. Insertions and the targets of
/// moves are indexes after it. To get the new array from the old one, remove the deleted and the moved
/// elements, then insert the moved and the new ones at ascending new indexes. A reloaded element keeps its
/// place and gets a new view.
///
/// Consecutive items form one range, so that a long stretch costs no more than one item.
struct DataChanges {
    /// A change of a section's place.
    struct SectionMove {
        var source: Int
        var target: Int
    }

    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var reloadedSections: [Int] = []
    var movedSections: [SectionMove] = []
    var deletedItems: [ItemRange] = []
    var insertedItems: [ItemRange] = []
    var reloadedItems: [ItemRange] = []
    var movedItems: [ItemRangeMove] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
            && movedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
            && reloadedItems.isEmpty && movedItems.isEmpty
    }
}

extension DataChanges {
    /// Creates the changes from one snapshot to another, without the items that are only configured again.
    init(_ difference: SnapshotDifference) {
        deletedSections = Array(difference.deletedSections)
        insertedSections = Array(difference.insertedSections)
        reloadedSections = Array(difference.reloadedSections)
        movedSections = difference.movedSections.map { SectionMove(source: $0.source, target: $0.target) }
        deletedItems = difference.deletedItemRanges
        insertedItems = difference.insertedItemRanges
        reloadedItems = difference.reloadedItemRanges
        movedItems = difference.movedItemRanges
    }
}

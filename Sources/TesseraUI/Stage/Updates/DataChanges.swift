import Foundation
import TesseraData

/// What an update does to the sections and items of a collection view.
///
/// Deletes, reloads and the sources of moves are indexes before the update; inserts and the targets of moves are indexes
/// after it. In words of arrays: take what is deleted or moves out of the old ones, then put what moves or is inserted in
/// at ascending new indexes. What is reloaded keeps its place in the order and loses its views.
///
/// Items that follow one another are one range, so that a long stretch costs no more than one item.
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
    /// What turns one snapshot into another, but for the items that are configured anew in place.
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

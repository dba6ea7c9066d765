import Foundation
import TesseraData

/// What an update does to the sections and items of a collection view.
///
/// Deletes, reloads and the sources of moves are indexes before the update; inserts and the targets of moves are indexes
/// after it. In words of arrays: take what is deleted or moves out of the old ones, then put what moves or is inserted in
/// at ascending new indexes. What is reloaded keeps its place in the order and loses its views.
struct CollectionChanges {
    /// A change of place.
    struct Move<Index> {
        var source: Index
        var target: Index
    }

    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var reloadedSections: [Int] = []
    var movedSections: [Move<Int>] = []
    var deletedItems: [ElementPlace] = []
    var insertedItems: [ElementPlace] = []
    var reloadedItems: [ElementPlace] = []
    var movedItems: [Move<ElementPlace>] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
            && movedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
            && reloadedItems.isEmpty && movedItems.isEmpty
    }
}

extension CollectionChanges {
    /// What turns one snapshot into another, but for the items that are configured anew in place.
    init(_ difference: SnapshotDifference) {
        deletedSections = Array(difference.deletedSections)
        insertedSections = Array(difference.insertedSections)
        reloadedSections = Array(difference.reloadedSections)
        movedSections = difference.movedSections.map { Move(source: $0.source, target: $0.target) }
        deletedItems = difference.deletedItems.map(ElementPlace.init)
        insertedItems = difference.insertedItems.map(ElementPlace.init)
        reloadedItems = difference.reloadedItems.map(ElementPlace.init)
        movedItems = difference.movedItems.map {
            Move(source: ElementPlace($0.source), target: ElementPlace($0.target))
        }
    }
}

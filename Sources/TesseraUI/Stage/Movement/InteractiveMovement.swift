import Foundation
import TesseraData

/// An item that the user moves to another place.
///
/// Views and layout have it where it would be if it were dropped now; the data has it where it was, until it is dropped.
struct InteractiveMovement {
    /// Where the data has the item.
    let original: IndexPath
    /// The number of items of each section in the data.
    let counts: [Int]
    /// Where the item would be if it were dropped.
    var current: IndexPath
    /// The middle of the item on its way, in the coordinates of the collection view.
    var position: CGPoint

    /// True if a drag carries the item, which is not seen here meanwhile.
    var isCarried = false

    /// The number of items of each section, with the item where it would be.
    var movedCounts: [Int] {
        var moved = counts
        moved[original.section] -= 1
        moved[current.section] += 1
        return moved
    }

    /// Returns where the data has an item that is shown at an index path.
    func dataPath(of shown: IndexPath) -> IndexPath {
        UpdateMap(Self.changes(from: current, to: original)).newIndexPath(shown) ?? shown
    }

    /// Returns what moves an item and no other.
    static func changes(from source: IndexPath, to target: IndexPath) -> DataChanges {
        var changes = DataChanges()
        if source != target {
            let (source, target) = (ElementPlace(source), ElementPlace(target))
            changes.movedItems = [ItemRangeMove(source: ItemRange(source), target: ItemRange(target))]
        }
        return changes
    }
}

import Foundation
import TesseraData

/// An item that the user moves to another place.
///
/// Views and layout place it where it would be if it were dropped now. The data has it at its old place until
/// then.
struct InteractiveMovement {
    /// The index path of the item in the data.
    let original: IndexPath
    /// The number of items of each section in the data.
    let counts: [Int]
    /// The index path that the item would have if it were dropped now.
    var current: IndexPath
    /// The middle of the moving item, in the coordinates of the collection view.
    var position: CGPoint

    /// True if a drag carries the item, so that its cell is invisible.
    var isCarried = false

    /// The number of items of each section as if the item were dropped now.
    var movedCounts: [Int] {
        var moved = counts
        moved[original.section] -= 1
        moved[current.section] += 1
        return moved
    }

    /// Returns the index path in the data of the item that is displayed at an index path.
    func dataPath(of shown: IndexPath) -> IndexPath {
        UpdateMap(Self.changes(from: current, to: original)).newIndexPath(shown) ?? shown
    }

    /// Returns the changes that move one item from `source` to `target`.
    static func changes(from source: IndexPath, to target: IndexPath) -> DataChanges {
        var changes = DataChanges()
        if source != target {
            let (source, target) = (ItemPosition(source), ItemPosition(target))
            changes.movedItems = [ItemRangeMove(source: ItemRange(source), target: ItemRange(target))]
        }
        return changes
    }
}

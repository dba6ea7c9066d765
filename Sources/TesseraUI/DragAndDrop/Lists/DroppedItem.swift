import Foundation

/// An item that was dropped on a collection view or a table view.
@MainActor
final class DroppedItem: NSObject, UICollectionViewDropItem, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ drop: ItemDrop) {
        dragItem = item
        sourceIndexPath = drop.sourcePath(of: item)
        previewSize = drop.previewSize(of: item)
    }
}

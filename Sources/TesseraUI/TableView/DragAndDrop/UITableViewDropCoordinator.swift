import Foundation

/// An item that was dropped on a table view.
/// See Apple's [UITableViewDropItem](https://developer.apple.com/documentation/uikit/uitableviewdropitem).
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }
    /// The index path that the item had in the table view, or nil if it comes from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item in the table view that it comes from, in points. It is zero if the item comes
    /// from elsewhere.
    var previewSize: CGSize { get }
}

/// The items that were dropped on a table view, and the methods that animate them to their places.
/// See Apple's [UITableViewDropCoordinator](https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator).
///
/// ```swift
/// func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
///     guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first,
///         let photo = item.dragItem.localObject as? Photo
///     else { return }
///     photos.insert(photo, at: target.row)
///     tableView.insertRows(at: [target], with: .automatic)
///     coordinator.drop(item.dragItem, toRowAt: target)
/// }
/// ```
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The items that were dropped.
    var items: [any UITableViewDropItem] { get }
    /// The index path at which the items were dropped, or nil if it is not at a row. For an item that moves
    /// within the table view it is the item's index path after it has been removed from its old place.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal of the delegate.
    var proposal: UITableViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Animates an item to a placeholder, which stays until the app has the item's data.
    ///
    /// - Returns: The context by which the app replaces the placeholder by the item.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    /// Animates an item to the cell at an index path, which becomes visible when the item has arrived.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates an item into a rectangle of a cell, in the cell's coordinates, where the item disappears.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Animates an item to a target that the app chooses.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The coordinator of a drop on a table view.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private let drop: ItemDrop
    private weak var tableView: UITableView?
    let items: [any UITableViewDropItem]
    let proposal: UITableViewDropProposal

    init(_ drop: ItemDrop, of tableView: UITableView) {
        self.drop = drop
        self.tableView = tableView
        items = drop.session.items.map { DroppedItem($0, drop) }
        proposal =
            drop.proposal as? UITableViewDropProposal
            ?? UITableViewDropProposal(operation: drop.proposal.operation)
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    {
        guard let tableView else {
            fatalError("drop(_:to:): the table view is gone on which the item was dropped.")
        }
        let path = placeholder.insertionIndexPath
        let item = ItemPlaceholder(
            rowHeight: placeholder.rowHeight,
            makeCell: { [unowned tableView] in
                tableView.dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: $0)
            },
            update: { if let cell = $0 as? UITableViewCell { placeholder.cellUpdateHandler?(cell) } })
        item.previewParameters = {
            ($0 as? UITableViewCell).flatMap { placeholder.previewParametersProvider?($0) }
        }
        guard let animator = drop.fly(dragItem, to: item, at: path) else {
            fatalError(
                "drop(_:to:): a placeholder cannot be inserted at \(Array(path)); the table view has "
                    + "\(tableView.stage.itemCounts) items in its sections.")
        }
        return PlaceholderContext(dragItem, item, tableView, animator)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.fly(dragItem, toItemAt: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.fly(dragItem, intoItemAt: indexPath, rect: rect)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.fly(dragItem, target, size: nil)
    }
}

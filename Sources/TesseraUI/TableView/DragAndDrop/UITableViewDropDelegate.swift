import Foundation

/// An object that determines the effect of a drop on a table view, and accepts the dropped items.
/// See Apple's [UITableViewDropDelegate](https://developer.apple.com/documentation/uikit/uitableviewdropdelegate).
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Accepts the dropped items: inserts them into the data, and animates them with the coordinator.
    func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Returns true if the table view may accept the items. The default is true. After false, the delegate is
    /// not called again until the items enter the table view again.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Informs the delegate that the items have entered the table view.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Returns a proposal for a drop at the present position of the items. By default items of the table view
    /// itself are moved, if its data source allows it, and others are copied.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - session: The drag.
    ///   - destinationIndexPath: The index path that the items would have after the drop, or nil if they are
    ///     not over a row.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Informs the delegate that the items have left the table view.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Informs the delegate that the drag has ended, anywhere.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// Returns the look of a dropped item's preview, or nil to use the whole cell. The default is nil.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// Returns true.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
    ) {}
    /// Returns a proposal to move items of the table view itself, if its data source allows it, and to copy
    /// others.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        tableView.movesDraggedItemItself
            ? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
            : UITableViewDropProposal(operation: .copy)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

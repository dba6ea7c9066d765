import Foundation

/// Says what a drop on a table view does, and takes what is dropped.
/// See Apple's [UITableViewDropDelegate](https://developer.apple.com/documentation/uikit/uitableviewdropdelegate).
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Takes what was dropped: brings it into the data, and lets the coordinator bring the previews to their places.
    func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Returns true, as by default, where the table view may take the items. Otherwise the delegate hears no more of the drag until the items come
    /// again.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Says that the items have come over the table view.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Returns what a drop would do where the items are. By default, items of the table view itself are moved to the place, where its data source lets
    /// them be moved, and others are copied.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - session: The drag.
    ///   - destinationIndexPath: Where the items are, as index paths would be after the drop, or nil if they are nowhere in particular.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Says that the items have gone from the table view.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Says that the drag has ended, wherever that was.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// Returns how an item looks that was dropped; nil, as by default, for the whole cell.
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
    /// Returns a proposal to move items of the table view itself, where its data source lets them be moved, and to copy others.
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

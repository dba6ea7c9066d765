import Foundation

/// An object that is informed of events in a table view, and determines the look and the behaviour of its
/// parts.
/// See Apple's [UITableViewDelegate](https://developer.apple.com/documentation/uikit/uitableviewdelegate).
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Returns true if a row of a spring-loaded table view may open when dragged items stay over it. The
    /// default is true.
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool
    // MARK: Displaying

    /// Informs the delegate that a cell is about to become visible.
    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Informs the delegate that a section's header is about to become visible.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    /// Informs the delegate that a section's footer is about to become visible.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    /// Informs the delegate that a cell is no longer visible.
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Informs the delegate that a section's header is no longer visible.
    func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    /// Informs the delegate that a section's footer is no longer visible.
    func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Heights

    /// Returns the height of a row, in points, or ``UITableView/automaticDimension`` if its cell determines
    /// it.
    ///
    /// The table view asks when the row comes near the visible part. If ``UITableView/estimatedRowHeight`` is
    /// 0 and ``tableView(_:estimatedHeightForRowAt:)`` is not implemented, it asks for all rows before its
    /// first layout.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Returns the height of a section's header, in points, or ``UITableView/automaticDimension`` if its view
    /// determines it.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// Returns the height of a section's footer, in points, or ``UITableView/automaticDimension`` if its view
    /// determines it.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    /// Returns the estimated height of a row that is not near the visible part, in points. The table view
    /// asks for all rows before its first layout.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    /// Returns the estimated height of a section's header that is not near the visible part, in points.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// Returns the estimated height of a section's footer that is not near the visible part, in points.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    // MARK: Headers and footers

    /// Returns the view of a section's header, or nil if the section has none, or a title from the data
    /// source.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// Returns the view of a section's footer, or nil if the section has none, or a title from the data
    /// source.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    // MARK: Selecting

    /// Informs the delegate that the user tapped the detail button of a row.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    /// Returns true if a row is highlighted while a finger is on it. A row that is not highlighted is not
    /// selected either.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Informs the delegate that a row was highlighted because a finger is on it.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    /// Informs the delegate that a row is no longer highlighted.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// Returns the row to select if the user has chosen one: that row, another one, or nil for none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Returns the row to deselect if the user has chosen a selected row, or selects another in its place:
    /// that row, another one, or nil for none.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// Informs the delegate that the user selected a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Informs the delegate that the user deselected a row.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Returns true if the user may select several rows by dragging a finger along the circles beside them, beginning with the
    /// row at `indexPath`. The default is false.
    ///
    /// The circles appear while a table view is being edited whose ``UITableView/allowsMultipleSelectionDuringEditing`` is true.
    /// If the delegate implements the method, fingers on the circles do not scroll, and the table view calls the method once to
    /// find that out. A pan of two fingers, which on iOS selects rows too, zooms in browsers.
    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool
    /// Informs the delegate that the user begins to select several rows by dragging.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    /// Informs the delegate that the user has ended selecting several rows by dragging.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
    /// Returns true if a tap on a row performs its primary action. The default is true unless the table view is being edited.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    /// Performs the primary action of a row that the user has tapped, for example displays its details.
    ///
    /// The method is called after the selection has changed, and also if the delegate does not let the row be selected. It is not
    /// called for a row that is added to a selection of others.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

    // MARK: Focus

    /// Returns true if the cell of a row can become focused. The default is true if the user can select rows.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    /// Returns true if the focus may move from or to a cell. The default is true.
    func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool
    /// Informs the delegate that the focus has moved from or to a cell.
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    )
    /// Returns the row to which the Tab key leads when the focus enters the table view, or nil if the system decides.
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
    /// Returns true if a row is selected when the user moves the focus to it. The default is true. The method is not called
    /// unless ``UITableView/selectionFollowsFocus`` is true.
    func tableView(
        _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool

    // MARK: Editing

    /// Returns the change that the user can make to a row while the table view is being edited.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    /// Returns the title of the button that deletes a row, or nil for the system's title.
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?
    /// Returns true if the content of a row is indented during editing even if the row can be neither deleted
    /// nor inserted.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// Informs the delegate that the user begins to swipe a row.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// Informs the delegate that the actions that a swipe revealed are gone.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    /// Returns the index path that a moving row gets if it is dropped at the one that the table view
    /// proposes.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    /// Returns the level of a row in a hierarchy.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
    /// Returns the actions that a swipe reveals at the leading edge of a row, or nil for none.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Returns the actions that a swipe reveals at the trailing edge of a row. With nil there is one that
    /// deletes the row if it can be deleted.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Returns the actions that a swipe reveals at the trailing edge of a row, beginning with the one at the edge. With nil there
    /// is one that deletes the row if it can be deleted. The method is not called for a row for which
    /// ``tableView(_:trailingSwipeActionsConfigurationForRowAt:)``, which apps use since iOS 11, returns actions.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?

    // MARK: Context menus

    /// Returns the context menu of a row, or nil for none.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the preview that is lifted when a row's menu opens, or nil to lift the cell.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the preview to which the lifted one returns, or nil for the cell.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Informs the delegate that a context menu is about to open.
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Informs the delegate that a context menu is about to close.
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Informs the delegate that the user has tapped the preview of a context menu.
    func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Returns true if a menu of commands for editing opens at the row, if it has no context menu. This is the older form of
    /// menus: Apple advises to use context menus.
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    /// Returns true if the menu of the row contains a command. The table view asks for the methods `cut(_:)`, `copy(_:)` and
    /// `paste(_:)`, and for those of ``UIMenuController/menuItems`` that the cell has.
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool
    /// Performs the command that the user has chosen: `cut(_:)`, `copy(_:)` or `paste(_:)`. Other methods are called on the cell.
    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?)
}

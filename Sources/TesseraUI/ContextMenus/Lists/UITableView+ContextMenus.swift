import Foundation

extension UITableView: ContextMenuOwner {
    private var menuDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    var hasMenuDelegate: Bool { menuDelegate != nil }

    func menuItem(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    func menuCell(at indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }

    func menuConfiguration(at indexPath: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration? {
        guard let indexPath else { return nil }
        return menuDelegate?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: point)
    }

    func mayShowCellMenu(at indexPath: IndexPath) -> Bool {
        menuDelegate?.tableView(self, shouldShowMenuForRowAt: indexPath) ?? false
    }

    func canPerform(_ action: Selector, at indexPath: IndexPath, sender: Any?) -> Bool {
        menuDelegate?.tableView(self, canPerformAction: action, forRowAt: indexPath, withSender: sender)
            ?? false
    }

    func perform(_ action: Selector, at indexPath: IndexPath, sender: Any?) {
        menuDelegate?.tableView(self, performAction: action, forRowAt: indexPath, withSender: sender)
    }

    func menuPreview(
        for configuration: UIContextMenuConfiguration, at indexPath: IndexPath?, isLifted: Bool
    ) -> UITargetedPreview? {
        isLifted
            ? menuDelegate?.tableView(
                self, previewForHighlightingContextMenuWithConfiguration: configuration)
            : menuDelegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func menuWillOpen(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
    ) {
        menuDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func menuWillClose(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
    ) {
        menuDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func menuWillCommit(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        menuDelegate?.tableView(
            self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}

extension UITableViewDelegate {
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethod.contextMenu.isMissing(in: self)
        return nil
    }
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Returns false.
    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.cellMenu.isMissing(in: self)
        return false
    }
    /// Returns false.
    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
}

import Foundation

extension UICollectionView: ContextMenuOwner {
    var hasMenuDelegate: Bool { collectionDelegate != nil }

    func menuItem(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    func menuCell(at indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }

    func menuConfiguration(at indexPath: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration? {
        // A menu on one of several selected items applies to all of them.
        let selected = indexPathsForSelectedItems ?? []
        let isAboutSelection = indexPath.map(selected.contains) == true && selected.count > 1
        let items = isAboutSelection ? selected : indexPath.map { [$0] } ?? []
        return collectionDelegate?.collectionView(
            self, contextMenuConfigurationForItemsAt: items, point: point)
    }

    func mayShowCellMenu(at indexPath: IndexPath) -> Bool {
        collectionDelegate?.collectionView(self, shouldShowMenuForItemAt: indexPath) ?? false
    }

    func canPerform(_ action: Selector, at indexPath: IndexPath, sender: Any?) -> Bool {
        collectionDelegate?.collectionView(
            self, canPerformAction: action, forItemAt: indexPath, withSender: sender) ?? false
    }

    func perform(_ action: Selector, at indexPath: IndexPath, sender: Any?) {
        collectionDelegate?.collectionView(
            self, performAction: action, forItemAt: indexPath, withSender: sender)
    }

    func menuPreview(
        for configuration: UIContextMenuConfiguration, at indexPath: IndexPath?, isLifted: Bool
    ) -> UITargetedPreview? {
        guard let delegate = collectionDelegate, let indexPath else { return nil }
        return isLifted
            ? delegate.collectionView(
                self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
            : delegate.collectionView(
                self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    }

    func menuWillOpen(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
    ) {
        collectionDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func menuWillClose(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
    ) {
        collectionDelegate?.collectionView(
            self, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func menuWillCommit(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        collectionDelegate?.collectionView(
            self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}

extension UICollectionViewDelegate {
    /// Calls the older method if there is a single item.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPaths.count == 1 else { return nil }
        return self.collectionView(
            collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
    }
    /// Returns nil.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethod.contextMenu.isMissing(in: self)
        return nil
    }
    /// Calls the older method.
    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(
            collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    /// Calls the older method.
    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    /// Returns nil.
    public func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns nil.
    public func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Returns false.
    public func collectionView(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool {
        OptionalMethod.cellMenu.isMissing(in: self)
        return false
    }
    /// Returns false.
    public func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
}

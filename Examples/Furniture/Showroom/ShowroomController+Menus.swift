import UIKit

/// The context menus of pieces, with a preview of each.
extension ShowroomController {
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let indexPath = indexPaths.first,
            let piece = source(of: collectionView).itemIdentifier(for: indexPath)
        else { return nil }
        return UIContextMenuConfiguration(
            identifier: piece.id as NSUUID, previewProvider: { PiecePreviewController(piece: piece) },
            actionProvider: { [weak self] _ in self?.menu(of: piece, in: collectionView) })
    }

    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        guard let cell = collectionView.cellForItem(at: indexPath) as? PieceCell else { return nil }
        let parameters = UIPreviewParameters()
        parameters.visiblePath = cell.outline
        return UITargetedPreview(view: cell, parameters: parameters)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        let id = configuration.identifier as? NSUUID
        guard
            let piece = source(of: collectionView).snapshot().itemIdentifiers.first(where: {
                $0.id as NSUUID == id
            })
        else { return }
        animator.addCompletion { [weak self] in self?.present(PieceController(piece: piece), animated: true) }
    }

    private func menu(of piece: Piece, in grid: UICollectionView) -> UIMenu {
        UIMenu(children: [
            action("Share…", "square.and.arrow.up") { here in
                let place = here.source(of: grid).indexPath(for: piece)
                here.share(piece, from: place.flatMap(grid.cellForItem(at:)))
            },
            action("Copy", "doc.on.doc") { _ in piece.copyToPasteboard() },
            action("Duplicate", "plus.square.on.square") { $0.append(piece.copy, to: grid) },
            action("Remove", "trash", .destructive) { $0.remove(piece, from: grid) },
        ])
    }

    private func action(
        _ title: String, _ symbol: String, _ attributes: UIMenuElement.Attributes = [],
        _ handler: @escaping @MainActor (ShowroomController) -> Void
    ) -> UIAction {
        UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) { [weak self] _ in
            if let self { handler(self) }
        }
    }
}

import Foundation
import TesseraLayout

/// Adapts the layout to a stage, by passing the stage's requests to the methods that apps override.
extension UICollectionViewLayout: StageLayout {
    // MARK: Places

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        layoutAttributesForElements(in: rect) ?? []
    }

    func attributes(of element: StageElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .item(let path): layoutAttributesForItem(at: path)
        case .supplementary(let kind, let path):
            layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decoration(let kind, let path): layoutAttributesForDecorationView(ofKind: kind, at: path)
        }
    }

    // MARK: Preferred sizes of views

    func wants(
        _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
    ) -> Bool {
        shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }

    func take(
        _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
    ) {
        invalidateLayout(
            with: invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }

    // MARK: Changes

    func invalidate() { invalidateLayout() }

    func prepareForUpdate(_ changes: DataChanges, _ map: UpdateMap) {
        prepare(forCollectionViewUpdates: readsUpdates ? changes.updateItems(map) : [])
    }

    func finishUpdate() { finalizeCollectionViewUpdates() }

    func prepareForBoundsChange(from old: CGRect) { prepare(forAnimatedBoundsChange: old) }

    func finishBoundsChange() { finalizeAnimatedBoundsChange() }

    func initialAttributes(of element: StageElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .item(let path): initialLayoutAttributesForAppearingItem(at: path)
        case .supplementary(let kind, let path):
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind, let path):
            initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    func finalAttributes(of element: StageElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .item(let path): finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementary(let kind, let path):
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind, let path):
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }

    func deletedPaths(of element: StageElement) -> [IndexPath] {
        switch element {
        case .item: []
        case .supplementary(let kind, _): indexPathsToDeleteForSupplementaryView(ofKind: kind)
        case .decoration(let kind, _): indexPathsToDeleteForDecorationView(ofKind: kind)
        }
    }

    func insertedPaths(of element: StageElement) -> [IndexPath] {
        switch element {
        case .item: []
        case .supplementary(let kind, _): indexPathsToInsertForSupplementaryView(ofKind: kind)
        case .decoration(let kind, _): indexPathsToInsertForDecorationView(ofKind: kind)
        }
    }

    func targetOffset(from offset: CGPoint) -> CGPoint {
        collectionView?.targetOffset(in: self, proposed: offset)
            ?? targetContentOffset(forProposedContentOffset: offset)
    }

    // MARK: Items that the user moves

    func targetOfMovement(of indexPath: IndexPath, at position: CGPoint) -> IndexPath {
        targetIndexPath(forInteractivelyMovingItem: indexPath, withPosition: position)
    }

    func attributesOfMovingItem(at indexPath: IndexPath, position: CGPoint)
        -> UICollectionViewLayoutAttributes
    {
        layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
    }

    func itemMoves(
        from previous: IndexPath, to target: IndexPath, previousPosition: CGPoint, position: CGPoint
    ) {
        invalidateLayout(
            with: invalidationContext(
                forInteractivelyMovingItems: [target], withTargetPosition: position,
                previousIndexPaths: [previous], previousPosition: previousPosition))
    }

    func movementEnds(from original: IndexPath, at final: IndexPath, isCancelled: Bool) {
        invalidateLayout(
            with: invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [final], previousIndexPaths: [original], movementCancelled: isCancelled))
    }
}

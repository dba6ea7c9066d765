import Foundation

/// Moving an item with a finger.
///
/// ```swift
/// switch longPress.state {
/// case .began:
///     guard let indexPath = collectionView.indexPathForItem(at: longPress.location(in: collectionView)) else { return }
///     collectionView.beginInteractiveMovementForItem(at: indexPath)
/// case .changed:
///     collectionView.updateInteractiveMovementTargetPosition(longPress.location(in: collectionView))
/// case .ended: collectionView.endInteractiveMovement()
/// default: collectionView.cancelInteractiveMovement()
/// }
/// ```
///
/// While the item is on its way the other items make room for it, and the index paths that the collection view tells are
/// those that there would be if it were dropped. The data source and the delegate's `willDisplay` and `didEndDisplaying`
/// get those of the data, which changes when the item is dropped. (Apple's documentation leaves this open.) An update of
/// the data, or a reload, ends the movement: the item is where the data has it.
extension UICollectionView {
    func beginMovement(of indexPath: IndexPath) -> Bool {
        guard movement == nil, batch == nil, indexPath.count == 2 else { return false }
        if window != nil { layoutIfNeeded() }
        let counts = itemCounts
        guard counts.indices.contains(indexPath.section),
            (0..<counts[indexPath.section]).contains(indexPath.item),
            dataSource?.collectionView(self, canMoveItemAt: indexPath) == true,
            let attributes = layoutAttributesForItem(at: indexPath)
        else { return false }
        let frame = orthogonalScrolling.seenFrame(of: attributes)
        movement = InteractiveMovement(
            original: indexPath, counts: counts, current: indexPath,
            position: CGPoint(x: frame.midX, y: frame.midY))
        setNeedsLayout()
        if window != nil { UIView.performWithoutAnimation { layoutIfNeeded() } }
        return true
    }

    func moveItem(to targetPosition: CGPoint) {
        guard targetPosition.x.isFinite, targetPosition.y.isFinite else {
            fatalError(
                "UICollectionView.updateInteractiveMovementTargetPosition(_:): \(targetPosition) must be finite."
            )
        }
        guard let old = movement else { return }
        defer { scrollAtEdges() }
        let target = target(of: old, at: targetPosition)
        // The delegate may have ended the movement.
        guard movement != nil else { return }
        movement?.position = targetPosition
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContext(
                forInteractivelyMovingItems: [target], withTargetPosition: targetPosition,
                previousIndexPaths: [old.current], previousPosition: old.position))
        if window != nil { UIView.performWithoutAnimation { layoutIfNeeded() } }
        guard target != old.current else { return }
        movement?.current = target
        follow(
            InteractiveMovement.changes(from: old.current, to: target), reconfigured: [],
            counts: movement?.movedCounts, animated: UIView.areAnimationsEnabled)
    }

    func endMovement() {
        guard let movement else { return }
        self.movement = nil
        holdingUpdates {
            if movement.current != movement.original {
                dataSource?.collectionView(self, moveItemAt: movement.original, to: movement.current)
                checkMoved(movement)
            }
            settle(movement, final: movement.current, isCancelled: false)
        }
    }

    func cancelMovement() {
        guard let movement else { return }
        self.movement = nil
        follow(
            InteractiveMovement.changes(from: movement.current, to: movement.original), reconfigured: [],
            counts: movement.counts, animated: UIView.areAnimationsEnabled)
        settle(movement, final: movement.original, isCancelled: true)
    }

    /// Ends the movement before the data changes, without asking for any view: the data may have changed already.
    func abandonMovement() {
        guard let movement else { return }
        self.movement = nil
        followSilently(
            UpdateMap(InteractiveMovement.changes(from: movement.current, to: movement.original)),
            counts: movement.counts)
    }

    // MARK: Places

    private func target(of movement: InteractiveMovement, at position: CGPoint) -> IndexPath {
        let proposed = collectionViewLayout.targetIndexPath(
            forInteractivelyMovingItem: movement.current, withPosition: position)
        let target =
            collectionDelegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
                atCurrentIndexPath: movement.current, toProposedIndexPath: proposed) ?? proposed
        guard target.count == 2, movement.counts.indices.contains(target.section) else {
            fatalError("An item cannot move to \(Array(target)): there is no such section.")
        }
        let others = movement.counts[target.section] - (target.section == movement.original.section ? 1 : 0)
        guard (0...others).contains(target.item) else {
            fatalError(
                "An item cannot move to \(Array(target)): the section holds \(others) other items.")
        }
        return target
    }

    /// Lets the item go from the finger to its place.
    private func settle(_ movement: InteractiveMovement, final: IndexPath, isCancelled: Bool) {
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [final], previousIndexPaths: [movement.original],
                movementCancelled: isCancelled))
        guard window != nil else { return }
        UIView.animate(withDuration: CollectionUpdate.duration, options: .allowUserInteraction) {
            layoutIfNeeded()
        }
    }

    private func checkMoved(_ movement: InteractiveMovement) {
        let counts = loadCounts()
        guard counts != movement.movedCounts else { return }
        fatalError(
            "collectionView(_:moveItemAt: \(Array(movement.original)), to: \(Array(movement.current))) left "
                + "\(counts) items in the sections; \(movement.movedCounts) are expected after the move.")
    }

    // MARK: What is shown

    /// The attributes with the item that is being moved where the finger has it.
    func withMovingItem(_ attributes: [UICollectionViewLayoutAttributes])
        -> [UICollectionViewLayoutAttributes]
    {
        guard let movement else { return attributes }
        let others = attributes.filter { !isMoving($0) }
        return others + [
            collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
                at: movement.current, withTargetPosition: movement.position)
        ]
    }

    /// Whether attributes are those of the item that is being moved.
    func isMoving(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        movement.map { attributes.element == .item($0.current) } ?? false
    }

    /// Where the data has an item that is shown at an index path.
    func dataPath(of shown: IndexPath) -> IndexPath { movement?.dataPath(of: shown) ?? shown }
}

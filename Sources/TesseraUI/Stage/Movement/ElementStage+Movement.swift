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
/// While the item moves, the other items make room for it, and the collection view's methods use the index
/// paths that the items would have if it were dropped. The data source and the delegate's `willDisplay` and
/// `didEndDisplaying` get index paths of the data, which changes when the item is dropped. (Apple's
/// documentation does not define this.) An update of the data, or a reload, ends the movement, and the item
/// returns to its place in the data.
extension ElementStage {
    func beginMovement(of indexPath: IndexPath) -> Bool {
        guard !differsFromData, batch == nil, indexPath.count == 2 else { return false }
        if scrollView.window != nil { scrollView.layoutIfNeeded() }
        let counts = itemCounts
        guard counts.indices.contains(indexPath.section),
            (0..<counts[indexPath.section]).contains(indexPath.item),
            scrollView.canMoveItem(at: indexPath), let attributes = layout.attributes(of: .item(indexPath))
        else { return false }
        let frame = scrollView.orthogonalScrolling?.seenFrame(of: attributes) ?? attributes.frame
        movement = InteractiveMovement(
            original: indexPath, counts: counts, current: indexPath,
            position: CGPoint(x: frame.midX, y: frame.midY))
        scrollView.setNeedsLayout()
        if scrollView.window != nil { UIView.performWithoutAnimation { scrollView.layoutIfNeeded() } }
        return true
    }

    func moveItem(to targetPosition: CGPoint) {
        guard targetPosition.x.isFinite, targetPosition.y.isFinite else {
            fatalError(
                "updateInteractiveMovementTargetPosition(_:): \(targetPosition) must be finite.")
        }
        guard let old = movement else { return }
        defer { scrollAtEdges() }
        let target = target(of: old, at: targetPosition)
        // The delegate may have ended the movement.
        guard movement != nil else { return }
        movement?.position = targetPosition
        layout.itemMoves(
            from: old.current, to: target, previousPosition: old.position, position: targetPosition)
        if scrollView.window != nil { UIView.performWithoutAnimation { scrollView.layoutIfNeeded() } }
        guard target != old.current else { return }
        movement?.current = target
        apply(
            InteractiveMovement.changes(from: old.current, to: target), reconfigured: [],
            counts: movement?.movedCounts, animated: UIView.areAnimationsEnabled)
    }

    func endMovement() {
        guard let movement else { return }
        self.movement = nil
        deferringChanges {
            if movement.current != movement.original {
                scrollView.moveItemInData(from: movement.original, to: movement.current)
                checkMoved(movement)
            }
            settle(movement, final: movement.current, isCancelled: false)
        }
    }

    func cancelMovement() {
        guard let movement else { return }
        self.movement = nil
        apply(
            InteractiveMovement.changes(from: movement.current, to: movement.original), reconfigured: [],
            counts: movement.counts, animated: UIView.areAnimationsEnabled)
        settle(movement, final: movement.original, isCancelled: true)
    }

    /// Ends the movement before the data changes. It asks for no view, because the data may have changed
    /// already.
    func abandonMovement() {
        abandonPhantoms()
        guard let movement else { return }
        self.movement = nil
        updateWithoutPlacing(
            UpdateMap(InteractiveMovement.changes(from: movement.current, to: movement.original)),
            counts: movement.counts)
    }

    // MARK: Places

    private func target(of movement: InteractiveMovement, at position: CGPoint) -> IndexPath {
        let proposed = layout.targetOfMovement(of: movement.current, at: position)
        let target = scrollView.targetOfMovement(
            from: movement.original, current: movement.current, proposed: proposed)
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

    /// Animates the item from the finger to its place.
    private func settle(_ movement: InteractiveMovement, final: IndexPath, isCancelled: Bool) {
        layout.movementEnds(from: movement.original, at: final, isCancelled: isCancelled)
        guard scrollView.window != nil else { return }
        UIView.animate(withDuration: StageUpdate.duration, options: .allowUserInteraction) {
            scrollView.layoutIfNeeded()
        }
    }

    private func checkMoved(_ movement: InteractiveMovement) {
        let counts = loadCounts()
        guard counts != movement.movedCounts else { return }
        fatalError(
            "The data source was to move \(Array(movement.original)) to \(Array(movement.current)) and has "
                + "\(counts) items in its sections; \(movement.movedCounts) are expected after the move.")
    }

    // MARK: Attributes

    /// Returns the attributes, with the item that the user moves at the position of the finger.
    func withMovingItem(_ attributes: [UICollectionViewLayoutAttributes])
        -> [UICollectionViewLayoutAttributes]
    {
        guard let movement, !movement.isCarried else { return withDraggedItems(attributes) }
        let others = attributes.filter { !isMoving($0) }
        return others + [
            layout.attributesOfMovingItem(at: movement.current, position: movement.position)
        ]
    }

    /// Returns true if attributes belong to the item that the user moves.
    func isMoving(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        movement.map { !$0.isCarried && attributes.element == .item($0.current) } ?? false
    }

    /// Returns the index path in the data of the item that is displayed at an index path.
    func dataPath(of shown: IndexPath) -> IndexPath {
        movement?.dataPath(of: shown) ?? phantoms?.insertionPath(of: shown) ?? shown
    }
}

import Foundation

/// Moving an item that a drag carries over its own view, and hiding or fading the cells that a drag or a drop
/// concerns.
extension ElementStage {
    /// Makes room at `target` for an item of the scroll view that a drag carries; the item's own place stays
    /// empty.
    ///
    /// - Parameters:
    ///   - original: The index path of the item in the data.
    ///   - target: The index path at which the item would be if it were dropped.
    /// - Returns: True if the item can move there.
    func carry(_ original: IndexPath, to target: IndexPath) -> Bool {
        if movement == nil {
            guard phantoms == nil, batch == nil, original.count == 2 else { return false }
            if scrollView.window != nil { scrollView.layoutIfNeeded() }
            let counts = itemCounts
            guard counts.indices.contains(original.section),
                (0..<counts[original.section]).contains(original.item)
            else { return false }
            var new = InteractiveMovement(
                original: original, counts: counts, current: original, position: .zero)
            new.isCarried = true
            movement = new
            scrollView.setNeedsLayout()
        }
        guard var moved = movement, moved.isCarried, moved.original == original else { return false }
        guard moved.current != target else { return true }
        let old = moved.current
        moved.current = target
        let counts = moved.movedCounts
        guard counts.indices.contains(target.section), (0..<counts[target.section]).contains(target.item)
        else {
            return false
        }
        movement = moved
        apply(
            InteractiveMovement.changes(from: old, to: target), reconfigured: [], counts: counts,
            animated: UIView.areAnimationsEnabled)
        return true
    }

    /// Sets the items that are dragged from the scroll view. The keys are the identities of the drag's items,
    /// the values their index paths on stage.
    func setDragged(_ paths: [ObjectIdentifier: IndexPath]) {
        draggedItems = paths
        placesLookOtherwise()
    }

    /// Sets the dropped items whose cells stay invisible until their previews have reached them.
    func setArriving(_ paths: Set<IndexPath>) {
        arriving = paths
        placesLookOtherwise()
    }

    private func placesLookOtherwise() {
        scrollView.setNeedsLayout()
        if scrollView.window != nil { UIView.performWithoutAnimation { scrollView.layoutIfNeeded() } }
    }

    /// Returns the attributes in which dragged items are faded; gaps, arriving items and an item that a drag
    /// carries over the scroll view are invisible.
    func withDraggedItems(_ attributes: [UICollectionViewLayoutAttributes])
        -> [UICollectionViewLayoutAttributes]
    {
        guard !draggedItems.isEmpty || !arriving.isEmpty || phantoms?.gap != nil else { return attributes }
        let dragged = Set(draggedItems.values)
        let gap = phantoms?.gap
        return attributes.map { attribute in
            guard attribute.representedElementCategory == .cell else { return attribute }
            let path = attribute.indexPath
            let share: CGFloat
            if path == gap || arriving.contains(path)
                || movement?.isCarried == true && movement?.current == path
            {
                share = 0
            } else if dragged.contains(path) {
                share = Self.draggedOpacity
            } else {
                return attribute
            }
            guard let copy = attribute.copy() as? UICollectionViewLayoutAttributes else { return attribute }
            copy.alpha *= share
            return copy
        }
    }

    /// The opacity of the cell of a dragged item. It is chosen by eye.
    private static let draggedOpacity: CGFloat = 0.5
}

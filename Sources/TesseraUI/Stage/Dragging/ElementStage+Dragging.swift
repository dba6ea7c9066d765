import Foundation

/// Items that are dragged from the host, and those that arrive.
extension ElementStage {
    /// Moves an item of the host as a drag carries it: the others make room, and the item's own place stays empty. Returns whether the item can be moved.
    func carry(_ original: IndexPath, to target: IndexPath) -> Bool {
        if movement == nil {
            guard phantoms == nil, batch == nil, original.count == 2 else { return false }
            if host.window != nil { host.layoutIfNeeded() }
            let counts = itemCounts
            guard counts.indices.contains(original.section),
                (0..<counts[original.section]).contains(original.item)
            else { return false }
            var new = InteractiveMovement(
                original: original, counts: counts, current: original, position: .zero)
            new.isCarried = true
            movement = new
            host.setNeedsLayout()
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

    /// Notes which items are dragged from the host, by where they are on stage.
    func setDragged(_ paths: [ObjectIdentifier: IndexPath]) {
        draggedItems = paths
        placesLookOtherwise()
    }

    /// Lets the cells of items that arrive be seen no sooner than the previews that bring them are there.
    func setArriving(_ paths: Set<IndexPath>) {
        arriving = paths
        placesLookOtherwise()
    }

    private func placesLookOtherwise() {
        host.setNeedsLayout()
        if host.window != nil { UIView.performWithoutAnimation { host.layoutIfNeeded() } }
    }

    /// Returns the attributes with items that are dragged faded, and those hidden that have left their place to the drag.
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

    /// The opacity of what is dragged in its place, about as on an iPhone.
    private static let draggedOpacity: CGFloat = 0.5
}

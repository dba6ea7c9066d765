import Foundation

enum CollectionUpdate {
    /// How long an animated update takes, in seconds: what UIKit takes.
    static let duration: TimeInterval = 0.3
}

extension UICollectionView {
    /// Follows the data to another state: views stay with their items, others come and go.
    ///
    /// - Parameters:
    ///   - newIndexPath: Where an item of the old state is now; nil where it is gone or must get another cell.
    ///   - changesStructure: Whether any item came, went or moved.
    ///   - reconfigured: The items, in the new state, whose cells are configured anew in place.
    ///   - animated: Whether what changes is seen to change.
    func update(
        newIndexPath: (IndexPath) -> IndexPath?, changesStructure: Bool, reconfigured: [IndexPath],
        animated: Bool
    ) {
        if changesStructure { followItems(newIndexPath, animated: animated) }
        for indexPath in reconfigured { reconfigure(indexPath) }
        guard changesStructure else { return }
        forgetCounts()
        guard animated, window != nil else {
            UIView.performWithoutAnimation { layoutIfNeeded() }
            return
        }
        let known = Set(elements.keys)
        UIView.animate(withDuration: CollectionUpdate.duration) { layoutIfNeeded() }
        for (element, view) in elements where !known.contains(element) {
            let alpha = view.alpha
            UIView.performWithoutAnimation { view.alpha = 0 }
            UIView.animate(withDuration: CollectionUpdate.duration) { view.alpha = alpha }
        }
    }

    private func followItems(_ newIndexPath: (IndexPath) -> IndexPath?, animated: Bool) {
        var moved: [CollectionElement: UICollectionReusableView] = [:]
        var stillDisplayed: Set<CollectionElement> = []
        for (element, view) in elements {
            guard case .item(let old) = element else { continue }
            guard let new = newIndexPath(old) else {
                if animated, displayed.contains(element) { fadeOut(element) } else { recycle(element) }
                continue
            }
            view.element = .item(new)
            view.attributes = nil
            moved[.item(new)] = view
            if displayed.contains(element) { stillDisplayed.insert(.item(new)) }
            elements[element] = nil
        }
        for element in Array(elements.keys) { recycle(element) }
        elements = moved
        displayed = stillDisplayed
        selection = Set(selection.compactMap(newIndexPath))
        highlighted = highlighted.flatMap(newIndexPath)
    }

    /// Leaves a picture of the cell to fade; the cell itself waits for reuse when it has faded.
    private func fadeOut(_ element: CollectionElement) {
        guard let view = elements.removeValue(forKey: element) else { return }
        if displayed.remove(element) != nil, case .item(let indexPath) = element,
            let cell = view as? UICollectionViewCell
        {
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
        }
        view.element = nil
        view.attributes = nil
        view.isUserInteractionEnabled = false
        UIView.animate(
            withDuration: CollectionUpdate.duration, animations: { view.alpha = 0 },
            completion: { [weak self] _ in
                UIView.performWithoutAnimation {
                    view.removeFromSuperview()
                    view.alpha = 1
                    view.isUserInteractionEnabled = true
                }
                self?.registry.recycle(view)
            })
    }

    private func reconfigure(_ indexPath: IndexPath) {
        guard let cell = elements[.item(indexPath)] as? UICollectionViewCell, let dataSource else { return }
        reconfigured = (indexPath, cell)
        defer { reconfigured = nil }
        let configured = dataSource.collectionView(self, cellForItemAt: indexPath)
        precondition(
            configured === cell,
            "A reconfigured item must get the cell that it has: dequeue it with the identifier "
                + "“\(cell.reuseIdentifier ?? "")”.")
    }
}

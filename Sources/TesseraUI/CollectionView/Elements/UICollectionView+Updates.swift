import Foundation

/// An animated update that is under way.
struct CollectionUpdate {
    /// How long an animated update takes, in seconds: what UIKit takes.
    static let duration: TimeInterval = 0.3

    /// Where the elements that stay and get another view were, by what they are called now.
    var old: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    /// The layout that another one takes over from; nil where the data changes.
    var oldLayout: UICollectionViewLayout?
}

extension UICollectionView {
    /// Follows the data to another state: views stay with their items, others come and go.
    ///
    /// - Parameters:
    ///   - newIndexPath: Where an item of the old state is now; nil where it is gone or must get another cell.
    ///   - newSection: Where a section of the old state is now; nil where it is gone.
    ///   - changesStructure: Whether any item or section came, went or moved.
    ///   - reconfigured: The items, in the new state, whose cells are configured anew in place.
    ///   - animated: Whether what changes is seen to change.
    func update(
        newIndexPath: (IndexPath) -> IndexPath?, newSection: (Int) -> Int?, changesStructure: Bool,
        reconfigured: [IndexPath], animated: Bool
    ) {
        let animated = animated && window != nil
        var old: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        if changesStructure { old = followElements(newIndexPath, newSection, animated: animated) }
        for indexPath in reconfigured { reconfigure(indexPath) }
        if changesStructure {
            collectionViewLayout.follow(newIndexPath: newIndexPath, newSection: newSection)
            forgetCounts()
            asksForTargetOffset = true
        }
        // Cells that are configured anew may prefer another size.
        guard changesStructure || !reconfigured.isEmpty else { return }
        guard animated else {
            UIView.performWithoutAnimation { layoutIfNeeded() }
            return
        }
        update = CollectionUpdate(old: old)
        UIView.animate(withDuration: CollectionUpdate.duration) { layoutIfNeeded() }
        update = nil
    }

    /// Keeps the cells that are still wanted. The other views of a section that stays are made anew, since their content
    /// may have changed with the data; returns where they were.
    private func followElements(
        _ newIndexPath: (IndexPath) -> IndexPath?, _ newSection: (Int) -> Int?, animated: Bool
    ) -> [CollectionElement: UICollectionViewLayoutAttributes] {
        var moved: [CollectionElement: UICollectionReusableView] = [:]
        var stillDisplayed: Set<CollectionElement> = []
        var old: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        for (element, view) in elements {
            let path = element.indexPath
            if element.isItem, let new = newIndexPath(path).map(CollectionElement.item) {
                view.element = new
                view.attributes = nil
                moved[new] = view
                if displayed.contains(element) { stillDisplayed.insert(new) }
                elements[element] = nil
            } else if !element.isItem, let path = path.inSection(newSection) {
                old[element.moved(to: path)] = view.attributes
                recycle(element)
            } else if animated, displayed.contains(element),
                let end = collectionViewLayout.finalAttributes(of: element)
            {
                leave(element, to: end)
            } else {
                recycle(element)
            }
        }
        elements = moved
        displayed = stillDisplayed
        orthogonalScrolling.follow(newSection)
        selection = Set(selection.compactMap(newIndexPath))
        highlighted = highlighted.flatMap(newIndexPath)
        return old
    }

    /// Leaves the view to go where its layout wants it to end; it waits for reuse when it has arrived.
    func leave(_ element: CollectionElement, to end: UICollectionViewLayoutAttributes) {
        guard let view = elements.removeValue(forKey: element) else { return }
        if displayed.remove(element) != nil { endDisplaying(view, element) }
        view.element = nil
        view.isUserInteractionEnabled = false
        UIView.animate(
            withDuration: CollectionUpdate.duration, animations: { apply(end, to: view) },
            completion: { [weak self] _ in
                view.attributes = nil
                UIView.performWithoutAnimation {
                    view.removeFromSuperview()
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
        cell.needsMeasuring = true
        setNeedsLayout()
    }
}

extension IndexPath {
    /// The same place in the section that its section has become; nil where that is gone. A path of the whole layout
    /// has no section and stays.
    fileprivate func inSection(_ newSection: (Int) -> Int?) -> IndexPath? {
        guard count > 1 else { return self }
        guard let section = newSection(section) else { return nil }
        var path = self
        path.section = section
        return path
    }
}

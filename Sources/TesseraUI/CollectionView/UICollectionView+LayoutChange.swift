import Foundation

extension UICollectionView {
    /// Gives the collection view another layout. Where animated, views go from where they were to their new places.
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Gives the collection view another layout, and calls `completion` when all views have arrived.
    ///
    /// Where animated, items that are visible in one of the layouts only come from, or go to, the place that the other
    /// one has for them. Views that the other one does not have come and go as in an animated update, by default fading.
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        let old = collectionViewLayout
        guard layout !== old else {
            completion?(true)
            return
        }
        let animated = animated && window != nil
        if animated { layoutIfNeeded() }
        old.prepareForTransition(to: layout)
        collectionViewLayout = layout
        layout.prepareForTransition(from: old)
        let place = { [self] in
            layoutIfNeeded()
            layout.finalizeLayoutTransition()
            old.finalizeLayoutTransition()
        }
        guard animated else {
            UIView.performWithoutAnimation(place)
            completion?(true)
            return
        }
        // The old layout is asked where views come from, and may look at its collection view for that.
        old.collectionView = self
        update = CollectionUpdate(oldLayout: old)
        UIView.animate(withDuration: CollectionUpdate.duration, animations: place) { completion?($0) }
        update = nil
        old.collectionView = nil
    }
}

extension UICollectionViewLayout {
    /// The attributes of an element; nil where the layout has no such element.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .item(let path): layoutAttributesForItem(at: path)
        case .supplementary(let kind, let path):
            layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decoration(let kind, let path): layoutAttributesForDecorationView(ofKind: kind, at: path)
        }
    }
}

import Foundation

extension UICollectionView {
    func changeLayout(
        to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        let old = collectionViewLayout
        guard layout !== old else {
            completion?(true)
            return
        }
        let animated = animated && window != nil
        if animated { layoutIfNeeded() }
        let views = Array(elements.values)
        for view in views { view.willTransition(from: old, to: layout) }
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
            for view in views { view.didTransition(from: old, to: layout) }
            completion?(true)
            return
        }
        // The old layout is asked where views come from, and may look at its collection view for that.
        old.collectionView = self
        update = CollectionUpdate(oldLayout: old)
        UIView.animate(
            withDuration: CollectionUpdate.duration, options: .allowUserInteraction, animations: place
        ) {
            for view in views { view.didTransition(from: old, to: layout) }
            completion?($0)
        }
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

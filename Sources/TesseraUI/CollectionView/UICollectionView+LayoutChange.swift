import Foundation

extension UICollectionView {
    func changeLayout(
        to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        let animated = animated && window != nil
        // The layout pass may call the app, which may set another layout.
        if animated, layout !== collectionViewLayout { layoutIfNeeded() }
        let old = collectionViewLayout
        guard layout !== old else {
            completion?(true)
            return
        }
        let views = reusableViews
        for view in views { view.willTransition(from: old, to: layout) }
        old.prepareForTransition(to: layout)
        let abandoned = takeInteractiveLayoutChange()
        collectionViewLayout = layout
        layout.prepareForTransition(from: old)
        // The old layout provides the initial places of the views, and may need its collection view for that.
        if animated { old.inUse.forEach { $0.collectionView = self } }
        placeViews(
            from: old, animated: animated, duration: StageUpdate.duration,
            finalize: {
                layout.finalizeLayoutTransition()
                // Those of a transition that is abandoned have waited for this as well.
                for other in old.inUse where other !== layout { other.finalizeLayoutTransition() }
            },
            completion: {
                for view in views { view.didTransition(from: old, to: layout) }
                completion?($0)
            })
        release(old)
        abandoned?.completion?(false, false)
    }

    /// Takes the collection view from a layout that was replaced, and from those between which it placed the elements. A layout
    /// that is used again meanwhile keeps it.
    func release(_ layout: UICollectionViewLayout) {
        let used = collectionViewLayout.inUse
        for layout in layout.inUse where !used.contains(where: { $0 === layout }) {
            layout.collectionView = nil
        }
    }

    /// The views of the elements near the visible part.
    var reusableViews: [UICollectionReusableView] {
        stage.elements.values.compactMap { $0 as? UICollectionReusableView }
    }

    /// Places the views as the present layout demands.
    ///
    /// - Parameters:
    ///   - old: The layout before, from whose places new views come.
    ///   - animated: True if the views move in an animation.
    ///   - duration: The duration of the animation in seconds.
    ///   - finalize: Informs the layouts that the views have been placed.
    ///   - completion: Called at the end, with false if the animation was interrupted.
    func placeViews(
        from old: UICollectionViewLayout, animated: Bool, duration: TimeInterval,
        finalize: @escaping () -> Void, completion: @escaping (Bool) -> Void
    ) {
        let place = { [self] in
            layoutIfNeeded()
            finalize()
        }
        guard animated else {
            UIView.performWithoutAnimation(place)
            return completion(true)
        }
        // The layouts' methods may change the data. Such changes wait until the views have been placed.
        stage.deferringChanges {
            stage.run(in: .updating(StageUpdate(oldLayout: old))) {
                UIView.animate(
                    withDuration: duration, options: .allowUserInteraction, animations: place,
                    completion: completion)
            }
        }
    }

    /// Returns the offset that a layout and the delegate choose in place of a proposed one.
    func targetOffset(in layout: UICollectionViewLayout, proposed: CGPoint) -> CGPoint {
        let chosen = layout.targetContentOffset(forProposedContentOffset: proposed)
        return collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: chosen)
            ?? chosen
    }
}

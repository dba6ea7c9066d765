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
        let views = stage.elements.values.compactMap { $0 as? UICollectionReusableView }
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
        // The old layout provides the initial places of the views, and may need its collection view for that.
        old.collectionView = self
        // The layouts' methods may change the data. Such changes wait until the views have been placed.
        stage.deferringChanges {
            stage.run(in: .updating(StageUpdate(oldLayout: old))) {
                UIView.animate(
                    withDuration: StageUpdate.duration, options: .allowUserInteraction, animations: place
                ) {
                    for view in views { view.didTransition(from: old, to: layout) }
                    completion?($0)
                }
            }
        }
        old.collectionView = nil
    }
}

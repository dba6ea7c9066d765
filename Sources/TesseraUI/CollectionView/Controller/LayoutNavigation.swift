import Foundation

/// The change of one collection view from the layout of a controller to that of its neighbour in a navigation controller's stack.
@MainActor
final class LayoutNavigation: NSObject, UIViewControllerAnimatedTransitioning {
    private let old: UICollectionViewController?
    private let new: UICollectionViewController
    private let isForward: Bool
    /// The layout to which the collection view changes, and the one before. They are known once the collection view has moved.
    private var layouts: (new: UICollectionViewLayout, old: UICollectionViewLayout)?

    /// Creates a change, or returns nil if the controllers do not share a collection view, or if the collection view is in its
    /// place already.
    init?(from old: UIViewController?, to new: UIViewController?, isForward: Bool) {
        guard let new = new as? UICollectionViewController else { return nil }
        let old = old as? UICollectionViewController
        if isForward {
            guard new.useLayoutToLayoutNavigationTransitions, let old, old.hasCollectionView else {
                return nil
            }
        } else {
            guard new.hasLentCollectionView, !new.hasCollectionView else { return nil }
        }
        (self.old, self.new, self.isForward) = (old, new, isForward)
    }

    /// True if the collection view is on screen, so that its change can be seen.
    var isVisible: Bool {
        guard let old, old.hasCollectionView else { return false }
        return isForward || new.sharesCollectionView(with: old)
    }

    /// Moves the collection view into the view of the controller that comes.
    ///
    /// - Parameter isAnimated: True if ``animateTransition(using:)`` will change the layout.
    func begin(isAnimated: Bool) {
        let before: UICollectionViewLayout
        let after: UICollectionViewLayout
        if isForward, let old {
            before = old.collectionView.collectionViewLayout
            after = old.lendCollectionView(to: new)
        } else {
            before = new.collectionView.collectionViewLayout
            after = new.takeCollectionViewBack()
        }
        layouts = (after, before)
        if !isAnimated { new.collectionView.setCollectionViewLayout(after, animated: false) }
    }

    /// Moves the collection view back, because the transition was cancelled.
    func cancel() {
        guard let old, let layouts, old.sharesCollectionView(with: new) else { return }
        if isForward {
            _ = old.takeCollectionViewBack()
        } else {
            _ = new.lendCollectionView(to: old)
        }
        old.collectionView.setCollectionViewLayout(layouts.old, animated: false)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        StageUpdate.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let layout = layouts?.new else { return transitionContext.completeTransition(true) }
        new.collectionView.setCollectionViewLayout(layout, animated: true) { _ in
            transitionContext.completeTransition(true)
        }
    }
}

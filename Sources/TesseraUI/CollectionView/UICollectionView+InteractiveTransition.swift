import Foundation
import TesseraBasics

/// A change of the layout that the app drives, as from a gesture.
struct InteractiveLayoutChange {
    /// The layout between the old and the new one.
    let layout: UICollectionViewTransitionLayout
    /// The closure that the app has passed.
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
    /// A closure that is called at the end of a transition that a gesture drives.
    ///
    /// The first value is true if the collection view has the new layout, and false if the transition was cancelled. The second
    /// is true if the last animation was not interrupted.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    func beginTransition(
        to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        demand(
            interactiveLayoutChange == nil,
            "startInteractiveTransition(to:): another transition is under way; finish or cancel it first.")
        // The layout pass may call the app, which may set another layout.
        if window != nil { layoutIfNeeded() }
        let old = collectionViewLayout
        demand(
            layout !== old, "startInteractiveTransition(to:): the collection view has this layout already.")
        let transition =
            collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        demand(
            transition.currentLayout === old && transition.nextLayout === layout,
            "collectionView(_:transitionLayoutForOldLayout:newLayout:) must return a layout between the two layouts that it gets."
        )
        for view in reusableViews { view.willTransition(from: old, to: layout) }
        old.prepareForTransition(to: layout)
        layout.collectionView = self
        layout.prepareForTransition(from: old)
        layout.invalidateData(everything: true)
        layout.prepareIfNeeded()
        old.prepareIfNeeded()
        transition.begin(in: self, isAtStart: isContentAtStart)
        interactiveLayoutChange = InteractiveLayoutChange(layout: transition, completion: completion)
        wasTransitionAbandoned = false
        orthogonalScrolling?.beginning = old
        exchangeLayout(for: transition)
        old.collectionView = self
        return transition
    }

    private var isContentAtStart: Bool {
        let inset = adjustedContentInset
        return contentOffset.y <= -inset.top
            && (startsAtRight ? contentOffset.x >= startOffset : contentOffset.x <= -inset.left)
    }

    /// Returns the offset in another layout at the end of a transition. The layout and the delegate may choose another one than
    /// the proposed.
    func end(of layout: UICollectionViewLayout, proposed: CGPoint) -> CGPoint {
        let size = layout.checkedContentSize
        return reachable(targetOffset(in: layout, proposed: reachable(proposed, in: size)), in: size)
    }

    /// Returns the offset at which the content of a layout begins.
    func start(of layout: UICollectionViewLayout) -> CGPoint {
        let inset = adjustedContentInset
        let right = layout.checkedContentSize.width + inset.right - bounds.width
        return CGPoint(x: layout.startsAtRight ? right : -inset.left, y: -inset.top)
    }

    /// Moves the views from their places in the transition to those in the new layout, or back to those in the old one. If
    /// another layout has ended the transition already, nothing happens.
    func endTransition(isFinished: Bool, call: String) {
        guard let change = interactiveLayoutChange else {
            demand(wasTransitionAbandoned, "\(call) is called while no transition is under way.")
            return
        }
        let transition = change.layout
        let (old, new) = (transition.currentLayout, transition.nextLayout)
        let (target, other) = isFinished ? (new, old) : (old, new)
        if window != nil { layoutIfNeeded() }
        if !isFinished { for view in reusableViews { view.willTransition(from: new, to: old) } }
        // The app, which both calls may have called, may have ended the transition.
        guard interactiveLayoutChange?.layout === transition else { return }
        let offset = isFinished ? transition.course?.end : transition.course?.start
        interactiveLayoutChange = nil
        exchangeLayout(for: target)
        stage.content.decidedOffset = offset
        // The other two layouts provide the places from which new views come.
        transition.inUse.forEach { $0.collectionView = self }
        if isFinished { orthogonalScrolling?.forgetOffsets() }
        for (element, view) in stage.elements {
            if let view = view as? UICollectionReusableView { prepareRow(view, for: element) }
        }
        placeViews(
            from: transition, animated: window != nil,
            duration: transition.remainingDuration(to: isFinished ? 1 : 0),
            finalize: {
                target.finalizeLayoutTransition()
                other.finalizeLayoutTransition()
            },
            completion: { [self] isUninterrupted in
                for view in reusableViews { view.didTransition(from: other, to: target) }
                change.completion?(isFinished, isUninterrupted)
            })
        if orthogonalScrolling?.beginning === old, interactiveLayoutChange == nil {
            orthogonalScrolling?.beginning = nil
        }
        release(transition)
    }

    /// Ends the transition under way, because the collection view gets a layout that does not belong to it. Returns the
    /// transition, or nil if there is none.
    func takeInteractiveLayoutChange() -> InteractiveLayoutChange? {
        guard let change = interactiveLayoutChange else { return nil }
        interactiveLayoutChange = nil
        wasTransitionAbandoned = true
        orthogonalScrolling?.beginning = nil
        return change
    }

    /// Returns the part of a layout's content that is visible. During a transition, each of the two layouts has a visible part of
    /// its own.
    func visiblePart(for layout: UICollectionViewLayout) -> CGRect {
        guard let origin = interactiveLayoutChange?.layout.visibleOrigin(for: layout) else { return bounds }
        return CGRect(origin: origin, size: bounds.size)
    }
}

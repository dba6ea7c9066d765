import Foundation
import TesseraBasics

extension UIView {
    /// Inserts a view next to a subview: behind it if the offset is 0, in front of it if the offset is 1.
    func move(_ view: UIView, besides sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
            fatalError("insertSubview: \(sibling) is no subview of \(self).")
        }
        // If the view was behind the sibling, its removal moves the sibling back by one place.
        let isBehind = subviews[..<index].contains { $0 === view }
        insert(view, at: index + offset - (isBehind ? 1 : 0))
    }

    /// Exchanges the places of two subviews.
    func exchange(_ first: Int, _ second: Int) {
        demand(
            subviews.indices.contains(first) && subviews.indices.contains(second),
            "exchangeSubview(at: \(first), withSubviewAt: \(second)): there are \(subviews.count) subviews.")
        subviews.swapAt(first, second)
        setNeedsChildrenCommit()
    }

    func reorder(_ view: UIView, to index: Int) {
        guard let old = subviews.firstIndex(where: { $0 === view }),
            // A layer of the app may lie in front of the last subview.
            old != index || layerState?.hasLayer(inFrontOfSubviewAt: old) == true
        else { return }
        subviews.remove(at: old)
        layerState?.subviewRemoved(at: old)
        subviews.insert(view, at: index)
        layerState?.subviewInserted(at: index)
        setNeedsChildrenCommit()
    }

    /// Reorders the subviews. The array must contain the same subviews.
    func arrange(_ ordered: [UIView]) {
        guard !ordered.elementsEqual(subviews, by: ===) else { return }
        subviews = ordered
        setNeedsChildrenCommit()
    }

    /// Returns true if this view is `view` or lies within it.
    func liesWithin(_ view: UIView) -> Bool {
        var next: UIView? = self
        while let present = next {
            if present === view { return true }
            next = present.superview
        }
        return false
    }

    /// Returns the first view in this tree, including this view, that has the tag, or nil if none has.
    func firstView(taggedWith tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// The subviews in the order in which the user sees them, the front one first.
    var subviewsFromFront: [UIView] {
        let reversed = Array(subviews.reversed())
        guard reversed.contains(where: { $0.viewState.depth != 0 }) else { return reversed }
        return reversed.enumerated()
            .sorted {
                ($1.element.viewState.depth, $0.offset) < ($0.element.viewState.depth, $1.offset)
            }
            .map(\.element)
    }

    /// Inserts a view at an index counted from the back, or in front of all others if the index is nil.
    func insert(_ view: UIView, at index: Int?) {
        demand(view !== self && !isDescendant(of: view), "addSubview: \(view) holds \(self) itself.")
        if view.superview === self {
            reorder(view, to: min(max(index ?? subviews.count - 1, 0), subviews.count - 1))
            return
        }
        view.settleAfterLossOfSuperview()
        let (newWindow, oldWindow) = (window, view.window)
        let (oldTint, oldMode) = (view.fullTintColor, view.tintAdjustmentMode)
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow, oldWindow != nil { view.endEditingBeforeRemoval() }
        if oldWindow !== newWindow { view.announceMove(toWindow: newWindow) }
        view.detach()
        let place = min(max(index ?? subviews.count, 0), subviews.count)
        subviews.insert(view, at: place)
        layerState?.subviewInserted(at: place)
        view.superview = self
        if view.corners != nil { view.moveCorners() }
        view.joinOuterConstraints()
        setNeedsChildrenCommit()
        view.updateSafeArea()
        if view.preservesSuperviewLayoutMargins || view.viewController != nil { view.updateLayoutMargins() }
        view.traitsChanged()
        if view.storedTintColor == nil {
            let tint = view.fullTintColor
            // Nearly always it is the same object, which needs no comparison.
            if tint !== oldTint, tint != oldTint { view.tintColorChanged() }
        }
        view.tintAdjustmentModeChanged(from: oldMode)
        view.didMoveToSuperview()
        if oldWindow !== newWindow { view.announceMoved() }
        didAddSubview(view)
        if isLayingOut { LayoutRebuilds.subviewAdded(to: self) }
        setNeedsLayoutAfterChangeOfSubviews()
        view.propagateNeedsLayout()
        if oldWindow !== newWindow, newWindow != nil { view.promoteWaitingResponder() }
    }

    func announceMove(toWindow window: UIWindow?) {
        viewController?.viewWillMove(toWindow: window)
        willMove(toWindow: window)
        for subview in subviews { subview.announceMove(toWindow: window) }
    }

    func announceMoved() {
        // A view that was never on the display does not move any more. For one that was, the next commit ends
        // the animation.
        let isInWindow = window != nil
        if !isInWindow, node.committer == nil {
            for animation in node.animations where animation.driver is BlockAnimation {
                animation.lose(animation.keys)
            }
        }
        // The end of an animation may have brought the view into a window.
        if isInWindow || window != nil { applyAppearance() } else { findable?.dismissFindNavigator() }
        didMoveToWindow()
        viewController?.viewDidMoveToWindow()
        for subview in subviews { subview.announceMoved() }
        for view in layerViews { view.announceMoved() }
    }

    /// Returns the place of a subview among the others, or nil if the view is no subview.
    private func place(ofSubview view: UIView) -> Int? {
        for (index, subview) in subviews.enumerated() where subview === view { return index }
        return nil
    }

    private func detach() {
        guard let superview, var index = superview.place(ofSubview: self) else { return }
        superview.willRemoveSubview(self)
        superview.subviewWillBeRemoved(self)
        dropOuterConstraints()
        // The app may have added, moved or removed other subviews.
        if !superview.subviews.indices.contains(index) || superview.subviews[index] !== self {
            guard let place = superview.place(ofSubview: self) else { return }
            index = place
        }
        superview.subviews.remove(at: index)
        superview.layerState?.subviewRemoved(at: index)
        superview.setNeedsChildrenCommit()
        superview.setNeedsLayoutAfterChangeOfSubviews()
        self.superview = nil
    }

    /// Requests a layout, because subviews came or went. A layout that adds and removes subviews places them itself, and must not
    /// ask for another one: with subviews that are made anew in each layout, there would be no end.
    private func setNeedsLayoutAfterChangeOfSubviews() {
        // Constraints of the new subviews are solved after the layout, which places them once more.
        if isLayingOut { propagateNeedsLayout() } else { setNeedsLayout() }
    }

    func removeFromTree() {
        guard superview != nil else { return }
        let window = self.window
        endEditingBeforeRemoval()
        willMove(toSuperview: nil)
        if window != nil { announceMove(toWindow: nil) }
        detach()
        didMoveToSuperview()
        if window != nil { announceMoved() }
    }
}

import Foundation

extension UIView {
    /// Adds a view in front of the others.
    public func addSubview(_ view: UIView) {
        insert(view, at: nil)
    }

    /// Inserts a view at a place counted from the back, 0...`subviews.count`.
    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Inserts a view right behind `sibling`, which must be a subview.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        move(view, besides: sibling, offset: 0)
    }

    /// Inserts a view right in front of `sibling`, which must be a subview.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        move(view, besides: sibling, offset: 1)
    }

    private func move(_ view: UIView, besides sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
            fatalError("insertSubview: \(sibling) is no subview of \(self).")
        }
        // A view that leaves its place behind the sibling lets the sibling move back by one.
        let leaves = subviews[..<index].contains { $0 === view }
        insert(view, at: index + offset - (leaves ? 1 : 0))
    }

    /// Moves a subview in front of the others.
    public func bringSubviewToFront(_ view: UIView) {
        reorder(view, to: subviews.count - 1)
    }

    /// Moves a subview behind the others.
    public func sendSubviewToBack(_ view: UIView) {
        reorder(view, to: 0)
    }

    /// Exchanges the places of two subviews.
    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        demand(
            subviews.indices.contains(first) && subviews.indices.contains(second),
            "exchangeSubview(at: \(first), withSubviewAt: \(second)): there are \(subviews.count) subviews.")
        subviews.swapAt(first, second)
        setNeedsChildrenCommit()
    }

    func reorder(_ view: UIView, to index: Int) {
        guard let old = subviews.firstIndex(where: { $0 === view }), old != index else { return }
        subviews.remove(at: old)
        subviews.insert(view, at: index)
        setNeedsChildrenCommit()
    }

    /// Puts the subviews, which must all be there, into another order.
    func arrange(_ ordered: [UIView]) {
        guard !ordered.elementsEqual(subviews, by: ===) else { return }
        subviews = ordered
        setNeedsChildrenCommit()
    }

    /// Whether the view is `view`, or lies within it.
    public func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    /// The view in this tree, itself included, whose ``tag`` is `tag`.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    private func insert(_ view: UIView, at index: Int?) {
        demand(view !== self && !isDescendant(of: view), "addSubview: \(view) holds \(self) itself.")
        if view.superview === self {
            reorder(view, to: min(max(index ?? subviews.count - 1, 0), subviews.count - 1))
            return
        }
        let (newWindow, oldWindow, oldTint) = (window, view.window, view.tintColor)
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.announceMove(toWindow: newWindow) }
        view.detach()
        subviews.insert(view, at: min(max(index ?? subviews.count, 0), subviews.count))
        view.superview = self
        setNeedsChildrenCommit()
        view.updateSafeArea()
        if view.preservesSuperviewLayoutMargins || view.viewController != nil { view.updateLayoutMargins() }
        view.traitsChanged()
        if view.storedTintColor == nil, view.tintColor != oldTint { view.tintColorChanged() }
        view.didMoveToSuperview()
        if oldWindow !== newWindow { view.announceMoved() }
        didAddSubview(view)
        setNeedsLayout()
        view.propagateNeedsLayout()
    }

    func announceMove(toWindow window: UIWindow?) {
        willMove(toWindow: window)
        for subview in subviews { subview.announceMove(toWindow: window) }
    }

    func announceMoved() {
        didMoveToWindow()
        for subview in subviews { subview.announceMoved() }
    }

    private func detach() {
        guard let superview, let index = superview.subviews.firstIndex(where: { $0 === self }) else { return }
        superview.willRemoveSubview(self)
        superview.subviews.remove(at: index)
        superview.setNeedsChildrenCommit()
        superview.setNeedsLayout()
        self.superview = nil
    }

    func removeFromTree() {
        guard superview != nil else { return }
        let window = self.window
        willMove(toSuperview: nil)
        if window != nil { announceMove(toWindow: nil) }
        detach()
        didMoveToSuperview()
        if window != nil { announceMoved() }
    }
}

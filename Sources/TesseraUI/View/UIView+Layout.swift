import Foundation

extension UIView {
    /// Asks for ``layoutSubviews()`` before the turn of the main loop ends.
    public func setNeedsLayout() {
        needsLayout = true
        propagateNeedsLayout()
    }

    /// Lays out the view and what it holds now, where that was asked for.
    public func layoutIfNeeded() {
        var rounds = 0
        // A layout may ask for another one (a label that learns its width); it must come to rest.
        while needsLayout || descendantNeedsLayout {
            layoutTree()
            rounds += 1
            if rounds == 100 {
                FileHandle.standardError.write(
                    Data(
                        "\(type(of: self)): the layout asked for another layout 100 times; it is left as it is.\n"
                            .utf8))
                break
            }
        }
    }

    private func layoutTree() {
        if needsLayout {
            needsLayout = false
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
        }
        guard descendantNeedsLayout else { return }
        descendantNeedsLayout = false
        for subview in subviews { subview.layoutTree() }
    }

    /// Tells the ancestors that something below them needs a layout, and the main loop that a commit is due.
    func propagateNeedsLayout() {
        var ancestor = superview
        while let view = ancestor, !view.descendantNeedsLayout {
            view.descendantNeedsLayout = true
            ancestor = view.superview
        }
        window?.windowScene?.screenLink.scheduleCommit()
    }

    /// The parts of the view, in points, that bars or hardware cover.
    public var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

    /// Computes the safe area anew after the view, its superview or its controller's additional insets changed.
    func updateSafeArea() {
        let insets = computedSafeArea
        guard insets != storedSafeAreaInsets else { return }
        storedSafeAreaInsets = insets
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        for subview in subviews { subview.updateSafeArea() }
        // Last, so that subviews that inherit margins hear of one change and not of two.
        updateLayoutMargins()
    }

    private var computedSafeArea: UIEdgeInsets {
        if let window = self as? UIWindow { return window.screenSafeArea }
        var insets = viewController?.additionalSafeAreaInsets ?? .zero
        insets.top += viewController?.barSafeArea ?? 0
        // What a scroll view holds moves; its safe area is the scroll view's own adjusted inset.
        guard let superview, !(superview is UIScrollView) else { return insets }
        let (outer, room, size, center) = (
            superview.safeAreaInsets, superview.bounds, state.bounds.size, state.center
        )
        // Without the transform: a view that slides in has the safe area of the place where it comes to rest.
        let frame = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
        if outer.top > 0 { insets.top += max(outer.top - (frame.minY - room.minY), 0) }
        if outer.left > 0 { insets.left += max(outer.left - (frame.minX - room.minX), 0) }
        if outer.bottom > 0 { insets.bottom += max(outer.bottom - (room.maxY - frame.maxY), 0) }
        if outer.right > 0 { insets.right += max(outer.right - (room.maxX - frame.maxX), 0) }
        return insets
    }
}

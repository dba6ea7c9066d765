import Foundation

extension UIView {
    /// Marks the view for ``UIView/layoutSubviews()``.
    func requestLayout() {
        needsLayout = true
        propagateNeedsLayout()
    }

    /// Lays out all that waits for it from the outermost ancestor down whose layout this view's may depend on. An ancestor
    /// that is being laid out at the moment goes on by itself afterwards.
    func layOutFromTop() {
        var top = self
        settleAfterLossOfSuperview()
        for ancestor in sequence(first: self, next: \.superview) {
            if ancestor.isLayingOut {
                // It may have changed constraints since those were solved.
                top.solveOuterConstraints()
                break
            }
            if ancestor.needsLayout || ancestor.needsConstraintPass
                || ancestor.autoLayout?.engine?.needsUpdate == true
            {
                top = ancestor
            }
        }
        top.layOutUntilAtRest()
    }

    /// Lays out the view and what it holds, where that was asked for, whatever its ancestors wait for.
    func layOutUntilAtRest() {
        var rounds = 0
        // A layout may ask for another one (a label that learns its width); it must come to rest.
        while needsLayout || descendantNeedsLayout || needsConstraintPass {
            updateConstraintsIfNeeded()
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
        autoLayout?.engine?.prepareForLayout()
        if needsLayout {
            needsLayout = false
            isLayingOut = true
            (knownTraits ?? traitCollection).performAsCurrent {
                viewController?.viewWillLayoutSubviews()
                layoutSubviews()
                viewController?.viewDidLayoutSubviews()
            }
            isLayingOut = false
        }
        if descendantNeedsLayout {
            descendantNeedsLayout = false
            for subview in subviews { subview.layoutTree() }
        }
        // The layout itself may have changed constraints, or the margins that guides follow.
        if autoLayout?.engine?.needsUpdate == true { engineNeedsUpdate() }
    }

    /// Tells the ancestors that something below them needs a layout, and the main loop that a commit is due.
    func propagateNeedsLayout() {
        var ancestor = superview
        while let view = ancestor {
            // Whoever marked the ancestor has told those above it, and the main loop.
            if view.descendantNeedsLayout { return }
            view.descendantNeedsLayout = true
            ancestor = view.superview
        }
        window?.windowScene?.screenLink.scheduleCommit()
    }

    /// Computes the safe area anew after the view, its superview or its controller's additional insets changed.
    func updateSafeArea() {
        defer { autoLayout?.keyboardGuide?.follow() }
        let insets = computedSafeArea
        guard insets != storedSafeAreaInsets else { return }
        storedSafeAreaInsets = insets
        insetsChangedForGuides()
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        for subview in subviews { subview.updateSafeArea() }
        // Last, so that subviews that inherit margins hear of one change and not of two.
        updateLayoutMargins()
    }

    private var computedSafeArea: UIEdgeInsets {
        if let safeAreaOfScreen { return safeAreaOfScreen }
        var insets = viewController?.additionalSafeAreaInsets ?? .zero
        if let viewController {
            let covered = viewController.containerSafeArea
            insets.top += viewController.barSafeArea + covered.top
            insets.left += covered.left
            insets.bottom += viewController.bottomBarSafeArea + covered.bottom
            insets.right += covered.right
        }
        // What a scroll view holds moves; its safe area is the scroll view's own adjusted inset.
        guard let superview, !superview.scrollsSubviews else { return insets }
        let (outer, room, size, center) = (
            superview.safeAreaInsets, superview.bounds, viewState.bounds.size, viewState.center
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

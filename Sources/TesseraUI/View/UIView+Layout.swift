import Foundation
import TesseraBasics

extension UIView {
    /// Marks the view for ``UIView/layoutSubviews()``.
    func requestLayout() {
        needsLayout = true
        propagateNeedsLayout()
    }

    /// Lays out all views that wait for it, beginning at the outermost ancestor on which this view's layout
    /// may depend. An ancestor that is being laid out at the moment completes its layout by itself
    /// afterwards.
    func layOutFromTop() {
        WaitingTransitions.begin(within: self)
        var top = self
        settleAfterLossOfSuperview()
        for ancestor in sequence(first: self, next: \.superview) {
            if ancestor.isLayingOut {
                // The ancestor may have changed constraints since they were solved.
                top.solveOuterConstraints()
                break
            }
            if ancestor.needsLayout || ancestor.needsConstraintPass || ancestor.waitsForPropertiesUpdate
                || ancestor.autoLayout?.engine?.needsUpdate == true
            {
                top = ancestor
            }
        }
        top.layOutUntilStable()
    }

    /// Lays out the view and its subviews if that was requested, no matter what its ancestors wait for.
    func layOutUntilStable() { LayoutRebuilds.during { layOutInRounds() } }

    private func layOutInRounds() {
        var rounds = 0
        // A layout may request another one, for example in a label that gets its width; that must end at some
        // time.
        while needsLayout || descendantNeedsLayout || needsConstraintPass || waitsForPropertiesUpdate {
            updatePropertyTree()
            updateConstraintsIfNeeded()
            layoutTree()
            rounds += 1
            if rounds == 100 {
                writeComplaint(
                    "\(type(of: self)): the layout asked for another layout 100 times; it is left as it is.")
                break
            }
        }
    }

    /// Lays out those ancestors that wait for it, beginning at the outermost one, so that the view gets its size. Everything else
    /// below them waits for its layout as before.
    func layOutAncestors() {
        superview?.solveOuterConstraints()
        for ancestor in Array(sequence(first: self, next: \.superview).dropFirst()).reversed()
        where !ancestor.isLayingOut {
            ancestor.autoLayout?.engine?.prepareForLayout()
            ancestor.layOutItself()
        }
    }

    private func layOutItself() {
        updateOwnProperties()
        guard needsLayout else { return }
        needsLayout = false
        isLayingOut = true
        LayoutRebuilds.layoutBegins(of: self)
        performAsCurrent(knownTraits ?? traitCollection) {
            viewController?.updateUnavailableContentIfNeeded()
            viewController?.layOutContainer()
            if viewController == nil, isOfPlainClass {
                layOutByLayer()
            } else {
                observeReads(of: .layout) {
                    viewController?.viewWillLayoutSubviews()
                    layOutByLayer()
                    viewController?.viewDidLayoutSubviews()
                }
                askForElements()
            }
        }
        isLayingOut = false
    }

    private func layoutTree() {
        autoLayout?.engine?.prepareForLayout()
        layOutItself()
        if descendantNeedsLayout {
            descendantNeedsLayout = false
            for subview in subviews { subview.layoutTree() }
            for view in layerViews { view.layoutTree() }
        }
        // The layout may have changed constraints, or the margins on which guides depend.
        if autoLayout?.engine?.needsUpdate == true { engineNeedsUpdate() }
    }

    /// Marks the ancestors, because something below them needs a layout, and schedules a commit at the main
    /// loop.
    func propagateNeedsLayout() {
        var ancestor = superview
        while let view = ancestor {
            // An ancestor that is marked already has marked those above it and has scheduled a commit.
            if view.descendantNeedsLayout { return }
            view.descendantNeedsLayout = true
            ancestor = view.superview
        }
        window?.windowScene?.committer.scheduleCommit()
    }

    /// Computes the safe area anew after a change of the view, its superview or its controller's additional
    /// insets.
    func updateSafeArea() {
        guard !awaitsCenter, !SafeAreaChanges.areHeld else { return }
        defer { autoLayout?.keyboardGuide?.updateHeight() }
        let insets = computedSafeArea
        guard insets != storedSafeAreaInsets else { return }
        storedSafeAreaInsets = insets
        insetsChangedForGuides()
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        for subview in subviews { subview.updateSafeArea() }
        // This comes last, so that subviews that inherit margins get one message and not two.
        updateLayoutMargins()
    }

    /// Computes the safe area if constraints have given the view its size, and its center has been right before.
    func endAwaitingCenter() {
        guard awaitsCenter else { return }
        awaitsCenter = false
        updateSafeArea()
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
        // The content of a scroll view moves, so the scroll view adjusts its insets and the content has no
        // safe area.
        guard let superview, !superview.scrollsSubviews || staysInPlace else { return insets }
        let (outer, room, size, center) = (
            superview.safeAreaInsets, superview.bounds, viewState.bounds.size, viewState.center
        )
        // The transform is not applied: a view that slides in has the safe area of the place where it comes
        // to rest.
        let frame = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
        // A view that waits outside its superview is not visible, and nothing covers it. If its insets grew with its distance,
        // a view whose content makes it as high as its safe area demands would move away from itself without an end.
        let isBeside = frame.width > 0 && (frame.minX >= room.maxX || frame.maxX <= room.minX)
        let isAboveOrBelow = frame.height > 0 && (frame.minY >= room.maxY || frame.maxY <= room.minY)
        if !isAboveOrBelow {
            if outer.top > 0 { insets.top += max(outer.top - (frame.minY - room.minY), 0) }
            if outer.bottom > 0 { insets.bottom += max(outer.bottom - (room.maxY - frame.maxY), 0) }
        }
        if !isBeside {
            if outer.left > 0 { insets.left += max(outer.left - (frame.minX - room.minX), 0) }
            if outer.right > 0 { insets.right += max(outer.right - (room.maxX - frame.maxX), 0) }
        }
        return insets
    }
}

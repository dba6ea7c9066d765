import Foundation

/// The place and the look of the tab bar.
extension UITabBarController {
    /// True if the bar is hidden for any reason.
    var isBarAway: Bool { isBarAwayForContent || minimizing.isMinimized || isSidebarShown }
    /// True if the app or a displayed controller hides the bar.
    var isBarAwayForContent: Bool { isTabBarHidden || installed?.hidesBarBelow == true }

    /// Lays out the bar at the bottom of the view, or right below it if it is hidden.
    func layOutBar() {
        guard isViewLoaded else { return }
        layOutBesideSidebar()
        defer { layOutSidebar() }
        let height = tabBar.style.height
        let full = height + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - (isBarAway ? 0 : full), width: view.bounds.width, height: full)
        let bottom = view.bounds.height - (isBarAway ? view.safeAreaInsets.bottom : full)
        installed?.containerSafeArea = UIEdgeInsets(
            top: 0, left: 0, bottom: (isBarAway ? 0 : height) + layOutAccessory(above: bottom), right: 0)
        updateContentEdge()
    }

    /// Moves the bar in or out after ``isBarAway`` has changed.
    func updateBarPlace(animated: Bool) {
        guard isViewLoaded else { return }
        guard animated, view.window != nil else {
            tabBar.setHidden(isBarAway)
            layOutBar()
            return
        }
        tabBar.setHidden(false)
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: { [self] in
                layOutBar()
                view.layoutIfNeeded()
            },
            completion: { [self] _ in tabBar.setHidden(isBarAway) })
    }

    // MARK: Content below the bar

    /// Finds the scroll view whose content may lie below the bar, in the displayed controller.
    func updateContentScrollView() {
        let found = tabBar.superview == nil ? nil : installed?.contentAboveBottomBar
        if found !== contentScrollView {
            contentScrollView?.didMoveAboveBottomBar = nil
            contentScrollView = found
            found?.didMoveAboveBottomBar = { [weak self] in self?.contentMoved() }
            bringBarBack()
        } else if found == nil {
            // The content that has let the bar leave may no longer exist.
            bringBarBack()
        }
        updateContentEdge()
    }

    private func contentMoved() {
        updateContentEdge()
        minimizeBarByContent()
    }

    /// Sets the look of the bar, which depends on whether the content ends above it.
    func updateContentEdge() {
        guard let scrollView = contentScrollView else {
            tabBar.isContentBelow = false
            return
        }
        let visible = scrollView.contentOffset.y + scrollView.bounds.height
        let end = scrollView.displayedPart.maxY + scrollView.adjustedContentInset.bottom
        tabBar.isContentBelow = visible < end - 0.5
    }
}

extension UITabBarController: BottomBarContainer {
    func bottomBarChanged(for child: UINavigationController, with coordinator: TransitionCoordinator) {
        guard isViewLoaded, let installed, child === installed || child.liesWithin(installed) else {
            return
        }
        guard coordinator.isAnimated, view.window != nil else { return updateBarPlace(animated: false) }
        tabBar.setHidden(false)
        _ = coordinator.animate(
            alongsideTransition: { [weak self] _ in
                self?.layOutBar()
                self?.view.layoutIfNeeded()
            },
            completion: { [weak self] _ in self?.updateBarPlace(animated: false) })
    }
}

extension UIViewController {
    /// The scroll view that fills the view of the controller, or of the controller on top of its stack.
    fileprivate var contentAboveBottomBar: UIScrollView? {
        guard let childInFront else { return observedScrollView(for: .bottom) }
        return childInFront.contentAboveBottomBar
    }

    /// True if a displayed controller on a navigation stack hides the bar at the bottom.
    fileprivate var hidesBarBelow: Bool {
        hidesBottomBar || childrenInSight.contains(where: \.hidesBarBelow)
    }

    /// Returns true if this controller is `container` or lies within it.
    fileprivate func liesWithin(_ container: UIViewController) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === container }
    }
}

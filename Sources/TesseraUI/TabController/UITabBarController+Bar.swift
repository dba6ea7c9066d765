import Foundation

/// The place and the look of the tab bar.
extension UITabBarController {
    /// True if the bar is hidden for any reason.
    var isBarAway: Bool { isBarAwayForContent || minimizing.isMinimized || isSidebarShown }
    /// True if the app or a displayed controller hides the bar.
    var isBarAwayForContent: Bool { isTabBarHidden || installed?.hidesBarBelow == true }

    /// True if the bar is out of sight, or a picture of it is in its place.
    var isBarOutOfSight: Bool { isBarAway || transitions.passage?.carriesBar == true }
    /// The height of the part of the displayed controller that the bar and its accessory cover, in points, without the part that
    /// hardware covers. During a push or a pop that hides or displays the bar, it is the bar of one of the two screens only.
    var coveredHeight: CGFloat {
        guard transitions.passage == nil else { return 0 }
        // A minimized bar keeps its room for its button, and has the accessory beside that.
        if showsMinimizedBar { return tabBar.style.height }
        return (isBarAway ? 0 : tabBar.style.height) + (isBarAwayForContent ? 0 : roomOfAccessory)
    }

    /// Lays out the bar at the bottom of the view, or right below it if it is hidden.
    func layOutBar() {
        guard isViewLoaded else { return }
        layOutBesideSidebar()
        defer { layOutSidebar() }
        placeBar(isAway: isBarAway)
        installed?.containerSafeArea = UIEdgeInsets(top: 0, left: 0, bottom: coveredHeight, right: 0)
        updateContentEdge()
    }

    /// Puts the bar at the lower edge and its accessory above the bar. If the bar is away, it lies right below that edge, and the
    /// accessory at the edge.
    func placeBar(isAway: Bool) {
        let full = tabBar.style.height + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - (isAway ? 0 : full), width: view.bounds.width, height: full)
        layOutMinimizedBar()
        layOutAccessory(above: view.bounds.height - (isAway ? view.safeAreaInsets.bottom : full))
    }

    /// Moves the bar in or out after ``isBarAway`` has changed.
    func updateBarPlace(animated: Bool) {
        guard isViewLoaded else { return }
        guard animated, view.window != nil, transitions.passage == nil else {
            tabBar.setHidden(isBarOutOfSight)
            layOutBar()
            minimizedBar?.isHidden = !showsMinimizedBar
            return
        }
        tabBar.setHidden(false)
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: { [self] in
                layOutBar()
                view.layoutIfNeeded()
            },
            completion: { [self] _ in
                tabBar.setHidden(isBarOutOfSight)
                minimizedBar?.isHidden = !showsMinimizedBar
            })
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
            // The content whose scrolling has minimized the bar may no longer exist.
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
    var bottomBarPassage: TabBarPassage? { transitions.passage }

    func passageOfBottomBar(
        for child: UINavigationController, from old: UIViewController?, isCarried: Bool
    ) -> TabBarPassage? {
        // If the child is displayed beside other content, which has the bar too, the bar moves over the lower edge.
        guard isViewLoaded, view.window != nil, let installed, child.liesWithin(installed),
            child.view.bounds.size == transitions.container.bounds.size, transitions.passage == nil,
            !isTabBarHidden, !minimizing.isMinimized, !isSidebarShown
        else { return nil }
        let firstWithout = child.stack.firstIndex(where: \.hidesBottomBarWhenPushed) ?? child.stack.count
        var holders = Array(child.stack.prefix(firstWithout))
        // A controller that one without the bar replaces on the stack keeps the bar up to the end.
        if let old, child.hidesBottomBar, !child.stack.contains(where: { $0 === old }) { holders.append(old) }
        return TabBarPassage(
            of: self, holders: holders, height: tabBar.style.height + roomOfAccessory, carriesBar: isCarried)
    }

    func bottomBarChanges(for child: UINavigationController) {
        if isViewLoaded, let installed, child.liesWithin(installed) { updateBarPlace(animated: false) }
    }

    func bottomBarChanged(for child: UINavigationController, with coordinator: TransitionCoordinator) {
        guard isViewLoaded, let installed, child.liesWithin(installed),
            transitions.passage?.carriesBar != true
        else { return }
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

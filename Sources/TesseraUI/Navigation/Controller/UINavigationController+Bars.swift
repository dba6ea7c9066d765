import Foundation

extension UINavigationController {
    // MARK: Place

    /// The height of the toolbar in points, without the part below it that hardware covers.
    private var toolbarHeight: CGFloat { 49 }

    /// True if neither the app nor a controller on the stack hides the toolbar.
    var showsToolbar: Bool { !hidesToolbar && !hidesBottomBar }

    /// Gives the bars and the views below them their places.
    func layOutBars() {
        guard isViewLoaded else { return }
        let (bounds, safeArea) = (view.bounds, view.safeAreaInsets)
        for controller in stack where controller.isViewLoaded {
            prepareCollapse(of: controller, isBarHidden: transitions.hidesBar(above: controller))
        }
        // A controller that waits to be displayed has no part in the place of the bars.
        let top = transitions.isWaiting ? transitions.displayed ?? topViewController : topViewController
        let slide = transitions.barSlide
        // The bar keeps its height until it has the items of the controller on top.
        let item = navigationBar.topItem
        let isOther = item != nil && item !== top?.navigationItem && !navigationBar.isHidden
        let height = isOther ? navigationBar.frame.height : safeArea.top + barHeight(of: top)
        let visible = transitions.visibilityOfBars(
            now: .init(navigationBar: !hidesNavigationBar, toolbar: showsToolbar))
        let isOverEdge = slide == nil && !visible.navigationBar
        navigationBar.frame = CGRect(
            x: slide?.offset ?? 0, y: isOverEdge ? -height : 0, width: bounds.width, height: height)
        if movingBars == 0 { navigationBar.isHidden = hidesNavigationBar && slide == nil }
        if let toolbar = toolbarIfLoaded {
            let owner = transitions.areBarsHeld ? transitions.transition?.old : top
            let below = owner.map(bottomBarOfPassage) ?? 0
            // The background reaches the lower edge of the screen, unless a bar lies there that moves along with a screen behind
            // this one.
            let height = toolbarHeight + (below > 0 ? 0 : safeArea.bottom)
            let shownPlace = bounds.height - safeArea.bottom - below - toolbarHeight
            toolbar.frame = CGRect(
                x: 0, y: visible.toolbar ? shownPlace : bounds.height, width: bounds.width, height: height)
            if movingBars == 0 { toolbar.isHidden = !showsToolbar }
        }
        for controller in stack where controller.isViewLoaded { layOut(controller) }
        swipeBack.update()
        updateEdge()
    }

    /// Gives a controller's view its place: under the bars, or between them if the controller requires that.
    private func layOut(_ controller: UIViewController) {
        let container = transitions.container
        let isBarHidden = transitions.hidesBar(above: controller)
        prepareCollapse(of: controller, isBarHidden: isBarHidden)
        let top = isBarHidden ? 0 : barHeight(of: controller)
        let bottom = showsToolbar ? toolbarHeight : 0
        var frame = container.bounds
        var covered = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        if top > 0, !controller.extends(below: .top, isOpaque: !navigationBar.isTranslucent) {
            frame.origin.y += top + view.safeAreaInsets.top
            frame.size.height -= top + view.safeAreaInsets.top
            covered.top = 0
        }
        if bottom > 0, !controller.extends(below: .bottom, isOpaque: toolbar?.isTranslucent == false) {
            frame.size.height -= bottom + view.safeAreaInsets.bottom
            covered.bottom = 0
        }
        frame.size.height = max(frame.height, 0)
        controller.barSafeArea = covered.top
        controller.bottomBarSafeArea = covered.bottom + bottomBarOfPassage(controller)
        guard let content = controller.viewIfLoaded, content.superview === container else { return }
        // A transform changes the frame, so the bounds and the center are set instead.
        content.bounds.size = frame.size
        content.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Adds a controller's view in front of the others.
    func install(_ controller: UIViewController, in container: UIView) {
        let content: UIView = controller.view
        content.transform = .identity
        content.frame = container.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(content)
        layOut(controller)
        controller.activeSearch?.followSearchedContent()
        watchScrolling(of: controller)
    }

    // MARK: Hiding

    /// Called when the navigation bar was displayed or hidden.
    func navigationBarChanged(animated: Bool) {
        let animated = animated && !transitions.isTakenBack
        if animated, isViewLoaded, view.window != nil, transitions.slideBar() { return }
        transitions.stopBarSlide()
        barsChanged(animated: animated)
    }

    /// Moves the bars to their present places, either with the transition that is about to begin or with an
    /// animation of their own.
    func barsChanged(animated: Bool) {
        guard isViewLoaded else { return }
        guard animated, view.window != nil else { return layOutBars() }
        navigationBar.isHidden = false
        toolbarIfLoaded?.isHidden = false
        movingBars += 1
        transitions.holdBars()
        let move = { [weak self] in
            guard let self else { return }
            // A toolbar moves as a whole, with its items in their places.
            UIView.performWithoutAnimation {
                self.layOutBars()
                self.toolbarIfLoaded?.layoutIfNeeded()
            }
            transitions.releaseBars()
            layOutBars()
            view.layoutIfNeeded()
        }
        let finish = { [weak self] in
            guard let self else { return }
            movingBars -= 1
            transitions.releaseBars()
            layOutBars()
            if !isToolbarLeaving, !showsToolbar { updateToolbar(animated: false) }
        }
        if let transition = activeTransition, transition.phase == .announced,
            transition.animate(alongsideTransition: { _ in move() }, completion: { _ in finish() })
        {
            return
        }
        UIView.animate(
            withDuration: Self.hideShowBarDuration, delay: 0, options: .allowUserInteraction,
            animations: move, completion: { _ in finish() })
    }

    // MARK: Content

    /// Called when another controller is on top. The bars are about to display the items of that controller.
    func topChanged(with coordinator: TransitionCoordinator) {
        updateBar(along: coordinator)
        let hidden = hidesBottomBar
        if hidden != reportedHidesBottomBar {
            reportedHidesBottomBar = hidden
            barsChanged(animated: coordinator.isAnimated)
            bottomBarContainer?.bottomBarChanged(for: self, with: coordinator)
        }
    }

    /// Called when a transition is about to add the view of the controller that comes. If the transition hides or displays the
    /// bar of a container, the container makes room before that, or returns the way that the bar takes.
    func bottomBarChanges(with transition: NavigationTransition) -> TabBarPassage? {
        guard hidesBottomBar != reportedHidesBottomBar, let bottomBarContainer else { return nil }
        guard transition.coordinator.isAnimated else {
            bottomBarContainer.bottomBarChanges(for: self)
            return nil
        }
        return bottomBarContainer.passageOfBottomBar(
            for: self, from: transition.old, isCarried: transition.movesBehind(oldScreen: hidesBottomBar))
    }

    /// Returns the height in points that a container's bar covers of a controller's screen while the bar moves along with one of
    /// two screens.
    private func bottomBarOfPassage(_ controller: UIViewController) -> CGFloat {
        bottomBarContainer?.bottomBarPassage?.covered(of: controller) ?? 0
    }

    private var bottomBarContainer: (any BottomBarContainer)? {
        sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? any BottomBarContainer }.first
    }

    /// Gives the bars the items of the controllers on the stack.
    ///
    /// - Parameter coordinator: The transition that is about to begin, or nil.
    func updateBar(along coordinator: TransitionCoordinator? = nil) {
        guard isViewLoaded else { return }
        let animated = activeTransition?.isAnimated == true
        // A transition that is cancelled has taken the bar back to its former state.
        // A bar that comes with a screen has the items of that screen at once, and one that leaves keeps those that it has.
        let slide = transitions.barSlide
        if slide?.appears != false {
            let before = navigationBar.topItem
            let isAnimated = animated && activeTransition?.isCancelled != true && slide == nil
            navigationBar.display(stack.map(\.navigationItem), animated: isAnimated, along: coordinator)
            if navigationBar.topItem !== before, !isAnimated { layOutBars() }
        }
        updateToolbar(animated: animated)
        swipeBack.update()
        updateEdge()
    }

    /// Gives the toolbar the items of the controller on top. A toolbar that slides away keeps its items until it is out of sight.
    func updateToolbar(animated: Bool) {
        guard let toolbar = toolbarIfLoaded, !isToolbarLeaving else { return }
        toolbar.setItems(topViewController?.toolbarItems, animated: animated)
    }

    /// True if the toolbar slides away, or is about to do so.
    private var isToolbarLeaving: Bool { !showsToolbar && (movingBars > 0 || transitions.areBarsHeld) }

    /// Observes the scroll view of a controller, because its offset decides the look of the bar.
    func watchScrolling(of controller: UIViewController) {
        guard let content = controller.observedScrollView(for: .top) else { return }
        content.didMove = { [weak self, weak content] in
            self?.updateEdge()
            if let content { self?.madeBarHiding?.contentMoved(content) }
        }
        if controller === topViewController { madeBarHiding?.updateSwipe(over: content) }
    }

    func updateEdge() {
        // Before the bar has the items of the controller on top, the content of that controller does not decide its look.
        if let top = topViewController, let item = navigationBar.topItem, item !== top.navigationItem {
            return
        }
        guard let top = topViewController, let scrollView = top.observedScrollView(for: .top) else {
            navigationBar.detachFromContent()
            madeBarHiding?.updateSwipe(over: nil)
            if topViewController?.isViewLoaded == true { madeBarHiding?.contentIsMissing() }
            return
        }
        madeBarHiding?.updateSwipe(over: scrollView)
        if scrollView.didMove == nil { watchScrolling(of: top) }
        adaptBarToContent(of: top, in: scrollView)
    }
}

/// A container with a bar at its bottom. A controller that is pushed onto a navigation stack within the
/// container can hide that bar with ``UIViewController/hidesBottomBarWhenPushed``.
@MainActor
protocol BottomBarContainer: UIViewController {
    /// The way of the bar during a running animation, or nil if there is none.
    var bottomBarPassage: TabBarPassage? { get }
    /// Called when ``UINavigationController/hidesBottomBar`` has changed and no animation displays that. The bar disappears or
    /// appears at once.
    func bottomBarChanges(for child: UINavigationController)
    /// Called when ``UINavigationController/hidesBottomBar`` has changed and an animation begins. Returns the way of the bar
    /// during the animation, or nil if the content takes the place of the bar little by little.
    ///
    /// - Parameters:
    ///   - old: The controller that is about to disappear.
    ///   - isCarried: True if the system animates, so that the bar moves along with a screen.
    func passageOfBottomBar(
        for child: UINavigationController, from old: UIViewController?, isCarried: Bool
    ) -> TabBarPassage?
    /// Called when ``UINavigationController/hidesBottomBar`` has changed. The bar disappears or appears
    /// together with the transition.
    func bottomBarChanged(for child: UINavigationController, with coordinator: TransitionCoordinator)
}

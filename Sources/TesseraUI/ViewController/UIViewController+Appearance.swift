import Foundation

/// The state of a controller's view between appearance callbacks.
enum AppearanceState {
    case hidden, appearing, shown, disappearing
}

extension UIViewController {
    /// Begins the appearance callbacks, in UIKit's order: `viewWillAppear`; then `viewIsAppearing` when the
    /// view is in its window; then `viewDidAppear` when the animation has ended.
    func beginAppearance(animated: Bool) {
        loadViewIfNeeded()
        guard appearance == .hidden || appearance == .disappearing else { return }
        beginWaitingTransition()
        appearance = .appearing
        hasReportedIsAppearing = false
        viewWillAppear(animated)
        for child in appearingChildren { child.beginAppearance(animated: animated) }
    }

    func endAppearance(animated: Bool) {
        guard appearance == .appearing else { return }
        isAppearing(animated: animated)
        guard appearance == .appearing else { return }
        markShown(animated: animated)
    }

    /// Calls `viewIsAppearing` on the controller and its children if the view is in its window.
    func isAppearing(animated: Bool) {
        guard appearance == .appearing, viewIfLoaded?.window != nil else { return }
        // The view has its size before the call, and lays out its own subviews after it.
        view.layOutAncestors()
        guard appearance == .appearing else { return }
        hasReportedIsAppearing = true
        viewIsAppearing(animated)
        for child in appearingChildren { child.isAppearing(animated: animated) }
        tabBarController?.updateContentScrollView()
        view.layoutIfNeeded()
    }

    func markShown(animated: Bool) {
        guard appearance == .appearing else { return }
        // The controller may have been added after its parent has reported that the views are appearing.
        if !hasReportedIsAppearing { isAppearing(animated: animated) }
        guard appearance == .appearing else { return }
        appearance = .shown
        viewDidAppear(animated)
        FocusMemory.controllerAppeared(self)
        movesToParent = false
        for child in appearingChildren { child.markShown(animated: animated) }
        inputResponderMayHaveChanged()
    }

    func beginDisappearance(animated: Bool) {
        guard appearance == .shown || appearance == .appearing else { return }
        // What takes a controller off the screen comes before the container itself disappears.
        beginWaitingTransition()
        guard appearance == .shown || appearance == .appearing else { return }
        appearance = .disappearing
        FocusMemory.begin(disappearance: self)
        viewWillDisappear(animated)
        for child in appearingChildren { child.beginDisappearance(animated: animated) }
    }

    func endDisappearance(animated: Bool) {
        guard appearance == .disappearing else { return }
        appearance = .hidden
        FocusMemory.end(disappearance: self)
        viewDidDisappear(animated)
        movesFromParent = false
        for child in appearingChildren { child.endDisappearance(animated: animated) }
        inputResponderMayHaveChanged()
    }

    /// Takes the focus from the views of the controller and its children, which are about to have disappeared.
    func giveUpFocus() {
        FocusMemory.end(disappearance: self)
        for child in appearingChildren { child.giveUpFocus() }
    }

    /// Removes the view at once, with the disappearance callbacks.
    func hide(animated: Bool) {
        guard isViewLoaded else { return }
        beginDisappearance(animated: animated)
        view.removeFromSuperview()
        endDisappearance(animated: animated)
    }

    /// The controllers that appear and disappear together with this controller: its children, and what they present in their
    /// contexts, if the views are within its own. It is empty if the controller forwards the callbacks itself.
    private var appearingChildren: [UIViewController] {
        guard let view = viewIfLoaded, shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return childrenInSight.flatMap { sequence(first: $0, next: \.presentedInSight) }
            .filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    /// The controller that this one presents, or nil if there is none or another controller of a container hides it.
    private var presentedInSight: UIViewController? {
        presented?.modal?.presentation?.container.isHidden == true ? nil : presented
    }

    /// Lets the keyboard choose its responder again: a controller that can become the first responder gets
    /// typed text while it is in front and there is no first responder.
    private func inputResponderMayHaveChanged() {
        guard let window = viewIfLoaded?.window ?? ScreenKeyboard.shared.window else { return }
        ScreenKeyboard.shared.responderChanged(in: window)
    }

    /// The innermost controller in front.
    var frontController: UIViewController {
        var front = topmostController
        while let next = front.presented ?? front.frontChildren.last { front = next }
        return front
    }

    /// The innermost controller in front when the dismissal under way has ended.
    var frontControllerToStay: UIViewController {
        var front = topmostController
        while let next = front.presentedToStay ?? front.frontChildren.last { front = next }
        return front
    }

    /// The presented controller, or nil if there is none or it is being dismissed.
    var presentedToStay: UIViewController? { presented?.isBeingDismissed == true ? nil : presented }

    /// The controller of the last presentation, which may lie in the context of a child on screen, or this one if nothing is
    /// presented.
    var lastPresentedController: UIViewController {
        var (last, front) = (topmostController, topmostController)
        while let next = front.presented ?? front.frontChildren.last {
            if next === front.presented { last = next }
            front = next
        }
        return last
    }

    /// The last controller of the chain of presentations.
    var topmostController: UIViewController {
        var top = self
        while let presented = top.modallyPresented { top = presented }
        return top
    }
}

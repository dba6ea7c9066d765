import Foundation

/// Whether a controller's view is seen.
enum AppearanceState {
    case hidden, appearing, shown, disappearing
}

extension UIViewController {
    /// Begins the appearance callbacks in UIKit's order: `viewWillAppear`, then, once the view is in its window,
    /// `viewIsAppearing`, and `viewDidAppear` when an animation has ended.
    func beginAppearance(animated: Bool) {
        loadViewIfNeeded()
        guard appearance == .hidden || appearance == .disappearing else { return }
        appearance = .appearing
        viewWillAppear(animated)
        for child in appearingChildren { child.beginAppearance(animated: animated) }
    }

    func endAppearance(animated: Bool) {
        guard appearance == .appearing else { return }
        isAppearing(animated: animated)
        guard appearance == .appearing else { return }
        markShown(animated: animated)
    }

    /// The view is in its window: what comes between `viewWillAppear` and `viewDidAppear`.
    func isAppearing(animated: Bool) {
        guard appearance == .appearing, viewIfLoaded?.window != nil else { return }
        viewIsAppearing(animated)
        for child in appearingChildren { child.isAppearing(animated: animated) }
        tabBarController?.updateContentScrollView()
        view.layoutIfNeeded()
    }

    func markShown(animated: Bool) {
        guard appearance == .appearing else { return }
        appearance = .shown
        viewDidAppear(animated)
        movesToParent = false
        for child in appearingChildren { child.markShown(animated: animated) }
        inputResponderMayHaveChanged()
    }

    func beginDisappearance(animated: Bool) {
        guard appearance == .shown || appearance == .appearing else { return }
        appearance = .disappearing
        viewWillDisappear(animated)
        for child in appearingChildren { child.beginDisappearance(animated: animated) }
    }

    func endDisappearance(animated: Bool) {
        guard appearance == .disappearing else { return }
        appearance = .hidden
        viewDidDisappear(animated)
        movesFromParent = false
        for child in appearingChildren { child.endDisappearance(animated: animated) }
        inputResponderMayHaveChanged()
    }

    /// Takes the view away at once.
    func hide(animated: Bool) {
        guard isViewLoaded else { return }
        beginDisappearance(animated: animated)
        view.removeFromSuperview()
        endDisappearance(animated: animated)
    }

    /// The children that appear and disappear with this controller: those whose views are within its own, unless the
    /// controller tells them itself.
    private var appearingChildren: [UIViewController] {
        guard let view = viewIfLoaded, shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return childrenInSight.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    /// A controller that can become the first responder has what is typed while it is in front, and nothing is the first responder.
    private func inputResponderMayHaveChanged() {
        guard let window = viewIfLoaded?.window ?? ScreenKeyboard.shared.window else { return }
        ScreenKeyboard.shared.responderChanged(in: window)
    }

    /// The innermost controller that is in front.
    var frontController: UIViewController {
        var front = topmostController
        while let child = front.frontChildren.last { front = child }
        return front
    }

    /// The controller that is in front: the last of the chain of presentations.
    var topmostController: UIViewController {
        var top = self
        while let presented = top.presentedViewController { top = presented }
        return top
    }
}

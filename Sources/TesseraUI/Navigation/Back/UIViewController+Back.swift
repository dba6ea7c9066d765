import Foundation

/// These members connect the app with the browser's Back and Forward.
///
/// A page has an entry in the browser's history for each step that the user can go back in the app: for each
/// controller on a visible navigation stack except the first, and for each presented controller. Back undoes
/// the last of these steps.
extension UIViewController {
    /// The number of steps that the user can go back in the controller and the controllers that it presents.
    var backDepth: Int {
        let own = frontChildren.reduce(ownBackDepth) { $0 + $1.backDepth }
        guard let presented, !presented.isBeingDismissed else { return own }
        return own + 1 + presented.backDepth
    }

    /// The children whose views lie within the controller's own, and are not hidden. What a child presents in its context can
    /// take the place of the child's view.
    var childrenWithinView: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return childrenInSight.filter { child in
            guard let content = child.viewIfLoaded, !content.isHidden else { return false }
            if content.isDescendant(of: view) { return true }
            guard let presentation = child.presented?.modal?.presentation else { return false }
            return presentation.hasRemovedPresenter && presentation.container.isDescendant(of: view)
        }
    }

    /// Goes one step back. The frontmost controller comes first: a presented controller is dismissed if
    /// nothing in it can go back, unless it is ``isModalInPresentation``; an alert is cancelled.
    func goBack() {
        if let presented, !presented.isBeingDismissed {
            if presented.backDepth > 0 { return presented.goBack() }
            // An alert chooses the action that cancels it by itself.
            if presented.accessibilityPerformEscape() || presented.isDismissedByItselfOnly { return }
            presented.modal?.presentation?.userDismisses()
            return
        }
        if let child = frontChildren.last(where: { $0.backDepth > 0 }) { return child.goBack() }
        browserGoesBack()
    }

    /// Undoes the last step back, if the controller that it removed is still kept.
    func goForward() {
        if let presented, !presented.isBeingDismissed { return presented.goForward() }
        if browserGoesForward() { return }
        for child in frontChildren { child.goForward() }
    }
}

extension UINavigationController {
    /// Pops the controller on top, and keeps it for the browser's Forward until another change of the stack.
    func popForBrowser() {
        transitions.settle()
        let (top, kept) = (topViewController, ahead)
        guard !barsWayBack, userGoesBack(), let top, !stack.contains(where: { $0 === top }) else { return }
        ahead = [top] + kept
    }

    /// Pushes the controller that the browser's Back has popped. Returns false if there is none.
    func pushForBrowser() -> Bool {
        guard !ahead.isEmpty else { return false }
        // Messages at the end of a transition may change the stack.
        transitions.settle()
        guard let next = ahead.first, next.parent == nil, next.presenter == nil else { return false }
        let remainder = Array(ahead.dropFirst())
        pushViewController(next, animated: true)
        ahead = remainder
        return true
    }
}

extension UIWindow {
    /// The number of steps that the user can go back in the window.
    var backDepth: Int { rootViewController?.backDepth ?? 0 }

    /// Goes back or forward until the user can go back `depth` steps, or as near to that as possible.
    func go(toBackDepth depth: Int) {
        guard let root = rootViewController else { return }
        var now = root.backDepth
        // A view above all controllers, such as a menu, closes first, and does not count as a step.
        if depth < now, let modal = modalView, modal.viewController == nil,
            !(modal is PresentationContainer), modal.accessibilityPerformEscape()
        {
            return
        }
        while now != depth {
            if now > depth { root.goBack() } else { root.goForward() }
            let next = root.backDepth
            // Otherwise a controller did not let the user go back, or goes back later.
            guard abs(next - depth) < abs(now - depth) else { return }
            now = next
        }
    }
}

import Foundation

/// The browser's Back and Forward.
///
/// A page has an entry in the browser's history for each step that the user can go back in the app: for each controller on a visible
/// navigation stack but the first, and for each presented controller that is in front. Back takes the last of these steps back.
extension UIViewController {
    /// How many steps the user can go back in the controller and what it presents.
    var backDepth: Int {
        let own = frontChildren.reduce(ownBackDepth) { $0 + $1.backDepth }
        guard let presented, !presented.isBeingDismissed else { return own }
        return own + 1 + presented.backDepth
    }

    /// The children whose views lie within the controller's own, and are not hidden.
    var childrenWithinView: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return childrenInSight.filter { child in
            guard let content = child.viewIfLoaded, !content.isHidden else { return false }
            return content.isDescendant(of: view)
        }
    }

    /// Takes one step back. What is in front goes first: a presented controller is dismissed once nothing in it goes back, unless it
    /// is ``isModalInPresentation``; an alert is cancelled.
    func goBack() {
        if let presented, !presented.isBeingDismissed {
            if presented.backDepth > 0 { return presented.goBack() }
            // Alerts know what cancels them.
            if presented.accessibilityPerformEscape() || presented.isDismissedByItselfOnly { return }
            presented.modal?.presentation?.userDismisses()
            return
        }
        if let child = frontChildren.last(where: { $0.backDepth > 0 }) { return child.goBack() }
        browserGoesBack()
    }

    /// Takes back the last step back, where what it took away is still known.
    func goForward() {
        if let presented, !presented.isBeingDismissed { return presented.goForward() }
        if browserGoesForward() { return }
        for child in frontChildren { child.goForward() }
    }
}

extension UINavigationController {
    /// Pops the controller on top, and keeps it for the browser's Forward until the stack changes otherwise.
    func popForBrowser() {
        stage.settle()
        let (top, kept) = (topViewController, ahead)
        guard !barsWayBack, userGoesBack(), let top, !stack.contains(where: { $0 === top }) else { return }
        ahead = [top] + kept
    }

    /// Pushes what the browser's Back has popped; returns whether there was any.
    func pushForBrowser() -> Bool {
        guard !ahead.isEmpty else { return false }
        // What is told of the end of a transition may change the stack.
        stage.settle()
        guard let next = ahead.first, next.parent == nil, next.presenter == nil else { return false }
        let rest = Array(ahead.dropFirst())
        pushViewController(next, animated: true)
        ahead = rest
        return true
    }
}

extension UIWindow {
    /// How many steps the user can go back in what the window shows.
    var backDepth: Int { rootViewController?.backDepth ?? 0 }

    /// Goes back or forward to where the user can go back `depth` steps, as far as controllers have it.
    func go(toBackDepth depth: Int) {
        guard let root = rootViewController else { return }
        var now = root.backDepth
        // What lies over all controllers, such as a menu, goes first, and is no step of its own.
        if depth < now, let modal = modalView, modal.viewController == nil,
            !(modal is PresentationContainer), modal.accessibilityPerformEscape()
        {
            return
        }
        while now != depth {
            if now > depth { root.goBack() } else { root.goForward() }
            let next = root.backDepth
            // A controller did not let the user go, or goes in its own time.
            guard abs(next - depth) < abs(now - depth) else { return }
            now = next
        }
    }
}

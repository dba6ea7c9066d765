import Foundation

/// The ways in which a view comes to a window, or leaves it, because the app has changed the views of a container.
enum ViewWindowChange {
    case putIn, takenOut
    /// The controller has lost its parent, and its view is still in the window.
    case orphaned
}

/// Calls the appearance methods of children whose views an app adds and removes while their parent is on the screen.
extension UIViewController {
    /// True if the controller is the child of one that is on the screen, and that lets the system call the appearance methods.
    private var appearsByItself: Bool {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods, !isManagedByParent else {
            return false
        }
        return parent.appearance == .shown || parent.appearance == .appearing
    }

    /// Called when the view is about to move to another window, or to none.
    func viewWillMove(toWindow window: UIWindow?) {
        guard appearsByItself || window == nil && windowChange == .orphaned else { return }
        if let window {
            guard appearance == .hidden, parent?.viewIfLoaded?.window === window else { return }
            windowChange = .putIn
            beginAppearance(animated: false)
        } else if appearance == .shown || appearance == .appearing {
            windowChange = .takenOut
            beginDisappearance(animated: false)
        }
    }

    /// Called when the view has moved to another window, or to none.
    func viewDidMoveToWindow() {
        switch (windowChange, viewIfLoaded?.window) {
        case (.takenOut, nil):
            windowChange = nil
            endDisappearance(animated: false)
        case (.putIn, .some):
            // As on iOS, the view has appeared after the next commit. A parent that is appearing itself ends the appearance of
            // its children.
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self.endPuttingIn() }
            }
        default: break
        }
    }

    /// Adds a child whose appearance methods this controller calls itself when it brings and removes the view.
    func addManagedChild(_ child: UIViewController) {
        guard child.parent !== self else {
            child.isManagedByParent = true
            return
        }
        // Leaving the former parent ends what that parent managed, so it comes first.
        child.settleAfterLossOfParent()
        if child.parent != nil { child.removeFromParent() }
        child.isManagedByParent = true
        addChild(child)
    }

    /// Called before the controller is removed from its parent. An app may remove the view afterwards.
    func willLoseParent() {
        guard appearsByItself, appearance == .shown || appearance == .appearing,
            viewIfLoaded?.window != nil
        else { return }
        windowChange = .orphaned
    }

    /// Called when the controller has got a parent. An app may have added the view before.
    func didGetParent() {
        if windowChange == .orphaned { windowChange = nil }
        guard let window = viewIfLoaded?.window, appearance == .hidden else { return }
        viewWillMove(toWindow: window)
        viewDidMoveToWindow()
    }

    private func endPuttingIn() {
        guard windowChange == .putIn else { return }
        windowChange = nil
        if parent?.appearance == .shown { endAppearance(animated: false) }
    }
}

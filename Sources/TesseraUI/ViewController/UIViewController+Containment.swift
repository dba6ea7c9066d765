import Foundation

/// Calls the appearance methods of children whose views an app adds and removes while their parent is on the screen.
extension UIViewController {
    /// True if the controller is the child of one that is on the screen, and that lets the system call the appearance methods.
    private var appearsByItself: Bool {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods,
            !parent.managesAppearanceOfChildren
        else { return false }
        return parent.appearance == .shown || parent.appearance == .appearing
    }

    /// Called when the view is about to move to another window, or to none.
    func viewWillMove(toWindow window: UIWindow?) {
        guard appearsByItself else { return }
        if let window {
            guard appearance == .hidden, parent?.viewIfLoaded?.window === window else { return }
            beginAppearance(animated: false)
        } else if appearance == .shown || appearance == .appearing {
            isTakenOut = true
            beginDisappearance(animated: false)
        }
    }

    /// Called when the view has moved to another window, or to none.
    func viewDidMoveToWindow() {
        if viewIfLoaded?.window == nil {
            guard isTakenOut else { return }
            isTakenOut = false
            endDisappearance(animated: false)
        } else if appearance == .appearing, appearsByItself {
            // As on iOS, the view has appeared after the next commit. A parent that is appearing itself ends that of its children.
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    if self.parent?.appearance == .shown { self.endAppearance(animated: false) }
                }
            }
        }
    }
}

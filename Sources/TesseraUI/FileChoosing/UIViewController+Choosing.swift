extension UIViewController {
    /// Adds a controller whose view fills this controller's view.
    package func embed(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    /// True if the user has begun the dismissal that is running.
    package var isBeingDismissedByUser: Bool { isBeingDismissed && modal?.presentation?.isUsers == true }

    /// True if the controller that has just disappeared does not come back by itself.
    package var isGone: Bool {
        isBeingDismissed || presentingViewController == nil && parent == nil && presentedViewController == nil
    }
}

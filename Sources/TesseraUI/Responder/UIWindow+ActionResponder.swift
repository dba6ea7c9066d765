extension UIWindow {
    /// The first object of the chain that keys and actions without a target go along. A text that the user edits keeps its
    /// keys. Otherwise this is the item to which the user has moved the focus of the keyboard, unless the first responder lies
    /// within it, then the first responder, and then the frontmost controller. A presented controller in front takes the place
    /// of what it covers.
    var actionResponder: UIResponder? { actionResponders.first }

    /// The objects with which the chains begin that keys go along, the first one first. As on an iPad, keys are meant for what
    /// has the focus; a first responder elsewhere, or the frontmost controller, has those that nothing else uses.
    var actionResponders: [UIResponder] {
        let front = rootViewController?.frontController
        if let text = firstResponder as? any TextInputOwner { return [text] }
        let isCovered = firstResponder.map { modalView is PresentationContainer && !letsReach($0) } ?? true
        let other = isCovered ? front : firstResponder
        guard let focused = focusedResponder else { return [other].compactMap { $0 } }
        if !isCovered, let inner = innerFirstResponder(of: focused) { return [inner] }
        return [focused, other].compactMap { $0 }
    }

    /// The item with the focus of the keyboard, if the window contains it and the user can reach it.
    var focusedResponder: UIView? {
        guard let view = UIFocusSystem.focusedView, view.window === self, letsReach(view) else { return nil }
        return view
    }

    private func innerFirstResponder(of view: UIView) -> UIResponder? {
        (firstResponder as? UIView).flatMap { $0.isDescendant(of: view) ? $0 : nil }
    }

    /// Returns true if the user can reach the view of `responder`, or if it has none.
    func letsReach(_ responder: UIResponder) -> Bool {
        (responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded).map(isReachable) ?? true
    }
}

extension UIWindow {
    /// The object that gets keys and actions without a target first, before its responder chain.
    ///
    /// A text that the user edits is this object. Otherwise it is the item to which the user has moved the focus of the keyboard,
    /// or the first responder within that item. If no item has the focus, it is the first responder of the window, or the
    /// frontmost controller if there is none, or if a presented controller covers it.
    var actionResponder: UIResponder? { actionResponders.first }

    /// The objects that get keys one after the other, each with its responder chain. As on an iPad, the item with the focus comes
    /// first. A first responder elsewhere, or the frontmost controller, gets the keys that nothing before it uses.
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

extension UIResponder {
    /// The window of which the object can be the first responder, or nil.
    var responderWindow: UIWindow? {
        if let view = self as? UIView { return view.window }
        return (self as? UIViewController)?.viewIfLoaded?.window
    }

    func takeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        // The former first responder may have made another object the first responder.
        guard window.firstResponder == nil else { return false }
        window.firstResponder = self
        return true
    }

    func giveFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    /// Ends the object's status as the first responder, even if the object refuses.
    func loseFirstResponder() {
        guard let window = responderWindow, window.firstResponder === self else { return }
        window.firstResponder = nil
        didLoseFirstResponder()
    }
}

extension UIView {
    /// The first responder of the window if it lies within the view, or nil.
    var innerFirstResponder: UIResponder? {
        guard let responder = window?.firstResponder else { return nil }
        let place = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        return place?.isDescendant(of: self) == true ? responder : nil
    }

    /// Ends the editing of text within the view, because the view is about to be removed from its window.
    func endEditingBeforeRemoval() {
        guard let responder = innerFirstResponder else { return }
        // A first responder that refuses to resign is removed from the window nevertheless.
        if !responder.resignFirstResponder() { responder.loseFirstResponder() }
    }
}

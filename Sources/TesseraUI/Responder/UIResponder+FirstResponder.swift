extension UIResponder {
    /// The window whose first responder the object can be.
    var responderWindow: UIWindow? {
        if let view = self as? UIView { return view.window }
        return (self as? UIViewController)?.viewIfLoaded?.window
    }

    func takeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        // What gave way may have put another in its place.
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

    /// Ends being the first responder, whatever the object wants.
    func loseFirstResponder() {
        guard let window = responderWindow, window.firstResponder === self else { return }
        window.firstResponder = nil
        didLoseFirstResponder()
    }
}

extension UIView {
    /// The first responder of the window, where it lies within the view.
    var innerFirstResponder: UIResponder? {
        guard let responder = window?.firstResponder else { return nil }
        let place = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        return place?.isDescendant(of: self) == true ? responder : nil
    }

    /// Ends what is edited within the view, which leaves its window.
    func endEditingBeforeLeaving() {
        guard let responder = innerFirstResponder else { return }
        // Whoever does not want to give way leaves the window all the same.
        if !responder.resignFirstResponder() { responder.loseFirstResponder() }
    }
}

extension UIResponder {
    /// The window of which the object can be the first responder, or nil.
    var responderWindow: UIWindow? {
        if let view = self as? UIView { return view.window }
        return (self as? UIViewController)?.viewIfLoaded?.window
    }

    func takeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        guard let window = responderWindow else {
            if let view = self as? UIView { WaitingResponder.view = view }
            return false
        }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        // The former first responder may have made another object the first responder.
        guard window.firstResponder == nil else { return false }
        window.firstResponder = self
        // A view that still waits would take the keyboard away from the object as soon as it is in a window.
        WaitingResponder.view = nil
        return true
    }

    func giveFirstResponder() -> Bool {
        if WaitingResponder.view === self { WaitingResponder.view = nil }
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

/// The view that wants to be the first responder as soon as it is in a window.
@MainActor private enum WaitingResponder {
    static weak var view: UIView?
}

extension UIView {
    /// Makes the view that waits for a window the first responder if it lies within this view, which has just moved into one.
    func promoteWaitingResponder() {
        guard let waiting = WaitingResponder.view, waiting.window != nil, waiting.isDescendant(of: self)
        else { return }
        WaitingResponder.view = nil
        waiting.becomeFirstResponder()
    }

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

extension UIWindow {
    /// The first object of the chain that keys and actions without a target go along: the first responder, or the frontmost
    /// controller if there is none or a presented controller covers it. A text that the user edits keeps its keys.
    var actionResponder: UIResponder? {
        let front = rootViewController?.frontController
        guard let firstResponder else { return front }
        let isCovered = modalView is PresentationContainer && !letsReach(firstResponder)
        return isCovered && !(firstResponder is any TextInputOwner) ? front : firstResponder
    }

    /// Returns true if the user can reach the view of `responder`, or if it has none.
    func letsReach(_ responder: UIResponder) -> Bool {
        (responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded).map(isReachable) ?? true
    }
}

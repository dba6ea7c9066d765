extension UIScrollView {
    /// True if the app lets a finger move this scroll view and one around it at the same time.
    ///
    /// On iOS, delegates are asked when a finger moves. A display has to know before, so they are asked whenever the view is
    /// described.
    var sharesVerticalDrags: Bool {
        // The wheels of pickers are no scroll views on iOS.
        guard !(self is PickerColumn) else { return false }
        var around = superview
        while let view = around {
            if let outer = view as? UIScrollView,
                outer.panAllows(panGestureRecognizer) || panAllows(outer.panGestureRecognizer)
            {
                return true
            }
            around = view.superview
        }
        return false
    }

    /// Returns true if the delegate of the pan, which is the scroll view itself, allows another gesture at the same time. Without
    /// such a delegate, neither of the gestures need be made.
    func panAllows(_ other: @autoclosure () -> UIGestureRecognizer) -> Bool {
        guard let delegate = self as? any UIGestureRecognizerDelegate else { return false }
        return delegate.gestureRecognizer(panGestureRecognizer, shouldRecognizeSimultaneouslyWith: other())
    }
}

import TesseraDisplay

extension UIScrollView {
    /// True if the app may move something else with the fingers that scroll this view: if it lets a pan of the view, or of a view
    /// around it, recognize them too, if it listens to the view's own pan, or if it has put content back to its start that a finger
    /// had moved. For the last two reasons, `ContentKeeping` tells how long.
    ///
    /// On iOS, delegates are asked when a finger moves. A display has to know before, so they are asked whenever the view is
    /// described.
    var isAccompanied: Bool {
        guard !(self is PickerColumn) else { return false }
        if asksAboutDrags { return true }
        var around: UIView? = self
        while let view = around {
            if (view.storedGestures ?? []).contains(where: isAccompanied(by:)) { return true }
            around = view.superview
        }
        return false
    }

    /// Returns true if the app lets a gesture recognize fingers that scroll this view.
    func isAccompanied(by recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.isEnabled, recognizer is UIPanGestureRecognizer,
            !(recognizer is ScrollPan), !recognizer.comesFirst
        else { return false }
        if let delegate = recognizer.delegate,
            delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: panGestureRecognizer)
        {
            return true
        }
        return panAllows(recognizer)
    }
}

extension UIGestureRecognizer {
    /// Returns true if a finger that the gesture has scrolls at the same time, because the app allows both.
    func accompaniesScrolling(at touch: UITouch) -> Bool {
        var around = touch.view
        while let current = around {
            if let scrollView = current as? UIScrollView, scrollView.isAccompanied(by: self) { return true }
            if current === view { return false }
            around = current.superview
        }
        return false
    }
}

extension UIView {
    /// Makes the scroll views within the view ask anew whether a gesture accompanies them, after the view has got or lost one.
    func accompanyingGesturesChanged() {
        (self as? UIScrollView)?.setNeedsCommit()
        for subview in subviews { subview.accompanyingGesturesChanged() }
    }
}

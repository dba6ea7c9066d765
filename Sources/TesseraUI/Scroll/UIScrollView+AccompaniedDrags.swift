import TesseraDisplay

extension UIScrollView {
    /// True if the app may move something else with the fingers that scroll this view: it lets a pan of the view, or of a view
    /// around it, recognize them too, it listens to the view's own pan, or it has put content back that a finger had moved. The
    /// last two reasons end as ``ContentKeeping`` states.
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

    /// Returns true if the content moves with a finger that has moved along `way`, in points.
    func scrolls(along way: CGPoint) -> Bool {
        abs(way.y) >= abs(way.x)
            ? canBounceVertically || farthestOffset.y > -wholeInset.top
            : canBounceHorizontally || farthestOffset.x > -wholeInset.left
    }

    /// Notes that the app holds content, once it has put the content back in the answer to a step of a finger. The display asks
    /// before such steps from then on.
    ///
    /// Content counts as put back if it is where it was before the step, or at its start from beyond that. An app that moves
    /// content to another place, as after it has added rows above, does not hold it.
    ///
    /// - Parameters:
    ///   - old: The offset before the step.
    ///   - wanted: The offset to which the finger has moved the content.
    func noteHold(from old: CGPoint, to wanted: CGPoint) {
        let (before, after) = (watchedPart(of: old), watchedPart(of: wanted))
        let now = watchedPart(of: contentOffset)
        let start = watchedPart(of: CGPoint(x: -wholeInset.left, y: -wholeInset.top))
        guard after != before, now == before || (now == start && after < start) else { return }
        keeping.contentWasPutBack()
    }

    /// Returns the part of an offset that tells whether the app holds the content or lets it go: the vertical one, unless the
    /// content scrolls sideways only. An app that keeps content to the vertical direction does not hold it.
    func watchedPart(of offset: CGPoint) -> CGFloat {
        scrolls(along: CGPoint(x: 0, y: 1)) ? offset.y : offset.x
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

    /// Returns true if a finger that has moved along `way`, in points, belongs to the pan of a scroll view within the gesture's
    /// view.
    ///
    /// That pan is nearer to the finger, so that it is recognized first on iOS. A display takes the fingers of other scroll views
    /// from the app by itself, but leaves those of accompanied ones to it.
    func yieldsToScrolling(at touch: UITouch, along way: CGPoint) -> Bool {
        guard !comesFirst else { return false }
        var around = touch.view
        while let current = around, current !== view {
            if let scrollView = current as? UIScrollView, let pan = scrollView.knownPan, pan.isEnabled,
                scrollView.isAccompanied, scrollView.scrolls(along: way), !scrollView.isAccompanied(by: self),
                !pan.requirements.contains(where: { $0.recognizer === self })
            {
                return true
            }
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

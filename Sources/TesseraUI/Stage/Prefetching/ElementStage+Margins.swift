import Foundation

extension ElementStage {
    /// The distance beyond the visible part, on either side, in which the display wants elements ready in any case, as
    /// a fraction of the visible part.
    var overscan: CGFloat { scrollView.window?.windowScene == nil ? 0 : UIScreen.main.overscan }

    /// The lengths around the visible part in which elements are ready, along x and y.
    var margins: (x: ReadyMargins, y: ReadyMargins) {
        let (screen, motion, size) = (UIScreen.main, scrollView.motion, scrollView.bounds.size)
        return (
            ReadyMargins(
                overscan: overscan, length: size.width, roundTrip: screen.roundTrip,
                velocity: motion.velocity.x, isForward: motion.isForward.x),
            ReadyMargins(
                overscan: overscan, length: size.height, roundTrip: screen.roundTrip,
                velocity: motion.velocity.y, isForward: motion.isForward.y)
        )
    }

    /// The visible part, extended by ``margins``, in points.
    var nearbyRect: CGRect {
        let (margins, bounds, content) = (margins, scrollView.bounds, scrollView.contentSize)
        var rect = bounds
        // Content that is larger than the scroll view across the axis scrolls in that direction too.
        if layout.isHorizontal || content.width > bounds.width {
            rect.origin.x -= margins.x.before * bounds.width
            rect.size.width += (margins.x.before + margins.x.after) * bounds.width
        }
        if !layout.isHorizontal || content.height > bounds.height {
            rect.origin.y -= margins.y.before * bounds.height
            rect.size.height += (margins.y.before + margins.y.after) * bounds.height
        }
        return rect
    }

    /// Asks the staged scroll views within a view for a layout pass, since the margins have changed.
    static func layOutStages(in view: UIView) {
        if view is any StagedScrollView { view.setNeedsLayout() }
        view.subviews.forEach { layOutStages(in: $0) }
    }
}

import Foundation

/// Content that begins at the right: either its coordinates are flipped, and run from right to left, or they are not, and the
/// content begins at the greatest offset.
extension UIScrollView {
    // MARK: Content that begins at the greatest offset

    /// The horizontal offset at which the beginning of the content is seen.
    var startOffset: CGFloat { startsAtRight ? farthestOffset.x : -adjustedContentInset.left }

    /// Keeps the distance to the beginning of the content, whose length was another before or which is seen in another width:
    /// all that it holds lies farther to the right.
    func followStart(from old: CGFloat) {
        let growth = startOffset - old
        guard growth != 0 else { return }
        UIView.performWithoutAnimation {
            for subview in subviews { subview.center.x += growth }
        }
        contentDidShift(by: growth)
        shiftContent(by: CGPoint(x: growth, y: 0))
    }

    /// The insets that a display knows. Content that begins at the greatest offset, and is narrower than the view, has more room
    /// at its left.
    var displayedInsets: UIEdgeInsets {
        var inset = mirroredInsets(wholeInset)
        if startsAtRight { inset.left = max(inset.left, bounds.width - contentSize.width - inset.right) }
        return inset
    }

    // MARK: Flipped coordinates

    /// The width that flipped coordinates are mirrored in, for a display, which counts from left to right. Content that is
    /// narrower than the view lies at its right edge.
    var flippedWidth: CGFloat {
        max(contentSize.width, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
    }

    /// Marks what depends on ``flippedWidth`` where that has changed.
    func followFlippedWidth() {
        guard isFlipped, flippedWidth != knownFlippedWidth else { return }
        knownFlippedWidth = flippedWidth
        setNeedsCommit()
        for subview in subviews { subview.setNeedsCommit() }
    }

    /// The offset that a display knows, of an offset here, and the other way round.
    func mirroredOffset(_ offset: CGPoint) -> CGPoint {
        isFlipped ? CGPoint(x: flippedWidth - offset.x - bounds.width, y: offset.y) : offset
    }

    /// The sum of the distances by which a display is to have moved content and offset together.
    func mirroredShift(_ shift: CGPoint) -> CGPoint {
        isFlipped ? CGPoint(x: flippedWidth - bounds.width - shift.x, y: shift.y) : shift
    }
}

extension UIEdgeInsets {
    /// The insets with left and right exchanged.
    var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

extension UIView {
    /// Insets of the screen in the view's own coordinates, and the other way round.
    func mirroredInsets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        isFlipped ? insets.mirrored : insets
    }

    /// The center and the transform of the view with a state, in the coordinates of a display, which run from left to right.
    func displayedPlace(of state: ViewState) -> (center: CGPoint, transform: CGAffineTransform) {
        guard let scrollView = superview as? UIScrollView, scrollView.isFlipped else {
            return (state.center, state.transform)
        }
        let center = CGPoint(x: scrollView.flippedWidth - state.center.x, y: state.center.y)
        return (center, CGAffineTransform.flip.concatenating(state.transform).concatenating(.flip))
    }
}

extension CGAffineTransform {
    /// Exchanges left and right.
    static let flip = CGAffineTransform(scaleX: -1, y: 1)
}

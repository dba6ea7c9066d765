import Foundation

/// These members deal with content that begins at the right: either its coordinates are flipped and run from
/// right to left, or they are not flipped and the content begins at the greatest offset.
extension UIScrollView {
    // MARK: Content that begins at the greatest offset

    /// The horizontal offset at which the beginning of the content is visible.
    var startOffset: CGFloat { startsAtRight ? farthestOffset.x : -adjustedContentInset.left }

    /// Keeps the distance to the beginning of the content after the content or the view has got another
    /// width: moves all subviews and the offset to the right.
    ///
    /// - Parameter old: The value of ``startOffset`` before the change.
    func keepDistanceFromStart(from old: CGFloat) {
        let growth = startOffset - old
        guard growth != 0 else { return }
        UIView.performWithoutAnimation {
            for subview in subviews { subview.center.x += growth }
        }
        contentDidShift(by: growth)
        shiftContent(by: CGPoint(x: growth, y: 0))
    }

    /// The insets that the display gets, with left and right as on the screen. Content that begins at the
    /// greatest offset and is narrower than the view has more room at its left.
    var displayedInsets: UIEdgeInsets {
        var inset = mirroredInsets(wholeInset)
        if startsAtRight { inset.left = max(inset.left, bounds.width - contentSize.width - inset.right) }
        return inset
    }

    // MARK: Flipped coordinates

    /// The width in which flipped coordinates are mirrored for a display, which counts from left to right.
    /// Content that is narrower than the view lies at its right edge.
    var flippedWidth: CGFloat {
        max(displayedPart.width, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
    }

    /// Marks the view and its subviews for a commit if ``flippedWidth`` has changed.
    func updateFlippedWidth() {
        guard isFlipped, flippedWidth != knownFlippedWidth else { return }
        knownFlippedWidth = flippedWidth
        setNeedsCommit()
        for subview in subviews { subview.setNeedsCommit() }
    }

    /// Converts an offset of this scroll view to one of the display.
    func displayedOffset(_ offset: CGPoint) -> CGPoint {
        let start = displayedPart.origin
        return mirroredOffset(CGPoint(x: offset.x - start.x, y: offset.y - start.y))
    }

    /// Converts an offset of the display to one of this scroll view.
    func ownOffset(_ displayed: CGPoint) -> CGPoint {
        let (start, offset) = (displayedPart.origin, mirroredOffset(displayed))
        return CGPoint(x: offset.x + start.x, y: offset.y + start.y)
    }

    private func mirroredOffset(_ offset: CGPoint) -> CGPoint {
        isFlipped ? CGPoint(x: flippedWidth - offset.x - bounds.width, y: offset.y) : offset
    }

    /// Converts the sum of the distances by which content and offset were moved together to the coordinates
    /// of the display.
    func mirroredShift(_ shift: CGPoint) -> CGPoint {
        isFlipped ? CGPoint(x: flippedWidth - bounds.width - shift.x, y: shift.y) : shift
    }
}

extension UIEdgeInsets {
    /// The insets with left and right exchanged.
    var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

extension UIView {
    /// Converts insets of the screen to the view's own coordinates, or the other way round.
    func mirroredInsets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        isFlipped ? insets.mirrored : insets
    }

    /// Returns the center and the transform that a state gives the view, in the coordinates of a display,
    /// which run from left to right and begin at the part of a scroll view that the display gets.
    func displayedPlace(of state: ViewState) -> (center: CGPoint, transform: CGAffineTransform) {
        guard let scrollView = superview as? UIScrollView else { return (state.center, state.transform) }
        let start = scrollView.displayedPart.origin
        var center = CGPoint(x: state.center.x - start.x, y: state.center.y - start.y)
        guard scrollView.isFlipped else { return (center, state.transform) }
        center.x = scrollView.flippedWidth - center.x
        return (center, CGAffineTransform.flip.concatenating(state.transform).concatenating(.flip))
    }
}

extension CGAffineTransform {
    /// A transform that exchanges left and right.
    static let flip = CGAffineTransform(scaleX: -1, y: 1)
}

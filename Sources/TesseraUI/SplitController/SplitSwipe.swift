import Foundation

/// A swipe that brings columns of a split view in from the edge, or hides those in front of the secondary
/// one.
///
/// The columns move when the swipe is recognized, and not with the finger, since each step would have to wait
/// for the app.
@MainActor
final class SplitSwipe: UIPanGestureRecognizer {
    private weak var split: UISplitViewController?
    /// The distance from the edge within which a swipe that brings columns in must begin, in points.
    private static let reach: CGFloat = 24
    private var start = CGPoint.zero

    init(split: UISplitViewController) {
        self.split = split
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        addAction(
            UIAction { [weak self] _ in if self?.state == .began { self?.split?.swiped() } })
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches == 1, let touch = touches.first { start = touch.location(in: view) }
    }

    override func accepts(way: CGPoint) -> Bool {
        guard let split, abs(way.x) > abs(way.y) else { return false }
        return split.acceptsSwipe(from: start, way: way.x)
    }

    /// Returns true if a touch begins close enough to the edge to bring columns in.
    static func beginsAtEdge(_ start: CGPoint, isRight: Bool, in width: CGFloat) -> Bool {
        isRight ? start.x >= width - reach : start.x <= reach
    }
}

extension UISplitViewController {
    /// Returns true if a swipe would change the columns.
    ///
    /// - Parameters:
    ///   - start: The point at which the swipe began.
    ///   - way: The horizontal distance of the swipe, positive to the right.
    func acceptsSwipe(from start: CGPoint, way: CGFloat) -> Bool {
        guard !isCollapsed, presentsWithGesture else { return false }
        let isMirrored = geometry(in: view.bounds.size, displayMode).isMirrored
        let isInwards = isMirrored ? way < 0 : way > 0
        if displayMode.dimsSecondary { return !isInwards }
        // At first, such a swipe goes back in the navigation stack.
        let isAtRoot = (columns[.secondary]?.navigation?.viewControllers.count ?? 0) <= 1
        return isInwards && isAtRoot && displayMode.count < order.count - 1
            && SplitSwipe.beginsAtEdge(start, isRight: isMirrored, in: view.bounds.width)
    }

    /// Changes the columns after an accepted swipe.
    func swiped() {
        if displayMode.dimsSecondary { hideFrontColumns() } else { toggleColumns() }
    }
}

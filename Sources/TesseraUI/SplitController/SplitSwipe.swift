import Foundation

/// A swipe that brings columns of a split view in from the edge, or takes away those that lie in front of the secondary one.
///
/// The columns move when the swipe is recognized, and not with the finger, since each step would wait for the app.
@MainActor
final class SplitSwipe: UIPanGestureRecognizer {
    private weak var split: UISplitViewController?
    /// How far from the edge a swipe begins that brings columns in, in points.
    private static let reach: CGFloat = 24
    private var start = CGPoint.zero

    init(split: UISplitViewController) {
        self.split = split
        super.init()
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

    /// Returns true for a swipe that brings columns in.
    static func beginsAtEdge(_ start: CGPoint, isRight: Bool, in width: CGFloat) -> Bool {
        isRight ? start.x >= width - reach : start.x <= reach
    }
}

extension UISplitViewController {
    /// Returns true for a swipe to the side which would change the columns.
    func acceptsSwipe(from start: CGPoint, way: CGFloat) -> Bool {
        guard !isCollapsed, presentsWithGesture else { return false }
        let isMirrored = geometry(in: view.bounds.size, displayMode).isMirrored
        let isInwards = isMirrored ? way < 0 : way > 0
        if displayMode.dimsSecondary { return !isInwards }
        // A navigation stack goes back first.
        let isAtRoot = (columns[.secondary]?.navigation?.viewControllers.count ?? 0) <= 1
        return isInwards && isAtRoot && displayMode.count < order.count - 1
            && SplitSwipe.beginsAtEdge(start, isRight: isMirrored, in: view.bounds.width)
    }

    /// The user has swiped in a way that was accepted.
    func swiped() {
        if displayMode.dimsSecondary { leaveFrontColumns() } else { toggleColumns() }
    }
}

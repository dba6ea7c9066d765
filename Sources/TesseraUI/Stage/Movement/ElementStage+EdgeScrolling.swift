import Foundation

/// Scrolling while an item is kept near an edge of the visible part.
extension ElementStage {
    /// The time between two steps, in seconds.
    static var scrollInterval: TimeInterval { 1 / 60 }
    /// The distance from an edge at which scrolling begins, in points. It is a quarter of the view's length
    /// at most.
    private static var edgeZone: CGFloat { 64 }
    /// The length of a step when the item's middle is at the edge or beyond it, in points.
    private static var longestStep: CGFloat { 12 }

    /// Scrolls as long as the item that the user moves is near an edge beyond which there is more content.
    ///
    /// UIKit does the same, and does not document the speed. Here the content moves faster the nearer the
    /// item's middle is to the edge, by 720 points a second at most.
    func scrollAtEdges() {
        guard movement != nil, !isScrollingAtEdges, nextEdgeOffset != nil else { return }
        isScrollingAtEdges = true
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.scrollInterval) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.isScrollingAtEdges = false
                self.scrollOneStep()
            }
        }
    }

    private func scrollOneStep() {
        guard let movement, let offset = nextEdgeOffset else { return }
        let (dx, dy) = (offset.x - scrollView.contentOffset.x, offset.y - scrollView.contentOffset.y)
        scrollView.contentOffset = offset
        // The finger has not moved on the screen, so the item moves in the content. This call also schedules
        // the next step.
        moveItem(to: CGPoint(x: movement.position.x + dx, y: movement.position.y + dy))
    }

    /// The content offset after the next step, or nil if there is nothing to scroll.
    private var nextEdgeOffset: CGPoint? {
        guard let movement, scrollView.isScrollEnabled, scrollView.window != nil else { return nil }
        return Self.edgeOffset(of: scrollView, at: movement.position)
    }

    /// Returns the content offset after the next step of scrolling while an item is kept at a point of the
    /// content, or nil if there is nothing to scroll.
    static func edgeOffset(of scrollView: UIScrollView, at point: CGPoint) -> CGPoint? {
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        var offset = scrollView.contentOffset
        offset.x += step(from: visible.minX, to: visible.maxX, at: point.x)
        offset.y += step(from: visible.minY, to: visible.maxY, at: point.y)
        offset = scrollView.reachable(offset)
        return offset == scrollView.contentOffset ? nil : offset
    }

    /// Returns the distance of a step, in points, for an item whose middle is at `place` between `start` and
    /// `end` of the visible part. It is negative towards the start.
    static func step(from start: CGFloat, to end: CGFloat, at place: CGFloat) -> CGFloat {
        let zone = min(edgeZone, (end - start) / 4)
        guard zone > 0 else { return 0 }
        let (before, after) = (zone - (place - start), zone - (end - place))
        if before > 0 { return -longestStep * min(before / zone, 1) }
        return after > 0 ? longestStep * min(after / zone, 1) : 0
    }
}

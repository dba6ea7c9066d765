import Foundation

/// Scrolling while an item is held at an edge.
extension ElementStage {
    /// Seconds between two steps.
    static var scrollInterval: TimeInterval { 1 / 60 }
    /// How far from an edge scrolling begins, in points: less in a view that is less than four times as long.
    private static var edgeZone: CGFloat { 64 }
    /// The points of a step with the item at the very edge or beyond.
    private static var longestStep: CGFloat { 12 }

    /// Scrolls as long as the item that the user moves is held near an edge beyond which there is more.
    ///
    /// UIKit does the same, and does not document how fast: here the content moves the faster the nearer the item's middle is
    /// to the edge, at most 720 points a second.
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
        let (dx, dy) = (offset.x - host.contentOffset.x, offset.y - host.contentOffset.y)
        host.contentOffset = offset
        // The finger is still where it was on the screen. This asks for the next step too.
        moveItem(to: CGPoint(x: movement.position.x + dx, y: movement.position.y + dy))
    }

    /// Where the next step brings the content, or nil if there is none.
    private var nextEdgeOffset: CGPoint? {
        guard let movement, host.isScrollEnabled, host.window != nil else { return nil }
        return Self.edgeOffset(of: host, at: movement.position)
    }

    /// Returns where the next step brings the content of a scroll view in which something is held at a point, or nil if there is none.
    static func edgeOffset(of scrollView: UIScrollView, at point: CGPoint) -> CGPoint? {
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        var offset = scrollView.contentOffset
        offset.x += step(from: visible.minX, to: visible.maxX, at: point.x)
        offset.y += step(from: visible.minY, to: visible.maxY, at: point.y)
        offset = scrollView.reachable(offset)
        return offset == scrollView.contentOffset ? nil : offset
    }

    /// Returns the points to scroll by where the item's middle is at a place of the visible part: towards the start where negative.
    static func step(from start: CGFloat, to end: CGFloat, at place: CGFloat) -> CGFloat {
        let zone = min(edgeZone, (end - start) / 4)
        guard zone > 0 else { return 0 }
        let (before, after) = (zone - (place - start), zone - (end - place))
        if before > 0 { return -longestStep * min(before / zone, 1) }
        return after > 0 ? longestStep * min(after / zone, 1) : 0
    }
}

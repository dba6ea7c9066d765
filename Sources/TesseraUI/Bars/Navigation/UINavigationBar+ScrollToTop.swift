import Foundation

/// A tap on a part of the bar in which there is no item scrolls the content below the bar to its top.
@MainActor
final class BarTap {
    /// The distance in points by which a finger may move during a tap.
    private static let tolerance: CGFloat = 10

    /// The place at which the finger has touched the bar, or nil if the touch is not a tap on a free part.
    private var start: CGPoint?

    /// Notes the beginning of a touch.
    func begin(_ touches: Set<UITouch>, on bar: UINavigationBar) {
        guard touches.count == 1, let touch = touches.first, let view = touch.view else { return start = nil }
        let isFree = view === bar || view is BarBackground || view is BarTitle || view is BarPart
        // A gesture of the app takes the tap.
        start = isFree && bar.gestureRecognizers?.isEmpty != false ? touch.location(in: bar) : nil
    }

    /// Ends a touch. Returns true if it was a tap on a free part.
    func end(_ touches: Set<UITouch>, on bar: UINavigationBar) -> Bool {
        defer { start = nil }
        guard let start, let end = touches.first?.location(in: bar) else { return false }
        return hypot(end.x - start.x, end.y - start.y) <= Self.tolerance
    }
}

extension UINavigationBar {
    /// Scrolls the content below the bar to its top, because the user has tapped the bar.
    func scrollContentToTop() {
        let content = (delegate as? UINavigationController)?.topViewController?.viewIfLoaded ?? superview
        guard let content else { return }
        var found: [(view: UIScrollView, y: CGFloat)] = []
        func visit(_ view: UIView) {
            guard view.canBeSeen, view.isUserInteractionEnabled else { return }
            if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, scrollView.canScrollUpAndDown
            {
                found.append((scrollView, scrollView.convert(scrollView.bounds.origin, to: nil).y))
            }
            for subview in view.subviews { visit(subview) }
        }
        visit(content)
        guard found.count == 1 || traitCollection.userInterfaceIdiom == .pad else { return }
        found.min { $0.y < $1.y }?.view.scrollToTopByUser()
    }
}

extension UIScrollView {
    /// True if the user can move the content up and down, because it is higher than the room for it.
    fileprivate var canScrollUpAndDown: Bool {
        isScrollEnabled && contentSize.height > bounds.inset(by: adjustedContentInset).height
    }
}

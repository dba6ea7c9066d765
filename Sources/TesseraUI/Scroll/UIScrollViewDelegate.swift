import Foundation

/// The methods that a scroll view's delegate can implement to get messages about scrolling.
/// See Apple's [UIScrollViewDelegate](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate).
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called whenever the content has moved, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when a finger, a wheel or a trackpad begins to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the finger has let go of the content. Not called for a wheel or a trackpad, with which the browser decides
    /// where the content comes to rest.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: The velocity in points per millisecond.
    ///   - targetContentOffset: The offset at which a scroll view on iOS would come to rest. If the delegate
    ///     writes another offset there, the content comes to rest at the nearest one that is possible.
    ///
    /// If the delegate does not change the offset, the display decelerates the content in its own way, so
    /// that the content may come to rest elsewhere. If the offset is at an end of the content, the content
    /// always goes there.
    ///
    /// If the scroll view pages, the offset is that of the page to which the content goes, and a change leads to the nearest
    /// page.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called when the finger has gone. `decelerate` is true if the content still moves.
    ///
    /// A browser does not say when the fingers leave a trackpad. After a wheel or a trackpad, `decelerate` is therefore true, and
    /// `scrollViewDidEndDecelerating` is called next, even if the content is at rest already.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content begins to move on after the finger has gone.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the content has come to rest after a deceleration.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when an animated move that the app has started has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns true if the content may scroll to its top, for which the user has asked; true by default. See
    /// ``UIScrollView/scrollsToTop``.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called when the content has arrived at its top because the user has asked for that.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Called when the room around the content has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Returns the view within the scroll view that is scaled when the content is zoomed, or nil if the content cannot be zoomed.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called before a pinch, or a change of the scale with an animation, begins. `view` is the one that is scaled.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called whenever the scale of the content has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called at the end of a pinch, after the content has bounced back to the limits, and at the end of a change of the scale
    /// with an animation.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does not change where the content comes to rest.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        OptionalMethod.targetContentOffset.isMissing(in: self)
    }
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Returns nil: the content cannot be zoomed.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}
}

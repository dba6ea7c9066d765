import Foundation

extension UITabBarController {
    /// The condition under which the tab bar leaves room for the content while the user scrolls.
    /// See Apple's [UITabBarController.MinimizeBehavior](
    /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/minimizebehavior).
    public enum MinimizeBehavior: Int, Sendable {
        /// The system decides; here the bar stays.
        case automatic = 0
        /// The bar stays.
        case never = 1
        /// The bar becomes a small button when the user scrolls down, and comes back when the user scrolls up.
        case onScrollDown = 2
        /// The bar becomes a small button when the user scrolls up, and comes back when the user scrolls down.
        case onScrollUp = 3
    }
}

/// Minimizes the tab bar while the user scrolls.
@MainActor
struct TabBarMinimizing {
    /// True if the small button is in the place of the bar.
    private(set) var isMinimized = false
    /// The way of the content since it last changed its direction, in points.
    private var way: CGFloat = 0
    private var last: CGFloat?

    /// The distance in points that the content scrolls before the bar disappears or comes back.
    private static let threshold: CGFloat = 24

    /// Begins anew with other content, with the bar in its place.
    ///
    /// - Parameter offset: The present offset of the content, or nil if it is unknown.
    mutating func restart(at offset: CGFloat? = nil) {
        self = TabBarMinimizing()
        last = offset
    }

    /// Notes that content has scrolled. Returns true if the bar must leave or come back.
    ///
    /// - Parameters:
    ///   - offset: The offset of the content.
    ///   - range: The offsets at which the content can come to rest. What lies outside is a bounce.
    mutating func moved(
        to offset: CGFloat, in range: ClosedRange<CGFloat>, _ behavior: UITabBarController.MinimizeBehavior
    ) -> Bool {
        let offset = min(max(offset, range.lowerBound), range.upperBound)
        let step = offset - (last ?? offset)
        last = offset
        // Other sizes or insets move nothing.
        if step != 0, (step > 0) != (way > 0) { way = 0 }
        way += step
        let leaving: CGFloat = behavior == .onScrollUp ? -1 : 1
        var wanted = isMinimized
        if way * leaving > Self.threshold { wanted = true }
        if way * leaving < -Self.threshold { wanted = false }
        // At the end from which the content comes, the bar is always there.
        if offset == (behavior == .onScrollUp ? range.upperBound : range.lowerBound) { wanted = false }
        guard wanted != isMinimized else { return false }
        isMinimized = wanted
        way = 0
        return true
    }
}

extension UITabBarController {
    /// Makes the bar small or brings it back as the content has scrolled. The bar of a wide window stays.
    func minimizeBarByContent() {
        guard tabBarMinimizeBehavior == .onScrollDown || tabBarMinimizeBehavior == .onScrollUp,
            traitCollection.horizontalSizeClass == .compact, let scrollView = contentScrollView,
            // The place of the bar changes the insets of the content.
            !isMinimizing
        else { return }
        let insets = scrollView.adjustedContentInset
        // Where a bar above has collapsed, the content has scrolled away from its start.
        let top = -insets.top - scrollView.collapse.amount
        // The bar becomes small only if the content scrolls then, too, although the accessory needs no room above the bar.
        let bottom = insets.bottom - (minimizing.isMinimized ? 0 : roomOfAccessory)
        let end = max(scrollView.displayedPart.maxY + bottom - scrollView.bounds.height, top)
        guard minimizing.moved(to: scrollView.contentOffset.y, in: top...end, tabBarMinimizeBehavior)
        else { return }
        isMinimizing = true
        updateBarPlace(animated: true)
        isMinimizing = false
    }

    /// Brings back the bar of a window that has become wide.
    func keepBarOfWideWindow() {
        guard minimizing.isMinimized, traitCollection.horizontalSizeClass != .compact else { return }
        minimizing.restart(at: contentScrollView?.contentOffset.y)
        tabBar.setHidden(isBarAway)
        minimizedBar?.isHidden = true
    }

    /// Brings the bar back, since other content is displayed or the bar is to stay.
    func bringBarBack() {
        let wasMinimized = minimizing.isMinimized
        minimizing.restart(at: contentScrollView?.contentOffset.y)
        if wasMinimized { updateBarPlace(animated: true) }
    }
}

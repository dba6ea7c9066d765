import Foundation

/// The place and the look of the bar.
extension UITabBarController {
    /// Whether the bar is out of sight, for whatever reason.
    var isBarAway: Bool { isTabBarHidden || installed?.coversTabBar == true }

    /// Puts the bar at the bottom of the view, or right below it.
    func layOutBar() {
        guard isViewLoaded else { return }
        let height = tabBar.style.height
        let full = height + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - (isBarAway ? 0 : full), width: view.bounds.width, height: full)
        installed?.containerSafeArea = UIEdgeInsets(
            top: 0, left: 0, bottom: isBarAway ? 0 : height, right: 0)
        updateContentEdge()
    }

    /// Brings the bar in or takes it away where that has changed.
    func updateBarPlace(animated: Bool) {
        guard isViewLoaded else { return }
        guard animated, view.window != nil else {
            tabBar.isHidden = isBarAway
            layOutBar()
            return
        }
        tabBar.isHidden = false
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: { [self] in
                layOutBar()
                view.layoutIfNeeded()
            },
            completion: { [self] _ in tabBar.isHidden = isBarAway })
    }

    // MARK: Content below the bar

    /// Looks for the scroll view whose content may lie below the bar, in the controller that is seen now.
    func updateContentScrollView() {
        let found = tabBar.superview == nil ? nil : installed?.contentAboveBottomBar
        if found !== contentScrollView {
            contentScrollView?.didMoveAboveBottomBar = nil
            contentScrollView = found
            found?.didMoveAboveBottomBar = { [weak self] in self?.updateContentEdge() }
        }
        updateContentEdge()
    }

    /// Gives the bar its look at the end of the content, or above content that goes on.
    func updateContentEdge() {
        guard let scrollView = contentScrollView else {
            tabBar.isContentBelow = false
            return
        }
        let visible = scrollView.contentOffset.y + scrollView.bounds.height
        let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        tabBar.isContentBelow = visible < end - 0.5
    }
}

extension UIViewController {
    /// The scroll view that fills the view of the controller, or of the controller that it shows.
    fileprivate var contentAboveBottomBar: UIScrollView? {
        if let navigation = self as? UINavigationController {
            return navigation.topViewController?.contentAboveBottomBar
        }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// Lets the controller, which is in a tab, cover the tab bar, or uncovers it: for a navigation controller that has pushed what
    /// hides the bar.
    func setCoversTabBar(_ covers: Bool, animated: Bool) {
        guard covers != coversTabBar else { return }
        coversTabBar = covers
        tabBarController?.updateBarPlace(animated: animated)
    }
}

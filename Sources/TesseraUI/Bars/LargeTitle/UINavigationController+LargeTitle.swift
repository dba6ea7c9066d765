import Foundation

extension UINavigationController {
    /// The height in points of the navigation bar above a controller, as far as the controller's content has collapsed it, without
    /// what hardware covers above the bar.
    func barHeight(of controller: UIViewController?) -> CGFloat {
        guard let controller else { return navigationBar.wholeHeight }
        let whole = navigationBar.wholeHeight(of: controller.navigationItem, in: stack.map(\.navigationItem))
        return whole - (collapsingScrollView(of: controller)?.collapse.amount ?? 0)
    }

    /// The scroll view that begins below the bar and so can collapse it.
    private func collapsingScrollView(of controller: UIViewController) -> UIScrollView? {
        guard let scrollView = controller.observedScrollView(for: .top), let view = controller.viewIfLoaded,
            scrollView === view || scrollView.superview === view && scrollView.frame.minY <= 0.5,
            controller.extends(below: .top, isOpaque: !navigationBar.isTranslucent)
        else { return nil }
        return scrollView
    }

    /// Says to the scroll view of a controller how the bar above it collapses.
    func prepareCollapse(of controller: UIViewController, isBarHidden: Bool) {
        guard let scrollView = controller.observedScrollView(for: .top) else { return }
        let canCollapse = !isBarHidden && collapsingScrollView(of: controller) === scrollView
        let stops =
            canCollapse
            ? navigationBar.collapseStops(of: controller.navigationItem, in: stack.map(\.navigationItem)) : []
        guard stops != scrollView.collapse.stops else { return }
        scrollView.collapse.stops = stops
        scrollView.collapse.amount = min(scrollView.collapse.amount, stops.last ?? 0)
        scrollView.setNeedsCommit()
    }

    /// Gives the bar the height and the look that the content of the controller on top has for it.
    func followContent(of controller: UIViewController, in scrollView: UIScrollView) {
        let canCollapse = collapsingScrollView(of: controller) === scrollView
        let followed = canCollapse ? scrollView : nil
        let isOther = navigationBar.followed !== followed
        if isOther { navigationBar.followed = followed }
        let amount = scrollView.presentCollapse
        if amount != scrollView.collapse.amount {
            scrollView.collapse.amount = amount
            // Before the bar: what lays out then sees both.
            let height = barHeight(of: controller)
            if controller.barSafeArea > 0 { controller.barSafeArea = height }
            navigationBar.frame.size.height = view.safeAreaInsets.top + height
        }
        navigationBar.isContentBelow =
            scrollView.contentOffset.y > scrollView.collapseStart + scrollView.collapse.distance + 0.5
        if isOther { navigationBar.update() } else { navigationBar.contentMoved() }
    }
}

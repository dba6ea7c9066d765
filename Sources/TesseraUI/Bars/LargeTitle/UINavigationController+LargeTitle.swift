import Foundation

extension UINavigationController {
    /// Returns the height in points of the navigation bar above a controller, reduced by the controller's
    /// content, without the area above the bar that hardware covers.
    func barHeight(of controller: UIViewController?) -> CGFloat {
        guard let controller else { return navigationBar.wholeHeight }
        let whole = navigationBar.wholeHeight(of: controller.navigationItem, in: stack.map(\.navigationItem))
        return whole - (collapsingScrollView(of: controller)?.collapse.amount ?? 0)
    }

    /// Returns the scroll view that begins below the bar and can collapse it, or nil.
    private func collapsingScrollView(of controller: UIViewController) -> UIScrollView? {
        guard let scrollView = controller.observedScrollView(for: .top), let view = controller.viewIfLoaded,
            scrollView === view || scrollView.superview === view && scrollView.frame.minY <= 0.5,
            controller.extends(below: .top, isOpaque: !navigationBar.isTranslucent)
        else { return nil }
        return scrollView
    }

    /// Informs the scroll view of a controller of the heights at which the bar above it can come to rest.
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

    /// Updates the height and the look of the bar to the content's offset in the top controller.
    func adaptBarToContent(of controller: UIViewController, in scrollView: UIScrollView) {
        let canCollapse = collapsingScrollView(of: controller) === scrollView
        let drivingScrollView = canCollapse ? scrollView : nil
        let isOther = navigationBar.drivingScrollView !== drivingScrollView
        if isOther { navigationBar.drivingScrollView = drivingScrollView }
        let amount = scrollView.presentCollapse
        if amount != scrollView.collapse.amount {
            scrollView.collapse.amount = amount
            // The insets change before the bar, so that a layout that the bar's change causes uses both new
            // values.
            let height = barHeight(of: controller)
            if controller.barSafeArea > 0 { controller.barSafeArea = height }
            navigationBar.frame.size.height = view.safeAreaInsets.top + height
        }
        navigationBar.isContentBelow =
            scrollView.contentOffset.y > scrollView.collapseStart + scrollView.collapse.distance + 0.5
        if isOther { navigationBar.update() } else { navigationBar.contentMoved() }
    }
}

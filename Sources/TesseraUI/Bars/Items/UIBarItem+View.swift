import Foundation

extension UIBarItem {
    /// The view that displays the item in a bar, or nil if the item is not on screen. It has the key `view`, by which libraries
    /// find the place of an item, for example to point at it.
    var displayedView: UIView? {
        UIApplication.shared.windows.reversed().lazy.compactMap { self.displayedView(in: $0) }.first
    }

    /// Returns the item's view in a bar of a window, or nil if the item is not on screen.
    func displayedView(in window: UIWindow) -> UIView? {
        if let custom = (self as? UIBarButtonItem)?.customView, custom.window != nil { return custom }
        func find(in view: UIView) -> UIView? {
            guard !view.isHidden else { return nil }
            if (view as? BarButton)?.item === self || (view as? TabBarButton)?.item === self { return view }
            // Views in front come first.
            return view.subviews.reversed().lazy.compactMap { find(in: $0) }.first
        }
        return find(in: window)
    }
}

import Foundation

/// An object that is informed of the tab that the user chooses.
/// See Apple's [UITabBarDelegate](https://developer.apple.com/documentation/uikit/uitabbardelegate).
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Informs the delegate that the user has chosen a tab, which may already have been selected.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

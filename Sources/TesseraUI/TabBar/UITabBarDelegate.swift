import Foundation

/// Learns which tab of a bar the user chooses.
/// See Apple's [UITabBarDelegate](https://developer.apple.com/documentation/uikit/uitabbardelegate).
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user has chosen a tab, which may be the one that was selected already.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

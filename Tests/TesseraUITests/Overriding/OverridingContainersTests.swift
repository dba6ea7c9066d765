import Foundation
import TesseraUI
import Testing

private final class OverridingTabs: UITabBarController, Logging {
    let calls = Calls()

    override var viewControllers: [UIViewController]? {
        get { super.viewControllers }
        set {
            log("viewControllers")
            super.viewControllers = newValue
        }
    }
    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        log("setViewControllers(_:animated:)")
        super.setViewControllers(viewControllers, animated: animated)
    }
    override var selectedIndex: Int {
        get { super.selectedIndex }
        set {
            log("selectedIndex")
            super.selectedIndex = newValue
        }
    }
    override var selectedViewController: UIViewController? {
        get { super.selectedViewController }
        set {
            log("selectedViewController")
            super.selectedViewController = newValue
        }
    }
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        log("tabBar(_:didSelect:)")
        super.tabBar(tabBar, didSelect: item)
    }
    override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        log("setTabBarHidden(_:animated:)")
        super.setTabBarHidden(hidden, animated: animated)
    }
}

private final class OverridingPages: UIPageViewController, Logging {
    let calls = Calls()

    override func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        log("setViewControllers(_:direction:animated:completion:)")
        super.setViewControllers(
            viewControllers, direction: direction, animated: animated, completion: completion)
    }
    override var viewControllers: [UIViewController]? {
        log("viewControllers")
        return super.viewControllers
    }
}

private final class OverridingSplit: UISplitViewController, Logging {
    let calls = Calls()

    override func setViewController(_ vc: UIViewController?, for column: Column) {
        log("setViewController(_:for:)")
        super.setViewController(vc, for: column)
    }
    override func viewController(for column: Column) -> UIViewController? {
        log("viewController(for:)")
        return super.viewController(for: column)
    }
    override func show(_ column: Column) {
        log("show(_:)")
        super.show(column)
    }
    override func hide(_ column: Column) {
        log("hide(_:)")
        super.hide(column)
    }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        log("showDetailViewController(_:sender:)")
        super.showDetailViewController(vc, sender: sender)
    }
}

private final class OverridingPageControl: UIPageControl, Logging {
    let calls = Calls()

    override func accessibilityIncrement() {
        log("accessibilityIncrement()")
        super.accessibilityIncrement()
    }
    override func size(forNumberOfPages pageCount: Int) -> CGSize {
        log("size(forNumberOfPages:)")
        return super.size(forNumberOfPages: pageCount)
    }
}

@MainActor struct OverridingContainersTests {
    @Test func `members of tab bar controllers are overridden`() {
        let tabs = OverridingTabs()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.selectedIndex = 1
        tabs.selectedViewController = tabs.viewControllers?.first
        tabs.setTabBarHidden(true, animated: false)
        if let item = tabs.tabBar.items?.first { tabs.tabBar(tabs.tabBar, didSelect: item) }
        let expected = [
            "viewControllers", "setViewControllers(_:animated:)", "selectedIndex", "selectedViewController",
            "tabBar(_:didSelect:)", "setTabBarHidden(_:animated:)",
        ]
        #expect(tabs.calls.missing(of: expected) == [])
    }

    @Test func `members of page controllers and page controls are overridden`() {
        let pages = OverridingPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        #expect(pages.viewControllers?.count == 1)
        #expect(
            pages.calls.missing(of: [
                "setViewControllers(_:direction:animated:completion:)", "viewControllers",
            ]) == [])
        let control = OverridingPageControl()
        control.numberOfPages = 2
        control.accessibilityIncrement()
        #expect(control.intrinsicContentSize.height == 26)
        #expect(control.calls.missing(of: ["accessibilityIncrement()", "size(forNumberOfPages:)"]) == [])
    }

    @Test func `members of split view controllers are overridden`() {
        let split = OverridingSplit(style: .doubleColumn)
        let primary = UIViewController()
        split.setViewController(primary, for: .primary)
        #expect(split.viewController(for: .primary) === primary)
        split.show(.primary)
        split.hide(.primary)
        primary.showDetailViewController(UIViewController(), sender: nil)
        let expected = [
            "setViewController(_:for:)", "viewController(for:)", "show(_:)", "hide(_:)",
            "showDetailViewController(_:sender:)",
        ]
        #expect(split.calls.missing(of: expected) == [])
    }
}

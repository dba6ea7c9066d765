import Foundation
import Testing

@testable import TesseraUI

/// Subclasses of containers need not call super in `viewDidLoad()` and `viewWillLayoutSubviews()`.
@MainActor struct ContainerSubclassTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    private func putOnScreen(_ root: UIViewController) {
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private final class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [titled("A"), titled("B")] }
        override func viewWillLayoutSubviews() {}
    }

    @Test func `a tab bar controller displays its bar and the selected controller`() {
        let tabs = Tabs()
        putOnScreen(tabs)
        #expect(tabs.selectedViewController?.view.window === window)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 795, width: 390, height: 49))
    }

    private final class Stack: UINavigationController {
        override func viewDidLoad() { pushViewController(titled("A"), animated: false) }
        override func viewWillLayoutSubviews() {}
    }

    @Test func `a navigation controller displays its bar and the controller on top`() {
        let stack = Stack()
        putOnScreen(stack)
        #expect(stack.topViewController?.view.window === window)
        #expect(stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    }

    private final class Pages: UIPageViewController {
        override func viewDidLoad() {
            setViewControllers([titled("A")], direction: .forward, animated: false)
        }
        override func viewWillLayoutSubviews() {}
    }

    @Test func `a page controller displays its page`() {
        let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
        putOnScreen(pages)
        #expect(pages.viewControllers?.first?.view.window === window)
        #expect(pages.viewControllers?.first?.view.frame.width == 390)
    }

    /// A split view that becomes its own delegate when it has loaded its view.
    private final class Split: UISplitViewController, UISplitViewControllerDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            delegate = self
        }
        override func viewWillLayoutSubviews() {}

        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { true }
    }

    @Test func `a split view asks the delegate that is set when the view has loaded`() {
        let (split, detail) = (Split(), titled("Detail"))
        let list = UINavigationController(rootViewController: titled("List"))
        split.viewControllers = [list, detail]
        split.traitOverrides.horizontalSizeClass = .compact
        putOnScreen(split)
        #expect(split.isCollapsed && list.titles == ["List"])
        #expect(list.view.window === window && !detail.isViewLoaded)
    }

    @Test func `a tab stays when the root of its navigation controller is replaced`() {
        let (tabs, home) = (UITabBarController(), titled("Home"))
        let stack = UINavigationController(rootViewController: home)
        tabs.viewControllers = [stack, titled("B")]
        putOnScreen(tabs)
        stack.setViewControllers([titled("Inside")], animated: false)
        tabs.selectedIndex = 1
        _ = tabs.tabBar.buttons[0].accessibilityActivate()
        #expect(tabs.selectedViewController === stack)
        #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?[0])
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?[0])
    }
}

import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct TabBarControllerTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let log = Log()
    let tabs = UITabBarController()

    /// A delegate that allows selection if `allows` is true, and records what the user chooses.
    @MainActor final class Listener: NSObject, UITabBarControllerDelegate {
        var calls: [String] = []
        var allows = true
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            calls.append("should \(viewController.title ?? "?")")
            return allows
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { calls.append("did \(viewController.title ?? "?")") }
    }

    private func controllers(_ names: String) -> [LoggingController] {
        names.map { LoggingController(String($0), log) }
    }

    private func putOnScreen(_ controllers: [UIViewController]) {
        tabs.viewControllers = controllers
        window.rootViewController = tabs
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private func tap(_ index: Int) { _ = tabs.tabBar.buttons[index].accessibilityActivate() }
    private var titles: [String?] { tabs.tabBar.items?.map(\.title) ?? [] }

    @Test func `the first controller is shown, and others are not loaded`() {
        let all = controllers("AB")
        putOnScreen(all)
        #expect(log.take() == ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
        #expect(tabs.selectedIndex == 0)
        #expect(titles == ["A", "B"])
        #expect(!all[1].isViewLoaded)
        #expect(all[0].tabBarController === tabs)
        #expect(all[0].view.isDescendant(of: tabs.view))
    }

    @Test func `without controllers nothing is selected`() {
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(tabs.selectedViewController == nil)
        putOnScreen(controllers("A"))
        tabs.viewControllers = nil
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(tabs.children.isEmpty)
        #expect(log.take().suffix(2) == ["A willDisappear", "A didDisappear"])
    }

    @Test func `going to another tab calls both controllers, first the one that appears`() {
        putOnScreen(controllers("AB"))
        log.calls = []
        tabs.selectedIndex = 1
        #expect(
            log.take() == [
                "B didLoad", "B willAppear", "A willDisappear", "B isAppearing", "A didDisappear",
                "B didAppear",
            ])
        #expect(tabs.selectedViewController?.title == "B")
        #expect(tabs.tabBar.selectedItem?.title == "B")
        tabs.selectedIndex = 9
        #expect(tabs.selectedIndex == 1)
        window.isHidden = true
        #expect(log.take() == ["B willDisappear", "B didDisappear"])
    }

    @Test func `the delegate decides about taps, and not about selections by the app`() {
        let listener = Listener()
        tabs.delegate = listener
        putOnScreen(controllers("AB"))
        tap(1)
        #expect(listener.calls == ["should B", "did B"])
        #expect(tabs.selectedIndex == 1)
        listener.allows = false
        listener.calls = []
        tap(0)
        #expect(listener.calls == ["should A"])
        #expect(tabs.selectedIndex == 1)
        tabs.selectedIndex = 0
        #expect(tabs.selectedIndex == 0)
        #expect(listener.calls == ["should A"])
    }

    @Test func `a tap on the selected tab goes back to the root, and then to the top`() {
        let root = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        root.view.addSubview(scrollView)
        let navigation = UINavigationController(rootViewController: root)
        putOnScreen([navigation, UIViewController()])
        scrollView.contentOffset.y = 500
        UIView.performWithoutAnimation { navigation.pushViewController(UIViewController(), animated: false) }
        tap(0)
        #expect(navigation.viewControllers == [root])
        window.layoutIfNeeded()
        tap(0)
        #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
    }

    @Test func `the selected controller stays selected where it is among the new ones`() {
        let all = controllers("ABC")
        putOnScreen(all)
        tabs.selectedIndex = 2
        tabs.viewControllers = [all[2], all[0]]
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.selectedViewController === all[2])
        #expect(all[1].parent == nil)
        tabs.viewControllers = [all[1], all[0]]
        #expect(tabs.selectedViewController === all[1])
    }

    @Test func `a tab has the title of its controller, or that of a navigation controller's root`() {
        let (plain, root) = (UIViewController(), UIViewController())
        plain.title = "Plain"
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        putOnScreen([plain, navigation])
        #expect(titles == ["Plain", "Root"])
        plain.title = "Other"
        root.tabBarItem = UITabBarItem(title: "Item", image: nil, tag: 0)
        #expect(titles == ["Other", "Item"])
    }

    @Test func `content ends above the bar, and at the edge where the bar is hidden`() {
        let all = controllers("A")
        tabs.additionalSafeAreaInsets.bottom = 34
        putOnScreen(all)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(all[0].view.safeAreaInsets.bottom == 83)
        tabs.isTabBarHidden = true
        #expect(tabs.tabBar.isHidden)
        #expect(all[0].view.safeAreaInsets.bottom == 34)
        tabs.setTabBarHidden(false, animated: false)
        #expect(all[0].view.safeAreaInsets.bottom == 83)
    }

    @Test func `the content takes the place of a bar that the app hides`() {
        let all = controllers("A")
        tabs.additionalSafeAreaInsets.bottom = 34
        putOnScreen(all)
        tabs.tabBar.isHidden = true
        #expect(tabs.isTabBarHidden && all[0].view.safeAreaInsets.bottom == 34)
        tabs.tabBar.isHidden = false
        #expect(!tabs.isTabBarHidden && all[0].view.safeAreaInsets.bottom == 83)
    }

    @Test func `the bar is clear at the end of the content only`() {
        let root = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        root.view.addSubview(scrollView)
        putOnScreen([root])
        #expect(!tabs.tabBar.isContentBelow)
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        #expect(tabs.tabBar.isContentBelow)
        scrollView.contentOffset.y = 2000 + 49 - 844
        #expect(!tabs.tabBar.isContentBelow)
    }

    @Test func `a pushed controller takes the bar away`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        putOnScreen([navigation])
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: false)
        window.layoutIfNeeded()
        #expect(tabs.tabBar.isHidden)
        #expect(pushed.view.safeAreaInsets.bottom == 0)
        navigation.popViewController(animated: false)
        navigation.view.layoutIfNeeded()
        #expect(!tabs.tabBar.isHidden)
    }

    // MARK: More

    @Test func `of more than five controllers the last are in a list`() {
        putOnScreen(controllers("ABCDEF"))
        #expect(titles == ["A", "B", "C", "D", "More"])
        #expect(tabs.controllersInMore.map(\.title) == ["E", "F"])
        tap(4)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(tabs.moreNavigationController.viewControllers.count == 1)
        tabs.selectedIndex = 5
        #expect(tabs.tabBar.selectedItem?.title == "More")
        #expect(tabs.moreNavigationController.topViewController?.title == "F")
        #expect(tabs.selectedViewController?.title == "F")
        window.layoutIfNeeded()
        tabs.moreNavigationController.popToRootViewController(animated: false)
        window.layoutIfNeeded()
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(tabs.children.contains { $0.title == "F" })
    }

    @Test func `the list displays the controller that the user chooses, if the delegate allows it`() throws {
        let listener = Listener()
        tabs.delegate = listener
        putOnScreen(controllers("ABCDEF"))
        tap(4)
        listener.calls = []
        window.layoutIfNeeded()
        let list = try #require(tabs.moreNavigationController.viewControllers[0] as? MoreListController)
        list.choose?(tabs.controllersInMore[0])
        #expect(listener.calls == ["should E", "did E"])
        #expect(tabs.selectedIndex == 4)
    }

    @Test func `a navigation controller in the list lends its controllers, and gets them back`() {
        let (root, detail) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        root.title = "Root"
        navigation.pushViewController(detail, animated: false)
        putOnScreen(controllers("ABCDE") + [navigation])
        tabs.selectedIndex = 5
        #expect(tabs.moreNavigationController.viewControllers.dropFirst() == [root, detail])
        #expect(root.navigationController === tabs.moreNavigationController)
        tabs.moreNavigationController.popViewController(animated: false)
        tabs.selectedIndex = 0
        tabs.selectedIndex = 5
        #expect(tabs.moreNavigationController.viewControllers.dropFirst() == [root])
        tabs.moreNavigationController.popToRootViewController(animated: false)
        window.layoutIfNeeded()
        #expect(navigation.viewControllers == [root])
        tabs.viewControllers = [navigation]
        #expect(tabs.selectedViewController === navigation)
        #expect(root.navigationController === navigation)
    }
}

import Foundation
import Testing

@testable import TesseraUI

@MainActor struct TabGroupTests {
    let bars = UITabBarController()

    /// A delegate that records which tabs are selected.
    private final class Listener: NSObject, UITabBarControllerDelegate {
        var calls: [String] = []

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            calls.append("should \(tab.identifier)")
            return true
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { calls.append("did \(selectedTab.identifier), \(previousTab?.identifier ?? "none")") }

        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    private func tab(_ identifier: String) -> UITab {
        UITab(title: identifier.uppercased(), image: nil, identifier: identifier) {
            titled($0.identifier)
        }
    }

    private func group(_ children: [String], own: UIViewController? = nil) -> UITabGroup {
        UITabGroup(
            title: "Group", image: nil, identifier: "group", children: children.map(tab),
            viewControllerProvider: own.map { own in { _ in own } })
    }

    private func putOnScreen() -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = bars
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    @Test func `a group is one tab, and displays its first child`() {
        let group = group(["b", "c"])
        bars.tabs = [tab("a"), group]
        let window = putOnScreen()
        #expect(bars.tabBar.items?.map(\.title) == ["A", "Group"])
        bars.selectedTab = group
        window.layoutIfNeeded()
        #expect(bars.selectedTab === group.children[0])
        #expect(bars.selectedViewController === group.children[0].viewController)
        #expect(group.children[0].viewController?.view.window === window)
        #expect(group.children[0].viewController?.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(bars.tabBar.selectedItem?.title == "Group")
    }

    @Test func `a child in a group can be selected from outside`() throws {
        let group = group(["b", "c"])
        bars.tabs = [tab("a"), group]
        let window = putOnScreen()
        let listener = Listener()
        bars.delegate = listener
        bars.selectedTab = bars.tab(forIdentifier: "c")
        window.layoutIfNeeded()
        #expect(listener.take() == ["did c, a"])
        let (b, c) = (group.children[0], group.children[1])
        #expect(c.viewController?.view.window === window && group.selectedChild === c)
        #expect(c.viewController?.tab === c && c.viewController?.tabBarController === bars)
        group.selectedChild = b
        window.layoutIfNeeded()
        #expect(listener.take() == ["did b, c"])
        #expect(b.viewController?.view.window === window && c.viewController?.view.window == nil)
        bars.selectedTab = bars.tabs[0]
        group.selectedChild = c
        #expect(listener.take() == ["did a, b"])
        #expect(bars.selectedTab?.identifier == "a")
    }

    @Test func `a tap on a group asks for its selected child`() {
        let group = group(["b", "c"])
        group.defaultChildIdentifier = "c"
        bars.tabs = [tab("a"), group]
        let listener = Listener()
        bars.delegate = listener
        _ = bars.tabBar.buttons[1].accessibilityActivate()
        #expect(listener.take() == ["should c", "did c, a"])
    }

    @Test func `a group with a controller displays it whatever child is selected`() {
        let own = titled("own")
        let group = group(["b"], own: own)
        bars.tabs = [group]
        #expect(bars.selectedTab === group && bars.selectedViewController === own)
        bars.selectedTab = group.children[0]
        #expect(bars.selectedTab === group.children[0] && bars.selectedViewController === own)
    }

    @Test func `a managing navigation controller has the group and the selected child on its stack`() {
        let own = titled("own")
        let group = group(["b", "c"], own: own)
        let navigation = UINavigationController()
        group.managingNavigationController = navigation
        bars.tabs = [group]
        #expect(bars.selectedViewController === navigation)
        #expect(navigation.viewControllers == [own])
        bars.selectedTab = group.children[1]
        #expect(navigation.viewControllers.map(\.title) == ["own", "c"])
        #expect(group.children[1].managingTabGroup === group)
        navigation.pushViewController(titled("detail"), animated: false)
        bars.selectedTab = group.children[1]
        #expect(navigation.viewControllers.map(\.title) == ["own", "c", "detail"])
        bars.selectedTab = group.children[0]
        #expect(navigation.viewControllers.map(\.title) == ["own", "b"])
        group.selectedChild = nil
        #expect(navigation.viewControllers == [own])
    }

    @Test func `children come in the order of the identifiers, and hidden ones are left out`() {
        let group = group(["b", "c", "d"])
        group.displayOrderIdentifiers = ["d", "x", "b"]
        #expect(group.displayOrder.map(\.identifier) == ["d", "b", "c"])
        bars.tabs = [group]
        #expect(bars.selectedTab?.identifier == "d")
        group.children[2].isHidden = true
        #expect(bars.selectedTab?.identifier == "b")
    }

    @Test func `tabs in a group know the group and the tab bar controller`() {
        let group = group(["b"])
        let child = group.children[0]
        #expect(child.parent === group && child.tabBarController == nil)
        bars.tabs = [group]
        #expect(child.tabBarController === bars)
        group.children = []
        #expect(child.parent == nil && child.tabBarController == nil)
        #expect(bars.selectedTab === group)
    }

    @Test func `a group can lie in another group`() {
        let inner = group(["b", "c"])
        let outer = UITabGroup(title: "Outer", image: nil, identifier: "outer", children: [tab("a"), inner])
        bars.tabs = [outer]
        let window = putOnScreen()
        bars.selectedTab = inner.children[1]
        window.layoutIfNeeded()
        #expect(bars.selectedTab?.identifier == "c" && outer.selectedChild === inner)
        #expect(inner.children[1].viewController?.view.window === window)
    }

    @Test func `a tab that the former one replaces by another of the group is reported once`() {
        final class Redirecting: UIViewController {
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                tabBarController?.selectedTab = tabBarController?.tab(forIdentifier: "c")
            }
        }
        let group = group(["b", "c"])
        bars.tabs = [
            UITab(title: "A", image: nil, identifier: "a") { _ in Redirecting() }, group,
        ]
        let window = putOnScreen()
        window.makeKeyAndVisible()
        let listener = Listener()
        bars.delegate = listener
        bars.selectedTab = group.children[0]
        #expect(bars.selectedTab === group.children[1])
        #expect(listener.take().filter { $0.hasPrefix("did c") }.count == 1)
    }
}

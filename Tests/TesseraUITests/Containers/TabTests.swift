import Foundation
import Testing

@testable import TesseraUI

/// Tests of tabs that make their controllers. The order and the number of the delegate's calls are those of iOS 26.
@MainActor struct TabTests {
    let bars = UITabBarController()

    /// A delegate that records which tabs are selected, and refuses those with an identifier.
    @MainActor final class Listener: NSObject, UITabBarControllerDelegate {
        var calls: [String] = []
        var refused: String?
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            calls.append("should \(tab.identifier)")
            return tab.identifier != refused
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { calls.append("did \(selectedTab.identifier), \(previousTab?.identifier ?? "none")") }
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            calls.append("should select controller")
            return true
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { calls.append("did select controller") }

        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private func tab(_ identifier: String) -> UITab {
        UITab(title: identifier.uppercased(), image: nil, identifier: identifier) { _ in UIViewController() }
    }
    private var titles: [String?] { bars.tabBar.items?.map(\.title) ?? [] }
    private func tap(_ index: Int) { _ = bars.tabBar.buttons[index].accessibilityActivate() }

    @Test func `a tab makes its controller once, when a tab bar controller gets it`() {
        var made: [String] = []
        let tab = UITab(title: "A", image: nil, identifier: "a") {
            made.append($0.identifier)
            return UIViewController()
        }
        #expect(made.isEmpty)
        #expect(!tab.hasVisiblePlacement)
        bars.tabs = [tab]
        let controller = tab.viewController
        bars.tabs = []
        bars.tabs = [tab]
        #expect(made == ["a"])
        #expect(tab.viewController === controller)
        #expect(controller?.tab === tab)
        #expect(tab.tabBarController === bars)
        #expect(tab.hasVisiblePlacement)
    }

    @Test func `the first tab is selected, and controllers are not listed`() {
        let listener = Listener()
        bars.delegate = listener
        bars.tabs = [tab("a"), tab("b")]
        #expect(titles == ["A", "B"])
        #expect(bars.selectedIndex == 0)
        #expect(bars.selectedTab === bars.tabs[0])
        #expect(bars.selectedViewController === bars.tabs[0].viewController)
        #expect(bars.viewControllers == nil)
        #expect(bars.tab(forIdentifier: "b") === bars.tabs[1])
        #expect(listener.take() == ["did a, none"])
    }

    @Test func `the delegate is not asked about a selection by the app`() {
        bars.tabs = [tab("a"), tab("b"), tab("c")]
        let listener = Listener()
        bars.delegate = listener
        bars.selectedTab = bars.tabs[1]
        bars.selectedIndex = 2
        bars.selectedViewController = bars.tabs[0].viewController
        bars.selectedIndex = 0
        #expect(listener.take() == ["did b, a", "did c, b", "did a, c"])
    }

    @Test func `a tab that selects another one as it appears is reported once`() {
        final class Redirecting: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                tabBarController?.selectedTab = tabBarController?.tab(forIdentifier: "c")
            }
        }
        bars.tabs = [tab("a")]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = bars
        window.makeKeyAndVisible()
        let listener = Listener()
        bars.delegate = listener
        let redirecting = UITab(title: "B", image: nil, identifier: "b") { _ in Redirecting() }
        bars.tabs = [redirecting, tab("c")]
        #expect(bars.selectedTab?.identifier == "c")
        #expect(listener.take() == ["did c, b"])
    }

    @Test func `taps ask the delegate, and inform it also about the selected tab`() {
        bars.tabs = [tab("a"), tab("b"), UITab(title: "New", image: nil, identifier: "new")]
        let listener = Listener()
        listener.refused = "new"
        bars.delegate = listener
        tap(1)
        tap(1)
        tap(2)
        #expect(
            listener.take() == ["should b", "did b, a", "should b", "did b, b", "should new"])
        #expect(bars.selectedTab?.identifier == "b")
    }

    @Test func `without the selected tab the first one is selected`() {
        let (a, b, c) = (tab("a"), tab("b"), tab("c"))
        bars.tabs = [a, b, c]
        bars.selectedTab = c
        let listener = Listener()
        bars.delegate = listener
        bars.tabs = [b, a]
        #expect(bars.selectedTab === b)
        #expect(c.tabBarController == nil)
        bars.tabs = [a, b]
        #expect(bars.selectedTab === b)
        b.isHidden = true
        #expect(titles == ["A"])
        #expect(listener.take() == ["did b, c", "did a, b"])
    }

    @Test func `changes of a tab reach its item, and not the other way round`() {
        let tab = tab("a")
        bars.tabs = [tab]
        tab.title = "Inbox"
        tab.badgeValue = "7"
        #expect(bars.tabBar.items?.first === tab.viewController?.tabBarItem)
        #expect(titles == ["Inbox"])
        #expect(bars.tabBar.items?.first?.badgeValue == "7")
        tab.viewController?.tabBarItem.badgeValue = "9"
        #expect(tab.badgeValue == "7")
    }

    @Test func `a controller with an item of its own is still that of its tab`() {
        let tab = tab("a")
        bars.tabs = [tab]
        tab.viewController?.tabBarItem = UITabBarItem(title: "Mine", image: nil, tag: 0)
        #expect(titles == ["A"])
        #expect(bars.selectedTab === tab)
        #expect(tab.viewController?.tab === tab)
    }

    @Test func `a search lies behind all other tabs`() {
        bars.tabs = [UISearchTab { _ in UIViewController() }, tab("a")]
        #expect(titles == ["A", "Search"])
        #expect(bars.selectedTab?.identifier == "a")
    }

    @Test func `controllers replace tabs, and tabs controllers`() {
        let tab = tab("a")
        let controller = UIViewController()
        bars.tabs = [tab]
        bars.viewControllers = [controller]
        #expect(bars.tabs.isEmpty)
        #expect(tab.tabBarController == nil)
        #expect(bars.selectedTab == nil)
        bars.tabs = [tab]
        #expect(bars.viewControllers == nil)
        #expect(controller.parent == nil)
    }

    @Test func `tabs for which the bar has no space are in its list`() {
        bars.tabs = "abcdefgh".map { tab(String($0)) }
        bars.selectedTab = bars.tabs[6]
        #expect(bars.selectedTab?.identifier == "g")
        #expect(titles == ["A", "B", "C", "D", "More"])
        #expect(bars.selectedIndex == 6)
    }

    @Test func `the list shows the titles of tabs, whatever items the controllers have`() throws {
        bars.tabs = "abcdefgh".map { tab(String($0)) }
        bars.tabs[4].viewController?.tabBarItem = UITabBarItem(title: "Mine", image: nil, tag: 0)
        let list = try #require(bars.moreNavigationController.viewControllers[0] as? MoreListController)
        list.loadViewIfNeeded()
        bars.tabs[4].title = "Inbox"
        let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Inbox")
    }

    @Test func `a tab whose controller selects another one is not selected`() {
        /// A controller that leads to another tab as it appears.
        final class Passage: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                tabBarController?.selectedIndex = 2
            }
        }
        bars.tabs = [tab("a"), UITab(title: "B", image: nil, identifier: "b") { _ in Passage() }, tab("c")]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = bars
        window.isHidden = false
        window.layoutIfNeeded()
        let listener = Listener()
        bars.delegate = listener
        bars.selectedIndex = 1
        #expect(bars.selectedTab?.identifier == "c")
        #expect(listener.take() == ["did c, b"])
        tap(1)
        #expect(listener.take() == ["should b", "did c, b"])
    }
}

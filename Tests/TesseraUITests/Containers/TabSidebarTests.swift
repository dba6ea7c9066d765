import Foundation
import Testing

@testable import TesseraUI

@MainActor struct TabSidebarTests {
    private let bars = UITabBarController()

    private func tab(_ identifier: String) -> UITab {
        UITab(title: identifier.uppercased(), image: nil, identifier: identifier) { _ in UIViewController() }
    }

    /// Displays a tab and a group of two tabs in a window of a width.
    private func putOnScreen(width: CGFloat) -> UIWindow {
        bars.mode = .tabSidebar
        bars.tabs = [
            tab("a"),
            UITabGroup(title: "Group", image: nil, identifier: "group", children: [tab("b"), tab("c")]),
        ]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
        window.traitOverrides.horizontalSizeClass = width < 700 ? .compact : .regular
        window.traitOverrides.verticalSizeClass = .regular
        window.rootViewController = bars
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    private var content: CGRect { bars.transitions.container.frame }

    @Test func `a wide window has a sidebar in the place of the tab bar`() throws {
        let window = putOnScreen(width: 1100)
        #expect(!bars.sidebar.isHidden && bars.tabBar.isHidden)
        #expect(content == CGRect(x: 280, y: 0, width: 820, height: 800))
        let sidebar = try #require(bars.sidebarView)
        #expect(sidebar.frame == CGRect(x: 0, y: 0, width: 280, height: 800))
        // The group and its children are in a section of their own.
        #expect(sidebar.list.numberOfSections == 2)
        #expect(sidebar.list.numberOfItems(inSection: 1) == 3)
        #expect(sidebar.list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        _ = window
    }

    @Test func `a tap in the sidebar selects a tab in a group`() throws {
        let window = putOnScreen(width: 1100)
        let sidebar = try #require(bars.sidebarView)
        let path = IndexPath(item: 2, section: 1)
        #expect(sidebar.collectionView(sidebar.list, shouldSelectItemAt: path))
        sidebar.collectionView(sidebar.list, didSelectItemAt: path)
        window.layoutIfNeeded()
        #expect(bars.selectedTab?.identifier == "c")
        #expect(sidebar.list.indexPathsForSelectedItems == [path])
        // The group displays nothing itself.
        #expect(!sidebar.collectionView(sidebar.list, shouldSelectItemAt: IndexPath(item: 0, section: 1)))
    }

    @Test func `the tab bar is displayed while the sidebar is hidden`() {
        let window = putOnScreen(width: 1100)
        bars.sidebar.isHidden = true
        window.layoutIfNeeded()
        #expect(!bars.tabBar.isHidden && !bars.sidebarButton.isHidden)
        #expect(content == CGRect(x: 0, y: 0, width: 1100, height: 800))
        #expect(bars.tabBar.items?.map(\.title) == ["A", "Group"])
        _ = bars.sidebarButton.accessibilityActivate()
        window.layoutIfNeeded()
        #expect(!bars.sidebar.isHidden && content.minX == 280)
    }

    @Test func `a sidebar lies at the right if the interface flows from right to left`() {
        bars.loadViewIfNeeded()
        bars.view.semanticContentAttribute = .forceRightToLeft
        let window = putOnScreen(width: 1100)
        #expect(bars.sidebarView?.frame.minX == 820)
        #expect(content == CGRect(x: 0, y: 0, width: 820, height: 800))
        _ = window
    }

    @Test func `a narrow window and other modes have no sidebar`() {
        let window = putOnScreen(width: 390)
        #expect((bars.sidebarView?.alpha ?? 0) == 0 && !bars.tabBar.isHidden)
        #expect(content == CGRect(x: 0, y: 0, width: 390, height: 800))
        _ = window
    }

    @Test func `the placements of tabs decide which are in the bar and which in the sidebar only`() {
        let window = putOnScreen(width: 1100)
        let (last, rare) = (tab("last"), tab("rare"))
        last.preferredPlacement = .pinned
        rare.preferredPlacement = .sidebarOnly
        bars.tabs = [last, rare, tab("a")]
        bars.sidebar.isHidden = true
        #expect(bars.tabBar.items?.map(\.title) == ["A", "LAST"])
        bars.selectedTab = rare
        window.layoutIfNeeded()
        #expect(rare.viewController?.view.window === window && bars.tabBar.items?.count == 2)
        #expect(bars.sidebarView?.list.numberOfItems(inSection: 0) == 3)
        window.traitOverrides.horizontalSizeClass = .compact
        window.layoutIfNeeded()
        #expect(bars.tabBar.items?.map(\.title) == ["LAST", "RARE", "A"])
    }

    @Test func `another mode brings the tab bar back`() {
        let window = putOnScreen(width: 1100)
        bars.mode = .tabBar
        window.layoutIfNeeded()
        #expect(!bars.tabBar.isHidden && bars.sidebarButton.isHidden)
        #expect(content == CGRect(x: 0, y: 0, width: 1100, height: 800))
    }

    @Test func `a tap on the selected tab displays it again after the user has gone back`() {
        let window = putOnScreen(width: 1100)
        let group = UITabGroup(
            title: "Group", image: nil, identifier: "group", children: [tab("b")]
        ) { _ in UIViewController() }
        let navigation = UINavigationController()
        group.managingNavigationController = navigation
        bars.tabs = [group]
        bars.selectedTab = group.children[0]
        // The user can go back when the screen has arrived.
        navigation.transitions.settle()
        navigation.popViewController(animated: false)
        #expect(navigation.viewControllers == [group.viewController])
        bars.chooseInSidebar(group.children[0])
        #expect(
            navigation.viewControllers == [group.viewController, group.children[0].viewController])
        _ = window
    }
}

import Foundation
import Testing

@testable import TesseraUI

@MainActor struct TabBarPassageTests {
    /// A controller that notes the lower edges of its safe area.
    private final class Noting: UIViewController {
        /// The edge at each call of `viewIsAppearing(_:)`.
        var atAppearance: [CGFloat] = []
        /// The edge after each change.
        var changes: [CGFloat] = []

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            atAppearance.append(view.safeAreaInsets.bottom)
        }
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            changes.append(view.safeAreaInsets.bottom)
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let tabs = UITabBarController()
    private let root = Noting()
    private let pushed = Noting()
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: root)
        pushed.hidesBottomBarWhenPushed = true
        tabs.additionalSafeAreaInsets.bottom = 34
        tabs.viewControllers = [navigation]
        window.rootViewController = tabs
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private var bottoms: [CGFloat] { [root, pushed].map(\.view.safeAreaInsets.bottom) }

    private func push(animated: Bool) {
        navigation.pushViewController(pushed, animated: animated)
        window.layoutIfNeeded()
    }
    private func pop(animated: Bool) {
        navigation.popViewController(animated: animated)
        window.layoutIfNeeded()
    }

    @Test func `both screens have their final safe areas while the bar moves aside and comes back`() {
        root.changes = []
        push(animated: true)
        #expect(navigation.transitions.isInTransition && tabs.tabBar.isHidden)
        #expect(pushed.atAppearance == [34] && bottoms == [83, 34] && root.changes.isEmpty)
        navigation.transitions.settle()
        #expect(tabs.tabBar.isHidden && pushed.view.safeAreaInsets.bottom == 34)
        #expect(tabs.transitions.passage == nil)
        pop(animated: true)
        #expect(navigation.transitions.isInTransition && tabs.tabBar.isHidden)
        #expect(root.atAppearance.last == 83 && bottoms == [83, 34])
        navigation.transitions.settle()
        #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(root.view.safeAreaInsets.bottom == 83)
    }

    @Test func `a picture of the bar moves between the two screens`() throws {
        push(animated: true)
        let container = navigation.transitions.container
        let picture = try #require(container.subviews.firstIndex { $0 is SnapshotView })
        let (old, new) = (
            try #require(container.subviews.firstIndex(of: root.view)),
            try #require(container.subviews.firstIndex(of: pushed.view))
        )
        #expect(old < picture && picture < new)
        #expect(container.subviews[picture].viewState.center.y == 802.5)
        #expect(container.subviews[picture].transform == root.view.transform)
        navigation.transitions.settle()
        #expect(!container.subviews.contains { $0 is SnapshotView })
    }

    @Test func `the bar stays away after a swipe back that was cancelled`() throws {
        push(animated: false)
        navigation.isSwiping = true
        navigation.popViewController(animated: true)
        navigation.isSwiping = false
        let coordinator = try #require(navigation.transitions.transition?.coordinator)
        #expect(coordinator.isInteractive && bottoms == [83, 34])
        navigation.transitions.settle()
        #expect(navigation.topViewController === pushed && tabs.tabBar.isHidden)
        #expect(pushed.view.safeAreaInsets.bottom == 34)
        pop(animated: false)
        #expect(!tabs.tabBar.isHidden && root.view.safeAreaInsets.bottom == 83)
    }

    @Test func `after a cancelled swipe back the bar has the look for the content that stays`() throws {
        let long = UITableView(frame: window.bounds)
        long.contentInset.bottom = 2000
        root.view.addSubview(long)
        let stays = UIViewController()
        let short = UIScrollView(frame: window.bounds)
        stays.view.addSubview(short)
        navigation.pushViewController(stays, animated: false)
        window.layoutIfNeeded()
        #expect(tabs.contentScrollView === short)
        navigation.isSwiping = true
        navigation.popViewController(animated: true)
        navigation.isSwiping = false
        #expect(tabs.contentScrollView === long)
        navigation.transitions.settle()
        #expect(navigation.topViewController === stays && tabs.contentScrollView === short)
    }

    @Test func `without an animation the safe areas are final, too, as the screens appear`() {
        push(animated: false)
        #expect(pushed.atAppearance == [34])
        pop(animated: false)
        #expect(root.atAppearance.last == 83)
    }

    @Test func `another tab that is selected during a push has the bar at once`() {
        let other = UIViewController()
        tabs.viewControllers = [navigation, other]
        push(animated: true)
        #expect(tabs.tabBar.isHidden)
        tabs.selectedIndex = 1
        window.layoutIfNeeded()
        #expect(!tabs.tabBar.isHidden && other.view.safeAreaInsets.bottom == 83)
        #expect(tabs.transitions.passage == nil)
        navigation.transitions.settle()
        #expect(!tabs.tabBar.isHidden && other.view.safeAreaInsets.bottom == 83)
        tabs.selectedIndex = 0
        window.layoutIfNeeded()
        #expect(tabs.tabBar.isHidden && pushed.view.safeAreaInsets.bottom == 34)
        pop(animated: false)
        #expect(!tabs.tabBar.isHidden && root.view.safeAreaInsets.bottom == 83)
    }

    @Test func `a bar that the app hides takes no part`() {
        tabs.isTabBarHidden = true
        push(animated: true)
        #expect(tabs.transitions.passage == nil && bottoms == [34, 34])
        navigation.transitions.settle()
        pop(animated: true)
        navigation.transitions.settle()
        #expect(tabs.tabBar.isHidden && root.view.safeAreaInsets.bottom == 34)
    }
}

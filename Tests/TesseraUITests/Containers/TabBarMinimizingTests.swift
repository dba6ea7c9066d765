import Foundation
import Testing

@testable import TesseraUI

@MainActor struct TabBarMinimizingTests {
    private let bars = UITabBarController()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    private func putOnScreen() -> UIWindow {
        let page = UIViewController()
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(scrollView)
        return putOnScreen(page)
    }

    /// Returns the window of a phone in which the tab bar controller has a controller as its only tab.
    private func putOnScreen(_ controller: UIViewController) -> UIWindow {
        bars.viewControllers = [controller]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.traitOverrides.horizontalSizeClass = .compact
        window.traitOverrides.verticalSizeClass = .regular
        window.rootViewController = bars
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    private var isAway: Bool { bars.tabBar.frame.minY >= bars.view.bounds.height }

    @Test func `the bar is minimized when the content scrolls down, and comes back when it scrolls up`() {
        let window = putOnScreen()
        bars.tabBarMinimizeBehavior = .onScrollDown
        for (offset, expected) in [(20.0, false), (60, true), (50, true), (20, false)] {
            scrollView.contentOffset.y = offset
            window.layoutIfNeeded()
            #expect(isAway == expected)
        }
    }

    @Test func `the bar is there at the top, and stays by default`() {
        let window = putOnScreen()
        scrollView.contentOffset.y = 500
        window.layoutIfNeeded()
        #expect(!isAway)
        bars.tabBarMinimizeBehavior = .onScrollDown
        for offset in [510.0, 600] { scrollView.contentOffset.y = offset }
        #expect(isAway)
        scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
        #expect(!isAway)
        scrollView.contentOffset.y = 100
        #expect(isAway)
        bars.tabBarMinimizeBehavior = .never
        #expect(!isAway)
    }

    @Test func `the first report of a scroll counts`() {
        let window = putOnScreen()
        bars.tabBarMinimizeBehavior = .onScrollDown
        scrollView.contentOffset.y = 100
        window.layoutIfNeeded()
        #expect(isAway)
        // The way begins where the content is when the user brings the bar back.
        bars.bringBarBack()
        #expect(!isAway)
        scrollView.contentOffset.y = 120
        #expect(!isAway)
        scrollView.contentOffset.y = 125
        #expect(isAway)
    }

    @Test func `the bar is minimized also when content collapses a large title`() {
        let page = UIViewController()
        page.title = "Photos"
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(scrollView)
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        bars.tabBarMinimizeBehavior = .onScrollDown
        let window = putOnScreen(navigation)
        #expect(scrollView.contentOffset.y == -96 && !isAway)
        scrollView.contentOffset.y = -44
        window.layoutIfNeeded()
        #expect(isAway)
        scrollView.contentOffset.y = -96
        window.layoutIfNeeded()
        #expect(!isAway)
    }

    @Test func `a bounce at the end is no scroll up`() {
        var minimizing = TabBarMinimizing()
        for offset: CGFloat in [0, 100] {
            _ = minimizing.moved(to: offset, in: 0...100, .onScrollDown)
        }
        #expect(minimizing.isMinimized)
        for offset: CGFloat in [160, 100] {
            let isChanged = minimizing.moved(to: offset, in: 0...100, .onScrollDown)
            #expect(!isChanged)
        }
        let isChanged = minimizing.moved(to: 70, in: 0...100, .onScrollDown)
        #expect(isChanged && !minimizing.isMinimized)
    }

    @Test func `an accessory lies above the bar, and content ends above it`() {
        let window = putOnScreen()
        let height = bars.tabBar.frame.height
        let content = UILabel()
        bars.bottomAccessory = UITabAccessory(contentView: content)
        window.layoutIfNeeded()
        let pane = content.convert(content.bounds, to: bars.view)
        #expect(pane == CGRect(x: 20, y: 844 - height - 56, width: 350, height: 48))
        #expect(scrollView.safeAreaInsets.bottom == height + 56)
        bars.isTabBarHidden = true
        window.layoutIfNeeded()
        #expect(scrollView.safeAreaInsets.bottom == 0)
        bars.isTabBarHidden = false
        bars.bottomAccessory = nil
        window.layoutIfNeeded()
        #expect(content.window == nil && scrollView.safeAreaInsets.bottom == height)
    }

    @Test func `the bar stays where the content would not scroll with an accessory beside a button`() {
        let window = putOnScreen()
        bars.bottomAccessory = UITabAccessory(contentView: UILabel())
        scrollView.contentSize.height = 844 - bars.tabBar.frame.height - 56 + 40
        window.layoutIfNeeded()
        bars.tabBarMinimizeBehavior = .onScrollDown
        for offset in [5.0, 35] {
            scrollView.contentOffset.y = offset
            window.layoutIfNeeded()
            #expect(!isAway && scrollView.contentOffset.y == offset)
        }
    }

    @Test func `a button with the selected tab takes the place of the bar and brings it back`() throws {
        let window = putOnScreen()
        bars.viewControllers?.first?.tabBarItem = UITabBarItem(title: "Music", image: UIImage(), tag: 0)
        let height = bars.tabBar.frame.height
        bars.tabBarMinimizeBehavior = .onScrollDown
        #expect(bars.minimizedBar == nil)
        for offset in [300.0, 400] { scrollView.contentOffset.y = offset }
        window.layoutIfNeeded()
        let button = try #require(bars.minimizedBar)
        #expect(button.accessibilityLabel == "Music" && button.alpha == 1 && !button.isHidden)
        let place = CGRect(x: 20, y: 844 - height + (height - 44) / 2, width: 64, height: 44)
        #expect(button.frame == place && scrollView.safeAreaInsets.bottom == height)
        button.sendActions(for: .primaryActionTriggered)
        #expect(!isAway && button.alpha == 0 && !bars.tabBar.isHidden)
        for offset in [300.0, 400] { scrollView.contentOffset.y = offset }
        #expect(isAway)
        #expect(button.accessibilityActivate() && !isAway)
    }

    @Test func `an accessory lies beside the button of a minimized bar`() throws {
        let window = putOnScreen()
        let content = UILabel()
        bars.bottomAccessory = UITabAccessory(contentView: content)
        bars.tabBarMinimizeBehavior = .onScrollDown
        for offset in [300.0, 400] { scrollView.contentOffset.y = offset }
        window.layoutIfNeeded()
        let button = try #require(bars.minimizedBar)
        let pane = content.convert(content.bounds, to: bars.view)
        #expect(pane == CGRect(x: 92, y: button.frame.minY, width: 278, height: 44))
        #expect(scrollView.safeAreaInsets.bottom == bars.tabBar.frame.height)

        window.traitOverrides.layoutDirection = .rightToLeft
        bars.view.semanticContentAttribute = .forceRightToLeft
        bars.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(button.frame.minX == 306)
        #expect(content.convert(content.bounds, to: bars.view).minX == 20)
    }

    @Test func `the button goes with a bar that the app hides`() throws {
        _ = putOnScreen()
        bars.tabBarMinimizeBehavior = .onScrollDown
        for offset in [300.0, 400] { scrollView.contentOffset.y = offset }
        let button = try #require(bars.minimizedBar)
        bars.isTabBarHidden = true
        #expect(button.isHidden && scrollView.safeAreaInsets.bottom == 0)
        bars.isTabBarHidden = false
        #expect(!button.isHidden && isAway)
    }

    @Test func `the bar comes back in a window that becomes wide`() {
        let window = putOnScreen()
        bars.tabBarMinimizeBehavior = .onScrollDown
        for offset in [300.0, 400] { scrollView.contentOffset.y = offset }
        #expect(isAway)
        window.traitOverrides.horizontalSizeClass = .regular
        window.layoutIfNeeded()
        #expect(!isAway && !bars.tabBar.isHidden)
    }

    @Test func `the bar comes back with content that does not scroll`() {
        let window = putOnScreen()
        bars.tabBarMinimizeBehavior = .onScrollDown
        for offset in [300.0, 400] { scrollView.contentOffset.y = offset }
        #expect(isAway)
        bars.contentScrollView = nil
        scrollView.removeFromSuperview()
        bars.updateContentScrollView()
        window.layoutIfNeeded()
        #expect(!isAway)
    }

    @Test func `a change that moves nothing keeps the distance that the content has moved`() {
        var minimizing = TabBarMinimizing()
        var changes: [Bool] = []
        for offset: CGFloat in [10, 25, 25, 40] {
            changes.append(minimizing.moved(to: offset, in: 0...1000, .onScrollDown))
        }
        #expect(changes == [false, false, false, true])
    }
}

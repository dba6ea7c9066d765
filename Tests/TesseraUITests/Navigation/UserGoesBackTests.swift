import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct UserGoesBackTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    /// A navigation controller that lets the user go back if `lets` is true, and records the questions.
    private final class Deciding: UINavigationController, UINavigationBarDelegate {
        var lets = false
        var asked: [String] = []

        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            asked.append(item.title ?? "")
            return lets
        }
    }

    private func show<Navigation: UINavigationController>(_ navigation: Navigation) -> Navigation {
        navigation.viewControllers = ["A", "B"].map(titled)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        return navigation
    }

    @Test func `a navigation controller that is its bar's delegate decides whether the user pops`() async {
        let navigation = show(Deciding())
        window.go(toBackDepth: 0)
        #expect(!window.performEscape())
        navigation.navigationBar.goBack?()
        #expect(navigation.titles == ["A", "B"])
        #expect(navigation.asked == ["B", "B", "B"])
        navigation.lets = true
        window.go(toBackDepth: 0)
        #expect(navigation.titles == ["A"])
    }

    @Test func `a back action takes the place of the pop`() {
        let navigation = show(UINavigationController())
        var calls = 0
        navigation.topViewController?.navigationItem.backAction = UIAction { _ in calls += 1 }
        window.go(toBackDepth: 0)
        #expect(window.performEscape())
        navigation.navigationBar.goBack?()
        #expect(calls == 3)
        #expect(navigation.titles == ["A", "B"])
    }

    @Test func `Back does not leave a screen whose way back the app has hidden`() {
        let navigation = show(UINavigationController())
        let item = navigation.topViewController?.navigationItem
        item?.hidesBackButton = true
        window.go(toBackDepth: 0)
        #expect(navigation.titles == ["A", "B"])
        item?.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in })
        window.go(toBackDepth: 0)
        #expect(navigation.titles == ["A"])
    }

    @Test func `bars hide in a screen of little height and come back`() {
        let navigation = show(UINavigationController())
        navigation.hidesBarsWhenVerticallyCompact = true
        navigation.isToolbarHidden = false
        navigation.traitOverrides.verticalSizeClass = .compact
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        navigation.traitOverrides.verticalSizeClass = .regular
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    }

    @Test func `a tap can display bars that a compact screen has hidden, whatever the app wants of taps`() {
        let navigation = show(UINavigationController())
        navigation.hidesBarsWhenVerticallyCompact = true
        navigation.hidesBarsOnTap = true
        navigation.traitOverrides.verticalSizeClass = .compact
        navigation.hidesBarsOnTap = false
        #expect(navigation.barHideOnTapGestureRecognizer.isEnabled)
        navigation.traitOverrides.verticalSizeClass = .regular
        #expect(!navigation.barHideOnTapGestureRecognizer.isEnabled)
    }
}

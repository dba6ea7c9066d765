import Foundation
import Testing

@testable import TesseraUI

@MainActor struct ToolbarTransitionTests {
    /// A controller with or without a toolbar. It notes the upper edges of the bars as the animation begins.
    private final class Screen: UIViewController {
        var withToolbar = false
        var withoutNavigationBar = false
        var toolbarAtStart: CGFloat?
        var navigationBarAtStart: CGFloat?

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            transitionCoordinator?.animate(alongsideTransition: { [self] _ in
                toolbarAtStart = navigationController?.toolbar.frame.minY
                navigationBarAtStart = navigationController?.navigationBar.frame.minY
            })
            navigationController?.setToolbarHidden(!withToolbar, animated: animated)
            navigationController?.setNavigationBarHidden(withoutNavigationBar, animated: animated)
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let tabs = UITabBarController()
    private let root = Screen()
    private let pushed = Screen()
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: root)
    }

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
    }
    private func push() {
        navigation.pushViewController(pushed, animated: true)
        window.layoutIfNeeded()
    }
    private func pop() {
        navigation.popViewController(animated: true)
        window.layoutIfNeeded()
    }

    @Test func `a toolbar that appears as a screen is pushed slides over the lower edge`() {
        pushed.withToolbar = true
        show(navigation)
        push()
        #expect(pushed.toolbarAtStart == 844 && navigation.toolbar.frame.minY == 795)
        navigation.transitions.settle()
        #expect(navigation.toolbar.frame.minY == 795)
        pop()
        #expect(root.toolbarAtStart == 795 && navigation.toolbar.frame.minY == 844)
        navigation.transitions.settle()
        #expect(navigation.toolbar.isHidden)
    }

    @Test func `a navigation bar that disappears as a screen is pushed slides over the upper edge`() {
        pushed.withoutNavigationBar = true
        show(navigation)
        let height = navigation.navigationBar.frame.height
        push()
        #expect(pushed.navigationBarAtStart == 0 && navigation.navigationBar.frame.minY == -height)
        navigation.transitions.settle()
        pop()
        #expect(root.navigationBarAtStart == -height && navigation.navigationBar.frame.minY == 0)
    }

    @Test func `a toolbar above a tab bar leaves and comes back to its place above that bar`() {
        root.withToolbar = true
        pushed.withToolbar = true
        pushed.hidesBottomBarWhenPushed = true
        tabs.viewControllers = [navigation]
        show(tabs)
        // The tab bar is 49 points high, and so is the toolbar.
        #expect(navigation.toolbar.frame.minY == 746)
        push()
        #expect(pushed.toolbarAtStart == 746 && navigation.toolbar.frame.minY == 844)
        navigation.transitions.settle()
        pop()
        #expect(root.toolbarAtStart == 844)
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 746, width: 390, height: 49))
        navigation.transitions.settle()
        #expect(navigation.toolbar.frame.minY == 746 && !navigation.toolbar.isHidden)
    }
}

import Foundation
import Testing

@testable import TesseraUI

@MainActor struct NavigationStackTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    private func putOnScreen(_ titles: [String]) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = titles.map(titled)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        return navigation
    }

    @Test func `pops return the controllers that they remove`() {
        let navigation = putOnScreen(["A", "B", "C", "D"])
        #expect(navigation.popViewController(animated: false)?.title == "D")
        let second = navigation.viewControllers[1]
        #expect(navigation.popToViewController(second, animated: false)?.map(\.title) == ["C"])
        #expect(navigation.popToRootViewController(animated: false)?.map(\.title) == ["B"])
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.popToRootViewController(animated: false) == [])
        #expect(navigation.titles == ["A"])
    }

    @Test func `a controller that is removed from its parent leaves the stack`() {
        let navigation = putOnScreen(["A", "B", "C"])
        let (second, third) = (navigation.viewControllers[1], navigation.viewControllers[2])
        second.removeFromParent()
        #expect(navigation.titles == ["A", "C"] && second.navigationController == nil)
        third.removeFromParent()
        #expect(navigation.titles == ["A"] && third.view.superview == nil)
        #expect(navigation.viewControllers[0].view.window === window)
    }

    @Test func `a controller that becomes the root of another navigation controller leaves the stack`() {
        let navigation = putOnScreen(["A", "B"])
        let second = navigation.viewControllers[1]
        let other = UINavigationController(rootViewController: second)
        #expect(navigation.titles == ["A"] && other.titles == ["B"] && second.parent === other)
        navigation.setViewControllers([titled("D")], animated: false)
        #expect(second.parent === other)
    }

    @Test func `setting a stack displays its last controller, and removes those that are not on it`() {
        let navigation = putOnScreen(["A", "B"])
        let (first, second) = (navigation.viewControllers[0], navigation.viewControllers[1])
        let third = titled("C")
        navigation.setViewControllers([first, third], animated: false)
        navigation.view.layoutIfNeeded()
        #expect(second.parent == nil && second.view.superview == nil)
        #expect(third.view.window === window && third.parent === navigation)
        navigation.setViewControllers([third, first], animated: false)
        navigation.view.layoutIfNeeded()
        #expect(first.view.window === window && third.view.window == nil)
        navigation.setViewControllers([], animated: false)
        navigation.view.layoutIfNeeded()
        #expect(first.view.window == nil)
        #expect(navigation.topViewController == nil)
    }

    @Test func `the visible controller is what the one on top presents`() {
        let navigation = putOnScreen(["A"])
        let sheet = UIViewController()
        #expect(navigation.visibleViewController?.title == "A")
        navigation.present(sheet, animated: false)
        #expect(navigation.visibleViewController === sheet)
        #expect(navigation.topViewController?.title == "A")
    }

    @Test func `bars can be of classes of the app's own`() {
        final class Bar: UINavigationBar {}
        final class Tools: UIToolbar {}
        let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
        #expect(navigation.navigationBar is Bar)
        #expect(navigation.toolbar is Tools)
        #expect(navigation.viewControllers.isEmpty)
        let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
        #expect(type(of: plain.navigationBar) == UINavigationBar.self)
        #expect(type(of: plain.toolbar as UIToolbar) == UIToolbar.self)
    }

    @Test func `the toolbar comes up at the bottom and makes room for itself`() {
        let navigation = putOnScreen(["A"])
        #expect(navigation.isToolbarHidden)
        navigation.setToolbarHidden(false, animated: false)
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 795, width: 390, height: 49))
        #expect(!navigation.toolbar.isHidden)
        #expect(navigation.viewControllers[0].view.safeAreaInsets.bottom == 49)
        navigation.isToolbarHidden = true
        #expect(navigation.toolbar.isHidden)
        #expect(navigation.viewControllers[0].view.safeAreaInsets.bottom == 0)
    }

    @Test func `a controller that hides the bottom bar hides it until it is popped`() {
        let navigation = putOnScreen(["A"])
        navigation.isToolbarHidden = false
        let hiding = titled("B")
        hiding.hidesBottomBarWhenPushed = true
        navigation.pushViewController(hiding, animated: false)
        navigation.view.layoutIfNeeded()
        #expect(navigation.toolbar.isHidden && !navigation.isToolbarHidden)
        navigation.pushViewController(titled("C"), animated: false)
        navigation.view.layoutIfNeeded()
        #expect(navigation.toolbar.isHidden)
        navigation.popToRootViewController(animated: false)
        navigation.view.layoutIfNeeded()
        #expect(!navigation.toolbar.isHidden)
    }

    @Test func `a container is notified that its bottom bar is about to be hidden`() {
        final class Tabs: UIViewController, BottomBarContainer {
            var calls: [Bool] = []
            var bottomBarPassage: TabBarPassage? { nil }
            func bottomBarChanges(for child: UINavigationController) {}
            func passageOfBottomBar(
                for child: UINavigationController, from old: UIViewController?, isCarried: Bool
            ) -> TabBarPassage? { nil }
            func bottomBarChanged(
                for child: UINavigationController, with coordinator: TransitionCoordinator
            ) {
                calls.append(child.hidesBottomBar)
            }
        }
        let (tabs, navigation) = (Tabs(), UINavigationController(rootViewController: titled("A")))
        tabs.addChild(navigation)
        tabs.view.addSubview(navigation.view)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        let hiding = titled("B")
        hiding.hidesBottomBarWhenPushed = true
        navigation.pushViewController(hiding, animated: false)
        navigation.view.layoutIfNeeded()
        navigation.pushViewController(titled("C"), animated: false)
        navigation.view.layoutIfNeeded()
        #expect(tabs.calls == [true])
        navigation.popToRootViewController(animated: false)
        navigation.view.layoutIfNeeded()
        #expect(tabs.calls == [true, false])
    }

    @Test func `a controller can begin where the bar ends`() {
        let navigation = putOnScreen(["A"])
        let view: UIView = navigation.viewControllers[0].view
        #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        navigation.viewControllers[0].edgesForExtendedLayout = .bottom
        #expect(view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(view.safeAreaInsets.top == 0)
        navigation.isNavigationBarHidden = true
        #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func `the bar adapts to the scroll view that the app names`() {
        let navigation = putOnScreen(["A"])
        let controller = navigation.viewControllers[0]
        let (first, second) = (UIScrollView(frame: window.bounds), UIScrollView(frame: window.bounds))
        for scroller in [first, second] {
            scroller.contentSize = CGSize(width: 390, height: 2000)
            controller.view.addSubview(scroller)
        }
        window.layoutIfNeeded()
        second.contentOffset.y = 300
        #expect(!navigation.navigationBar.isContentBelow)
        controller.setContentScrollView(second, for: .top)
        #expect(controller.contentScrollView(for: .top) === second)
        #expect(controller.contentScrollView(for: .bottom) == nil)
        #expect(navigation.navigationBar.isContentBelow)
        controller.setContentScrollView(nil, for: .all)
        #expect(!navigation.navigationBar.isContentBelow)
    }

    @Test func `editing is begun and ended by the edit button`() {
        final class Editing: UIViewController {
            var calls: [String] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                calls.append("\(editing) \(animated)")
            }
        }
        let controller = Editing()
        let button = controller.editButtonItem
        #expect(button === controller.editButtonItem)
        #expect(button.style == .plain && !controller.isEditing)
        button.primaryAction?.perform(sender: button)
        #expect(controller.isEditing && button.style == .done)
        controller.isEditing = false
        #expect(!controller.isEditing && button.style == .plain)
        #expect(controller.calls == ["true true", "false false"])
    }
}

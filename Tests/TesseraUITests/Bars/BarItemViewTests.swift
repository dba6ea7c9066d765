import Foundation
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct BarItemViewTests {
        @Test func `an item has the view that displays it as the value of a key`() async throws {
            let display = try await FakeDisplay.attached()
            let page = UIViewController()
            let (edit, other) = (UIBarButtonItem(systemItem: .edit), UIBarButtonItem(systemItem: .add))
            page.navigationItem.rightBarButtonItem = edit
            let controller = UINavigationController(rootViewController: page)
            controller.tabBarItem = UITabBarItem(title: "Page", image: nil, tag: 0)
            let tabs = UITabBarController()
            tabs.viewControllers = [controller]
            let window = try display.show(tabs)
            await display.settle()
            let button = try #require(edit.value(forKey: "view") as? UIView)
            #expect(button.isDescendant(of: controller.navigationBar) && button.window === window)
            #expect(edit.frame(in: window) == button.convert(button.bounds, to: window))
            let tab = try #require(controller.tabBarItem.value(forKey: "view") as? UIView)
            #expect(tab.isDescendant(of: tabs.tabBar))
            #expect(other.value(forKey: "view") == nil)
        }

        @Test func `an item with a view of the app has this view`() async throws {
            let display = try await FakeDisplay.attached()
            let page = UIViewController()
            let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
            _ = try display.show(UINavigationController(rootViewController: page))
            await display.settle()
            #expect(page.navigationItem.rightBarButtonItem?.value(forKey: "view") as? UIView === custom)
        }
    }
}

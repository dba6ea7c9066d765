import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests windows that only the app keeps.
    @MainActor struct WindowLifetimeTests {
        @Test func `a window that the app lets go leaves the screen`() async throws {
            let display = try await FakeDisplay.attached()
            let back = try display.show()
            let log = Log()
            let root = LoggingController("A", log)
            var front: UIWindow? = UIWindow(windowScene: try display.scene)
            weak let known = front
            front?.rootViewController = root
            front?.makeKeyAndVisible()
            await display.settle()
            let (number, rootNumber) = (try #require(front).node.id, root.view.node.id)
            #expect(display.elements[0]?.children == [back.node.id, number])
            #expect(display.elements[rootNumber] != nil)
            log.calls = []
            front = nil
            await display.settle()
            #expect(known == nil)
            #expect(try display.scene.windows == [back])
            #expect(display.elements[0]?.children == [back.node.id])
            #expect(display.elements[number] == nil && display.elements[rootNumber] == nil)
            #expect(log.take() == ["A willDisappear", "A didDisappear"])
            #expect(back.isKeyWindow)
        }

        @Test func `a hidden window is let go by its scene`() async throws {
            let display = try await FakeDisplay.attached()
            var window: UIWindow? = UIWindow(windowScene: try display.scene)
            weak let known = window
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            await display.settle()
            window?.isHidden = true
            window = nil
            await display.settle()
            #expect(known == nil && display.elements[0]?.children == [])
        }

        @Test func `the controller of a window that is gone appears in another one`() async throws {
            let display = try await FakeDisplay.attached()
            let log = Log()
            let root = LoggingController("A", log)
            var first: UIWindow? = UIWindow(windowScene: try display.scene)
            first?.rootViewController = root
            first?.makeKeyAndVisible()
            let second = try display.show(root)
            first = nil
            await display.settle()
            #expect(root.view.window === second)
            #expect(display.elements[root.view.node.id]?.parent == second.node.id)
            #expect(log.calls.last == "A didAppear")
        }
    }
}

import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests windows that only the app keeps.
    @MainActor struct WindowLifetimeTests {
        /// A window with a deinitializer, as apps write them: Swift would refuse it beside an isolated one of the superclass.
        private final class Banner: UIWindow {
            nonisolated(unsafe) var whenGone: () -> Void = {}

            deinit { whenGone() }
        }

        @Test func `a window that the app releases leaves the screen`() async throws {
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

        @Test func `a scene releases a hidden window`() async throws {
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

        @Test func `a window with a deinitializer of its own leaves the screen too`() async throws {
            let display = try await FakeDisplay.attached()
            var isGone = false
            var window: Banner? = Banner(windowScene: try display.scene)
            window?.whenGone = { isGone = true }
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            await display.settle()
            #expect(display.elements[0]?.children.count == 1)
            window = nil
            await display.settle()
            #expect(isGone && display.elements[0]?.children == [])
        }

        @Test func `controllers that a window's controller has presented go with the window`() async throws {
            let display = try await FakeDisplay.attached()
            let log = Log()
            let (root, shown) = (LoggingController("A", log), LoggingController("B", log))
            shown.modalPresentationStyle = .fullScreen
            var window: UIWindow? = UIWindow(windowScene: try display.scene)
            window?.rootViewController = root
            window?.makeKeyAndVisible()
            root.present(shown, animated: false)
            await display.settle()
            log.calls = []
            window = nil
            await display.settle()
            #expect(log.take() == ["B willDisappear", "B didDisappear"])
            #expect(root.presentedViewController == nil)
            let next = try display.show(root)
            #expect(root.view.window === next && log.take().last == "A didAppear")
        }

        @Test func `a controller that has moved into a container stays there when its window is gone`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let (root, container) = (UIViewController(), UIViewController())
            var window: UIWindow? = UIWindow(windowScene: try display.scene)
            window?.rootViewController = root
            window?.makeKeyAndVisible()
            await display.settle()
            container.addChild(root)
            container.view.addSubview(root.view)
            window = nil
            await display.settle()
            #expect(root.view.superview === container.view)
        }

        @Test func `the views above the keyboard go with the window of the text`() async throws {
            let display = try await FakeDisplay.attached()
            let back = try display.show()
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
            var window: UIWindow? = UIWindow(windowScene: try display.scene)
            window?.rootViewController = UIViewController()
            window?.rootViewController?.view.addSubview(field)
            window?.makeKeyAndVisible()
            field.becomeFirstResponder()
            await display.settle()
            #expect(ScreenKeyboard.shared.height == 40)
            window = nil
            // The animation of the views may keep the window for a moment.
            await wait(until: { ScreenKeyboard.shared.height == 0 })
            #expect(ScreenKeyboard.shared.window === back)
        }
    }
}

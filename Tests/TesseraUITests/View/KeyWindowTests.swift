import Foundation
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct KeyWindowTests {
        final class LoggingWindow: UIWindow {
            var calls: [String] = []
            var mayBecomeKey = true

            override var canBecomeKey: Bool { mayBecomeKey }
            override func becomeKey() { calls.append("become \(isKeyWindow)") }
            override func resignKey() { calls.append("resign \(isKeyWindow)") }
        }

        @Test func `one window of a scene is key, and windows are notified of it`() async throws {
            let display = try await FakeDisplay.attached()
            let scene = try display.scene
            let (first, second) = (LoggingWindow(windowScene: scene), LoggingWindow(windowScene: scene))
            defer { (first.isHidden, second.isHidden) = (true, true) }
            first.makeKeyAndVisible()
            second.isHidden = false
            #expect(first.calls == ["become true"])
            second.makeKey()
            #expect(first.calls == ["become true", "resign false"])
            #expect(second.calls == ["become true"])
            #expect(scene.keyWindow === second)
            first.mayBecomeKey = false
            first.makeKey()
            #expect(scene.keyWindow === second)
        }

        @Test func `a window is displayed by the scene that it has`() async throws {
            let display = try await FakeDisplay.attached()
            let scene = try display.scene
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            defer { window.isHidden = true }
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            // The app has a delegate of scenes, so the window does not get a scene by itself.
            #expect(window.windowScene == nil)
            #expect(!scene.windows.contains(window))
            window.windowScene = scene
            #expect(scene.windows.last === window)
            await display.settle()
            #expect(display.elements[window.node.id] != nil)
            window.windowScene = nil
            #expect(!scene.windows.contains(window))
            await display.settle()
            #expect(display.elements[window.node.id] == nil)
        }

        @Test func `notifications say which window is key`() async throws {
            let display = try await FakeDisplay.attached()
            let window = UIWindow(windowScene: try display.scene)
            defer { window.isHidden = true }
            let calls = Calls()
            let observer = NotificationCenter.default.addObserver(
                forName: UIWindow.didBecomeKeyNotification, object: window, queue: nil
            ) { _ in calls.add("became key") }
            #expect(calls.missing(of: ["became key"]) == ["became key"])
            window.makeKeyAndVisible()
            NotificationCenter.default.removeObserver(observer)
            #expect(calls.missing(of: ["became key"]) == [])
        }
    }
}

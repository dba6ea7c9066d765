import TesseraDisplay
import Testing

@testable import TesseraUI

private final class MessageWindow: UIWindow {
    var takesAll = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if takesAll { return self }
        let hit = super.hitTest(point, with: event)
        return hit === rootViewController?.view ? nil : hit
    }
}

private final class PlainWindow: UIWindow {}

extension DisplayTests {
    @Suite @MainActor struct TouchesThroughTests {
        @Test func `a window of messages lets the display scroll what lies behind it until it has a message`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            _ = try display.show()
            let window = MessageWindow(windowScene: try display.scene)
            defer { window.isHidden = true }
            window.rootViewController = UIViewController()
            window.isHidden = false
            await display.settle()
            func passage(_ view: UIView) -> JSON? { display.elements[view.node.id]?.properties["nt"] }
            #expect(passage(window) == .bool(true))

            // The display scrolls what lies beside the message, and not what lies behind it.
            let message = UIView(frame: CGRect(x: 3, y: 3, width: 8, height: 8))
            window.rootViewController?.view.addSubview(message)
            await display.settle()
            #expect(passage(window) == .bool(true) && passage(message) == .bool(false))

            message.frame = window.bounds
            await display.settle()
            #expect(passage(window) == nil && passage(message) == nil)

            message.isHidden = true
            await display.settle()
            #expect(passage(window) == .bool(true) && passage(message) == nil)
        }

        @Test func `a window takes all touches again as soon as the app decides so`() async throws {
            let display = try await FakeDisplay.attached()
            let behind = try display.show()
            let window = MessageWindow(windowScene: try display.scene)
            defer { window.isHidden = true }
            window.rootViewController = UIViewController()
            window.isHidden = false
            await display.settle()
            #expect(display.elements[window.node.id]?.properties["nt"] == .bool(true))
            // Nothing in the window changes. Each commit tries a few points nevertheless.
            window.takesAll = true
            behind.backgroundColor = .red
            await display.settle()
            #expect(display.elements[window.node.id]?.properties["nt"] == nil)
        }

        @Test func `a scroll view takes the touches of what it contains`() async throws {
            let display = try await FakeDisplay.attached()
            let window = MessageWindow(windowScene: try display.scene)
            defer { window.isHidden = true }
            window.rootViewController = UIViewController()
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
            list.addSubview(row)
            window.rootViewController?.view.addSubview(list)
            window.isHidden = false
            await display.settle()
            #expect(display.elements[list.node.id]?.properties["nt"] == .bool(false))
            #expect(display.elements[row.node.id]?.properties["nt"] == nil)
        }

        @Test func `a window takes touches unless the app decides about them`() async throws {
            let display = try await FakeDisplay.attached()
            let window = PlainWindow(windowScene: try display.scene)
            defer { window.isHidden = true }
            window.isHidden = false
            await display.settle()
            #expect(!window.decidesAboutTouches)
            #expect(MessageWindow(windowScene: try display.scene).decidesAboutTouches)
            #expect(display.elements[window.node.id]?.properties["nt"] == nil)
        }
    }
}

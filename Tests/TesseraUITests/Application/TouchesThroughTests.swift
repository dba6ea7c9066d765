import TesseraDisplay
import Testing

@testable import TesseraUI

private final class MessageWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
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
            func ignoresTouches() -> Bool { display.elements[window.node.id]?.properties["nt"] != nil }
            #expect(ignoresTouches())

            let message = UIView(frame: CGRect(x: 3, y: 3, width: 8, height: 8))
            window.rootViewController?.view.addSubview(message)
            await display.settle()
            #expect(!ignoresTouches())

            message.isHidden = true
            await display.settle()
            #expect(ignoresTouches())
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

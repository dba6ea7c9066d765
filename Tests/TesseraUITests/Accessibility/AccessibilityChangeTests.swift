import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests that a change deep within an element changes how the element is read.
    @MainActor struct AccessibilityChangeTests {
        private func role(_ view: UIView, on display: FakeDisplay) async -> JSON? {
            await display.settle()
            return display.elements[view.node.id]?.properties["ax"]?["r"]
        }

        @Test func `an element with a label is read by it alone until something within it can be used`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let card = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
            let (inner, button) = (UIView(frame: card.bounds), UIButton(frame: card.bounds))
            card.addSubview(inner)
            card.isAccessibilityElement = true
            card.accessibilityLabel = "Bread, three euros"
            try #require(window.rootViewController?.view).addSubview(card)
            let image = JSON.string(AccessibilityContent.Role.image.rawValue)
            #expect(await role(card, on: display) == image)
            inner.addSubview(button)
            #expect(await role(card, on: display) != image)
            button.isHidden = true
            #expect(await role(card, on: display) == image)
            button.isHidden = false
            #expect(await role(card, on: display) != image)
            button.isAccessibilityElement = false
            #expect(await role(card, on: display) == image)
            button.isAccessibilityElement = true
            #expect(await role(card, on: display) != image)
            button.removeFromSuperview()
            #expect(await role(card, on: display) == image)
        }
    }
}

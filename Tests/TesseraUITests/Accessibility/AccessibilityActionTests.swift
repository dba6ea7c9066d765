import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct AccessibilityActionTests {
        private func putOnScreen() async throws -> (FakeDisplay, UIView, UILabel) {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let row = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
            let label = UILabel(frame: row.bounds)
            label.text = "Bread"
            label.isUserInteractionEnabled = true
            row.addSubview(label)
            try #require(window.rootViewController?.view).addSubview(row)
            await display.settle()
            return (display, row, label)
        }

        private func openMenu(_ view: UIView, x: Double? = nil, on display: FakeDisplay) async {
            display.send(.contextMenu(.init(view: view.node.id, x: x, y: x)))
            await display.settle()
        }

        private func items(_ view: UIView) -> [MenuItemView] {
            func items(in view: UIView) -> [MenuItemView] {
                (view as? MenuItemView).map { [$0] } ?? view.subviews.flatMap(items)
            }
            return view.window.map(items) ?? []
        }

        @Test func `a hint and actions are a part of the description on the display`() async throws {
            let (display, row, _) = try await putOnScreen()
            row.accessibilityHint = "Opens the recipe"
            row.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
            await display.settle()
            #expect(
                display.elements[row.node.id]?.properties["ax"]
                    == .object(["i": .string("Opens the recipe"), "n": .bool(true)]))
            row.accessibilityHint = nil
            row.accessibilityCustomActions = nil
            await display.settle()
            #expect(display.elements[row.node.id]?.properties["ax"] == nil)
        }

        @Test func `a key opens a menu of the actions of the nearest view that has any`() async throws {
            let (display, row, label) = try await putOnScreen()
            var performed: [String] = []
            row.accessibilityCustomActions = ["Delete", "Share"].map { name in
                UIAccessibilityCustomAction(name: name) { action in
                    performed.append(action.name)
                    return true
                }
            }
            // A click is not for assistive technology.
            await openMenu(label, x: 110, on: display)
            #expect(items(row).isEmpty)
            await openMenu(label, on: display)
            #expect(items(row).map(\.accessibilityLabel) == ["Delete", "Share"])
            items(row).last?.sendActions(for: .touchUpInside)
            await display.settle()
            #expect(performed == ["Share"])
        }

        @Test func `an element that is no view has a hint and actions too`() async throws {
            let (display, row, _) = try await putOnScreen()
            let element = UIAccessibilityElement(accessibilityContainer: row)
            element.accessibilityLabel = "Bread"
            element.accessibilityHint = "Opens the recipe"
            element.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
            row.accessibilityElements = [element]
            await display.settle()
            let view = try #require(element.view)
            #expect(
                display.elements[view.node.id]?.properties["ax"]
                    == .object([
                        "l": .string("Bread"), "i": .string("Opens the recipe"), "n": .bool(true),
                    ]))
            await openMenu(view, on: display)
            #expect(items(row).map(\.accessibilityLabel) == ["Delete"])
        }
    }
}

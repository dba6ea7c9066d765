import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct SheetDisplayTests {
        private func present(on display: FakeDisplay) async throws -> (
            root: UIViewController, shown: UIViewController
        ) {
            let (root, shown) = (UIViewController(), UIViewController())
            _ = try display.show(root)
            shown.title = "Settings"
            shown.sheetPresentationController?.detents = [.medium(), .large()]
            root.present(shown, animated: false)
            await display.settle()
            return (root, shown)
        }

        private func element(_ viewClass: String, on display: FakeDisplay) throws -> (
            id: Int, FakeDisplay.Element
        ) {
            let found = display.elements.filter { $0.value.viewClass == viewClass }
            let element = try #require(found.first)
            return (element.key, element.value)
        }

        @Test func `a display is sent the detents and what goes with the sheet`() async throws {
            let display = try await FakeDisplay.attached()
            let (root, _) = try await present(on: display)
            let (_, sheet) = try element("SheetView", on: display)
            let (dimmingID, dimming) = try element("PresentationDimmingView", on: display)
            let content = try #require(sheet.properties["dt"])
            #expect(content["h"]?.array?.compactMap(\.points) == [412, 824])
            #expect(content["at"]?.int == 0 && content["g"]?.int == 0 && content["d"] == .bool(true))
            #expect(content["with"]?.array?.compactMap { $0["id"]?.int } == [dimmingID, root.view.node.id])
            let (_, container) = try element("PresentationContainer", on: display)
            #expect(container.properties["ax"]?["r"] == .string("dialog"))
            #expect(container.properties["ax"]?["l"] == .string("Settings"))
            #expect(container.properties["ax"]?["m"] == .bool(true))
            // The dimming lies behind the sheet, and comes after it in the order of the keyboard.
            #expect(dimming.properties["z"]?.points == -1)
            #expect(
                display.outline == """
                    UIWindow 0 0 390 844
                      UIView 0 0 390 844 #000000
                      PresentationContainer 0 0 390 844
                        SheetView 0 432 390 412
                          UIView 0 412 390 2000
                          UIView 0 0 390 412
                            UIView 0 0 390 412
                          SheetGrabber 155 0 80 24 hidden
                            UIView 22 5 36 5 #3c3c434d
                        PresentationDimmingView 0 0 390 844 #00000033
                    """)
            root.dismiss(animated: false)
        }

        @Test func `a tap beside the sheet dismisses it, and a finger that moves does not`() async throws {
            let display = try await FakeDisplay.attached()
            let (root, _) = try await present(on: display)
            display.touch(.began, 100, 100)
            display.touch(.moved, 100, 160, time: 0.1)
            display.touch(.ended, 100, 160, time: 0.2)
            await display.settle()
            #expect(root.presentedViewController != nil)
            display.tap(100, 100, time: 1)
            await display.settle()
            #expect(
                root.presentedViewController == nil || root.presentedViewController?.isBeingDismissed == true)
            root.dismiss(animated: false)
        }

        @Test func `a sheet that is dragged in the display comes to rest there, and is dismissed from there`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let (root, shown) = try await present(on: display)
            let (id, _) = try element("SheetView", on: display)
            display.send(.sheet(.init(view: id, phase: .moved, revision: 0, height: 600)))
            await display.settle()
            #expect(display.elements[id]?.properties["f"]?.array?.compactMap(\.points) == [0, 244, 390, 600])
            display.send(.sheet(.init(view: id, phase: .settled, revision: 0, detent: 1)))
            await display.settle()
            #expect(shown.sheetPresentationController?.selectedDetentIdentifier == .large)
            #expect(display.elements[id]?.properties["f"]?.array?.compactMap(\.points) == [0, 20, 390, 824])
            #expect(display.elements[id]?.properties["dt"]?["at"]?.int == 1)
            display.send(.sheet(.init(view: id, phase: .dismissed, revision: 0)))
            await wait(until: { root.presentedViewController == nil })
            await display.settle()
            #expect(display.elements[id] == nil)
            // Events about a sheet that is gone have no effect.
            display.send(.sheet(.init(view: id, phase: .dismissed, revision: 0)))
            display.send(.sheet(.init(view: root.view.node.id, phase: .dismissed, revision: 0)))
            await display.settle()
            #expect(display.outline == "UIWindow 0 0 390 844")
        }

        @Test func `a sheet at rest sends nothing`() async throws {
            let display = try await FakeDisplay.attached()
            let (root, shown) = try await present(on: display)
            display.reset()
            shown.view.backgroundColor = .red
            await display.settle()
            let ids = display.operations.compactMap { operation -> Int? in
                if case .update(let id, _, _, _) = operation { id } else { nil }
            }
            #expect(ids == [shown.view.node.id])
            root.dismiss(animated: false)
        }
    }
}

extension JSON {
    /// The value as a number, or nil if it is none.
    fileprivate var points: Double? { if case .number(let value) = self { value } else { nil } }
}

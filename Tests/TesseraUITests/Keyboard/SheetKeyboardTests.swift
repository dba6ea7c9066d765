import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests sheets with a text that the user edits with the keyboard on the screen.
    @MainActor struct SheetKeyboardTests {
        /// A window whose root controller presents a controller with a text field.
        @MainActor private struct Scene {
            let display: FakeDisplay
            let root: UIViewController
            let shown = UIViewController()
            let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))

            init(width: Double, height: Double) async throws {
                display = try await FakeDisplay.attached(width: width, height: height)
                root = try #require(try display.show().rootViewController)
                shown.view.addSubview(field)
            }

            /// The frame of the sheet on the screen.
            var frame: CGRect { shown.view.convert(shown.view.bounds, to: nil) }

            func present(
                _ style: UIModalPresentationStyle, _ change: (UISheetPresentationController) -> Void
            )
                async throws
            {
                shown.modalPresentationStyle = style
                change(try #require(shown.sheetPresentationController))
                root.present(shown, animated: false)
                await display.settle()
            }

            func keyboard(_ height: Double) async {
                display.send(.keyboard(height: height))
                await display.settle()
            }
        }

        @Test func `a sheet at a low detent rises with the keyboard, and comes down with it`() async throws {
            try await ManualClock.run { clock in
                let scene = try await Scene(width: 390, height: 844)
                try await scene.present(.pageSheet) { $0.detents = [.medium(), .large()] }
                #expect(scene.frame == CGRect(x: 0, y: 432, width: 390, height: 412))
                // The keyboard moves the sheet only if a text within the sheet is edited.
                await scene.keyboard(300)
                #expect(scene.frame.minY == 432)
                scene.field.becomeFirstResponder()
                await scene.display.settle()
                clock.advance(by: 0.3)
                await scene.display.settle()
                #expect(scene.frame == CGRect(x: 0, y: 132, width: 390, height: 712))
                #expect(scene.field.convert(scene.field.bounds, to: nil).maxY == 226)
                await scene.keyboard(600)
                clock.advance(by: 0.3)
                // The sheet goes no higher than at its large detent.
                #expect(scene.frame.minY == 20)
                scene.field.resignFirstResponder()
                await scene.keyboard(0)
                clock.advance(by: 0.3)
                await scene.display.settle()
                #expect(scene.frame == CGRect(x: 0, y: 432, width: 390, height: 412))
            }
        }

        @Test func `the display learns the heights with the keyboard`() async throws {
            try await ManualClock.run { clock in
                let scene = try await Scene(width: 390, height: 844)
                try await scene.present(.pageSheet) {
                    $0.detents = [.custom(identifier: .init("low")) { _ in 200 }, .large()]
                }
                scene.field.becomeFirstResponder()
                await scene.keyboard(300)
                clock.advance(by: 0.3)
                await scene.display.settle()
                let sheet = scene.display.elements.values.first { $0.viewClass == "SheetView" }
                #expect(sheet?.properties["dt"]?["h"]?.array?.map(\.int) == [500, 824])
                #expect(sheet?.properties["dt"]?["at"]?.int == 0)
            }
        }

        @Test func `a large sheet stays, and its list scrolls the field into sight`() async throws {
            try await ManualClock.run { clock in
                let scene = try await Scene(width: 390, height: 844)
                let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 824))
                list.contentSize = CGSize(width: 390, height: 1600)
                scene.shown.view.addSubview(list)
                list.addSubview(scene.field)
                scene.field.frame.origin.y = 760
                try await scene.present(.pageSheet) { _ in }
                list.contentInset.bottom = 300
                scene.field.becomeFirstResponder()
                await scene.keyboard(300)
                clock.advance(by: 1)
                await scene.display.settle()
                #expect(scene.frame.minY == 20)
                // The keyboard covers the list below 524 points. The field ends at 794 and must be 8 points above the
                // keyboard, so the offset is 794 + 8 - 524 = 278.
                let sent = scene.display.elements[list.node.id]?.properties["sc"]
                #expect(sent?["at"]?.array?.last == .number(278))
            }
        }

        @Test func `a form sheet in a wide window moves up until it is clear of the keyboard`() async throws {
            try await ManualClock.run { clock in
                let scene = try await Scene(width: 1024, height: 768)
                scene.shown.preferredContentSize = CGSize(width: 400, height: 400)
                try await scene.present(.formSheet) { _ in }
                #expect(scene.frame == CGRect(x: 312, y: 184, width: 400, height: 400))
                scene.field.becomeFirstResponder()
                await scene.keyboard(300)
                clock.advance(by: 0.3)
                await scene.display.settle()
                #expect(scene.frame.origin == CGPoint(x: 312, y: 48))
                await scene.keyboard(400)
                clock.advance(by: 0.3)
                await scene.display.settle()
                // The sheet keeps a distance of 20 points from the upper edge.
                #expect(scene.frame.origin == CGPoint(x: 312, y: 20))
            }
        }
    }
}

import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct SelectAllKeyTests {
        private final class Chooser: UIViewController {
            var selections = 0
            var escapes = 0
            override func selectAll(_ sender: Any?) { selections += 1 }
            override var keyCommands: [UIKeyCommand]? {
                [
                    UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in
                        self?.escapes += 1
                    }
                ]
            }
        }

        @Test func `the key that selects everything calls the method of a responder`() async throws {
            let display = try await FakeDisplay.attached()
            let chooser = Chooser()
            let window = try display.show(chooser)
            await display.settle()
            #expect(chooser.canPerformAction("selectAll:", withSender: nil))
            #expect(window.activeKeyCommands.map(\.input) == [UIKeyCommand.inputEscape, "a"])
            display.send(.command(.init(input: "a", modifiers: UIKeyModifierFlags.command.displayed)))
            await display.settle()
            #expect(chooser.selections == 1)
        }

        @Test func `the browser handles the key if no responder selects everything`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show(UIViewController())
            await display.settle()
            #expect(window.activeKeyCommands.isEmpty)
        }

        @Test func `an open menu gets all keys`() async throws {
            let display = try await FakeDisplay.attached()
            let chooser = Chooser()
            let window = try display.show(chooser)
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
            button.showsMenuAsPrimaryAction = true
            chooser.view.addSubview(button)
            await display.settle()
            button.performPrimaryAction()
            #expect(window.activeKeyCommands.isEmpty)
            display.send(.command(.init(input: UIKeyCommand.inputEscape, modifiers: 0)))
            await display.settle()
            #expect(chooser.escapes == 0)
        }
    }
}

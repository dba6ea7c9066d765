import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct PrintKeyTests {
        private final class Printer: UIViewController {
            var prints = 0
            override func printContent(_ sender: Any?) { prints += 1 }
        }

        @Test func `the key that prints calls the method of a responder`() async throws {
            let display = try await FakeDisplay.attached()
            let printer = Printer()
            let window = try display.show(printer)
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            printer.view.addSubview(field)
            await display.settle()
            #expect(printer.canPerformAction("printContent:", withSender: nil))
            #expect(!field.canPerformAction("printContent:", withSender: nil))
            #expect(
                field.target(forAction: "printContent:", withSender: nil) as? UIViewController === printer)
            let commands = window.activeKeyCommands.filter { $0.action == "printContent:" }
            #expect(commands.map(\.input) == ["p"])
            #expect(commands.first.flatMap { UIMenuSystem.main.menuTitle(of: $0) } == "File")
            display.send(.command(.init(input: "p", modifiers: UIKeyModifierFlags.command.displayed)))
            await display.settle()
            #expect(printer.prints == 1)
            field.printContent(nil)
            #expect(printer.prints == 2)
        }

        @Test func `the browser handles the key if no responder prints`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show(UIViewController())
            await display.settle()
            #expect(window.activeKeyCommands.isEmpty)
        }
    }
}

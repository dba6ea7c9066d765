import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A controller with commands.
private final class CommandController: UIViewController {
    var commands: [UIKeyCommand] = []

    override var keyCommands: [UIKeyCommand]? { commands }
}

extension DisplayTests {
    @MainActor struct KeyOverviewTests {
        private func command(
            _ title: String, _ input: String, _ modifiers: UIKeyModifierFlags = .command,
            discoverabilityTitle: String? = nil
        ) -> UIKeyCommand {
            UIKeyCommand(
                title: title, input: input, modifierFlags: modifiers,
                discoverabilityTitle: discoverabilityTitle
            ) { _ in }
        }

        private func screen(_ commands: [UIKeyCommand]) async throws -> (FakeDisplay, UIWindow) {
            let display = try await FakeDisplay.attached()
            let controller = CommandController()
            controller.commands = commands
            let window = try display.show(controller)
            await display.settle()
            return (display, window)
        }

        private func overviews(_ display: FakeDisplay) -> [FakeDisplay.Element] {
            display.elements.values.filter { $0.viewClass == "KeyOverview" }
        }

        @Test func `the overview has the titles of all commands that work, with their keys`() async throws {
            let hidden = command("Hidden", "h")
            hidden.attributes = .hidden
            let (_, window) = try await screen([
                command("New", "n"),
                command("Search", "f", [.command, .shift], discoverabilityTitle: "Search Notes"),
                command("", "u"), hidden, command("Another New", "N"),
            ])
            let group = try #require(window.keyOverview(isApple: true).groups.first)
            // The first command with a key is the one that works, and a command without a title is left out.
            #expect(
                group.entries == [
                    .init(title: "New", key: "⌘N"), .init(title: "Search Notes", key: "⇧⌘F"),
                ])
        }

        @Test func `keys have the names of the user's keyboard`() {
            func name(_ input: String, _ flags: UIKeyModifierFlags, _ isApple: Bool) -> String {
                KeyName.name(of: input, flags, isApple: isApple)
            }
            let all: UIKeyModifierFlags = [.command, .shift, .alternate, .control]
            #expect(name("k", all, true) == "⌃⌥⇧⌘K")
            #expect(name("k", all, false) == "Ctrl+Meta+Alt+Shift+K")
            #expect(name(UIKeyCommand.inputUpArrow, .alternate, true) == "⌥↑")
            #expect(name(UIKeyCommand.inputEscape, [], false) == "Esc")
            #expect(name(UIKeyCommand.f5, [], false) == "F5")
            #expect(name("\r", .command, false) == "Ctrl+Enter")
        }

        @Test func `the overview is on the screen while the key is held`() async throws {
            let (display, _) = try await screen([command("New", "n")])
            display.send(.commandKey(isHeld: true, isApple: false))
            await display.settle()
            #expect(overviews(display).count == 1)
            #expect(display.outline.contains("“New”") && display.outline.contains("“Ctrl+N”"))
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            display.send(.commandKey(isHeld: false, isApple: false))
            await display.settle()
            #expect(overviews(display).isEmpty)
        }

        @Test func `without titles there is no overview`() async throws {
            let (display, _) = try await screen([command("", "n")])
            display.send(.commandKey(isHeld: true, isApple: true))
            await display.settle()
            #expect(overviews(display).isEmpty)
        }

        @Test func `no column ends with a title`() {
            var content = KeyOverviewContent()
            for (title, count) in [("A", 2), ("B", 2)] {
                for number in 1...count {
                    content.add(.init(title: "\(title)\(number)", key: ""), to: title)
                }
            }
            let columns = content.columns(of: 4)
            #expect(columns.map(\.count) == [3, 3])
            #expect(columns.last?.first == .title("B"))
            #expect(content.columns(of: 5).map(\.count) == [5, 1])
            #expect(content.columns(of: 1).map(\.count) == Array(repeating: 1, count: 6))
        }
    }
}

import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

private final class Listener: UIView {
    var log: [String] = []
    var isListening = true
    override var canBecomeFirstResponder: Bool { isListening }

    private func note(_ word: String, _ presses: Set<UIPress>) {
        for press in presses {
            guard let key = press.key else { continue }
            log.append("\(word) \(key.keyCode) \(key.characters) \(key.modifierFlags.rawValue >> 16)")
        }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("began", presses)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("ended", presses)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("cancelled", presses)
    }
}

private final class CommandController: UIViewController {
    var log: [String] = []
    var givesKeysAway = true
    override var performsActionsWhilePresentingModally: Bool { givesKeysAway }
    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: "Find", input: "f", modifierFlags: .command) { [weak self] in
                self?.log.append($0.title)
            },
            UIKeyCommand(title: "Leave", input: UIKeyCommand.inputEscape) { [weak self] in
                self?.log.append($0.title)
            },
            UIKeyCommand(title: "Never", input: "n", attributes: .disabled) { [weak self] in
                self?.log.append($0.title)
            },
        ]
    }
}

extension DisplayTests {
    /// Tests the keys that the app handles.
    @MainActor struct KeyTests {
        @Test func `an app without commands sends no keys`() async throws {
            let display = try await FakeDisplay.attached()
            _ = try display.show()
            await display.settle()
            #expect(display.pages.isEmpty)
        }

        @Test
        func `a controller in front has the keys and Escape though one behind it is the first responder`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let (list, sheet) = (ConversationController(), CommandController())
            let window = try display.show(list)
            #expect(list.becomeFirstResponder() && window.actionResponder === list)
            sheet.modalPresentationStyle = .popover
            sheet.popoverPresentationController?.sourceView = list.view
            list.present(sheet, animated: false)
            #expect(window.firstResponder === list && window.actionResponder === sheet)
            #expect(window.activeKeyCommands.contains { $0.title == "Find" })
            #expect(window.performEscape() && sheet.isBeingDismissed)
            await wait(until: { list.presentedViewController == nil })
            #expect(window.actionResponder === list)
            list.resignFirstResponder()
            await display.settle()
        }

        @Test func `a display is sent which keys are commands while their controller is in front`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let controller = CommandController()
            let window = try display.show(controller)
            await display.settle()
            let commands = [
                PageContent.Command(input: "f", modifiers: 16),
                .init(input: "UIKeyInputEscape", modifiers: 0),
            ]
            #expect(display.pages.last?.commands == commands)
            #expect(display.pages.last?.hearsKeys == nil)
            let added = UIKeyCommand(input: "d", modifierFlags: [.command, .shift]) { _ in }
            controller.addKeyCommand(added)
            await display.settle()
            #expect(display.pages.last?.commands == commands + [.init(input: "d", modifiers: 18)])
            controller.removeKeyCommand(added)
            await display.settle()
            #expect(display.pages.last?.commands == commands)
            window.rootViewController = UIViewController()
            await display.settle()
            #expect(display.pages.last == PageContent())
        }

        @Test func `a key performs its command unless that is disabled or unknown`() async throws {
            let display = try await FakeDisplay.attached()
            let controller = CommandController()
            _ = try display.show(controller)
            display.send(.command(.init(input: "F", modifiers: 16)))
            display.send(.command(.init(input: "f", modifiers: 0)))
            display.send(.command(.init(input: "n", modifiers: 0)))
            display.send(.command(.init(input: "UIKeyInputEscape", modifiers: 0)))
            await display.settle()
            #expect(controller.log == ["Find", "Leave"])
        }

        @Test func `further modifier keys choose the alternate of a command`() async throws {
            final class Reloader: UIViewController {
                var log: [String] = []
                func reload(_ sender: UIKeyCommand) { log.append("one \(sender.title)") }
                func reloadAll(_ sender: UIKeyCommand) { log.append("all \(sender.title)") }
                override var keyCommands: [UIKeyCommand]? {
                    let all = UICommandAlternate(
                        title: "Reload All", action: Selector("reloadAll:", Reloader.reloadAll(_:)),
                        modifierFlags: .alternate)
                    let none = UICommandAlternate(
                        title: "Nothing", action: Selector("nothing"), modifierFlags: .shift)
                    return [
                        UIKeyCommand(
                            title: "Reload", image: nil, action: Selector("reload:", Reloader.reload(_:)),
                            input: "r", modifierFlags: .command, propertyList: nil, alternates: [all, none],
                            discoverabilityTitle: nil, attributes: [], state: .off)
                    ]
                }
            }
            let display = try await FakeDisplay.attached()
            let controller = Reloader()
            _ = try display.show(controller)
            await display.settle()
            // Command is 16, Option 8 and Shift 2. Nothing performs the second alternate.
            #expect(
                display.pages.last?.commands == [
                    .init(input: "r", modifiers: 16), .init(input: "r", modifiers: 24),
                ])
            for modifiers in [24, 16, 18] {
                display.send(.command(.init(input: "r", modifiers: modifiers)))
            }
            await display.settle()
            #expect(controller.log == ["all Reload All", "one Reload"])
        }

        @Test func `the command nearest to the edited text comes first`() async throws {
            let display = try await FakeDisplay.attached()
            let controller = CommandController()
            let window = try display.show(controller)
            let inner = CommandController()
            controller.addChild(inner)
            controller.view.addSubview(inner.view)
            let listener = Listener()
            inner.view.addSubview(listener)
            listener.becomeFirstResponder()
            display.send(.command(.init(input: "f", modifiers: 16)))
            await display.settle()
            #expect(inner.log == ["Find"] && controller.log.isEmpty)
            #expect(window.firstResponder === listener)
        }

        @Test func `a controller behind a presented one can keep its commands for itself`() async throws {
            let display = try await FakeDisplay.attached()
            let controller = CommandController()
            _ = try display.show(controller)
            controller.present(UIViewController(), animated: false)
            display.send(.command(.init(input: "f", modifiers: 16)))
            await display.settle()
            #expect(controller.log == ["Find"])
            controller.givesKeysAway = false
            display.send(.command(.init(input: "f", modifiers: 16)))
            await display.settle()
            #expect(controller.log == ["Find"])
        }

        @Test func `presses go to the first responder that is no text`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let listener = Listener()
            window.addSubview(listener)
            display.press("KeyA", "a")
            await display.settle()
            #expect(listener.log.isEmpty && display.pages.isEmpty)
            listener.becomeFirstResponder()
            await display.settle()
            #expect(display.pages.last?.hearsKeys == true)
            display.press("KeyA", "A", modifiers: 2)
            display.press("ArrowUp", "UIKeyInputUpArrow")
            display.press("NoSuchKey", "a")
            await display.settle()
            #expect(
                listener.log == [
                    "began keyboardA A 2", "ended keyboardA A 2",
                    "began keyboardUpArrow UIKeyInputUpArrow 0", "ended keyboardUpArrow UIKeyInputUpArrow 0",
                ])
            listener.resignFirstResponder()
            await display.settle()
            #expect(display.pages.last?.hearsKeys == nil)
        }

        @Test func `a text that is edited keeps its keys`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
            window.addSubview(bar)
            bar.becomeFirstResponder()
            await display.settle()
            #expect(window.pressResponder == nil && display.pages.isEmpty)
        }

        @Test func `keys that are down when the display is lost are cancelled`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let listener = Listener()
            window.addSubview(listener)
            listener.becomeFirstResponder()
            display.send(.key(.init(phase: .began, code: "Space", characters: " ", plain: " ", time: 1)))
            await display.settle()
            display.send(.detached)
            await wait(until: { listener.log.last == "cancelled keyboardSpacebar   0" })
        }
    }
}

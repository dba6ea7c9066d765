import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A column of the screen with keys of its own.
private final class Column: UIViewController {
    let name: String
    let seat = Seat(frame: CGRect(x: 20, y: 100, width: 40, height: 40))
    var log: [String] = []

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(seat)
    }

    override var keyCommands: [UIKeyCommand]? {
        ["d", name].map { input in
            UIKeyCommand(input: input, modifierFlags: .command) { [weak self] _ in self?.log.append(input) }
        }
    }

    override func copy(_ sender: Any?) { log.append("copy") }
}

/// An item that is informed of presses and may contain the text that is edited.
private final class Seat: UIView {
    var presses: [String] = []
    override var canBecomeFocused: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        self.presses += presses.compactMap { $0.key?.characters }
        super.pressesBegan(presses, with: event)
    }
}

extension DisplayTests {
    /// Two columns, of which each has Command-D and a key of its own.
    @MainActor struct FocusedKeyTests {
        @MainActor private struct Screen {
            let display: FakeDisplay
            let left = Column("l")
            let right = Column("r")
            let window: UIWindow

            init() async throws {
                display = try await FakeDisplay.attached()
                let both = UIViewController()
                for column in [left, right] {
                    both.addChild(column)
                    both.view.addSubview(column.view)
                    column.didMove(toParent: both)
                }
                window = try display.show(both)
                await display.settle()
            }

            func focus(_ view: UIView?) async {
                display.send(.focusMoved(view: view?.node.id, heading: .next))
                await display.settle()
            }

            func press(_ keys: String...) async {
                for key in keys { display.send(.command(.init(input: key, modifiers: 16))) }
                await display.settle()
            }
        }

        @Test func `keys are meant for the column with the focus, then for the first responder`()
            async throws
        {
            let screen = try await Screen()
            #expect(screen.right.becomeFirstResponder())
            await screen.press("d", "l", "r")
            #expect(screen.right.log == ["d", "r"] && screen.left.log.isEmpty)
            await screen.focus(screen.left.seat)
            #expect(screen.window.actionResponder === screen.left.seat)
            #expect(screen.display.pages.last?.commands?.map(\.input) == ["d", "l", "d", "r"])
            await screen.press("d", "l", "r")
            #expect(screen.left.log == ["d", "l"] && screen.right.log == ["d", "r", "r"])
            await screen.focus(nil)
            #expect(screen.window.actionResponder === screen.right)
        }

        @Test func `without a first responder, keys that the focus does not use are the front controller's`()
            async throws
        {
            let screen = try await Screen()
            let front = try #require(screen.window.rootViewController?.frontController)
            #expect(front === screen.right)
            await screen.focus(screen.left.seat)
            await screen.press("d", "l", "r")
            #expect(screen.left.log == ["d", "l"] && screen.right.log == ["r"])
        }

        @Test func `a text that is edited and a first responder within the item keep their keys`()
            async throws
        {
            let screen = try await Screen()
            let field = UITextField(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
            screen.right.view.addSubview(field)
            await screen.focus(screen.left.seat)
            #expect(field.becomeFirstResponder() && screen.window.actionResponder === field)
            #expect(field.resignFirstResponder())
            final class Inner: UIView { override var canBecomeFirstResponder: Bool { true } }
            let inner = Inner()
            screen.left.seat.addSubview(inner)
            #expect(inner.becomeFirstResponder() && screen.window.actionResponder === inner)
        }

        @Test func `the item with the focus gets presses, and copies if it or its controller can`()
            async throws
        {
            let screen = try await Screen()
            await screen.focus(screen.left.seat)
            #expect(screen.display.pages.last?.hearsKeys == true)
            screen.display.press("KeyA", "a")
            screen.display.send(.editing(.init(action: .copy)))
            await screen.display.settle()
            #expect(screen.left.seat.presses == ["a"] && screen.left.log == ["copy"])
            await screen.focus(nil)
            screen.display.press("KeyB", "b")
            await screen.display.settle()
            #expect(screen.left.seat.presses == ["a"])
        }
    }
}

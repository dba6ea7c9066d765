import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests text fields on a display.
    @MainActor struct TextFieldDisplayTests {
        private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

        private func attached() async throws -> FakeDisplay {
            let display = try await FakeDisplay.attached()
            try display.show().addSubview(field)
            await display.settle()
            display.reset()
            return display
        }

        private var id: Int { field.input.node.id }

        @Test func `an edited text goes on behind a menu, and another one does not begin there`() async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let (field, other, button) = (UITextField(), UITextField(), UIButton(type: .system))
            for view in [field, other, button] {
                view.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
                window.rootViewController?.view.addSubview(view)
            }
            button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
            button.showsMenuAsPrimaryAction = true
            field.becomeFirstResponder()
            await display.settle()
            button.performPrimaryAction()
            await display.settle()
            #expect(window.modalView is MenuOverlay)
            // Under a finger the text has still the keyboard.
            display.send(.typed(.init(view: field.input.node.id, text: "a", edit: 1, selection: [1, 1])))
            display.send(.typed(.init(view: other.input.node.id, text: "b", edit: 1, selection: [1, 1])))
            display.send(.focus(view: other.input.node.id, isFocused: true, revision: nil))
            await display.settle()
            #expect(field.text == "a" && field.isEditing)
            #expect(other.text == "" && !other.isEditing)
        }

        @Test func `a focus that the display has is not requested, and typing sends nothing back`()
            async throws
        {
            let display = try await attached()
            display.send(.focus(view: id, isFocused: true))
            await display.settle()
            #expect(field.isFirstResponder && display.operations.isEmpty)
            display.send(.typed(.init(view: id, text: "a", edit: 1, selection: [1, 1])))
            display.send(.selected(.init(view: id, selection: [0, 1], edit: 1, revision: 0)))
            await display.settle()
            #expect(field.text == "a" && field.input.selection == NSRange(location: 0, length: 1))
            #expect(display.operations.isEmpty)
        }

        @Test func `the next field is asked before the one that is edited ends`() async throws {
            let display = try await attached()
            let (log, next) = (
                TextFieldLog(), UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 34))
            )
            field.superview?.addSubview(next)
            (field.delegate, next.delegate) = (log, log)
            display.send(.focus(view: id, isFocused: true))
            await display.settle()
            log.calls = []
            let nextID = next.input.node.id
            // The display reports the next field first.
            display.send(.focus(view: nextID, isFocused: true))
            display.send(.focus(view: id, isFocused: false))
            await display.settle()
            #expect(log.calls == ["shouldBegin", "shouldEnd", "didEnd", "didBegin"])
            #expect(next.isFirstResponder)
        }

        @Test(arguments: [true, false])
        func `a field that is refused the focus gives it back to the one that is edited`(
            refusesBegin: Bool
        ) async throws {
            let display = try await attached()
            let (log, nextLog) = (TextFieldLog(), TextFieldLog())
            let next = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 34))
            field.superview?.addSubview(next)
            (field.delegate, next.delegate) = (log, nextLog)
            display.send(.focus(view: id, isFocused: true))
            await display.settle()
            if refusesBegin { nextLog.allowsBegin = false } else { log.allowsEnd = false }
            let nextID = next.input.node.id
            // The display has received no request of the app yet.
            display.send(.focus(view: nextID, isFocused: true, revision: 0))
            display.send(.focus(view: id, isFocused: false, revision: 0))
            await display.settle()
            #expect(field.isFirstResponder && !next.isFirstResponder)
            #expect(display.elements[id]?.properties["in"]?["fo"]?["on"] == .bool(true))
            #expect(display.elements[nextID]?.properties["in"]?["fo"]?["on"] == .bool(false))
        }

        @Test func `a late veto leaves text that was typed since to the next answer`() async throws {
            let display = try await attached()
            let log = TextFieldLog()
            log.change = { _, _, text in text.allSatisfy(\.isNumber) }
            field.delegate = log
            display.send(.focus(view: id, isFocused: true))
            display.send(.typed(.init(view: id, text: "1x", edit: 1, selection: [2, 2])))
            await display.settle()
            let sent = display.elements[id]?.properties["in"]
            #expect(sent?["t"] == .string("") && sent?["ed"]?.int == 1)
            // The display dropped this answer, because the user had typed more in the meantime.
            display.send(.typed(.init(view: id, text: "12", edit: 2, selection: [2, 2])))
            await display.settle()
            #expect(field.text == "12")
        }

        @Test func `Backspace and selections from elsewhere end nothing`() async throws {
            let display = try await attached()
            display.send(.erase(view: id))
            display.send(.erase(view: 1_000_000))
            display.send(.selected(.init(view: id, selection: [5, 900], edit: 0, revision: 0)))
            display.send(.selected(.init(view: 0, selection: [0, 0], edit: 0, revision: 0)))
            display.send(.typed(.init(view: 0, text: "x", edit: 1, selection: [1, 1])))
            await display.settle()
            #expect(field.text == "" && !field.isFirstResponder)
        }

        @Test func `of looks that change, a text view sends the parts that are others`() async throws {
            let display = try await attached()
            let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
            let text = NSMutableAttributedString(string: "one two three four")
            text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 4, length: 3))
            text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 14, length: 4))
            view.attributedText = text
            field.superview?.addSubview(view)
            await display.settle()
            let id = view.input.node.id
            let first = display.elements[id]?.properties["rt"]
            #expect(first?["r"]?.array?.count == 4)
            display.reset()
            view.textStorage.removeAttribute(.underlineStyle, range: NSRange(location: 4, length: 3))
            await display.settle()
            let changes = display.operations.compactMap { operation -> RichText? in
                guard case .update(id, let set, _, _) = operation else { return nil }
                return set.richText
            }
            // The first three parts become one, and the last one stays.
            #expect(changes.map(\.base?.count) == [3] && changes.first?.looks.isEmpty == true)
            let sent = display.elements[id]?.properties["rt"]
            #expect(sent?["r"]?.array?.map { $0.array?.first?.int } == [14, 4])
            #expect(sent?["r"]?.array?.last == first?["r"]?.array?.last && sent?["s"] == first?["s"])
        }

        @Test func `a text view and the looks of its parts are sent as they are`() async throws {
            let display = try await attached()
            let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
            let text = NSMutableAttributedString(string: "one two")
            text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 4, length: 3))
            view.attributedText = text
            field.superview?.addSubview(view)
            await display.settle()
            let sent = display.elements[view.input.node.id]?.properties
            #expect(sent?["in"]?["ml"] == .bool(true) && sent?["rt"]?["r"]?.array?.count == 2)
            // The display breaks the lines itself.
            #expect(sent?["tx"] == nil)
            #expect(
                display.outline == """
                    UIWindow 0 0 390 844
                      UITextField 0 0 200 34
                        TextFieldBorder 0 0 200 34 hidden
                        UIImageView 0 0 200 34
                        TextInputView 0 0 200 34 input “”
                      UITextView 0 100 200 100 #ffffff at 0 0
                        TextInputView 0 0 200 100 input “one two”
                    """)
        }
    }
}

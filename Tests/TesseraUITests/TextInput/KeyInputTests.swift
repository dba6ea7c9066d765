import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

/// A field for a code that draws its text by itself.
private final class CodeView: UIView, UIKeyInput {
    var calls: [String] = []
    var code = ""
    var longest = 100
    var keyboardType = UIKeyboardType.numberPad
    var enablesReturnKeyAutomatically = false

    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !code.isEmpty }

    func insertText(_ text: String) {
        calls.append("insert \(text == "\n" ? "return" : text)")
        code += text
        if code.count >= longest { resignFirstResponder() }
    }

    func deleteBackward() {
        calls.append("delete")
        if hasText { code.removeLast() }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        calls.append("press \(presses.first?.key?.charactersIgnoringModifiers ?? "?")")
    }
}

extension DisplayTests {
    @MainActor struct KeyInputPressTests {
        @Test func `a view that accepts keys gets presses too`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = CodeView(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
            window.addSubview(view)
            view.becomeFirstResponder()
            await display.settle()
            #expect(display.pages.last?.hearsKeys == true)
            #expect(view.keyInputBridge?.input.sent?.reportsKeys == true)
            display.press("KeyA", "a")
            await wait(until: { view.calls == ["press a"] })
            view.resignFirstResponder()
            await display.settle()
            #expect(display.pages.last?.hearsKeys != true)
        }
    }
}

@MainActor struct KeyInputTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let view = CodeView(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

    init() {
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private func input() throws -> TextInputView { try #require(view.keyInputBridge).input }

    @Test func `a view that accepts keys has a keyboard while it is the first responder`() throws {
        #expect(view.keyInputBridge == nil && view.returnKeyType == .default)
        #expect(view.becomeFirstResponder())
        let sent = try #require(try input().sent)
        #expect(sent.focus?.isWanted == true && sent.keyboard == .numeric && sent.isCorrected == false)
        view.keyboardType = .emailAddress
        view.reloadInputViews()
        #expect(try input().sent?.keyboard == .email)
        #expect(view.hitTest(CGPoint(x: 0.5, y: 0.5), with: nil) === view)
        view.resignFirstResponder()
        #expect(view.keyInputBridge == nil && view.subviews.isEmpty)
    }

    @Test func `typed text is inserted and deleted in the view`() throws {
        view.becomeFirstResponder()
        let input = try input()
        input.type("1", 1)
        input.type("12", 2)
        input.type("1", 3)
        #expect(view.calls == ["insert 1", "insert 2", "delete"])
        view.calls = []
        // An autocorrection of the browser, or a code that it fills in.
        input.type("4711", 4)
        #expect(view.code == "4711")
        input.displaySubmitted()
        #expect(view.calls.last == "insert return")
    }

    @Test func `Backspace without typed text deletes in the view`() throws {
        view.code = "12"
        view.becomeFirstResponder()
        try input().displayErased()
        #expect(view.calls == ["delete"] && view.code == "1")
    }

    @Test func `a composition is inserted when it ends`() throws {
        view.becomeFirstResponder()
        let input = try input()
        input.displayTyped(.init(view: 1, text: "に", edit: 1, selection: [1, 1], isComposing: true))
        input.displayTyped(.init(view: 1, text: "にほん", edit: 2, selection: [3, 3], isComposing: true))
        #expect(view.calls == [])
        input.displayTyped(.init(view: 1, text: "日本", edit: 3, selection: [2, 2], isComposing: false))
        #expect(view.calls == ["insert 日本"])
    }

    @Test func `long typing keeps the invisible text short`() throws {
        view.becomeFirstResponder()
        let input = try input()
        let long = String(repeating: "ab", count: 251)
        input.type(long, 1)
        #expect(input.text == "" && view.code == long)
        // The user has typed on before the display knew that.
        view.calls = []
        input.type(String(long.dropLast()), 2)
        #expect(view.calls == ["delete"] && input.text == "")
        view.calls = []
        input.type("c", 3)
        input.type("", 4)
        #expect(view.calls == ["insert c", "delete"])
    }

    @Test func `the Return key waits for a text if the view wants that`() throws {
        view.enablesReturnKeyAutomatically = true
        view.becomeFirstResponder()
        try input().displaySubmitted()
        #expect(view.calls == [])
        view.code = "1"
        try input().displaySubmitted()
        #expect(view.calls == ["insert return"])
    }

    @Test func `the caret stays at the end`() throws {
        view.becomeFirstResponder()
        let input = try input()
        input.type("12", 1)
        input.displaySelected(.init(view: 1, selection: [0, 0], edit: 1, revision: input.revision))
        #expect(input.selection == NSRange(location: 2, length: 0))
    }

    @Test func `the keyboard stays if the app removes all views within the view`() async throws {
        view.becomeFirstResponder()
        for subview in view.subviews { subview.removeFromSuperview() }
        #expect(view.keyInputBridge == nil)
        await turn()
        #expect(view.isFirstResponder && view.keyInputBridge != nil)
        for subview in view.subviews { subview.removeFromSuperview() }
        view.resignFirstResponder()
        await turn()
        #expect(view.keyInputBridge == nil)
    }

    @Test func `a view resigns when its code is complete`() throws {
        view.longest = 2
        view.becomeFirstResponder()
        let input = try input()
        input.type("1", 1)
        input.type("12", 2)
        #expect(view.code == "12" && !view.isFirstResponder && view.keyInputBridge == nil)
    }

    @Test func `the display's focus comes and goes with the first responder`() throws {
        view.becomeFirstResponder()
        let input = try input()
        input.displayFocused(true)
        #expect(view.isFirstResponder)
        input.displayFocused(false)
        #expect(!view.isFirstResponder && view.keyInputBridge == nil)
    }
}

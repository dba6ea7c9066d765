import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// Tests texts whose line breaks a browser replaces.
@MainActor final class DisplayedTextTests {
    private var state = TextInputState()

    private func content(of state: TextInputState) -> InputContent {
        var content = InputContent(
            style: TextStyle(size: 17, weight: 400, color: Color(red: 0, green: 0, blue: 0, alpha: 1)),
            alignment: .left)
        state.describe(in: &content)
        return content
    }

    /// Types a text whose caret is at a place. Returns the change that the app is asked about.
    @discardableResult
    private func type(_ text: String, _ edit: Int, caret: Int) -> TextInputState.Change? {
        let typed = DisplayEvent.Typed(view: 1, text: text, edit: edit, selection: [caret, caret])
        let change = state.receive(typed)
        if let change { state.accept(change) }
        return change
    }

    @Test func `a line break of two characters is one on the display, and stays two in the app`() {
        _ = state.set("a\r\nb", isEdited: false)
        #expect(content(of: state).text == "a\nb")
        let change = type("a\nbc", 1, caret: 4)
        #expect(change?.range == NSRange(location: 4, length: 0) && change?.replacement == "c")
        #expect(state.text == "a\r\nbc" && state.selection == NSRange(location: 5, length: 0))
    }

    @Test func `the user deletes a line break of two characters at once`() {
        _ = state.set("a\r\nb", isEdited: false)
        let change = type("ab", 1, caret: 1)
        #expect(change?.range == NSRange(location: 1, length: 2) && change?.replacement == "")
        #expect(state.text == "ab")
    }

    @Test func `selections count the characters of the app`() {
        _ = state.set("a\r\nb", isEdited: false)
        let revision = content(of: state).revision
        let selected = DisplayEvent.Selected(view: 1, selection: [2, 3], edit: 0, revision: revision)
        let isAnother = state.receive(selected)
        #expect(isAnother)
        #expect(state.selection == NSRange(location: 3, length: 1))
        _ = state.select(NSRange(location: 0, length: 3))
        let wished = content(of: state).selection
        #expect(wished?.start == 0 && wished?.end == 2)
    }

    @Test func `a field of one line displays a space for a line break, which it keeps`() {
        state = TextInputState(isMultiline: false)
        _ = state.set("a\nb", isEdited: false)
        #expect(content(of: state).text == "a b")
        type("a bc", 1, caret: 4)
        #expect(state.text == "a\nbc")
    }

    @Test func `text without such line breaks is the same on the display`() {
        let text = DisplayedText("a\nb", isMultiline: true)
        #expect(text.text == "a\nb" && text.place(of: 2) == 2 && text.sourcePlace(of: 2) == 2)
        #expect(text.source(after: "c", caret: 1) == "c")
    }

    @Test func `the caret after a line break of two characters stands on the next line`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "a\r\n"
        view.layoutIfNeeded()
        let (start, end) = (
            view.caretRect(for: view.beginningOfDocument), view.caretRect(for: view.endOfDocument)
        )
        #expect(end.minY >= start.maxY - 0.5 && end.minX == start.minX)
    }
}

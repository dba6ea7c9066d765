import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

/// Returns an edit of the user. The caret is at the end unless a place is given.
private func typed(_ text: String, _ edit: Int, caret: Int? = nil, isComposing: Bool = false)
    -> DisplayEvent.Typed
{
    let place = caret ?? text.utf16.count
    return DisplayEvent.Typed(
        view: 1, text: text, edit: edit, selection: [place, place], isComposing: isComposing)
}

@MainActor final class TextInputStateTests {
    private var state = TextInputState()

    /// Returns the text, the revision and the edit that a display receives.
    private func sent(_ state: inout TextInputState, isNew: Bool = false) -> [String] {
        var content = InputContent(
            style: TextStyle(size: 17, weight: 400, color: Color(red: 0, green: 0, blue: 0, alpha: 1)),
            alignment: .left)
        if isNew { state.statePresent(isFocused: false) }
        state.describe(in: &content)
        return [content.text, "\(content.revision)", "\(content.edit)"]
    }

    private func type(_ text: String, _ edit: Int, isComposing: Bool = false, caret: Int? = nil) {
        if let change = state.receive(typed(text, edit, caret: caret, isComposing: isComposing)) {
            state.accept(change)
        }
    }

    @Test func `a change covers whole characters, however many units these have`() {
        let accent = TextInputState.Change(from: "e\u{301}", to: "e", caret: 1)
        #expect(accent.range == NSRange(location: 0, length: 2))
        #expect(accent.replacement == "e")
        // Both faces begin with the same unit of UTF-16.
        let face = TextInputState.Change(from: "a😀b", to: "a😁b", caret: 3)
        #expect(face.range == NSRange(location: 1, length: 2))
        #expect(face.replacement == "😁")
    }

    @Test func `a selection that the app makes while it is asked ends with the new text`() throws {
        type("abc", 1)
        let heard = state.receive(typed("", 2))
        let change = try #require(heard)
        _ = state.select(NSRange(location: 0, length: 3))
        state.accept(change)
        #expect(state.selection == NSRange(location: 0, length: 0))
    }

    @Test func `keys of the app's own work where the caret stands inside of a character`() throws {
        let field = UITextField()
        field.text = "😀"
        let middle = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        field.selectedTextRange = field.textRange(from: middle, to: middle)
        field.insertText("x")
        #expect(field.text?.contains("x") == true)
        field.text = "😀"
        field.selectedTextRange = field.textRange(from: middle, to: middle)
        field.deleteBackward()
        #expect(field.text == "")
    }

    @Test func `typing changes nothing of what the display is sent`() {
        let before = sent(&state)
        type("a", 1)
        type("ab", 2)
        #expect(state.text == "ab")
        #expect(sent(&state) == before)
    }

    @Test func `a text of the app names the last edit that was reported`() {
        type("ab", 2)
        _ = state.set("AB", isEdited: true)
        #expect(sent(&state) == ["AB", "1", "2"])
        type("ABc", 3)
        #expect(sent(&state) == ["AB", "1", "2"])
    }

    /// Receives an edit that the user has made in the app's text with a number, and accepts it.
    private func type(_ text: String, _ edit: Int, in revision: Int) -> TextInputState.Change? {
        let place = text.utf16.count
        let change = state.receive(
            DisplayEvent.Typed(
                view: 1, text: text, edit: edit, selection: [place, place], revision: revision))
        if let change { state.accept(change) }
        return change
    }

    @Test func `edits that were made before the app's text arrived count in that text`() {
        #expect(type("1", 1, in: 0)?.replacement == "1")
        _ = state.set("$0.01", isEdited: true)
        // The user has typed 2 behind 1, and has not seen the app's text.
        let second = type("12", 2, in: 0)
        #expect(second == .init(range: NSRange(location: 5, length: 0), replacement: "2", text: "$0.012"))
        _ = state.set("$0.12", isEdited: true)
        #expect(type("123", 3, in: 0)?.text == "$0.123")
        _ = state.set("$1.23", isEdited: true)
        // The display has taken the last text.
        #expect(type("$1.234", 4, in: state.revision)?.range == NSRange(location: 5, length: 0))
    }

    @Test func `text that was deleted before the app's text arrived is deleted in that text`() {
        #expect(type("12", 1, in: 0)?.text == "12")
        _ = state.set("$0.12", isEdited: true)
        let change = type("1", 2, in: 0)
        #expect(change == .init(range: NSRange(location: 4, length: 1), replacement: "", text: "$0.1"))
        #expect(state.selection == NSRange(location: 4, length: 0))
        #expect(sent(&state) == ["$0.1", "2", "2"])
    }

    @Test func `text that the app has removed already is not deleted again`() {
        #expect(type("hello", 1, in: 0)?.text == "hello")
        _ = state.set("", isEdited: true)
        #expect(type("hell", 2, in: 0) == nil)
        #expect(sent(&state) == ["", "2", "2"])
        // Text that is typed next is still compared with the text on the display.
        #expect(type("hellx", 3, in: 0)?.text == "x")
    }

    @Test func `the end of a composition is no change of the text that the app has set during it`() {
        type("ab", 1, isComposing: true)
        _ = state.set("AB", isEdited: true)
        #expect(type("ab", 2, in: 0) == nil)
        #expect(sent(&state) == ["AB", "2", "2"])
    }

    @Test func `an edit of an earlier text splits no character of the present one`() {
        #expect(type("👍 x", 1, in: 0)?.text == "👍 x")
        _ = state.set("👍🏽 x", isEdited: true)
        let heard = state.receive(
            DisplayEvent.Typed(view: 1, text: "👍! x", edit: 2, selection: [3, 3], revision: 0))
        #expect(heard == .init(range: NSRange(location: 0, length: 0), replacement: "!", text: "!👍🏽 x"))
    }

    @Test func `text that is typed after the app has emptied the text is a text of its own`() {
        #expect(type("hello", 1, in: 0)?.text == "hello")
        _ = state.set("", isEdited: true)
        #expect(type("hello!", 2, in: 0)?.text == "!")
    }

    @Test func `setting the same text sends nothing`() {
        type("ab", 1)
        let isAnother = state.set("ab", isEdited: true)
        #expect(!isAnother)
        #expect(sent(&state) == ["", "0", "0"])
    }

    @Test func `a display that comes later is sent the text as it is`() {
        type("ab", 7)
        #expect(sent(&state, isNew: true) == ["ab", "0", "7"])
    }

    @Test func `an edit that was reported already is passed over`() {
        type("ab", 2)
        _ = state.set("", isEdited: true)
        type("ab", 2)
        #expect(state.text == "")
    }

    @Test func `a refused edit is put back`() {
        type("12", 1)
        _ = state.receive(typed("12x", 2))
        state.refuse()
        #expect(state.text == "12")
        #expect(sent(&state) == ["12", "1", "2"])
    }

    @Test func `the end of a composition changes the whole composed text`() {
        type("a", 1)
        type("aす", 2, isComposing: true)
        type("aすし", 3, isComposing: true)
        #expect(state.text == "aすし")
        let change = state.receive(typed("a寿司", 4))
        #expect(change == .init(range: NSRange(location: 1, length: 2), replacement: "寿司", text: "a寿司"))
        state.refuse()
        #expect(state.text == "a")
    }

    @Test func `a composition that ends as it began is asked for all the same`() {
        type("すし", 1, isComposing: true)
        let change = state.receive(typed("すし", 2))
        #expect(change == .init(range: NSRange(location: 0, length: 2), replacement: "すし", text: "すし"))
    }

    @Test func `the end of a composition replaces whole characters`() {
        type("ก", 1)
        type("ก\u{E48}", 2, isComposing: true)
        let change = state.receive(typed("ก\u{E49}", 3))
        #expect(change?.range == NSRange(location: 0, length: 2) && change?.replacement == "ก\u{E49}")
    }

    @Test func `a composition in the middle that was empty before it ends is an insertion`() {
        type("ab", 1)
        type("aかb", 2, isComposing: true, caret: 2)
        type("ab", 3, isComposing: true, caret: 1)
        let change = state.receive(typed("a火b", 4, caret: 2))
        #expect(change == .init(range: NSRange(location: 1, length: 0), replacement: "火", text: "a火b"))
    }

    // MARK: Changes of a text

    @Test(
        arguments: [
            // The values are the old text, the new text, the caret, the location, the length and the replacement.
            ("", "a", 1, 0, 0, "a"), ("ab", "a", 1, 1, 1, ""), ("abc", "axc", 2, 1, 1, "x"),
            // The caret determines which of several equal letters was typed or deleted.
            ("aaa", "aaaa", 2, 1, 0, "a"), ("aaa", "aa", 1, 1, 1, ""),
            ("one two", "", 0, 0, 7, ""),
            // A character that takes two units is never split.
            ("😀", "😁", 2, 0, 2, "😁"),
        ] as [(String, String, Int, Int, Int, String)])
    func `a change is found by the parts that both texts have in common`(
        _ old: String, _ new: String, _ caret: Int, _ location: Int, _ length: Int, _ replacement: String
    ) {
        let change = TextInputState.Change(from: old, to: new, caret: caret)
        #expect(change.range == NSRange(location: location, length: length))
        #expect(change.replacement == replacement)
    }

    @Test func `a text of the app can end a composition`() {
        func sent() -> InputContent {
            var content = InputContent(
                style: .init(size: 17, weight: 400, color: .init(red: 0, green: 0, blue: 0)), alignment: .left
            )
            state.describe(in: &content)
            return content
        }
        type("こん", 1, isComposing: true)
        _ = state.set("", isEdited: true, endsComposition: true)
        #expect(state.text == "" && !state.isComposing && sent().endsComposition == true)
        // Without a composition there is nothing to end.
        _ = state.set("a", isEdited: true, endsComposition: true)
        #expect(sent().endsComposition == nil)
        type("aに", 2, isComposing: true)
        #expect(state.endComposition() && state.text == "aに" && sent().text == "aに")
        #expect(sent().endsComposition == true && sent().edit == 2 && !state.endComposition())
    }

    @Test func `making a change of the old text gives the new one`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let letters: [Character] = ["a", "b", "す", "😀"]
        func text() -> String {
            String(
                (0..<Int.random(in: 0...6, using: &random)).map { _ in
                    letters.randomElement(using: &random) ?? "a"
                })
        }
        for _ in 0..<2000 {
            let (old, new) = (text(), text())
            let caret = Int.random(in: 0...new.utf16.count, using: &random)
            let change = TextInputState.Change(from: old, to: new, caret: caret)
            let result = (old as NSString).replacingCharacters(in: change.range, with: change.replacement)
            #expect(result == new, "seed \(seed): \(old) to \(new) with the caret at \(caret)")
        }
    }
}

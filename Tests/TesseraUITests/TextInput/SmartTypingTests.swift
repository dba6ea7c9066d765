import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct SmartTypingTests {
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let log = TextFieldLog()
    private let edits = Edits()

    /// Counts the edits of the user.
    private final class Edits {
        var count = 0
    }

    init() {
        window.addSubview(field)
        window.isHidden = false
        window.layoutIfNeeded()
        field.input.displayFocused(true)
        field.delegate = log
    }

    /// Types a text that the display then has, with the caret at a place, or at its end. Returns the text that the app answers.
    private func typed(
        _ text: String, caret: Int? = nil, composing: Bool = false, pasted: Bool = false,
        revision: Int? = nil
    ) -> String? {
        edits.count += 1
        field.input.type(
            text, edits.count, caret: caret, isComposing: composing, isPasted: pasted, revision: revision)
        return field.text
    }

    private func caret() -> Int { field.input.selection.location }

    /// Returns the replacement for a straight quotation mark after a text.
    private func quote(_ mark: String, after text: String, _ locale: String) -> String {
        let change = TextInputState.Change(from: text, to: text + mark, caret: (text + mark).utf16.count)
        return SmartTyping(quotes: .yes).corrected(change, of: text, locale: Locale(identifier: locale))
            .replacement
    }

    @Test func `straight quotation marks become the language's own, and apostrophes`() {
        #expect(quote("\"", after: "", "en_US") == "“" && quote("\"", after: "say ", "en_US") == "“")
        #expect(quote("\"", after: "“so", "en_US") == "”" && quote("\"", after: "(", "en_US") == "“")
        #expect(quote("'", after: "don", "en_US") == "’" && quote("'", after: "a ", "en_US") == "‘")
        #expect(quote("\"", after: "", "de_DE") == "„" && quote("\"", after: "so", "de_DE") == "“")
        #expect(quote("'", after: "geht", "de_DE") == "’")
        // Corner brackets are typed with keys of their own.
        #expect(quote("\"", after: "", "ja_JP") == "“" && quote("\"", after: "本", "ja_JP") == "”")
    }

    @Test func `two hyphens become a dash, and the delegate is asked about it`() {
        field.smartDashesType = .yes
        #expect(typed("a-") == "a-")
        #expect(typed("a--") == "a—" && caret() == 2)
        #expect(log.calls.last == "change 1,1 —")
        #expect(field.input.sent?.text == "a—")
    }

    @Test func `a third hyphen of a row is no dash`() {
        let text = "----"
        let change = TextInputState.Change(from: "---", to: text, caret: 4)
        #expect(SmartTyping(dashes: .yes).corrected(change, of: "---") == change)
    }

    @Test func `marks that a keyboard has curved and joined become straight if the app wants it`() {
        field.smartQuotesType = .no
        field.smartDashesType = .no
        #expect(typed("“") == "\"" && caret() == 1)
        #expect(typed("\"a-") == "\"a-")
        // The keyboard replaces the hyphen by the dash.
        #expect(typed("\"a—") == "\"a--" && caret() == 4)
    }

    @Test func `a dash that is typed as one stays, and all stays by default`() {
        field.smartDashesType = .no
        #expect(typed("a") == "a" && typed("a—") == "a—")
        field.smartDashesType = .default
        #expect(typed("a—-") == "a—-" && typed("a—--") == "a—--" && typed("a—--\"") == "a—--\"")
    }

    @Test func `a composition is corrected when it ends`() {
        field.smartQuotesType = .yes
        #expect(typed("don'", composing: true) == "don'")
        #expect(typed("don'") == "don’")
        // An input method chooses its marks itself.
        field.smartQuotesType = .no
        #expect(typed("don’“", composing: true) == "don’“" && typed("don’“") == "don’“")
    }

    @Test func `a user who types on before the correction arrives does not undo it`() {
        field.smartDashesType = .yes
        #expect(typed("a-") == "a-" && typed("a--") == "a—")
        // The display has not received the dash.
        #expect(typed("a--b", revision: 0) == "a—b" && caret() == 3 && log.calls.last == "change 2,0 b")
        #expect(typed("a--bc", revision: 0) == "a—bc" && field.input.sent?.text == "a—bc")
        // Now it has.
        #expect(typed("a—bcd") == "a—bcd" && typed("a—bc") == "a—bc")
    }

    @Test func `a password stays as it was typed`() {
        field.isSecureTextEntry = true
        (field.smartQuotesType, field.smartDashesType) = (.yes, .yes)
        #expect(typed("\"") == "\"" && typed("\"-") == "\"-" && typed("\"--") == "\"--")
    }

    @Test func `a keyboard that completes or corrects a word adds no space in it`() {
        field.smartInsertDeleteType = .yes
        #expect(typed("hel") == "hel" && typed("hello ") == "hello ")
        #expect(typed("hello teh") == "hello teh" && typed("hello the") == "hello the")
        // The keys that delete a whole word leave the space before it.
        #expect(typed("hello ") == "hello ")
    }

    @Test func `a pasted word gets spaces between words, and a deleted one takes its space along`() {
        field.smartInsertDeleteType = .yes
        #expect(typed("redblue") == "redblue")
        #expect(typed("redgreenblue", caret: 8, pasted: true) == "red green blue" && caret() == 10)
        field.input.select(NSRange(location: 4, length: 5))
        #expect(typed("red  blue", caret: 4) == "red blue")
        field.input.select(NSRange(location: 0, length: 3))
        #expect(typed(" blue", caret: 0) == "blue")
        // There are no spaces between words in Japanese.
        #expect(typed("blue東京", caret: 6, pasted: true) == "blue東京")
    }

    @Test func `a field that the app makes dark says so to the display`() {
        field.keyboardAppearance = .dark
        #expect(field.input.sent?.isDark == true && UIKeyboardAppearance.alert == .dark)
        field.keyboardAppearance = .default
        #expect(field.input.sent?.isDark == nil)
    }
}

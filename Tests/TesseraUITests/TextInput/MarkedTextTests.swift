import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// Tests texts that the app composes.
@MainActor struct MarkedTextTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
    private let log = TextFieldLog()
    private var input: TextInputView { field.input }
    private let changes = Changes()

    private final class Changes {
        var list: [String] = []
    }

    init() {
        field.text = "ab"
        window.addSubview(field)
        window.isHidden = false
        field.becomeFirstResponder()
        field.delegate = log
        let (changes, field) = (changes, field)
        field.addAction(
            UIAction { _ in changes.list.append("\(field.text ?? "") \(field.markedTextRange == nil)") },
            for: .editingChanged)
    }

    private var marked: String? { field.markedTextRange.flatMap(field.text(in:)) }

    @Test func `a marked text replaces the selection, and then itself`() {
        input.select(NSRange(location: 1, length: 1))
        field.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
        #expect(field.text == "aに" && marked == "に" && input.selection == NSRange(location: 2, length: 0))
        field.setMarkedText("日本", selectedRange: NSRange(location: 0, length: 1))
        #expect(field.text == "a日本" && marked == "日本")
        #expect(input.selection == NSRange(location: 1, length: 1))
        field.unmarkText()
        #expect(field.text == "a日本" && marked == nil)
        // The delegate cannot refuse what the app does.
        #expect(log.calls == [] && changes.list == ["aに false", "a日本 false", "a日本 true"])
    }

    @Test func `nil removes a marked text`() {
        field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
        #expect(field.text == "ab" && marked == nil)
    }

    @Test func `a selection in a marked text is limited to it`() {
        field.setMarkedText("x", selectedRange: NSRange(location: 5, length: 5))
        #expect(input.selection == NSRange(location: 3, length: 0) && marked == "x")
    }

    @Test func `an inserted text takes the place of a marked one, and deleting shortens it`() {
        field.setMarkedText("かん", selectedRange: NSRange(location: 2, length: 0))
        field.deleteBackward()
        #expect(field.text == "abか" && marked == "か")
        field.insertText("蚊")
        #expect(field.text == "ab蚊" && marked == nil)
    }

    @Test func `typing, another selection, another text and the end of editing confirm a marked text`() {
        field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        input.type("abか1", 1, revision: input.revision)
        #expect(field.text == "abか1" && marked == nil)
        field.setMarkedText("き", selectedRange: NSRange(location: 1, length: 0))
        input.select(NSRange(location: 0, length: 0))
        #expect(field.text == "abか1き" && marked == nil)
        field.setMarkedText("く", selectedRange: NSRange(location: 1, length: 0))
        field.text = "new"
        #expect(marked == nil)
        field.setMarkedText("け", selectedRange: NSRange(location: 1, length: 0))
        changes.list = []
        field.resignFirstResponder()
        #expect(marked == nil && changes.list == ["newけ true"])
    }

    @Test func `a marked text takes the place of what the user composes`() {
        input.type("abこ", 1, isComposing: true)
        field.setMarkedText("子", selectedRange: NSRange(location: 1, length: 0))
        #expect(field.text == "ab子" && marked == "子" && input.sent?.endsComposition == true)
    }

    @Test func `a marked text is underlined until it is confirmed, and the text itself is not`() throws {
        #expect(input.sentLooks == nil)
        field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        let looks = try #require(input.sentLooks)
        #expect(looks.runs.map(\.length) == [2, 1])
        let style = try #require(looks.runs.last.map { looks.looks[$0.look].style })
        #expect(style.underline != nil)
        #expect(field.attributedText?.attribute(.underlineStyle, at: 2, effectiveRange: nil) == nil)
        field.unmarkText()
        #expect(input.sentLooks?.runs.map(\.length) == [3])
    }

    @Test func `a marked text has the app's style`() throws {
        field.markedTextStyle = [.foregroundColor: UIColor.systemRed]
        field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        let looks = try #require(input.sentLooks)
        let style = try #require(looks.runs.last.map { looks.looks[$0.look].style })
        let first = try #require(looks.runs.first.map { looks.looks[$0.look].style })
        #expect(style.underline == nil && style.color != first.color)
    }

    @Test func `a text view composes too`() {
        let view = UITextView(frame: CGRect(x: 0, y: 50, width: 300, height: 100))
        window.addSubview(view)
        view.text = "ab\n"
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 0)
        view.setMarkedText("かな", selectedRange: NSRange(location: 2, length: 0))
        #expect(view.text == "ab\nかな" && view.markedTextRange == TextOffsetRange(NSRange(3..<5)))
        #expect(view.input.sentLooks?.runs.map(\.length) == [3, 2])
        view.unmarkText()
        #expect(view.markedTextRange == nil && view.text == "ab\nかな")
    }

    // MARK: Other members of UITextInput

    @Test func `the farthest positions are the ends in the direction of reading`() {
        let range = TextOffsetRange(NSRange(location: 0, length: 1))
        #expect(field.position(within: range, farthestIn: .right) == TextOffset(1))
        #expect(field.position(within: range, farthestIn: .left) == TextOffset(0))
        let rest = field.characterRange(byExtending: TextOffset(1), in: .down)
        #expect(rest == TextOffsetRange(NSRange(location: 1, length: 1)))
        #expect(field.characterRange(byExtending: TextOffset(1), in: .up) == range)
    }

    @Test func `a direction applies to the paragraphs of a range`() {
        let view = UITextView(frame: CGRect(x: 0, y: 50, width: 300, height: 100))
        view.text = "ab\ncd"
        let first = TextOffsetRange(NSRange(location: 1, length: 0))
        view.setBaseWritingDirection(.rightToLeft, for: first)
        #expect(view.baseWritingDirection(for: TextOffset(0), in: .forward) == .rightToLeft)
        #expect(view.baseWritingDirection(for: TextOffset(4), in: .forward) == .natural)
        #expect(view.text == "ab\ncd")
        field.setBaseWritingDirection(.leftToRight, for: first)
        #expect(field.baseWritingDirection(for: TextOffset(2), in: .backward) == .leftToRight)
    }

    @Test func `the input delegate hears of changes by the app and not of keys`() {
        let hearer = Hearer()
        field.inputDelegate = hearer
        field.text = "x"
        #expect(hearer.calls == ["will ab", "did x"])
        hearer.calls = []
        field.insertText("y")
        input.type("xyz", 1, revision: input.revision)
        #expect(hearer.calls == [])
        field.selectedTextRange = TextOffsetRange(NSRange(location: 0, length: 1))
        #expect(hearer.calls == ["will select", "did select"])
    }
}

/// An input delegate that records what it hears.
private final class Hearer: NSObject, UITextInputDelegate {
    var calls: [String] = []

    private func text(of input: (any UITextInput)?) -> String { (input as? UITextField)?.text ?? "" }

    func selectionWillChange(_ textInput: (any UITextInput)?) { calls.append("will select") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { calls.append("did select") }
    func textWillChange(_ textInput: (any UITextInput)?) { calls.append("will \(text(of: textInput))") }
    func textDidChange(_ textInput: (any UITextInput)?) { calls.append("did \(text(of: textInput))") }
}

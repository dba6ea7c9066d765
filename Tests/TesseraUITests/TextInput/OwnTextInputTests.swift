import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

/// A line of text that a view of the app's edits, as the whole of `UITextInput` describes it. Its positions count UTF-16 units.
private final class LineEditor: UIView, UITextInput {
    private final class Place: UITextPosition {
        let offset: Int
        init(_ offset: Int) {
            self.offset = offset
            super.init()
        }
    }
    private final class Part: UITextRange {
        let range: NSRange
        init(_ range: NSRange) {
            self.range = range
            super.init()
        }
        override var isEmpty: Bool { range.length == 0 }
        override var start: UITextPosition { Place(range.location) }
        override var end: UITextPosition { Place(NSMaxRange(range)) }
    }

    var text = ""
    var selection = NSRange(location: 0, length: 0)
    var marked: NSRange?
    var calls: [String] = []
    var direction = NSWritingDirection.leftToRight
    weak var inputDelegate: (any UITextInputDelegate)?
    var markedTextStyle: [NSAttributedString.Key: Any]?
    override var canBecomeFirstResponder: Bool { true }

    private func exchange(_ range: NSRange, for new: String) {
        text = (text as NSString).replacingCharacters(in: range, with: new)
        selection = NSRange(location: range.location + new.utf16.count, length: 0)
    }
    private func offset(_ position: UITextPosition) -> Int { (position as? Place)?.offset ?? 0 }
    private func range(_ range: UITextRange) -> NSRange {
        (range as? Part)?.range ?? NSRange(location: 0, length: 0)
    }

    var hasText: Bool { !text.isEmpty }
    func insertText(_ new: String) {
        calls.append("insert \(new)")
        exchange(marked ?? selection, for: new)
        marked = nil
    }
    func deleteBackward() {
        calls.append("delete")
        if selection.length > 0 {
            exchange(selection, for: "")
        } else if selection.location > 0 {
            exchange(NSRange(location: selection.location - 1, length: 1), for: "")
        }
    }
    func setMarkedText(_ new: String?, selectedRange: NSRange) {
        let (range, new) = (marked ?? selection, new ?? "")
        calls.append("mark \(new) \(selectedRange.location),\(selectedRange.length)")
        exchange(range, for: new)
        marked = new.isEmpty ? nil : NSRange(location: range.location, length: new.utf16.count)
        selection = NSRange(location: range.location + selectedRange.location, length: selectedRange.length)
    }
    func unmarkText() {
        calls.append("unmark")
        marked = nil
    }

    func text(in range: UITextRange) -> String? { (text as NSString).substring(with: self.range(range)) }
    func replace(_ range: UITextRange, withText text: String) { exchange(self.range(range), for: text) }
    var selectedTextRange: UITextRange? {
        get { Part(selection) }
        set { selection = newValue.map(range) ?? selection }
    }
    var markedTextRange: UITextRange? { marked.map(Part.init) }
    var beginningOfDocument: UITextPosition { Place(0) }
    var endOfDocument: UITextPosition { Place(text.utf16.count) }
    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        let (start, end) = (min(offset(from), offset(to)), max(offset(from), offset(to)))
        return Part(NSRange(location: start, length: end - start))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = self.offset(position) + offset
        return (0...text.utf16.count).contains(place) ? Place(place) : nil
    }
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        let forward: UITextLayoutDirection = self.direction == .rightToLeft ? .left : .right
        return switch direction {
        case .left, .right: self.position(from: position, offset: direction == forward ? offset : -offset)
        default: nil
        }
    }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left ? range.start : range.end
    }
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        textRange(from: position, to: direction == .left ? beginningOfDocument : endOfDocument)
    }
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { self.direction }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(position), offset(other))
        return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }
    func offset(from: UITextPosition, to: UITextPosition) -> Int { offset(to) - offset(from) }
    func firstRect(for range: UITextRange) -> CGRect { bounds }
    func caretRect(for position: UITextPosition) -> CGRect { bounds }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { range.end }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

@MainActor struct OwnTextInputTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let view = LineEditor(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

    init() {
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
        view.becomeFirstResponder()
    }

    private func input() throws -> TextInputView { try #require(view.keyInputBridge).input }

    @Test func `a composition is marked step by step, and confirmed`() throws {
        let input = try input()
        input.type("x", 1)
        input.type("xに", 2, isComposing: true)
        input.type("xにほん", 3, isComposing: true)
        #expect(view.text == "xにほん" && view.marked == NSRange(location: 1, length: 3))
        input.type("x日本", 4)
        #expect(view.text == "x日本" && view.marked == nil)
        #expect(
            view.calls == ["insert x", "mark に 1,0", "mark にほん 3,0", "mark 日本 2,0", "unmark"])
        view.calls = []
        input.type("x日", 5)
        #expect(view.calls == ["delete"] && view.text == "x日")
    }

    @Test func `a composition that is given up disappears`() throws {
        let input = try input()
        input.type("に", 1, isComposing: true)
        input.type("", 2, isComposing: true)
        input.type("", 3)
        #expect(view.text == "" && view.marked == nil && view.calls.last == "unmark")
    }

    @Test func `a keyboard that composes a word again takes it back`() throws {
        let input = try input()
        input.type("cat", 1)
        view.calls = []
        input.type("cart", 2, isComposing: true)
        #expect(view.text == "cart" && view.marked == NSRange(location: 2, length: 2))
        input.type("cart", 3)
        #expect(view.text == "cart" && view.marked == nil)
    }

    @Test func `a change by the app ends a composition`() throws {
        let input = try input()
        #expect(view.inputDelegate === view.keyInputBridge)
        input.type("に", 1, isComposing: true)
        view.inputDelegate?.textWillChange(view)
        (view.text, view.marked, view.selection) = ("new", nil, NSRange(location: 3, length: 0))
        view.inputDelegate?.textDidChange(view)
        #expect(input.text == "" && input.sent?.endsComposition == true)
        view.calls = []
        input.type("a", 2, revision: input.revision)
        #expect(view.calls == ["insert a"] && view.text == "newa")
        view.resignFirstResponder()
        #expect(view.inputDelegate == nil)
    }

    @Test func `resigning confirms what is composed`() throws {
        try input().type("に", 1, isComposing: true)
        view.resignFirstResponder()
        #expect(view.text == "に" && view.marked == nil)
    }

    // MARK: Arrow keys

    private func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) throws {
        let key = UIKey(code: code, characters: "", charactersIgnoringModifiers: "", modifiers: modifiers)
        try #require(view.keyInputBridge).press(key)
    }

    @Test func `arrow keys move the selection, and with Shift one end of it`() throws {
        view.text = "one two"
        view.selection = NSRange(location: 2, length: 0)
        try press(.keyboardLeftArrow)
        #expect(view.selection == NSRange(location: 1, length: 0))
        try press(.keyboardRightArrow, .shift)
        try press(.keyboardRightArrow, .shift)
        #expect(view.selection == NSRange(location: 1, length: 2))
        try press(.keyboardLeftArrow, .shift)
        try press(.keyboardLeftArrow, .shift)
        try press(.keyboardLeftArrow, .shift)
        #expect(view.selection == NSRange(location: 0, length: 1))
        // Without Shift, a selection becomes a caret at its end.
        try press(.keyboardRightArrow)
        #expect(view.selection == NSRange(location: 1, length: 0))
        try press(.keyboardRightArrow, .alternate)
        #expect(view.selection == NSRange(location: 3, length: 0))
        // The line has no other one below.
        try press(.keyboardDownArrow)
        #expect(view.selection == NSRange(location: 3, length: 0))
    }

    @Test func `in a text that is read from the right, the left arrow key leads on`() throws {
        view.direction = .rightToLeft
        view.text = "שלום"
        view.selection = NSRange(location: 1, length: 2)
        try press(.keyboardLeftArrow)
        #expect(view.selection == NSRange(location: 3, length: 0))
        try press(.keyboardRightArrow, .shift)
        #expect(view.selection == NSRange(location: 2, length: 1))
        try press(.keyboardRightArrow)
        #expect(view.selection == NSRange(location: 2, length: 0))
        // With Shift, the end that is read later follows the left arrow key.
        view.selection = NSRange(location: 1, length: 1)
        try press(.keyboardLeftArrow, .shift)
        #expect(view.selection == NSRange(location: 1, length: 2))
    }

    @Test func `a composition that begins before the display knows of an arrow key has only its own text`()
        throws
    {
        let input = try input()
        input.type("one", 1)
        try press(.keyboardLeftArrow)
        view.calls = []
        input.type("onにe", 2, caret: 3, isComposing: true, revision: 0)
        #expect(view.text == "onにe" && view.marked == NSRange(location: 2, length: 1))
        input.type("onにほe", 3, caret: 4, isComposing: true, revision: 0)
        input.type("on日e", 4, caret: 3, revision: 0)
        #expect(view.text == "on日e" && view.marked == nil)
        #expect(view.calls == ["mark に 1,0", "mark にほ 2,0", "mark 日 1,0", "unmark"])
        view.calls = []
        input.type("on日xe", 5, caret: 4, revision: 0)
        #expect(view.calls == ["insert x"] && view.text == "on日xe")
    }

    @Test func `a step of a composition that the app has ended adds what is new`() throws {
        let input = try input()
        input.type("oneに", 1, isComposing: true)
        view.unmarkText()
        view.inputDelegate?.textDidChange(view)
        input.type("oneにほ", 2, isComposing: true, revision: 0)
        #expect(view.text == "oneにほ" && view.marked == NSRange(location: 4, length: 1))
        input.type("oneにほ", 3, revision: 0)
        #expect(view.text == "oneにほ" && view.marked == nil)
    }

    @Test func `what is typed after an arrow key goes to the caret, wherever that of the display is`() throws
    {
        let input = try input()
        input.type("one", 1)
        try press(.keyboardLeftArrow)
        #expect(input.text == "")
        // The arrow key has moved the display's caret too, and it has not heard yet that the text is another one.
        input.type("onZe", 2, caret: 3, revision: 0)
        #expect(view.text == "onZe" && input.selection.location == input.text.utf16.count)
    }

    @Test func `a composition in the middle of what was typed deletes nothing`() throws {
        let input = try input()
        input.type("one", 1)
        input.type("onにe", 2, caret: 3, isComposing: true)
        #expect(view.calls == ["insert one", "mark に 1,0"])
        input.type("on日e", 3, caret: 3)
        #expect(view.text == "one日" && view.marked == nil)
        #expect(input.selection == NSRange(location: 4, length: 0))
    }
}

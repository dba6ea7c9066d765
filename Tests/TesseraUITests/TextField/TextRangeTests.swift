import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct TextRangeTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))

    init() {
        window.addSubview(field)
        window.isHidden = false
        field.text = "a😀すし"
    }

    private func position(_ offset: Int) throws -> UITextPosition {
        try #require(field.position(from: field.beginningOfDocument, offset: offset))
    }

    private func range(_ start: Int, _ end: Int) throws -> UITextRange {
        try #require(field.textRange(from: try position(start), to: try position(end)))
    }

    @Test func `places are counted in units of UTF-16`() throws {
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 5)
        #expect(field.position(from: field.beginningOfDocument, offset: 6) == nil)
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        #expect(field.text(in: try range(1, 3)) == "😀")
        #expect(field.compare(try position(1), to: try position(3)) == .orderedAscending)
        #expect(field.compare(try position(3), to: try position(3)) == .orderedSame)
    }

    @Test func `sideways places are counted in characters`() throws {
        let next = try #require(field.position(from: try position(1), in: .right, offset: 1))
        #expect(field.offset(from: field.beginningOfDocument, to: next) == 3)
        #expect(field.position(from: field.endOfDocument, in: .right, offset: 1) == nil)
    }

    @Test func `a selection is there while the text is edited`() throws {
        #expect(field.selectedTextRange == nil)
        field.becomeFirstResponder()
        #expect(field.selectedTextRange == TextOffsetRange(NSRange(location: 5, length: 0)))
        field.selectedTextRange = try range(1, 3)
        let sent = try #require(field.input.sent?.selection)
        #expect(sent.start == 1 && sent.end == 3 && field.selectedTextRange.flatMap(field.text(in:)) == "😀")
        field.selectAll(nil)
        #expect(field.selectedTextRange.flatMap(field.text(in:)) == "a😀すし")
    }

    @Test func `the user's selection is reported, unless it is about another text`() {
        field.becomeFirstResponder()
        func select(_ start: Int, _ end: Int, edit: Int, revision: Int) {
            field.input.displaySelected(
                .init(view: 1, selection: [start, end], edit: edit, revision: revision))
        }
        select(0, 1, edit: 0, revision: 1)
        #expect(field.selectedTextRange.flatMap(field.text(in:)) == "a")
        select(1, 3, edit: 1, revision: 1)
        select(1, 3, edit: 0, revision: 0)
        select(1, 99, edit: 0, revision: 1)
        #expect(field.selectedTextRange.flatMap(field.text(in:)) == "a")
    }

    @Test func `text is inserted, deleted and replaced as by keys`() throws {
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.becomeFirstResponder()
        field.selectedTextRange = try range(3, 3)
        field.deleteBackward()
        #expect(field.text == "aすし")
        field.insertText("b")
        #expect(field.text == "abすし" && field.input.selection == NSRange(location: 2, length: 0))
        field.replace(try range(0, 2), withText: "お")
        #expect(field.text == "おすし" && field.input.selection == NSRange(location: 1, length: 0))
        #expect(changes == 3)
    }

    @Test func `the caret lies behind the text before it`() throws {
        let start = field.caretRect(for: field.beginningOfDocument)
        let second = field.caretRect(for: try position(1))
        let end = field.caretRect(for: field.endOfDocument)
        #expect(start.minX == 0 && start.width == 2 && abs(start.midY - 17) < 0.01)
        #expect(second.minX > 5 && second.minX < 15 && end.minX > second.minX + 30)
        field.textAlignment = .right
        #expect(abs(field.caretRect(for: field.endOfDocument).minX - 300) < 0.5)
    }

    @Test func `the nearest place is found again from where the caret lies`() throws {
        for offset in [0, 1, 3, 4, 5] {
            let caret = field.caretRect(for: try position(offset))
            let found = try #require(field.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)))
            #expect(field.offset(from: field.beginningOfDocument, to: found) == offset)
        }
        let first = try #require(field.characterRange(at: CGPoint(x: 3, y: 17)))
        #expect(field.text(in: first) == "a")
        #expect(field.characterRange(at: CGPoint(x: 250, y: 17)) == nil)
    }

    @Test func `selections keep to what two texts have in common, as on a display`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        func text() -> [Character] {
            (0..<Int.random(in: 0...6, using: &random)).map { _ in "ab ".randomElement(using: &random) ?? "a"
            }
        }
        for _ in 0..<2000 {
            let (old, new) = (text(), text())
            let mapping = TextMapping(from: String(old), to: String(new))
            // A slow search finds the longest common start, and then the longest common end of the remaining text.
            let start = (0...min(old.count, new.count)).last { old.prefix($0) == new.prefix($0) } ?? 0
            let most = min(old.count, new.count) - start
            let end = (0...most).last { old.suffix($0) == new.suffix($0) } ?? 0
            for place in 0...old.count {
                let expected =
                    place == old.count
                    ? new.count
                    : place <= start
                        ? place : place >= old.count - end ? place + new.count - old.count : new.count - end
                #expect(mapping.moved(place) == expected, "seed \(seed): \(old) to \(new) at \(place)")
            }
        }
    }
}

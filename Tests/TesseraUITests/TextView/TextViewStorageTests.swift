import Foundation
import Testing

@testable import TesseraUI

/// A delegate that colours the digits of a text after each edit, like a syntax highlighter.
private final class DigitPainter: NSTextStorageDelegate {
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        for (place, unit) in textStorage.string.utf16.enumerated() where (48...57).contains(unit) {
            textStorage.addAttribute(
                .foregroundColor, value: UIColor.red, range: NSRange(location: place, length: 1))
        }
    }
}

/// A storage that keeps its text itself, as storages of editors do.
private final class OwnStorage: NSTextStorage {
    private let kept = NSMutableAttributedString(string: "")

    override var string: String { kept.string }
    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { kept.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
        kept.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        kept.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
}

/// Tests a Japanese text with a font of 20 points, in which each character is 20 points wide.
@MainActor struct TextViewStorageTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 100))
    private let log = TextViewLog()

    init() {
        view.font = .systemFont(ofSize: 20)
        view.text = "あいうえおかきくけこ"
        view.delegate = log
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private func color(_ place: Int) -> UIColor? {
        view.attributedText.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
    }

    // MARK: Another storage, and another layout manager

    @Test func `a view that is created without a text layout manager has a layout manager`() {
        let view = UITextView(usingTextLayoutManager: false)
        view.text = "One"
        #expect(view.frame == .zero && view.layoutManager.numberOfGlyphs == 3)
    }

    @Test func `copies and parts of a storage that keeps its text itself have its text`() {
        let storage = OwnStorage()
        let whole = { NSRange(location: 0, length: storage.length) }
        #expect(NSAttributedString(attributedString: storage).length == 0)
        storage.replaceCharacters(in: whole(), with: NSAttributedString(string: "あいう"))
        storage.beginEditing()
        storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "えお")
        storage.endEditing()
        let copy = NSAttributedString(attributedString: storage)
        #expect(copy.string == "あいえお" && storage.isEqual(to: copy))
        #expect(copy.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
        #expect(copy.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        let part = storage.attributedSubstring(from: NSRange(location: 1, length: 2))
        #expect(part.string == "いえ")
        #expect(part.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        let longer = NSMutableAttributedString(string: "ん")
        longer.append(storage)
        #expect(longer.string == "んあいえお")
        storage.removeAttribute(.foregroundColor, range: whole())
        #expect(!storage.isEqual(to: copy))
        storage.deleteCharacters(in: whole())
        #expect(NSAttributedString(attributedString: storage).length == 0)
        #expect(storage.mutableString.length == 0)
    }

    @Test func `a container that does not track the view's width has its own`() {
        #expect(!NSTextContainer().widthTracksTextView)
        let container = view.textContainer
        #expect(container.widthTracksTextView && container.size.width == 110)
        #expect(view.lines(width: view.textWidth).layout.lines.count == 2)
        container.widthTracksTextView = false
        // With 5 points at both sides, two characters fit.
        container.size = CGSize(width: 60, height: 0)
        view.layoutIfNeeded()
        #expect(view.lines(width: view.textWidth).layout.lines.count == 5)
        #expect(container.size.width == 60 && view.contentSize.width == 60)
        container.size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        view.layoutIfNeeded()
        #expect(view.lines(width: view.textWidth).layout.lines.count == 1)
        // Ten characters, the padding, and room for the caret.
        #expect(view.contentSize.width == 212)
        view.text = "あ"
        view.layoutIfNeeded()
        #expect(view.contentSize.width == 110)
        container.widthTracksTextView = true
        view.text = "あいうえおかきくけこ"
        view.layoutIfNeeded()
        #expect(view.contentSize.width == 110 && container.size.width == 110)
    }

    @Test func `the view displays and edits the storage to which its layout manager is added`() {
        let old = view.textStorage
        let storage = NSTextStorage(string: "さしす")
        storage.addLayoutManager(view.layoutManager)
        #expect(view.textStorage === storage && view.text == "さしす")
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "せ")
        #expect(view.text == "せしす")
        view.text = "そ"
        #expect(storage.string == "そ" && old.string == "あいうえおかきくけこ")
    }

    @Test func `another layout manager of the container has the lines of the view, and informs it of edits`()
    {
        let (old, own, storage) = (view.layoutManager, NSLayoutManager(), view.textStorage)
        old.removeTextContainer(at: 0)
        own.addTextContainer(view.textContainer)
        storage.addLayoutManager(own)
        storage.removeLayoutManager(old)
        #expect(view.layoutManager === own && view.textStorage === storage)
        #expect(own.usedRect(for: view.textContainer).width == 110)
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "ん")
        #expect(view.text == "んいうえおかきくけこ")
    }

    // MARK: Layout

    @Test func `the layout manager finds the character under a finger`() {
        // The lines begin 5 points from the left edge of the container, and have five characters each.
        let point = CGPoint(x: 5 + 3 * 20 + 4, y: UIFont.systemFont(ofSize: 20).lineHeight + 5)
        var fraction: CGFloat = 0
        let index = view.layoutManager.characterIndex(
            for: point, in: view.textContainer, fractionOfDistanceBetweenInsertionPoints: &fraction)
        #expect(index == 8 && abs(fraction - 0.2) < 0.01)
        #expect(view.textContainer.layoutManager === view.layoutManager)
        #expect(view.layoutManager.textStorage === view.textStorage)
        #expect(view.textStorage.layoutManagers.first === view.layoutManager)
    }

    @Test func `the layout follows the text and the width of the view`() {
        let all = NSRange(location: 0, length: 10)
        func height() -> CGFloat {
            view.layoutManager.boundingRect(forGlyphRange: all, in: view.textContainer).height
        }
        let line = UIFont.systemFont(ofSize: 20).lineHeight
        #expect(abs(height() - 2 * line) < 0.01)
        view.frame.size.width = 210
        view.layoutIfNeeded()
        #expect(abs(height() - line) < 0.01)
        view.text = "あい"
        #expect(view.layoutManager.numberOfGlyphs == 2)
        #expect(view.layoutManager.usedRect(for: view.textContainer).width == 50)
    }

    @Test func `links of a text that cannot be edited are found by their place`() throws {
        let url = try #require(URL(string: "https://example.com/"))
        let text = NSMutableAttributedString(
            string: "あいうえお", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.addAttribute(.link, value: url, range: NSRange(location: 2, length: 2))
        view.isEditable = false
        view.attributedText = text
        view.layoutIfNeeded()
        func link(_ x: CGFloat) -> URL? {
            let index = view.layoutManager.characterIndex(
                for: CGPoint(x: x, y: 10), in: view.textContainer,
                fractionOfDistanceBetweenInsertionPoints: nil)
            return view.textStorage.attribute(.link, at: index, effectiveRange: nil) as? URL
        }
        #expect(link(35) == nil && link(55) == url && link(90) == nil)
    }

    // MARK: Edits

    @Test func `edits of the storage appear in the view, without the delegate`() {
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "か")
        #expect(view.text == "かうえおかきくけこ" && view.input.text == view.text)
        view.textStorage.addAttribute(
            .foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        #expect(color(1) == .red && color(0) == .label)
        #expect(log.calls.isEmpty)
    }

    @Test func `the caret stays between its characters while the storage is edited`() {
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 0)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "んん")
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
    }

    @Test func `a delegate of the storage colours what the user types`() {
        let painter = DigitPainter()
        view.text = ""
        view.textStorage.delegate = painter
        view.becomeFirstResponder()
        view.input.type("a1", 1)
        view.input.type("a1b2", 2)
        #expect(view.textStorage.string == "a1b2")
        // The letter b has the colour of the character before it, as typed text has.
        #expect((0..<4).map(color) == [.label, .red, .red, .red])
    }

    @Test func `the text, its attributes and its font change the storage`() {
        let storage = view.textStorage
        view.text = "あ"
        #expect(storage.string == "あ")
        view.font = .systemFont(ofSize: 30)
        #expect(storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
        view.attributedText = NSAttributedString(string: "b", attributes: [.kern: 3])
        #expect(storage.string == "b" && storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
        #expect(view.textStorage === storage && view.attributedText !== storage)
    }

    // MARK: Storages of the app

    @Test func `a text view edits the text of the app's own storage`() {
        let (storage, manager) = (OwnStorage(), NSLayoutManager())
        let container = NSTextContainer(size: CGSize(width: 100, height: 0))
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
        window.addSubview(view)
        window.layoutIfNeeded()
        #expect(view.text == "ab" && view.textStorage === storage && view.layoutManager === manager)
        view.becomeFirstResponder()
        view.input.type("abc", 1)
        #expect(storage.string == "abc")
        storage.setAttributes(
            [.foregroundColor: UIColor.red], range: NSRange(location: 1, length: 1))
        #expect(view.input.sent?.text == "ab" && view.text == "abc")
        #expect(view.drawsLines)
        view.text = "d"
        #expect(storage.string == "d")
    }
}

import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A delegate that records all calls of a text view, and returns the answers that a test sets.
@MainActor
final class TextViewLog: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var (allowsBegin, allowsEnd) = (true, true)
    var change: (UITextView, NSRange, String) -> Bool = { _, _, _ in true }
    var changed: (UITextView) -> Void = { _ in }
    var action: (UITextItem, UIAction) -> UIAction? = { $1 }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        calls.append("shouldBegin")
        return allowsBegin
    }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        calls.append("shouldEnd")
        return allowsEnd
    }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        calls.append("change \(range.location),\(range.length) \(text.debugDescription)")
        return change(textView, range, text)
    }
    func textViewDidChange(_ textView: UITextView) {
        calls.append("didChange")
        changed(textView)
    }
    func textViewDidChangeSelection(_ textView: UITextView) {
        let range = textView.selectedRange
        if logsSelection { calls.append("selected \(range.location),\(range.length)") }
    }
    var logsSelection = false
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { action(textItem, defaultAction) }
}

/// A delegate with the method of iOS 7 for links.
@MainActor
private final class OldLinkDelegate: NSObject, UITextViewDelegate {
    var (allows, asked, ran) = (false, [NSRange](), 0)

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool {
        asked.append(characterRange)
        return allows
    }
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { UIAction { [weak self] _ in self?.ran += 1 } }
}

@MainActor struct TextViewTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let log = TextViewLog()

    init() {
        view.delegate = log
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private var input: TextInputView { view.input }

    @Test func `a text view has Apple's defaults`() {
        let view = UITextView()
        #expect(view.text == "" && view.font == nil && view.isEditable && view.isSelectable)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5 && view.dataDetectorTypes == [])
        #expect(view.isScrollEnabled && view.textAlignment == .natural && !view.hasText)
        #expect(view.selectedRange == NSRange(location: 0, length: 0))
    }

    @Test func `a text view has the background of a screen unless a look or the app says otherwise`() {
        #expect(UITextView().backgroundColor == .systemBackground)
        view.backgroundColor = nil
        #expect(view.backgroundColor == nil)
    }

    @Test func `a link of several looks is one item`() throws {
        let url = try #require(URL(string: "https://shop.example"))
        let text = NSMutableAttributedString(string: "see the terms now", attributes: [:])
        text.addAttribute(.link, value: url, range: NSRange(location: 4, length: 9))
        text.addAttribute(
            .font, value: UIFont.boldSystemFont(ofSize: 12), range: NSRange(location: 8, length: 5))
        view.isEditable = false
        view.attributedText = text
        #expect(view.items.map(\.range) == [NSRange(location: 4, length: 9)])
    }

    @Test func `dates and addresses of networks are no telephone numbers`() {
        for text in [
            "Due 2026-10-15", "2026-10-15 10:30", "192.168.0.100", "4111 1111 1111 1111", "15.10.2026",
        ] {
            #expect(DataDetector.links(in: text, of: .phoneNumber).isEmpty, "\(text)")
        }
        let both = DataDetector.links(in: "555-123-4567 555-987-6543", of: .phoneNumber)
        #expect(both.map(\.url.absoluteString) == ["tel:5551234567", "tel:5559876543"])
        let codes = DataDetector.links(in: "(03) 1234-5678 (06) 8765-4321", of: .phoneNumber)
        #expect(codes.map(\.url.absoluteString) == ["tel:0312345678", "tel:0687654321"])
        #expect(codes.map(\.range) == [NSRange(location: 0, length: 14), NSRange(location: 15, length: 14)])
        let inner = DataDetector.links(in: "+81 (3) 1234-5678", of: .phoneNumber)
        #expect(inner.map(\.url.absoluteString) == ["tel:+81312345678"])
        #expect(DataDetector.links(in: "12.03.2024 10:30 Uhr", of: .phoneNumber).isEmpty)
        let found = DataDetector.links(in: "Call +81 3-1234-5678 or 030 1234567.", of: .phoneNumber)
        #expect(found.map(\.url.absoluteString) == ["tel:+81312345678", "tel:0301234567"])
    }

    // MARK: Editing

    @Test func `a user begins, types and ends, and the delegate is notified of it`() {
        input.displayFocused(true)
        input.type("a", 1)
        input.type("a\n", 2)
        input.displayFocused(false)
        #expect(view.text == "a\n")
        #expect(
            log.calls == [
                "shouldBegin", "didBegin", "change 0,0 \"a\"", "didChange", "change 1,0 \"\\n\"", "didChange",
                "shouldEnd", "didEnd",
            ])
    }

    @Test func `a delegate that ends editing at Return puts the line back`() {
        log.change = { view, _, text in
            guard text == "\n" else { return true }
            view.resignFirstResponder()
            return false
        }
        view.becomeFirstResponder()
        input.type("a", 1)
        input.type("a\n", 2)
        #expect(view.text == "a" && !view.isFirstResponder && input.sent?.text == "a")
    }

    @Test func `a view that is not edited cannot become the first responder`() {
        view.becomeFirstResponder()
        view.isEditable = false
        #expect(!view.isFirstResponder && !view.becomeFirstResponder())
    }

    @Test func `the app selects and deletes`() {
        view.text = "one two"
        #expect(view.selectedRange == NSRange(location: 7, length: 0))
        view.selectedRange = NSRange(location: 3, length: 4)
        view.deleteBackward()
        #expect(view.text == "one" && log.calls == ["didChange"])
        view.selectedRange = NSRange(location: 1, length: 99)
        #expect(view.selectedRange == NSRange(location: 1, length: 2))
    }

    // MARK: Selections in text that is not edited

    private func select(_ start: Int, _ end: Int, revision: Int? = nil) {
        input.displaySelected(
            DisplayEvent.Selected(
                view: input.node.id, selection: [start, end], edit: 0,
                revision: revision ?? input.revision))
    }

    private var places: TextContent.Places? {
        input.properties(context: CommitContext(traits: view.traitCollection)).text?.places
    }

    @Test func `the display learns where the lines of a text begin that can only be selected`() {
        view.text = "ä 🇯🇵\n\nnext"
        view.isEditable = false
        window.layoutIfNeeded()
        // The flag is four units, and the empty line one.
        #expect(places == TextContent.Places(starts: [0, 7, 8], revision: input.revision))
        view.isSelectable = false
        #expect(places == nil)
        view.isSelectable = true
        view.isEditable = true
        #expect(places == nil)
    }

    @Test func `a selection of the user in a text that is not edited reaches the app`() {
        log.logsSelection = true
        view.text = "one two three"
        view.isEditable = false
        log.calls = []
        select(4, 7)
        select(4, 7)
        #expect(view.selectedRange == NSRange(location: 4, length: 3))
        #expect(view.selectedTextRange.flatMap { view.text(in: $0) } == "two")
        select(4, 4)
        #expect(log.calls == ["selected 4,3", "selected 4,0"])
        #expect(!view.isFirstResponder)
    }

    @Test func `a selection of an older text is ignored, and one beyond the end is shortened`() {
        view.text = "one two three"
        view.isEditable = false
        let old = input.revision
        view.text = "four"
        select(0, 3, revision: old)
        #expect(view.selectedRange == NSRange(location: 4, length: 0))
        select(2, 9)
        #expect(view.selectedRange == NSRange(location: 2, length: 2))
    }

    @Test func `a selection that the app itself makes in a text that is not edited is not announced`() {
        log.logsSelection = true
        view.text = "one two"
        view.isEditable = false
        log.calls = []
        view.selectedRange = NSRange(location: 0, length: 3)
        #expect(log.calls == [] && view.selectedRange == NSRange(location: 0, length: 3))
    }

    // MARK: Sizes

    @Test func `the display gets lines of the font's height, and the room around them`() throws {
        view.font = .systemFont(ofSize: 20)
        window.layoutIfNeeded()
        let sent = try #require(input.sent)
        #expect(sent.isMultiline == true && sent.padding == [8, 5, 8, 5])
        #expect(abs((sent.lineHeight ?? 0) - UIFont.systemFont(ofSize: 20).lineHeight) < 0.01)
    }

    @Test func `the content is as high as the lines of the text, with the empty one at the end`() {
        let line = UIFont.systemFont(ofSize: 20).lineHeight
        view.font = .systemFont(ofSize: 20)
        func height(_ text: String) -> CGFloat {
            view.text = text
            window.layoutIfNeeded()
            return view.contentSize.height
        }
        let one = (line + 16).rounded(.up)
        #expect(abs(height("") - one) <= 1 && abs(height("a") - one) <= 1)
        #expect(abs(height("a\n") - (2 * line + 16)) <= 1 && abs(height("a\nb") - (2 * line + 16)) <= 1)
        #expect(height("a word and more words that need several lines") > 3 * line)
        #expect(view.contentSize.width == 200 && input.frame.height >= 100)
    }

    @Test func `without scrolling, constraints give the view the height of its text`() {
        let view = UITextView()
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: window.topAnchor),
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 150),
        ])
        window.layoutIfNeeded()
        let one = view.frame.height
        view.becomeFirstResponder()
        view.input.type("a text of some words that does not fit on one line", 1)
        window.layoutIfNeeded()
        #expect(view.frame.height > one + 30 && view.frame.width == 150)
        #expect(view.frame.height == view.sizeThatFits(CGSize(width: 150, height: 0)).height)
    }

    @Test func `a scrolling view has no size of its own`() {
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test func `a range far below is scrolled to`() {
        view.text = (1...50).map { "line \($0)" }.joined(separator: "\n")
        window.layoutIfNeeded()
        view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
        #expect(view.contentOffset.y > 400)
    }

    @Test func `the caret lies on the line of its place`() throws {
        view.font = .systemFont(ofSize: 20)
        view.text = "a\nb\n"
        window.layoutIfNeeded()
        let line = UIFont.systemFont(ofSize: 20).lineHeight
        func caret(_ offset: Int) throws -> CGRect {
            view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: offset)))
        }
        let (first, second, last) = (try caret(0), try caret(2), try caret(4))
        #expect(first.origin == CGPoint(x: 5, y: 8) && abs(first.height - line) < 0.01)
        #expect(abs(second.minY - 8 - line) < 0.01 && abs(last.minY - 8 - 2 * line) < 0.01)
        let below = try #require(view.position(from: view.beginningOfDocument, in: .down, offset: 1))
        #expect(view.offset(from: view.beginningOfDocument, to: below) == 2)
    }

    // MARK: Attributes

    private let hashtag = NSMutableAttributedString(
        string: "see #this", attributes: [.font: UIFont.systemFont(ofSize: 15)])

    @Test func `colours are drawn while the text is edited, for the edit that they belong to`() throws {
        hashtag.addAttribute(
            .foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 4, length: 5))
        view.attributedText = hashtag
        view.becomeFirstResponder()
        window.layoutIfNeeded()
        #expect(input.sent?.drawnEdit == 0)
        input.type("see #this!", 1)
        window.layoutIfNeeded()
        let properties = input.properties(context: CommitContext(traits: view.traitCollection))
        let lines = try #require(properties.text).lines
        #expect(properties.input?.drawnEdit == 1 && lines.map(\.text.string) == ["see #this!"])
        // A typed character has the attributes of the character before it.
        let color = view.attributedText.attribute(.foregroundColor, at: 9, effectiveRange: nil) as? UIColor
        #expect(color == .systemBlue)
    }

    @Test func `fonts that differ are drawn by the display while the text is edited, too`() {
        hashtag.addAttribute(
            .font, value: UIFont.boldSystemFont(ofSize: 30), range: NSRange(location: 4, length: 5))
        view.attributedText = hashtag
        #expect(input.sentLooks?.runs.map(\.length) == [4, 5])
        view.becomeFirstResponder()
        #expect(input.sentLooks?.runs.map(\.length) == [4, 5])
    }

    @Test func `a text in one look is drawn by the display`() {
        view.attributedText = hashtag
        #expect(input.sent?.drawnEdit == nil && view.font == .systemFont(ofSize: 15))
        view.text = "plain"
        #expect(view.attributedText.string == "plain" && view.font == .systemFont(ofSize: 15))
    }

    @Test func `typed text has the attributes that are set for it`() {
        view.text = "a"
        view.becomeFirstResponder()
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.systemRed]
        input.type("ab", 1)
        #expect(
            view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
                == .systemRed)
        #expect(
            view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .label)
    }

    @Test func `the selection is reported before the change, in which attributes can be set`() {
        view.attributedText = hashtag
        view.becomeFirstResponder()
        log.logsSelection = true
        log.calls = []
        log.changed = { $0.typingAttributes = [.foregroundColor: UIColor.systemRed] }
        input.type(view.text + " ", 1)
        let end = view.text.utf16.count
        #expect(
            log.calls == ["change \(end - 1),0 \" \"", "selected \(end),0", "didChange"])
        log.changed = { _ in }
        input.type(view.text + "x", 2)
        #expect(
            view.attributedText.attribute(.foregroundColor, at: end, effectiveRange: nil) as? UIColor
                == .systemRed)
    }

    @Test func `attributes stay with their characters when the user deletes`() {
        hashtag.addAttribute(
            .foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 4, length: 5))
        view.attributedText = hashtag
        view.becomeFirstResponder()
        input.type("#this", 1, caret: 0)
        #expect(view.attributedText.string == "#this")
        #expect(
            view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
                == .systemBlue)
    }

    @Test func `a colour and a font of the view apply to the whole text`() {
        hashtag.addAttribute(
            .foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 4, length: 5))
        view.attributedText = hashtag
        view.textColor = .systemGreen
        view.font = .systemFont(ofSize: 11)
        #expect(
            view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor
                == .systemGreen)
        #expect(input.sent?.drawnEdit == nil && input.sent?.style.size == 11)
    }

    // MARK: Links

    private func linked() -> UITextView {
        let text = NSMutableAttributedString(string: "Read the terms and the rules of this place.")
        text.addAttribute(
            .link, value: URL(string: "https://example.com/terms") as Any,
            range: NSRange(location: 9, length: 5))
        text.addAttribute(.textItemTag, value: "rules", range: NSRange(location: 23, length: 5))
        view.isEditable = false
        view.attributedText = text
        window.layoutIfNeeded()
        return view
    }

    @Test func `a text that is not edited is drawn as lines, with links to be reached`() throws {
        let view = linked()
        let properties = input.properties(context: CommitContext(traits: view.traitCollection))
        #expect(properties.input == nil && properties.text != nil)
        #expect(
            view.itemViews.filter(\.isAccessibilityElement).map(\.accessibilityLabel) == ["terms", "rules"])
        let link = try #require(view.itemViews.first)
        #expect(link.accessibilityTraits.contains(.link))
        #expect(link.frame.minY == 8 && link.frame.minX > 40 && link.frame.width > 15)
    }

    @Test func `links have the tint colour unless the app sets their attributes`() throws {
        let view = linked()
        view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == view.tintColor)
        func colors() -> [String] {
            window.layoutIfNeeded()
            let properties = input.properties(context: CommitContext(traits: view.traitCollection))
            return properties.text?.styles?.map { $0.color.hexadecimal } ?? []
        }
        #expect(colors().contains("#ff0000"))
        view.linkTextAttributes = [.underlineStyle: NSUnderlineStyle.single.rawValue]
        #expect(!colors().contains("#ff0000"))
        view.linkTextAttributes = nil
        #expect(view.linkTextAttributes.count == 1)
        #expect(colors().contains("#ff0000"))
    }

    @Test func `a delegate may refuse a link by the method without an interaction`() throws {
        let old = OldLinkDelegate()
        view.delegate = old
        let link = try #require(linked().itemViews.first)
        _ = link.accessibilityActivate()
        #expect(old.asked == [NSRange(location: 9, length: 5)] && old.ran == 0)
        old.allows = true
        _ = link.accessibilityActivate()
        #expect(old.asked.count == 2 && old.ran == 1)
    }

    @Test func `the delegate chooses the action of an item`() throws {
        let view = linked()
        var done: [String] = []
        log.action = { item, usual in
            switch item.content {
            case .link(let url): return UIAction { _ in done.append(url.absoluteString) }
            case .tag(let tag): return UIAction { _ in done.append("\(tag) \(item.range.location)") }
            case .textAttachment: return nil
            }
        }
        for item in view.itemViews { _ = item.accessibilityActivate() }
        #expect(done == ["https://example.com/terms", "rules 23"])
    }

    @Test func `links cannot be reached if they cannot be selected, or in a text that is edited`() {
        let view = linked()
        view.isSelectable = false
        window.layoutIfNeeded()
        #expect(view.itemViews.isEmpty)
        view.isSelectable = true
        view.isEditable = true
        window.layoutIfNeeded()
        #expect(view.itemViews.isEmpty)
    }

    @Test(
        arguments: [
            ("see https://example.com/a?b=1.", ["https://example.com/a?b=1"]),
            ("www.example.com、です", ["https://www.example.com"]),
            ("write to a.b@example.co.jp!", ["mailto:a.b@example.co.jp"]),
            ("call +81 (3) 1234-5678 now", ["tel:+81312345678"]),
            ("in 2026, 12 of 345", []),
        ] as [(String, [String])])
    func `addresses and numbers are found in a text`(_ text: String, _ expected: [String]) {
        #expect(DataDetector.links(in: text, of: .all).map(\.url.absoluteString) == expected)
    }
}

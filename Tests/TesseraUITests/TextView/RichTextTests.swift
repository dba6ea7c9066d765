import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// Tests texts whose parts keep their looks while the user edits them.
@MainActor struct RichTextTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    private let log = TextViewLog()
    private var input: TextInputView { view.input }

    init() {
        view.delegate = log
        window.addSubview(view)
        window.isHidden = false
    }

    /// Shows “plain bold”, whose second word is bold, and begins to edit it.
    private func edit() {
        let text = NSMutableAttributedString(
            string: "plain bold", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(
            .font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 6, length: 4))
        view.attributedText = text
        view.becomeFirstResponder()
        window.layoutIfNeeded()
    }

    private func font(_ place: Int) -> UIFont? {
        view.attributedText.attribute(.font, at: place, effectiveRange: nil) as? UIFont
    }

    private func isBold(_ place: Int) -> Bool {
        font(place)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
    }

    private var rich: RichText? { input.sentLooks }

    // MARK: Answers

    /// What a display gets now, as the commit asks for it.
    private var answer: RichText? {
        input.properties(context: CommitContext(traits: input.traitCollection, isForDisplay: true)).richText
    }

    @Test func `a text that the app has asked for stays as it was`() {
        edit()
        let former: NSAttributedString = view.attributedText
        input.type("plain bolder", 1)
        #expect(former.string == "plain bold" && view.attributedText.string == "plain bolder")
    }

    @Test func `a key that continues a part is not answered`() throws {
        edit()
        let first = try #require(answer)
        input.type("plain bolder", 1, revision: input.revision, looks: first.revision)
        #expect(answer == first && isBold(11))
        input.type("plain bolde", 2, revision: input.revision, looks: first.revision)
        #expect(answer == first)
    }

    @Test func `a key to which the app gives another look is answered`() throws {
        edit()
        let first = try #require(answer)
        view.selectedRange = NSRange(location: 10, length: 0)
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 17)]
        let wish = try #require(answer)
        #expect(wish.revision > first.revision && wish.typing != nil)
        // The display has not received the wish before the key, so that the new character is bold there.
        input.type("plain bold!", 1, revision: input.revision, looks: first.revision)
        let second = try #require(answer)
        #expect(second.revision > wish.revision && second.runs.map(\.length) == [6, 4, 1])
        view.textStorage.addAttribute(
            .font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 0, length: 11))
        #expect(try #require(answer).runs.map(\.length) == [11])
    }

    @Test func `a key that the app refuses is answered with the looks of the old text`() throws {
        edit()
        let first = try #require(answer)
        log.change = { _, _, _ in false }
        input.type("plain bold!", 1, revision: input.revision, looks: first.revision)
        let second = try #require(answer)
        #expect(second.revision > first.revision && second.edit == 1 && second.runs.map(\.length) == [6, 4])
    }

    @Test func `a display with the looks gets the parts to which the app gives others`() throws {
        let words = (0..<100).map { "word\($0)" }.joined(separator: " ")
        let text = NSMutableAttributedString(
            string: words, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        // Each second word is bold.
        var place = 0
        for (index, word) in words.split(separator: " ").enumerated() {
            let range = NSRange(location: place, length: word.utf16.count)
            if index % 2 == 1 {
                text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: range)
            }
            place += range.length + 1
        }
        view.attributedText = text
        view.becomeFirstResponder()
        let first = try #require(answer)
        #expect(first.runs.count == 100)
        input.type("x" + words, 1, caret: 1, revision: input.revision, looks: first.revision)
        // The second word gets a look that comes before that of the fourth in the text, and yet has the last number.
        view.textStorage.addAttribute(
            .foregroundColor, value: UIColor.red, range: NSRange(location: 7, length: 5))
        let second = try #require(answer)
        #expect(first.looks.count == 2 && second.looks.count == 3 && second.looks.starts(with: first.looks))
        #expect(second.runs[1] == .init(length: 5, look: 2))
        #expect(second.runs.count == 100 && second.runs.dropFirst(2) == first.runs.dropFirst(2))
        // An empty text has the first look. After another first character, all looks are described.
        view.textStorage.addAttribute(
            .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        let third = try #require(answer)
        #expect(third.looks.first != first.looks.first && third.runs.prefix(2).map(\.length) == [1, 6])
    }

    @Test func `another display gets the present looks`() throws {
        edit()
        let first = try #require(answer)
        input.type("plain bolder", 1, revision: input.revision, looks: first.revision)
        input.displayEntered()
        let second = try #require(answer)
        #expect(second.edit == 1 && second.runs.map(\.length) == [6, 6])
    }

    @Test func `lines are described for pictures only`() {
        edit()
        func properties(isForDisplay: Bool) -> NodeProperties {
            input.properties(
                context: CommitContext(traits: input.traitCollection, isForDisplay: isForDisplay))
        }
        #expect(properties(isForDisplay: true).text == nil && properties(isForDisplay: false).text != nil)
    }

    @Test func `around exclusions the lines are those of the app until editing begins`() {
        edit()
        view.resignFirstResponder()
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 20))]
        window.layoutIfNeeded()
        #expect(answer == nil)
        view.becomeFirstResponder()
        #expect(answer != nil)
    }

    @Test func `a copy of a text has what the user has typed, and does not take the focus`() throws {
        edit()
        input.type("plain bolder", 1)
        var properties = input.properties(context: CommitContext(traits: input.traitCollection))
        input.describeCopy(in: &properties, traits: input.traitCollection)
        let content = try #require(properties.input)
        #expect(content.text == "plain bolder" && content.focus == nil && content.selection == nil)
        #expect(properties.richText?.runs.map(\.length) == [6, 6])
    }

    @Test func `the display knows the keys for attributes before the text has the focus`() {
        view.text = "plain"
        #expect(input.sent?.hasStyleKeys == nil)
        view.allowsEditingTextAttributes = true
        #expect(input.sent?.hasStyleKeys == true)
        view.isEditable = false
        view.isEditable = true
        view.isSecureTextEntry = true
        #expect(input.sent?.hasStyleKeys == nil)
    }

    // MARK: Looks

    @Test func `a text in a single look has no parts`() {
        view.text = "plain"
        #expect(rich == nil)
        view.attributedText = NSAttributedString(
            string: "plain", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        #expect(rich == nil)
    }

    @Test func `parts have their looks, and those belong to the last edit`() throws {
        edit()
        let before = try #require(rich)
        #expect(before.edit == 0 && before.runs.map(\.length) == [6, 4])
        #expect(before.runs.map { before.looks[$0.look].style.weight } == [400, 700])
        input.type("plain bolder", 1)
        let after = try #require(rich)
        #expect(after.edit == 1 && after.runs.map(\.length) == [6, 6])
        #expect(isBold(11) && !isBold(0))
    }

    @Test func `lines are measured with the fonts of their parts while the text is edited`() throws {
        edit()
        let narrow = view.caretRect(for: view.endOfDocument).minX
        let large = NSMutableAttributedString(attributedString: view.attributedText)
        large.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 0, length: 5))
        view.attributedText = large
        window.layoutIfNeeded()
        #expect(view.caretRect(for: view.endOfDocument).minX > narrow + 20)
    }

    @Test func `a link, an image and a tagged part are not continued by typing`() throws {
        view.attributedText = NSAttributedString(
            string: "link", attributes: [.font: UIFont.systemFont(ofSize: 17), .link: "https://example.com"])
        view.becomeFirstResponder()
        let looks = try #require(rich)
        let link = try #require(looks.runs.first.map { looks.looks[$0.look] })
        let typed = try #require(link.following.map { looks.looks[$0] })
        #expect(link.style.underline != nil && typed.style.underline == nil)
        input.type("links", 1)
        #expect(view.attributedText.attribute(.link, at: 4, effectiveRange: nil) == nil)
        #expect(view.attributedText.attribute(.link, at: 3, effectiveRange: nil) != nil)
    }

    @Test func `a paragraph that is not empty determines the attributes of text that is typed at its start`()
    {
        let text = NSMutableAttributedString(
            string: "title\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
        text.append(NSAttributedString(string: "body", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        view.attributedText = text
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 6, length: 0)
        #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 17)
        input.type("title\nxbody", 1, caret: 7)
        #expect(font(6)?.pointSize == 17)
    }

    @Test func `attributes for what is typed apply to the place of the caret`() throws {
        edit()
        view.selectedRange = NSRange(location: 5, length: 0)
        view.typingAttributes = [.font: UIFont.boldSystemFont(ofSize: 17)]
        let typing = try #require(rich?.typing)
        #expect(typing.place == 5 && rich?.looks[typing.look].style.weight == 700)
        view.selectedRange = NSRange(location: 2, length: 0)
        #expect(rich?.typing == nil)
    }

    @Test func `attributes for what is typed that are those of the text leave it plain`() {
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 24), .foregroundColor: UIColor.red]
        view.becomeFirstResponder()
        window.layoutIfNeeded()
        input.type("a", 1)
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 24), .foregroundColor: UIColor.red]
        input.type("ab", 2)
        #expect(rich == nil && font(1)?.pointSize == 24)
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 24), .foregroundColor: UIColor.blue]
        #expect(rich != nil)
    }

    @Test func `a text of very many looks is described in a short time`() throws {
        let text = NSMutableAttributedString()
        let count = 10_000
        for number in 0..<count {
            let color = UIColor(
                red: CGFloat(number % 256) / 255, green: CGFloat(number / 256) / 255, blue: 0, alpha: 1)
            text.append(
                NSAttributedString(
                    string: "x", attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: color]))
        }
        view.attributedText = text
        let clock = ContinuousClock()
        let start = clock.now
        let looks = try #require(rich)
        #expect(looks.runs.count == count && Set(looks.runs.map(\.look)).count == count)
        // Comparing each look with all others takes more than a minute.
        #expect(clock.now - start < .seconds(40))
    }

    @Test func `images are parts with a width`() throws {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 20)
        let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(NSAttributedString(attachment: attachment))
        view.attributedText = text
        view.becomeFirstResponder()
        window.layoutIfNeeded()
        let looks = try #require(rich)
        let image = try #require(looks.runs.last.map { looks.looks[$0.look] })
        #expect(image.width == 30 && image.style.attachment?.height == 20)
        #expect(image.style.attachment?.descent == 4)
        input.type("a", 1)
        #expect(view.attributedText.string == "a")
    }

    // MARK: Undoing

    @Test func `typing is undone as a whole, and redone`() throws {
        edit()
        input.type("plain bold!", 1)
        input.type("plain bold!?", 2)
        let manager = try #require(view.undoManager)
        manager.undo()
        #expect(view.text == "plain bold" && view.selectedRange == NSRange(location: 10, length: 0))
        #expect(!manager.canUndo && manager.canRedo)
        log.calls = []
        manager.redo()
        #expect(view.text == "plain bold!?" && isBold(11))
        #expect(log.calls == ["change 10,0 \"!?\"", "didChange"])
    }

    @Test func `text that is typed after an edit of the app is undone apart from text that was typed before`()
        throws
    {
        edit()
        input.type("plain bold!", 1)
        // The app limits the length.
        view.textStorage.deleteCharacters(in: NSRange(location: 10, length: 1))
        input.type("plain bold?", 2)
        #expect(view.text == "plain bold?")
        try #require(view.undoManager).undo()
        #expect(view.text == "plain bold")
    }

    @Test func `deleted text returns with its attributes`() throws {
        edit()
        input.type("pl", 1)
        try #require(view.undoManager).undo()
        #expect(view.text == "plain bold" && isBold(7) && !isBold(4))
    }

    @Test func `the delegate is asked before an edit is undone, and can refuse it`() throws {
        edit()
        input.type("plain bold!", 1)
        let manager = try #require(view.undoManager)
        log.calls = []
        manager.undo()
        #expect(log.calls == ["change 10,1 \"\"", "didChange"])
        log.change = { _, _, _ in false }
        manager.redo()
        #expect(log.calls.last == "change 10,0 \"!\"" && view.text == "plain bold")
    }

    @Test func `another text of the app cannot be undone`() throws {
        edit()
        input.type("plain bold!", 1)
        view.text = "other"
        #expect(view.undoManager?.canUndo != true)
    }

    // MARK: Changing attributes

    @Test func `attributes are changed where the app allows it`() {
        edit()
        #expect(!view.canPerformAction("toggleBoldface:", withSender: nil))
        view.allowsEditingTextAttributes = true
        #expect(view.canPerformAction("toggleBoldface:", withSender: nil))
        view.selectedRange = NSRange(location: 0, length: 5)
        view.toggleBoldface(nil)
        #expect(isBold(0) && isBold(4) && !isBold(5) && log.calls.last == "didChange")
        view.undoManager?.undo()
        #expect(!isBold(0) && view.selectedRange == NSRange(location: 0, length: 5))
        view.toggleBoldface(nil)
        view.toggleBoldface(nil)
        #expect(!isBold(0))
    }

    @Test func `without a selection, text that is typed next is underlined`() {
        view.text = "a"
        view.allowsEditingTextAttributes = true
        view.becomeFirstResponder()
        view.toggleUnderline(nil)
        input.type("ab", 1)
        let line = view.attributedText.attribute(.underlineStyle, at: 1, effectiveRange: nil)
        #expect(line as? Int == 1)
        #expect(view.attributedText.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    }

    @Test func `keys change attributes and undo, even in the text`() {
        edit()
        view.allowsEditingTextAttributes = true
        let keys = window.activeKeyCommands.filter(\.wantsPriorityOverSystemBehavior).compactMap(\.input)
        #expect(keys == ["b", "i", "u"])
        input.type("plain bold!", 1)
        #expect(window.activeKeyCommands.contains { $0.input == "z" && $0.wantsPriorityOverSystemBehavior })
    }

    // MARK: Copying

    @Test func `text that was copied in the app is pasted with its attributes`() {
        edit()
        view.selectedRange = NSRange(location: 6, length: 4)
        view.copy(nil)
        #expect(UIPasteboard.general.string == "bold")
        view.selectedRange = NSRange(location: 0, length: 0)
        input.type("boldplain bold", 1, caret: 4, isPasted: true)
        #expect(isBold(0) && isBold(3) && !isBold(4))
        input.type("coldboldplain bold", 2, caret: 4, isPasted: true)
        #expect(view.text == "coldboldplain bold")
    }

    @Test func `a paste in the place of a text that begins in the same way has its attributes`() {
        edit()
        view.selectedRange = NSRange(location: 6, length: 4)
        view.copy(nil)
        view.attributedText = NSAttributedString(
            string: "a bonnet", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        view.selectedRange = NSRange(location: 2, length: 6)
        input.type("a bold", 1, caret: 6, isPasted: true)
        #expect(isBold(2) && isBold(5) && !isBold(1))
        view.undoManager?.undo()
        #expect(view.text == "a bonnet" && !isBold(2) && !isBold(3))
    }

    @Test func `a paste keeps its attributes beside the spaces that are added to it`() {
        edit()
        view.smartInsertDeleteType = .yes
        view.selectedRange = NSRange(location: 6, length: 4)
        view.copy(nil)
        view.selectedRange = NSRange(location: 3, length: 0)
        input.type("plaboldin bold", 1, caret: 7, isPasted: true)
        #expect(view.text == "pla bold in bold")
        #expect(
            (0..<16).map(isBold)
                == [4, 5, 6, 7, 12, 13, 14, 15].reduce(into: Array(repeating: false, count: 16)) {
                    $0[$1] = true
                })
    }

    @Test func `a paste of another text has the attributes around it`() {
        edit()
        view.selectedRange = NSRange(location: 6, length: 4)
        view.copy(nil)
        input.type("semiboldplain bold", 1, caret: 8, isPasted: true)
        #expect(!isBold(0) && !isBold(4) && !isBold(7))
    }

    @Test func `a paste for which there is little room keeps the attributes of the part that fits`() {
        edit()
        view.selectedRange = NSRange(location: 6, length: 4)
        view.copy(nil)
        let long = String(repeating: "x", count: InputContent.maximumLength - 2)
        view.text = long
        view.allowsEditingTextAttributes = true
        input.type(long + "bo", 1, isPasted: true)
        #expect(isBold(InputContent.maximumLength - 1) && !isBold(InputContent.maximumLength - 3))
    }

    @Test func `an image is cut and pasted with the text around it`() throws {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
        let text = NSMutableAttributedString(
            string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.insert(NSAttributedString(attachment: attachment), at: 1)
        view.attributedText = text
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 2)
        view.cut(nil)
        #expect(view.text == "b" && UIPasteboard.general.string == "a")
        view.selectedRange = NSRange(location: 1, length: 0)
        view.paste(nil)
        #expect(view.text == "ba\u{FFFC}")
        let pasted = view.attributedText.attribute(.attachment, at: 2, effectiveRange: nil)
        #expect(pasted as? NSTextAttachment === attachment)
        // The page pastes it with the image, too.
        input.type("a\u{FFFC}ba\u{FFFC}", 1, caret: 2, isPasted: true)
        #expect(view.attributedText.attribute(.attachment, at: 1, effectiveRange: nil) != nil)
    }

    @Test func `a copied text with other line breaks keeps its attributes`() {
        edit()
        let lines = NSMutableAttributedString(
            string: "a\r\nb", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        lines.addAttribute(
            .font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 3, length: 1))
        view.attributedText = lines
        view.selectAll(nil)
        view.copy(nil)
        view.text = ""
        view.allowsEditingTextAttributes = true
        input.type("a\nb", 1, isPasted: true)
        #expect(view.text == "a\nb" && isBold(2) && !isBold(0))
    }
}

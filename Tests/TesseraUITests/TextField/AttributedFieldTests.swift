import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// Tests fields whose text has parts with looks of their own.
@MainActor struct AttributedFieldTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    private let log = TextFieldLog()
    private var input: TextInputView { field.input }
    private let regular = UIFont.systemFont(ofSize: 17)
    private let bold = UIFont.boldSystemFont(ofSize: 17)

    init() {
        field.delegate = log
        window.addSubview(field)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    /// Shows “plain bold”, whose second word is bold and red, and begins to edit it.
    private func edit() {
        let text = NSMutableAttributedString(string: "plain bold", attributes: [.font: regular])
        text.addAttributes(
            [.font: bold, .foregroundColor: UIColor.systemRed], range: NSRange(location: 6, length: 4))
        field.attributedText = text
        field.becomeFirstResponder()
        window.layoutIfNeeded()
    }

    private func attribute(_ key: NSAttributedString.Key, at place: Int) -> Any? {
        field.attributedText?.attribute(key, at: place, effectiveRange: nil)
    }

    private func isBold(_ place: Int) -> Bool {
        (attribute(.font, at: place) as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
    }

    // MARK: Attributed text

    @Test func `parts keep their looks, and typed text continues them`() throws {
        edit()
        #expect(field.text == "plain bold" && field.font == regular)
        let looks = try #require(input.sentLooks)
        #expect(looks.runs.map(\.length) == [6, 4])
        #expect(looks.runs.map { looks.looks[$0.look].style.weight } == [400, 700])
        input.type("plain bolder", 1)
        #expect(isBold(11) && !isBold(0) && attribute(.foregroundColor, at: 11) as? UIColor == .systemRed)
        field.resignFirstResponder()
        #expect(input.sentLooks?.runs.map(\.length) == [6, 6])
    }

    @Test func `a text that the app has asked for stays as it was`() {
        edit()
        let former = field.attributedText
        input.type("plain bolder", 1)
        #expect(former?.string == "plain bold" && field.attributedText?.string == "plain bolder")
        (field.attributedText as? NSMutableAttributedString)?.append(NSAttributedString(string: "!"))
        #expect(field.attributedText?.string == "plain bolder")
    }

    @Test func `a text in one look stays an input element`() {
        field.attributedText = NSAttributedString(
            string: "plain", attributes: [.font: bold, .foregroundColor: UIColor.systemRed])
        #expect(input.sentLooks == nil && input.sent?.style.weight == 700 && field.textColor == .systemRed)
    }

    @Test func `a plain text has the attributes of the field`() {
        edit()
        field.text = "new"
        #expect(field.attributedText?.string == "new" && !isBold(2))
        field.resignFirstResponder()
        #expect(input.sentLooks == nil)
    }

    @Test func `setting a font, a colour or an alignment changes all parts`() {
        edit()
        field.font = .systemFont(ofSize: 30)
        #expect(!isBold(6) && (attribute(.font, at: 6) as? UIFont)?.pointSize == 30)
        field.textColor = .systemGreen
        #expect(attribute(.foregroundColor, at: 8) as? UIColor == .systemGreen)
        field.textAlignment = .center
        #expect((attribute(.paragraphStyle, at: 8) as? NSParagraphStyle)?.alignment == .center)
    }

    @Test func `the default attributes apply to the whole text, and to what is typed`() throws {
        edit()
        field.defaultTextAttributes = [.underlineStyle: 1, .font: UIFont.systemFont(ofSize: 20)]
        #expect(attribute(.underlineStyle, at: 8) as? Int == 1 && field.font?.pointSize == 20 && !isBold(8))
        #expect(field.defaultTextAttributes[.underlineStyle] as? Int == 1)
        field.text = ""
        input.type("a", 1, revision: input.revision)
        #expect(attribute(.underlineStyle, at: 0) as? Int == 1)
        let looks = try #require(input.sentLooks)
        #expect(looks.runs.map { looks.looks[$0.look].style.underline != nil } == [true])
    }

    @Test func `a secure text has no parts`() {
        edit()
        field.isSecureTextEntry = true
        #expect(input.sentLooks == nil)
    }

    @Test func `places and sizes are those of the parts`() {
        edit()
        let former = (field.caretRect(for: field.endOfDocument).minX, field.intrinsicContentSize)
        let large = NSMutableAttributedString(string: "plain ", attributes: [.font: regular])
        large.append(
            NSAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 34)]))
        field.attributedText = large
        window.layoutIfNeeded()
        // The second word is twice as wide and high as before.
        #expect(field.caretRect(for: field.endOfDocument).minX > former.0 + 30)
        #expect(field.intrinsicContentSize.height > former.1.height + 15)
    }

    @Test func `all fonts become smaller so that the text fits`() throws {
        edit()
        field.frame.size.width = 60
        (field.adjustsFontSizeToFitWidth, field.minimumFontSize) = (true, 4)
        window.layoutIfNeeded()
        let looks = try #require(input.sentLooks)
        let sizes = looks.runs.map { looks.looks[$0.look].style.size }
        #expect(sizes[0] < 17 && sizes[0] == sizes[1] && field.font?.pointSize == 17)
    }

    // MARK: Typing attributes

    @Test func `attributes of typed text exist while the text is edited`() {
        #expect(field.typingAttributes == nil)
        field.typingAttributes = [.font: bold]
        #expect(field.typingAttributes == nil)
        field.text = "a"
        field.becomeFirstResponder()
        #expect(field.typingAttributes?[.font] as? UIFont == regular)
        field.typingAttributes = [.font: bold]
        input.type("ab", 1)
        #expect(!isBold(0) && isBold(1))
        field.selectedTextRange = field.textRange(
            from: field.beginningOfDocument, to: field.beginningOfDocument)
        #expect(field.typingAttributes?[.font] as? UIFont == regular)
    }

    // MARK: Changes of attributes by the user

    @Test func `the user changes attributes only if the field allows it`() {
        edit()
        field.selectAll(nil)
        field.toggleBoldface(nil)
        #expect(!isBold(0) && !field.canPerformAction("toggleBoldface:", withSender: nil))
        field.allowsEditingTextAttributes = true
        #expect(field.canPerformAction("toggleBoldface:", withSender: nil))
        #expect(input.sent?.hasStyleKeys == true)
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.toggleBoldface(nil)
        #expect(isBold(0) && isBold(9) && changes == 1)
        field.toggleUnderline(nil)
        #expect(attribute(.underlineStyle, at: 0) as? Int == 1)
        field.undoManager?.undo()
        #expect(attribute(.underlineStyle, at: 0) == nil)
    }

    @Test func `undoing asks the delegate and restores the attributes`() {
        edit()
        field.selectedTextRange = field.textRange(
            from: TextOffset(6), to: TextOffset(10))
        input.type("plain ", 1, revision: input.revision)
        #expect(field.text == "plain ")
        log.calls = []
        field.undoManager?.undo()
        #expect(field.text == "plain bold" && isBold(7) && log.calls.contains("change 6,0 bold"))
    }
}

import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct TextFieldTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    private let log = TextFieldLog()

    init() {
        field.delegate = log
        window.addSubview(field)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private var input: TextInputView { field.input }

    private func note(_ event: UIControl.Event, _ name: String) {
        field.addAction(UIAction { [log] _ in log.calls.append(name) }, for: event)
    }

    @Test func `a field has Apple's defaults`() {
        let field = UITextField()
        #expect(
            field.text == "" && field.placeholder == nil && field.borderStyle == UITextField.BorderStyle.none)
        #expect(field.font == .systemFont(ofSize: 17) && field.textAlignment == .natural)
        #expect(
            field.clearButtonMode == .never && field.leftViewMode == .never && field.rightViewMode == .never)
        #expect(!field.clearsOnBeginEditing && !field.clearsOnInsertion && !field.isEditing)
        #expect(field.keyboardType == .default && field.returnKeyType == .default)
        #expect(field.autocapitalizationType == .sentences && !field.isSecureTextEntry)
        #expect(field.selectedTextRange == nil && field.markedTextRange == nil && !field.hasText)
    }

    // MARK: Editing

    @Test func `a user begins, types and ends, and delegate and actions are notified`() {
        note(.editingDidBegin, "begin event")
        note(.editingChanged, "changed event")
        note(.editingDidEnd, "end event")
        input.displayFocused(true)
        #expect(field.isEditing && window.firstResponder === field)
        input.type("a", 1)
        input.displayFocused(false)
        #expect(!field.isEditing && field.text == "a")
        #expect(
            log.calls == [
                "shouldBegin", "didBegin", "begin event", "change 0,0 a", "changed event", "shouldEnd",
                "didEnd",
                "end event",
            ])
    }

    @Test func `the delegate refuses the beginning, and the display loses the focus that it has`() throws {
        log.allowsBegin = false
        input.displayFocused(true)
        #expect(!field.isFirstResponder && log.calls == ["shouldBegin"])
        #expect(try #require(input.sent?.focus).isWanted == false)
    }

    @Test func `the delegate refuses the end, and the display gets the focus back`() throws {
        field.becomeFirstResponder()
        log.allowsEnd = false
        input.displayFocused(false)
        #expect(field.isFirstResponder)
        #expect(try #require(input.sent?.focus).isWanted)
        #expect(!field.resignFirstResponder() && !window.endEditing(false))
        #expect(window.endEditing(true) && !field.isFirstResponder)
        #expect(log.calls.last == "didEnd")
    }

    @Test func `reports from before the app's last request have no effect`() {
        field.becomeFirstResponder()
        input.displayFocused(true, revision: 1)
        field.resignFirstResponder()
        field.becomeFirstResponder()
        // The display reports that it gave up the focus. It has not received the second request for it yet.
        input.displayFocused(false, revision: 2)
        #expect(field.isFirstResponder)
        input.displayFocused(true, revision: 3)
        input.displayFocused(false, revision: 3)
        #expect(!field.isFirstResponder)
    }

    @Test func `a subclass also decides about the editing that a touch of the user begins`() {
        final class Unwilling: UITextField {
            override func becomeFirstResponder() -> Bool { false }
        }
        let field = Unwilling(frame: field.frame)
        window.addSubview(field)
        field.input.displayFocused(true)
        #expect(!field.isFirstResponder)
    }

    @Test func `a field that cannot be used cannot be edited`() {
        field.becomeFirstResponder()
        field.isEnabled = false
        #expect(!field.isFirstResponder && !field.becomeFirstResponder())
        #expect(input.sent?.isDisabled == true)
    }

    @Test
    func
        `the Return key asks the delegate, runs actions and ends editing if an action is registered for that`()
    {
        input.displayFocused(true)
        note(.primaryActionTriggered, "primary")
        input.displaySubmitted()
        #expect(field.isEditing && log.calls.suffix(2) == ["shouldReturn", "primary"])
        note(.editingDidEndOnExit, "exit")
        input.displaySubmitted()
        #expect(
            !field.isEditing
                && log.calls.suffix(5) == ["shouldReturn", "exit", "primary", "shouldEnd", "didEnd"])
        input.displayFocused(true)
        log.allowsReturn = false
        input.displaySubmitted()
        #expect(field.isEditing && log.calls.last == "shouldReturn")
    }

    @Test func `Return does nothing in an empty field that wants a text`() {
        field.enablesReturnKeyAutomatically = true
        input.displayFocused(true)
        input.displaySubmitted()
        #expect(log.calls.last == "didBegin")
    }

    @Test func `a field clears itself when editing begins, where the delegate allows it`() {
        field.clearsOnBeginEditing = true
        field.text = "old"
        log.allowsClear = false
        input.displayFocused(true)
        #expect(field.text == "old")
        input.displayFocused(false)
        log.allowsClear = true
        input.displayFocused(true)
        #expect(field.text == "")
    }

    @Test func `a field that clears on insertion begins with everything selected`() throws {
        field.text = "old"
        field.clearsOnInsertion = true
        input.displayFocused(true)
        let selection = try #require(input.sent?.selection)
        #expect(selection.start == 0 && selection.end == 3)
    }

    @Test func `Backspace in an empty field deletes backward`() {
        final class Code: UITextField {
            var count = 0
            override func deleteBackward() {
                count += 1
                super.deleteBackward()
            }
        }
        let field = Code(frame: field.frame)
        window.addSubview(field)
        field.input.displayFocused(true)
        field.input.displayErased()
        #expect(field.count == 1)
        field.text = "1"
        field.input.displayErased()
        #expect(field.count == 1)
    }

    // MARK: Answers of the app

    @Test func `a change that the delegate refuses is put back, with the caret where it was`() {
        log.change = { _, _, text in text.allSatisfy(\.isNumber) }
        field.becomeFirstResponder()
        input.type("12", 1)
        input.type("1x2", 2, caret: 2)
        #expect(field.text == "12" && input.sent?.text == "12" && input.sent?.edit == 2)
        #expect(input.selection == NSRange(location: 1, length: 0))
    }

    @Test func `text that is typed after a refused change is asked for as one change`() {
        log.change = { _, _, text in text != "x" }
        field.becomeFirstResponder()
        input.type("x", 1)
        input.type("xy", 2)
        #expect(field.text == "xy" && log.calls.suffix(2) == ["change 0,0 x", "change 0,0 xy"])
    }

    @Test func `a delegate formats typed text, and the caret stays behind the same character`() {
        log.change = { field, range, string in
            let text = ((field.text ?? "") as NSString).replacingCharacters(in: range, with: string)
            field.text = Self.grouped(text)
            return false
        }
        field.becomeFirstResponder()
        for (edit, text) in ["1", "12", "123", "1234"].enumerated() { input.type(text, edit + 1) }
        #expect(field.text == "123 4" && input.selection == NSRange(location: 5, length: 0))
        // The user types a digit in the middle of the text, and the caret stays behind it.
        input.type("1923 4", 5, caret: 2)
        #expect(field.text == "192 34" && input.selection == NSRange(location: 2, length: 0))
        #expect(input.sent?.text == "192 34" && input.sent?.edit == 5)
    }

    private static func grouped(_ text: String) -> String {
        let digits = Array(text.filter(\.isNumber))
        return stride(from: 0, to: digits.count, by: 3)
            .map { String(digits[$0..<min($0 + 3, digits.count)]) }.joined(separator: " ")
    }

    @Test func `an action that formats what was typed is no change of the user's`() {
        field.addAction(
            UIAction { [field, log] _ in
                log.calls.append("changed")
                field.text = field.text?.uppercased()
            }, for: .editingChanged)
        field.becomeFirstResponder()
        input.type("a", 1)
        #expect(field.text == "A" && log.calls.filter { $0 == "changed" }.count == 1)
        #expect(input.selection == NSRange(location: 1, length: 0))
    }

    @Test func `the caret goes to the end of a text that is set while nobody edits it`() {
        field.text = "abc"
        #expect(input.selection == NSRange(location: 3, length: 0))
    }

    @Test func `a delegate that sets another text and allows the change keeps its text`() {
        log.change = { field, _, _ in
            field.text = "mine"
            return true
        }
        field.becomeFirstResponder()
        input.type("x", 1)
        #expect(field.text == "mine" && input.sent?.text == "mine")
    }

    // MARK: Composition

    @Test func `Japanese is composed unasked, and its confirmation is asked for as a whole`() {
        field.becomeFirstResponder()
        input.type("東", 1)
        log.calls = []
        input.type("東き", 2, isComposing: true)
        #expect(
            field.text == "東き" && field.markedTextRange == TextOffsetRange(NSRange(location: 1, length: 1)))
        input.type("東きょう", 3, isComposing: true)
        #expect(log.calls.isEmpty && field.markedTextRange.flatMap(field.text(in:)) == "きょう")
        input.type("東京", 4)
        #expect(field.text == "東京" && field.markedTextRange == nil && log.calls == ["change 1,3 京"])
    }

    @Test func `the delegate finds the range of a confirmation in the present text`() {
        field.becomeFirstResponder()
        field.text = "abcdef"
        input.type("か", 1, isComposing: true)
        var confirmed = ""
        log.change = { field, range, text in
            confirmed = ((field.text ?? "") as NSString).replacingCharacters(in: range, with: text)
            return true
        }
        input.type("か", 2)
        #expect(confirmed == "か" && field.text == "か")
        input.type("か気", 3, isComposing: true)
        input.type("か木に", 4)
        #expect(confirmed == "か木に")
    }

    @Test func `a confirmation that leaves the text as it is counts as a change`() {
        field.becomeFirstResponder()
        var texts: [String] = []
        field.addAction(
            UIAction { _ in texts.append("\(field.text ?? "") \(field.markedTextRange == nil)") },
            for: .editingChanged)
        input.type("東京", 1, isComposing: true)
        input.type("東京", 2)
        // The user gives up the second composition.
        input.type("東京と", 3, isComposing: true)
        input.type("東京", 4, isComposing: true)
        input.type("東京", 5)
        #expect(texts == ["東京 false", "東京 true", "東京と false", "東京 false", "東京 true"])
    }

    @Test func `the first key replaces a secure text that is edited again`() {
        field.isSecureTextEntry = true
        field.text = "wrong"
        field.becomeFirstResponder()
        #expect(input.selection == NSRange(location: 0, length: 5))
    }

    @Test func `a refused composition leaves what was there before`() {
        log.change = { _, _, text in text.count < 3 }
        field.becomeFirstResponder()
        input.type("寿司", 1)
        input.type("寿司たべる", 2, isComposing: true)
        input.type("寿司食べる", 3)
        #expect(field.text == "寿司" && input.sent?.text == "寿司" && input.sent?.edit == 3)
    }

    // MARK: The clear button and the side views

    @Test func `the Tab key passes over a clear button that disappears when editing ends`() {
        func isPassedOver() -> Bool? {
            let button = field.clearButton
            return button.properties(context: CommitContext(traits: button.traitCollection)).accessibility?
                .isPassive
        }
        field.clearButtonMode = .whileEditing
        field.text = "a"
        field.becomeFirstResponder()
        #expect(isPassedOver() == true)
        field.clearButtonMode = .always
        #expect(field.showsClearButton && isPassedOver() == nil)
    }

    @Test func `the clear button is there for a text, in its mode`() {
        field.clearButtonMode = .whileEditing
        field.text = "a"
        #expect(!field.showsClearButton)
        field.becomeFirstResponder()
        #expect(field.showsClearButton && field.clearButton.superview === field)
        field.rightView = UIView()
        field.rightViewMode = .always
        #expect(!field.showsClearButton)
        field.rightView = nil
        log.calls = []
        note(.editingChanged, "changed")
        log.allowsClear = false
        _ = field.clearButton.accessibilityActivate()
        #expect(field.text == "a" && log.calls == ["shouldClear"])
        log.allowsClear = true
        _ = field.clearButton.accessibilityActivate()
        #expect(field.text == "" && log.calls.suffix(2) == ["shouldClear", "changed"])
        #expect(!field.showsClearButton && field.isEditing)
    }

    @Test
    func `views at the ends take room from the text, from the right in a user interface from right to left`()
    {
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 34))
        #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 0, y: 7, width: 30, height: 20))
        field.semanticContentAttribute = .forceRightToLeft
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 170, height: 34))
        #expect(field.leftViewRect(forBounds: field.bounds).minX == 170)
        #expect(input.sent?.alignment == .right)
    }

    @Test func `a subclass moves the text by its rectangles`() {
        final class Padded: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
            override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
        }
        let field = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        window.addSubview(field)
        field.layoutIfNeeded()
        #expect(field.input.sent?.padding == [0, 12, 0, 12])
        field.becomeFirstResponder()
        field.layoutIfNeeded()
        #expect(field.input.sent?.padding == [0, 20, 0, 20])
    }

    @Test func `a subclass that insets both rectangles keeps the text in place when editing begins`() {
        final class Inset: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect {
                super.textRect(forBounds: bounds).insetBy(dx: 12, dy: 0)
            }
            override func editingRect(forBounds bounds: CGRect) -> CGRect {
                super.editingRect(forBounds: bounds).insetBy(dx: 12, dy: 0)
            }
        }
        let field = Inset(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        window.addSubview(field)
        field.layoutIfNeeded()
        #expect(field.input.sent?.padding == [0, 12, 0, 12])
        field.becomeFirstResponder()
        field.layoutIfNeeded()
        #expect(field.input.sent?.padding == [0, 12, 0, 12])
    }

    @Test func `a subclass of a search field insets what its two rectangles have once`() {
        final class Inset: UISearchTextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect {
                super.textRect(forBounds: bounds).insetBy(dx: 12, dy: 0)
            }
            override func editingRect(forBounds bounds: CGRect) -> CGRect {
                super.editingRect(forBounds: bounds).insetBy(dx: 12, dy: 0)
            }
        }
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 36)
        let (field, usual) = (Inset(frame: bounds), UISearchTextField(frame: bounds))
        #expect(field.editingRect(forBounds: bounds) == field.textRect(forBounds: bounds))
        #expect(field.editingRect(forBounds: bounds).width == usual.editingRect(forBounds: bounds).width - 24)
    }

    @Test func `a field is as wide as its text or placeholder, and higher with a border`() {
        let field = UITextField()
        let empty = field.intrinsicContentSize
        #expect(empty.height == 22)
        field.placeholder = "A placeholder"
        let wide = field.intrinsicContentSize.width
        #expect(wide > empty.width + 60)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize == CGSize(width: wide + 14, height: 34))
        field.text = "a"
        #expect(field.intrinsicContentSize.width < wide)
    }

    @Test func `a text that is too wide becomes smaller, down to the least size`() {
        field.font = .systemFont(ofSize: 20)
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 10
        field.text = "short"
        field.layoutIfNeeded()
        #expect(input.font.pointSize == 20)
        field.text = "a text that is somewhat longer"
        field.layoutIfNeeded()
        #expect(input.font.pointSize < 20 && input.font.pointSize > 10)
        field.text = String(repeating: "much longer ", count: 10)
        field.layoutIfNeeded()
        #expect(input.font.pointSize == 10)
    }

    @Test func `a text lies at the top, in the middle or at the bottom of its field`() {
        field.frame.size.height = 100
        field.layoutIfNeeded()
        #expect(input.sent?.padding == nil)
        field.contentVerticalAlignment = .top
        field.layoutIfNeeded()
        let height = Double(UIFont.systemFont(ofSize: 17).lineHeight.rounded(.up))
        #expect(input.sent?.padding == [0, 0, 100 - height, 0])
        field.contentVerticalAlignment = .bottom
        field.layoutIfNeeded()
        #expect(input.sent?.padding == [100 - height, 0, 0, 0])
    }

    // MARK: Ending a composition

    @Test
    func `a text that the app sets on its own ends a composition, and one that answers a step does not`() {
        field.becomeFirstResponder()
        note(.editingChanged, "changed")
        input.type("こ", 1, isComposing: true)
        #expect(field.markedTextRange != nil)
        field.text = ""
        #expect(input.sent?.endsComposition == true && field.markedTextRange == nil)
        field.addAction(UIAction { [field] _ in field.text = field.text?.uppercased() }, for: .editingChanged)
        input.type("k", 2, isComposing: true)
        #expect(field.text == "K" && input.sent?.endsComposition == nil)
    }

    @Test func `what the app inserts ends a composition`() {
        field.becomeFirstResponder()
        input.type("こ", 1, isComposing: true)
        field.insertText("!")
        #expect(field.text == "こ!" && field.markedTextRange == nil)
        #expect(input.sent?.endsComposition == true && input.sent?.text == "こ!")
        input.type("こ!に", 2, isComposing: true, revision: input.revision)
        field.deleteBackward()
        #expect(field.text == "こ!" && input.sent?.endsComposition == true)
    }

    @Test func `unmarking keeps the composed text, and is a change`() {
        field.becomeFirstResponder()
        input.type("こん", 1, isComposing: true)
        log.calls = []
        note(.editingChanged, "changed")
        field.unmarkText()
        #expect(field.text == "こん" && field.markedTextRange == nil && log.calls == ["changed"])
        #expect(input.sent?.endsComposition == true && input.sent?.text == "こん")
        field.unmarkText()
        #expect(log.calls == ["changed"])
    }

    // MARK: Appearance

    @Test func `text and placeholder have the look of their first characters`() {
        field.attributedText = NSAttributedString(
            string: "123456", attributes: [.kern: 8, .foregroundColor: UIColor.systemRed])
        field.attributedPlaceholder = NSAttributedString(
            string: "Code",
            attributes: [.foregroundColor: UIColor.systemGreen, .font: UIFont.boldSystemFont(ofSize: 12)])
        let sent = input.sent
        #expect(sent?.style.kern == 8 && sent?.text == "123456" && field.textColor == .systemRed)
        #expect(sent?.placeholder == "Code" && sent?.placeholderStyle?.weight == 700)
        #expect(field.attributedPlaceholder?.string == "Code" && field.placeholder == "Code")
    }

    @Test func `a label names the input element and no group around it`() {
        field.accessibilityLabel = "Name"
        let properties = field.properties(context: CommitContext(traits: field.traitCollection))
        #expect(input.sent?.label == "Name" && properties.accessibility?.label == nil)
    }

    @Test func `a caret with an empty rectangle is not drawn`() {
        final class Picker: UITextField {
            override func caretRect(for position: UITextPosition) -> CGRect { .zero }
        }
        let field = Picker(frame: field.frame)
        window.addSubview(field)
        #expect(field.input.sent?.caretColor?.alpha == 0)
        #expect(input.sent?.caretColor?.alpha == 255)
    }

    @Test func `traits are sent in the display's form`() {
        field.keyboardType = .numberPad
        field.textContentType = .oneTimeCode
        field.isSecureTextEntry = true
        field.inlinePredictionType = .no
        field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
        let sent = input.sent
        #expect(sent?.keyboard == .numeric && sent?.autofill == "one-time-code" && sent?.isSecure == true)
        #expect(sent?.isPredicted == false && sent?.passwordRules == "minlength: 8;")
    }

    @Test func `a touch on the text is one of the field`() {
        #expect(window.hitTest(CGPoint(x: 20, y: 10), with: nil) === field)
    }
}

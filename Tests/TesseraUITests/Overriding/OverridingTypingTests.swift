import Foundation
import TesseraUI
import Testing

/// Overrides the members of text fields and text views that apps may override. Code that compiles here compiles for
/// iOS.
private final class Field: UITextField {
    private(set) var calls: [String] = []
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var text: String? { didSet { calls.append("text") } }
    override var attributedText: NSAttributedString? { didSet { calls.append("attributedText") } }
    override var placeholder: String? { didSet { calls.append("placeholder") } }
    override var font: UIFont? { didSet { calls.append("font") } }
    override var textColor: UIColor? { didSet { calls.append("textColor") } }
    override var borderStyle: UITextField.BorderStyle { didSet { calls.append("borderStyle") } }
    override var leftView: UIView? { didSet { calls.append("leftView") } }
    override var isSecureTextEntry: Bool { didSet { calls.append("isSecureTextEntry") } }
    override var keyboardType: UIKeyboardType { didSet { calls.append("keyboardType") } }
    override var inputView: UIView? {
        get { nil }
        set { super.inputView = newValue }
    }
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 5, dy: 0)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func borderRect(forBounds bounds: CGRect) -> CGRect { super.borderRect(forBounds: bounds) }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds)
    }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
    override var intrinsicContentSize: CGSize { CGSize(width: 7, height: super.intrinsicContentSize.height) }
    override func becomeFirstResponder() -> Bool {
        calls.append("becomeFirstResponder")
        return super.becomeFirstResponder()
    }
    override func resignFirstResponder() -> Bool {
        calls.append("resignFirstResponder")
        return super.resignFirstResponder()
    }
    override func insertText(_ text: String) {
        calls.append("insertText")
        super.insertText(text)
    }
    override func deleteBackward() {
        calls.append("deleteBackward")
        super.deleteBackward()
    }
    override var selectedTextRange: UITextRange? { didSet { calls.append("selectedTextRange") } }
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
}

private final class TextView: UITextView {
    private(set) var calls: [String] = []
    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var text: String! { didSet { calls.append("text") } }
    override var attributedText: NSAttributedString! { didSet { calls.append("attributedText") } }
    override var font: UIFont? { didSet { calls.append("font") } }
    override var textContainerInset: UIEdgeInsets { didSet { calls.append("textContainerInset") } }
    override var isEditable: Bool { didSet { calls.append("isEditable") } }
    override var selectedRange: NSRange { didSet { calls.append("selectedRange") } }
    override var typingAttributes: [NSAttributedString.Key: Any] {
        didSet { calls.append("typingAttributes") }
    }
    override func scrollRangeToVisible(_ range: NSRange) { calls.append("scrollRangeToVisible") }
    override var intrinsicContentSize: CGSize { CGSize(width: 5, height: 6) }
    override func deleteBackward() { calls.append("deleteBackward") }
    override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
}

private final class SearchField: UISearchTextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
}

private final class Alert: UIAlertController {
    private(set) var added = 0
    override func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        super.addTextField(configurationHandler: configurationHandler)
        added += 1
    }
}

@MainActor struct OverridingTypingTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test func `overrides of text fields are called`() {
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        window.addSubview(field)
        field.text = "a"
        field.attributedText = NSAttributedString(string: "b")
        field.placeholder = "c"
        field.textColor = .red
        field.borderStyle = .line
        field.leftView = UIView()
        field.isSecureTextEntry = true
        field.keyboardType = .URL
        #expect(
            field.calls == [
                "text", "attributedText", "placeholder", "textColor", "borderStyle", "leftView",
                "isSecureTextEntry", "keyboardType",
            ])
    }

    @Test func `overrides of the events of text fields are called`() {
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        window.addSubview(field)
        _ = field.becomeFirstResponder()
        field.insertText("a")
        field.deleteBackward()
        field.selectedTextRange = nil
        _ = field.resignFirstResponder()
        #expect(
            field.calls == [
                "becomeFirstResponder", "insertText", "deleteBackward", "selectedTextRange",
                "resignFirstResponder",
            ])
        #expect(field.textRect(forBounds: field.bounds).minX == 5 && field.intrinsicContentSize.width == 7)
    }

    @Test func `overrides of text views are called`() {
        let view = TextView(frame: .zero, textContainer: nil)
        view.text = "a"
        view.attributedText = NSAttributedString(string: "b")
        view.font = .systemFont(ofSize: 9)
        view.textContainerInset = .zero
        view.isEditable = false
        view.selectedRange = NSRange(location: 0, length: 1)
        view.typingAttributes = [:]
        view.scrollRangeToVisible(NSRange(location: 0, length: 0))
        view.deleteBackward()
        #expect(
            view.calls == [
                "text", "attributedText", "font", "textContainerInset", "isEditable", "selectedRange",
                "typingAttributes", "scrollRangeToVisible", "deleteBackward",
            ])
        #expect(view.intrinsicContentSize == CGSize(width: 5, height: 6))
        #expect(UITextView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.minX == 1)
    }

    @Test func `overrides of alerts and search fields are called`() {
        let alert = Alert(title: "a", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "b" }
        alert.addTextField()
        #expect(alert.added == 2 && alert.textFields?.map(\.placeholder) == ["b", nil])
        #expect(SearchField().leftViewRect(forBounds: .zero) == .zero)
    }
}

import Foundation
import TesseraDisplay

/// Hears what happens in a ``TextInputView``, and may refuse it.
@MainActor
protocol TextInputHost: AnyObject {
    func textInputShouldBegin(_ input: TextInputView) -> Bool
    func textInputDidBegin(_ input: TextInputView)
    func textInputShouldEnd(_ input: TextInputView) -> Bool
    func textInputDidEnd(_ input: TextInputView)
    func textInput(_ input: TextInputView, shouldChange range: NSRange, to replacement: String) -> Bool
    /// The text is another one: by the user, who typed, or by the app.
    func textInputDidChange(_ input: TextInputView, isUsers: Bool)
    func textInputDidReturn(_ input: TextInputView)
}

/// A line of text that the user edits: what search bars, and text fields, show their text in.
///
/// The display draws caret and selection; ``InputContent`` says how a text that the app sets and one that the user types agree.
@MainActor
final class TextInputView: UIView {
    weak var host: (any TextInputHost)?

    /// What display and app know of the text.
    private var editing = TextInputState()

    /// The text. Setting it answers the last edit that was heard of.
    var text: String {
        get { editing.text }
        set {
            guard editing.set(newValue) else { return }
            setNeedsCommit()
            host?.textInputDidChange(self, isUsers: false)
        }
    }
    /// The selection in UTF-16 units, as of the last edit.
    var selection: NSRange { editing.selection }

    /// What assistive technology reads where there is neither a label nor a placeholder.
    var usualLabel: String?
    var placeholder: String? { didSet { if placeholder != oldValue { setNeedsCommit() } } }
    var font = UIFont.preferredFont(forTextStyle: .body) {
        didSet { if font != oldValue { setNeedsCommit() } }
    }
    var textColor = UIColor.label { didSet { setNeedsCommit() } }
    var placeholderColor = UIColor.placeholderText { didSet { setNeedsCommit() } }
    var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { setNeedsCommit() } }
    }
    var traits = TextInputTraits() { didSet { if traits != oldValue { setNeedsCommit() } } }
    var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { resignFirstResponder() }
            setNeedsCommit()
        }
    }

    override var textInput: TextInputView? { self }

    // MARK: First responder

    override var canBecomeFirstResponder: Bool { isEnabled && isUserInteractionEnabled }

    override var canResignFirstResponder: Bool { host?.textInputShouldEnd(self) ?? true }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        guard begin() else { return false }
        editing.wish(true)
        setNeedsCommit()
        return true
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard end() else { return false }
        editing.wish(false)
        setNeedsCommit()
        return true
    }

    /// Returns true if editing goes on, or has begun now.
    private func begin() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, host?.textInputShouldBegin(self) ?? true, super.becomeFirstResponder()
        else { return false }
        host?.textInputDidBegin(self)
        return true
    }

    private func end() -> Bool {
        guard super.resignFirstResponder() else { return false }
        host?.textInputDidEnd(self)
        return true
    }

    // MARK: Events of the display

    /// Takes what the user typed, unless the app refuses it. An edit of a text that nobody can reach any more is put back, so
    /// that the display and the app have the same text.
    func displayTyped(_ typed: DisplayEvent.Typed, isReachable: Bool = true) {
        let old = text
        guard let change = editing.hear(typed) else { return }
        // What is being composed may still become anything: it is asked for when it is done.
        let isAllowed =
            isEnabled && isReachable
            && (editing.isComposing
                || host?.textInput(self, shouldChange: change.range, to: change.replacement) ?? true)
        guard isAllowed else {
            editing.refuse()
            setNeedsCommit()
            if text != old { host?.textInputDidChange(self, isUsers: true) }
            return
        }
        editing.accept(change)
        if text != old { host?.textInputDidChange(self, isUsers: true) }
    }

    func displayFocused(_ isFocused: Bool) {
        guard isFocused != isFirstResponder else { return }
        guard isFocused ? !begin() : !end() else { return }
        // The app does not want it so.
        editing.wish(!isFocused)
        setNeedsCommit()
    }

    func displaySubmitted() {
        guard isFirstResponder, !(traits.enablesReturnKeyAutomatically && text.isEmpty) else { return }
        host?.textInputDidReturn(self)
    }

    // MARK: Look

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsCommit()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsCommit()
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        func shown(_ color: UIColor) -> Color { color.displayColor(for: context.traits) }
        let color = isEnabled ? textColor : .tertiaryLabel
        var content = InputContent(
            style: TextStyle(font: font.descriptor, color: shown(color)), alignment: displayAlignment)
        editing.describe(in: &content, isNew: node.told?.input == nil, isFocused: isFirstResponder)
        if let placeholder, !placeholder.isEmpty {
            content.placeholder = placeholder
            content.placeholderColor = shown(placeholderColor)
        }
        content.caretColor = shown(tintColor)
        content.label = accessibilityLabel ?? (content.placeholder == nil ? usualLabel : nil)
        if !isEnabled { content.isDisabled = true }
        traits.describe(in: &content)
        properties.input = content
    }

    private var displayAlignment: InputContent.Alignment {
        switch textAlignment {
        case .left: .left
        case .center: .center
        case .right: .right
        default: isRightToLeft ? .right : .left
        }
    }
}

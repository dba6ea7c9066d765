import Foundation
import TesseraDisplay

/// An invisible text within a view of the app's that accepts typed text by itself, such as a field for a one-time code.
///
/// It has the keyboard while the view is the first responder. What the user types there is given to the view by the methods of
/// ``UIKeyInput``. The invisible text keeps what was typed, so that the display and the app never disagree about it.
final class KeyInputBridge: UIView, TextInputOwner {
    let input = TextInputView()
    private weak var target: (any UIKeyInput & UIView)?
    /// The text that the view has got: the invisible text without a composition.
    private var given = ""
    /// The beginning of the text that the display may still have although the invisible text was emptied.
    private var forgotten = ""
    /// The whole of that text.
    private var late = ""
    /// True while the view displays a text that the user composes.
    private var isMarking = false
    /// True while the bridge changes the view, which need not report these changes.
    private var isChangingTarget = false
    /// The greatest length of the invisible text, in UTF-16 units. It is sent as a whole with each key.
    private static let longest = 500

    init(of target: any UIKeyInput & UIView) {
        self.target = target
        super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        input.owner = self
        input.frame = bounds
        input.textColor = .clear
        // A smaller font would make some browsers zoom in.
        input.font = .systemFont(ofSize: 17)
        clipsToBounds = true
        addSubview(input)
        takeTraits()
    }

    required init?(coder: NSCoder) {
        fatalError("The text of a view that accepts keys is made in code.")
    }

    /// Takes over the traits of the view's keyboard.
    func takeTraits() {
        guard let target else { return }
        var traits = TextInputTraits()
        traits.keyboard = target.keyboardType
        traits.returnKey = target.returnKeyType
        traits.autocapitalization = target.autocapitalizationType
        traits.isSecure = target.isSecureTextEntry
        traits.contentType = target.textContentType
        traits.passwordRules = target.passwordRules?.passwordRulesDescriptor
        // The user does not see this text, so nothing may be corrected in it.
        (traits.autocorrection, traits.spellChecking, traits.inlinePrediction) = (.no, .no, .no)
        input.traits = traits
        input.setNeedsCommit()
    }

    /// Touches belong to the view around it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    /// Makes another invisible text if the app removes all views within the view, for example to draw its text anew.
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview == nil else { return }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard self.superview == nil, let target = self.target, target.isFirstResponder else { return }
                target.beginKeyInput()
            }
        }
    }

    // MARK: First responder

    override var isFirstResponder: Bool { target?.isFirstResponder ?? false }
    override var canBecomeFirstResponder: Bool { target?.canBecomeFirstResponder ?? false }
    override func becomeFirstResponder() -> Bool { target?.becomeFirstResponder() ?? false }
    override func resignFirstResponder() -> Bool { target?.resignFirstResponder() ?? true }
    override var inputView: UIView? { target?.inputView }
    override var accessibilityLabel: String? {
        get { target?.accessibilityLabel }
        set {}
    }

    // MARK: Typing

    func textInputShouldBegin(_ input: TextInputView) -> Bool { true }
    func textInputDidBegin(_ input: TextInputView) {}
    func textInputDidEnd(_ input: TextInputView) {}

    func textInput(_ input: TextInputView, shouldChange range: NSRange, to replacement: String) -> Bool {
        let new = (input.text as NSString).replacingCharacters(in: range, with: replacement)
        // The user had typed on before the display knew that the invisible text was emptied.
        let isLate = !forgotten.isEmpty && new.hasPrefix(forgotten)
        let former = isMarking ? input.formerText : nil
        let old = former ?? (isLate ? late : given)
        (given, forgotten, late) = (new, "", "")
        // A composition is in the invisible text already, and not in the view.
        var change = TextInputState.Change(
            from: old, to: new, caret: former == nil ? range.location + replacement.utf16.count : 0)
        if isMarking {
            if former != nil { change.range.length = 0 }
            apply(change, to: old, isFinal: true)
            return true
        }
        changeTarget {
            for _ in (old as NSString).substring(with: change.range) { target?.deleteBackward() }
            if !change.replacement.isEmpty { target?.insertText(change.replacement) }
        }
        return true
    }

    /// Runs code that changes the view by keys or compositions, which the view need not report.
    private func changeTarget(_ change: () -> Void) {
        isChangingTarget = true
        defer { isChangingTarget = false }
        change()
    }

    /// The view as one that displays what the user composes, or nil.
    private var composer: (any UITextInput)? { target as? any UITextInput }

    /// Displays a step of a composition in the view.
    private func compose() {
        guard composer != nil else { return }
        // The user may have begun to compose before the display knew that the invisible text was emptied. What it had before no
        // longer lies before the caret.
        let former = input.formerText
        let old = former ?? given
        // The caret may lie before a clause that is being converted.
        let end = former == nil ? input.composed.map(NSMaxRange) : NSMaxRange(input.selection)
        var change = TextInputState.Change(
            from: old, to: input.text, caret: end ?? input.text.utf16.count)
        if former == nil {
            given = (given as NSString).replacingCharacters(in: change.range, with: "")
        } else {
            change.range.length = 0
        }
        apply(change, to: old, isFinal: false)
    }

    /// Displays the text of a composition in the view.
    private func apply(_ change: TextInputState.Change, to old: String, isFinal: Bool) {
        guard let composer else { return }
        let (count, selection) = (change.replacement.utf16.count, input.selection)
        let start = isFinal ? count : min(max(selection.location - change.range.location, 0), count)
        let length = isFinal ? 0 : min(selection.length, count - start)
        changeTarget {
            if change.range.length > 0 {
                // A keyboard that composes a word again takes it back first.
                if isMarking { composer.setMarkedText("", selectedRange: NSRange(location: 0, length: 0)) }
                for _ in (old as NSString).substring(with: change.range) { composer.deleteBackward() }
            }
            composer.setMarkedText(
                change.replacement, selectedRange: NSRange(location: start, length: length))
            if isFinal { composer.unmarkText() }
        }
        isMarking = !isFinal
    }

    /// Confirms what the user composes in the view.
    func endComposing() {
        guard isMarking else { return }
        isMarking = false
        changeTarget { composer?.unmarkText() }
    }

    /// Forgets what was typed after the view has changed by other means.
    private func forget() {
        guard !isChangingTarget, !input.text.isEmpty else { return }
        (given, forgotten, late, isMarking) = ("", "", "", false)
        input.text = ""
    }

    func textInputDidChange(_ input: TextInputView, isUsers: Bool) {
        guard isUsers else { return }
        guard input.composed == nil else { return compose() }
        // The user may have given up the composition.
        endComposing()
        keepCaretAtEnd()
        guard given.utf16.count > Self.longest else { return }
        late = given
        forgotten = String(given.prefix(given.count / 2))
        given = ""
        input.text = ""
    }

    /// Keeps the caret at the end, where the view inserts and deletes.
    func textInputDidChangeSelection(_ input: TextInputView) {
        if input.isSelectedByUser, input.composed == nil { keepCaretAtEnd() }
    }

    private func keepCaretAtEnd() {
        let end = NSRange(location: input.text.utf16.count, length: 0)
        if input.selection != end { input.select(end) }
    }

    func textInputWillReportChange(_ input: TextInputView) {}
    func textInputDidReturn(_ input: TextInputView) {
        guard let target, target.hasText || !target.enablesReturnKeyAutomatically else { return }
        changeTarget { target.insertText("\n") }
    }
    func textInputDidErase(_ input: TextInputView) { changeTarget { target?.deleteBackward() } }
    func textInputCaretColor(_ input: TextInputView) -> UIColor? { nil }

    private var caretKeys = CaretKeys()

    /// Moves the selection of the view by an arrow key, unless the key belongs to a composition.
    func press(_ key: UIKey) {
        guard let composer, input.composed == nil else { return }
        // What was typed before no longer lies before the caret.
        if caretKeys.press(key, in: composer) { forget() }
    }

    // MARK: Changes by the app

    /// Begins to hear of the view's changes by other means than keys, or ends to.
    func hear(_ isHearing: Bool) {
        guard let composer, isHearing || composer.inputDelegate === self else { return }
        composer.inputDelegate = isHearing ? self : nil
    }
}

extension KeyInputBridge: UITextInputDelegate {
    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) { forget() }
    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) { forget() }
}

extension UIResponder {
    /// The view as one of the app's that accepts typed text by itself, or nil.
    var keyInput: (any UIKeyInput & UIView)? {
        self is any TextInputOwner ? nil : self as? any UIKeyInput & UIView
    }

    /// The invisible text of the view, or nil if it has none.
    var keyInputBridge: KeyInputBridge? {
        (self as? UIView)?.subviews.lazy.compactMap { $0 as? KeyInputBridge }.first
    }

    /// Gives the keyboard to the view, which has become the first responder, if it accepts typed text by itself.
    func beginKeyInput() {
        guard let keyInput, keyInputBridge == nil else { return }
        let bridge = KeyInputBridge(of: keyInput)
        keyInput.addSubview(bridge)
        bridge.hear(true)
        bridge.input.didBegin()
    }

    /// Takes the keyboard away from the view, which is no longer the first responder.
    func endKeyInput() {
        guard let bridge = keyInputBridge else { return }
        bridge.endComposing()
        bridge.hear(false)
        bridge.input.didEnd()
        bridge.removeFromSuperview()
    }
}

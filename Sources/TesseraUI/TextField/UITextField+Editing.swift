import Foundation

extension UITextField {
    func textInputShouldBegin(_ input: TextInputView) -> Bool { shouldBeginEditing() }

    func textInputDidBegin(_ input: TextInputView) {
        if clearsOnBeginEditing, !input.text.isEmpty, shouldClear() {
            input.setText("", isUsers: true)
        } else if clearsOnInsertion || input.traits.isSecure && !input.text.isEmpty {
            // As in UIKit, the first key replaces a secure text, which the user cannot read.
            selectWhole()
        }
        if attributed != nil { contentChanged() }
        updateSides()
        didBeginEditing()
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func textInputDidEnd(_ input: TextInputView) {
        if attributed != nil || ownTypingAttributes != nil {
            ownTypingAttributes = nil
            contentChanged()
        }
        updateSides()
        didEndEditing()
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }

    func textInput(_ input: TextInputView, shouldChange range: NSRange, to replacement: String) -> Bool {
        shouldChange(range, to: replacement)
    }

    func textInputWillReportChange(_ input: TextInputView) {
        guard attributed != nil || ownTypingAttributes != nil || isRich || input.mark != nil else { return }
        moveAttributesWithText()
        contentChanged()
    }

    func textInputDidChange(_ input: TextInputView, isUsers: Bool) { textDidChange(isUsers: isUsers) }

    func textInputDidChangeSelection(_ input: TextInputView) {
        caretMoved()
        selectionDidChange()
        if overridesCaret { input.setNeedsCommit() }
    }

    var hasMenuDelegate: Bool { delegate != nil }

    func textInput(_ input: TextInputView, menuSuggesting elements: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(self, editMenuForCharactersIn: input.selection, suggestedActions: elements)
    }

    func textInput(
        _ input: TextInputView, willPresentMenuWith animator: any UIEditMenuInteractionAnimating
    ) { delegate?.textField(self, willPresentEditMenuWith: animator) }

    func textInput(
        _ input: TextInputView, willDismissMenuWith animator: any UIEditMenuInteractionAnimating
    ) { delegate?.textField(self, willDismissEditMenuWith: animator) }

    func textInputDidReturn(_ input: TextInputView) { didReturn() }

    func textInputDidErase(_ input: TextInputView) { deleteBackward() }

    func textInputCaretColor(_ input: TextInputView) -> UIColor? { overridesCaret ? nil : tintColor }

    /// True if a subclass hides the caret by returning an empty rectangle for it.
    private var overridesCaret: Bool {
        type(of: self) != UITextField.self && caretRect(for: TextOffset(input.selection.location)).isEmpty
    }

    func selectWhole() { input.select(NSRange(location: 0, length: input.text.utf16.count)) }
}

import Foundation

/// Hears what the user does in a text field, and may refuse it.
/// See Apple's [UITextFieldDelegate](https://developer.apple.com/documentation/uikit/uitextfielddelegate).
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns true if the user may begin to edit. True unless implemented.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Says that the user edits the text now.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns true if editing may end. True unless implemented.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Says that the user edits the text no longer. It is not called where the method with a reason is implemented.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Says that the user edits the text no longer, and why.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns true if the text of a range, in UTF-16 units, may give way to another one. True unless implemented.
    ///
    /// The display shows what the user types without waiting for the answer. If the answer is false, the display puts the old text back. If the
    /// user has typed on meanwhile, the delegate is asked again, once, about everything that was typed since. A text that an input method
    /// composes, such as Japanese, is asked about when the user confirms it; the replacement is then the whole composition.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Says that the selection, or the caret, is at another place, or that the text between has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns true if the clear button may delete the text, or the beginning of editing where the field clears itself then. True unless
    /// implemented.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns true if the Return key does what it usually does: the actions for `editingDidEndOnExit` and `primaryActionTriggered`. True
    /// unless implemented.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Allows it.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Allows it.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason.
    public func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { textFieldDidEndEditing(textField) }
    /// Allows it.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Allows it.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Allows it.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

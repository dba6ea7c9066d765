import Foundation

/// Hears what the user does in a text field, and may refuse it.
/// See Apple's [UITextFieldDelegate](https://developer.apple.com/documentation/uikit/uitextfielddelegate).
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the user may begin to edit. True unless implemented.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Says that the user edits the text now.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end. True unless implemented.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Says that the user edits the text no longer. It is not called where the method with a reason is implemented.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Says that the user edits the text no longer, and why.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether the text of a range, in UTF-16 units, may give way to another one. True unless implemented.
    ///
    /// The display shows what the user types at once. What is refused here is put back where the user has not typed on, and where the
    /// user has, all that has been typed since is asked for as one change. What is composed, as Japanese is, is asked for
    /// when it is confirmed, with all of the composition as the replacement.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Says that the selection, or the caret, is at another place, or that the text between has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the clear button may delete the text, or the beginning of editing where the field clears itself then. True unless
    /// implemented.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the Return key does what it usually does: the actions for `editingDidEndOnExit` and `primaryActionTriggered`. True
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

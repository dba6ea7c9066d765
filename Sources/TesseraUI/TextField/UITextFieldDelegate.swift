import Foundation

/// An object that is informed of the user's input in a text field, and can refuse changes.
/// See Apple's [UITextFieldDelegate](https://developer.apple.com/documentation/uikit/uitextfielddelegate).
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns true if the user may begin to edit the text. The default is true.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Informs the delegate that editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns true if editing may end. The default is true.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Informs the delegate that editing has ended. It is not called if the method with a reason is
    /// implemented.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Informs the delegate that editing has ended, and of the reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns true if the text of a range, in UTF-16 units, may be replaced. The default is true.
    ///
    /// The display draws typed characters without waiting for the answer. If the answer is false, the display
    /// restores the old text. If the user has typed more meanwhile, the delegate is asked once more, about
    /// everything that was typed since. Text that an input method composes, such as Japanese, is reported
    /// when the user confirms it; the replacement is then the whole composition.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Informs the delegate that the selection or the caret has moved, or that the selected text has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns true if the text may be cleared, by the clear button or when editing begins. The default is
    /// true.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns true if the Return key performs its usual actions, those for `editingDidEndOnExit` and
    /// `primaryActionTriggered`. The default is true.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns the menu for a range of the text, or nil for one with the suggested elements, which is the default.
    ///
    /// The app's menu opens in the place of the browser's if it contains something that the app has added. To find out, the
    /// method is also called when the text comes into a window, when its editing begins and when its selection changes.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Called when the app's menu is about to open.
    func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called when the app's menu is about to close.
    func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    /// Returns nil, for a menu with the suggested elements.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Does nothing.
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason.
    public func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { textFieldDidEndEditing(textField) }
    /// Returns true.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

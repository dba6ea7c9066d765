import Foundation

/// An object that a text informs when it changes by other means than keys, so that a composition does not go on in another text.
/// See Apple's [UITextInputDelegate](https://developer.apple.com/documentation/uikit/uitextinputdelegate).
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// Informs the object that the selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Informs the object that the selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Informs the object that the text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Informs the object that the text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

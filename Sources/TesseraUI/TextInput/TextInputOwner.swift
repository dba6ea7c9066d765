import Foundation
import TesseraDisplay

/// A view whose text a ``TextInputView`` displays. It is the first responder while the text is being edited,
/// is informed of changes, and can refuse them.
@MainActor
protocol TextInputOwner: UIView {
    /// The view with the text.
    var input: TextInputView { get }
    func textInputShouldBegin(_ input: TextInputView) -> Bool
    func textInputDidBegin(_ input: TextInputView)
    func textInputDidEnd(_ input: TextInputView)
    func textInput(_ input: TextInputView, shouldChange range: NSRange, to replacement: String) -> Bool
    /// Informs the owner of a change of the text.
    ///
    /// - Parameter isUsers: True if the user has changed it, false if the app has.
    func textInputDidChange(_ input: TextInputView, isUsers: Bool)
    func textInputDidChangeSelection(_ input: TextInputView)
    /// Updates what the owner keeps besides the text, such as attributes. The text has changed; its selection and the change are
    /// reported afterwards.
    func textInputWillReportChange(_ input: TextInputView)
    /// Informs the owner that the app is about to set another text.
    func textInputWillChange(_ input: TextInputView)
    /// Informs the owner that the app has set a text.
    func textInputHasChanged(_ input: TextInputView)
    /// Informs the owner that the app is about to select something.
    func textInputWillSelect(_ input: TextInputView)
    /// Informs the owner that the app has selected something.
    func textInputHasSelected(_ input: TextInputView)
    func textInputDidReturn(_ input: TextInputView)
    /// Informs the owner that the user has pressed Backspace while the text is empty.
    func textInputDidErase(_ input: TextInputView)
    /// Returns the colour of the caret, or nil if it is hidden.
    func textInputCaretColor(_ input: TextInputView) -> UIColor?
    /// Returns the lines of a text if the app draws them: if its parts have different styles, or if the text
    /// cannot be edited. If it is nil, the display draws the text.
    func textInputLines(_ input: TextInputView, traits: UITraitCollection) -> TextContent?
    /// Returns the looks of the parts of the text if the display draws these while the text is edited, or nil if the text has a
    /// single look.
    ///
    /// - Parameter edit: The number of the last edit that the app has received.
    func textInputRichText(_ input: TextInputView, edit: Int, traits: UITraitCollection) -> RichText?
    /// Returns the images in the lines that the app draws.
    func textInputPictures(_ input: TextInputView, traits: UITraitCollection) -> [ImageFile]
    /// True if the user may change the attributes of the text.
    var canChangeStyles: Bool { get }
    /// True if there is a delegate that may want another menu.
    var hasMenuDelegate: Bool { get }
    /// Returns the menu that the app wants for the selection, or nil for one with the suggested elements.
    func textInput(_ input: TextInputView, menuSuggesting elements: [UIMenuElement]) -> UIMenu?
    /// Informs the owner that the app's menu is about to open.
    func textInput(
        _ input: TextInputView, willPresentMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Informs the owner that the app's menu is about to close.
    func textInput(
        _ input: TextInputView, willDismissMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension TextInputOwner {
    func textInputLines(_ input: TextInputView, traits: UITraitCollection) -> TextContent? { nil }
    func textInputRichText(_ input: TextInputView, edit: Int, traits: UITraitCollection) -> RichText? { nil }
    func textInputPictures(_ input: TextInputView, traits: UITraitCollection) -> [ImageFile] { [] }
    func textInputWillChange(_ input: TextInputView) {
        (self as? any UITextInput).map { $0.inputDelegate?.textWillChange($0) }
    }
    func textInputHasChanged(_ input: TextInputView) {
        (self as? any UITextInput).map { $0.inputDelegate?.textDidChange($0) }
    }
    func textInputWillSelect(_ input: TextInputView) {
        (self as? any UITextInput).map { $0.inputDelegate?.selectionWillChange($0) }
    }
    func textInputHasSelected(_ input: TextInputView) {
        (self as? any UITextInput).map { $0.inputDelegate?.selectionDidChange($0) }
    }
    var canChangeStyles: Bool { false }
    var hasMenuDelegate: Bool { false }
    func textInput(_ input: TextInputView, menuSuggesting elements: [UIMenuElement]) -> UIMenu? { nil }
    func textInput(
        _ input: TextInputView, willPresentMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    func textInput(
        _ input: TextInputView, willDismissMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}

    /// Makes the owner the first responder, unless it already is, or the owner or its delegate refuses.
    /// Returns true if it is.
    ///
    /// - Parameter take: The superclass's `becomeFirstResponder()`.
    func beginEditing(_ input: TextInputView, by take: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        // Outside of a window the owner waits for one, and its delegate is asked then.
        guard window == nil || textInputShouldBegin(input), take() else { return false }
        input.didBegin()
        return true
    }

    /// Ends the owner's being first responder. Returns true if it no longer is.
    ///
    /// - Parameter give: The superclass's `resignFirstResponder()`.
    func endEditing(_ input: TextInputView, by give: () -> Bool) -> Bool {
        guard isFirstResponder else { return give() }
        guard give() else { return false }
        input.didEnd()
        return true
    }
}

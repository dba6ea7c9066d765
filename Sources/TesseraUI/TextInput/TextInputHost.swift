import Foundation
import TesseraDisplay

/// The view whose text a ``TextInputView`` shows: it is the first responder while the text is edited, hears what happens, and may refuse
/// it.
@MainActor
protocol TextInputHost: UIView {
    func textInputShouldBegin(_ input: TextInputView) -> Bool
    func textInputDidBegin(_ input: TextInputView)
    func textInputDidEnd(_ input: TextInputView)
    func textInput(_ input: TextInputView, shouldChange range: NSRange, to replacement: String) -> Bool
    /// The text is another one: by the user, who typed, or by the app.
    func textInputDidChange(_ input: TextInputView, isUsers: Bool)
    func textInputDidChangeSelection(_ input: TextInputView)
    func textInputDidReturn(_ input: TextInputView)
    /// The Backspace key was pressed while there is no text.
    func textInputDidErase(_ input: TextInputView)
    /// The caret as the host has it drawn: nil where it is not to be seen.
    func textInputCaretColor(_ input: TextInputView) -> UIColor?
    /// Returns the lines of a text whose parts differ in their looks, or that nobody edits; nil: the display draws it.
    func textInputLines(_ input: TextInputView, traits: UITraitCollection) -> TextContent?
    /// Returns the pictures in these lines.
    func textInputPictures(_ input: TextInputView, traits: UITraitCollection) -> [ImageResource]
}

extension TextInputHost {
    func textInputLines(_ input: TextInputView, traits: UITraitCollection) -> TextContent? { nil }
    func textInputPictures(_ input: TextInputView, traits: UITraitCollection) -> [ImageResource] { [] }

    /// Makes the host the first responder by `take`, the method of its superclass, unless it is, or does not want to.
    func beginEditing(_ input: TextInputView, by take: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, textInputShouldBegin(input), take() else { return false }
        input.didBegin()
        return true
    }

    /// Ends being the first responder by `give`, the method of the host's superclass.
    func endEditing(_ input: TextInputView, by give: () -> Bool) -> Bool {
        guard isFirstResponder else { return give() }
        guard give() else { return false }
        input.didEnd()
        return true
    }
}

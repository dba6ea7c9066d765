import Foundation

/// Hears what the user does in a text view, and may refuse it.
/// See Apple's [UITextViewDelegate](https://developer.apple.com/documentation/uikit/uitextviewdelegate).
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns true if the user may begin to edit. True unless implemented.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Says that the user edits the text now.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Returns true if editing may end. True unless implemented.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Says that the user edits the text no longer.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns true if the text of a range, in UTF-16 units, may give way to another one. True unless implemented.
    ///
    /// The display shows what the user types without waiting for the answer. If the answer is false, the display puts the old text back. If the
    /// user has typed on meanwhile, the delegate is asked again, once, about everything that was typed since. A text that an input method
    /// composes, such as Japanese, is asked about when the user confirms it; the replacement is then the whole composition.
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Says that the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Says that the selection, or the caret, is at another place.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Returns the action that a link, an image or a tagged part of a text that is not edited starts, where there is a default action for it:
    /// links have one, which opens them. If nil, there is none. The default action unless implemented.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    /// Returns true if a link opens. True unless implemented.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

extension UITextViewDelegate {
    /// Allows it.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Allows it.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Allows it.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Leaves it at the default.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    /// Allows it.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
}

/// What a user does with a part of a text.
/// See Apple's [UITextItemInteraction](https://developer.apple.com/documentation/uikit/uitextiteminteraction).
public enum UITextItemInteraction: Int, Sendable {
    /// Starts its action, with a tap, a click or a key.
    case invokeDefaultAction = 0
}

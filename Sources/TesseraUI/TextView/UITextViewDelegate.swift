import Foundation

/// Hears what the user does in a text view, and may refuse it.
/// See Apple's [UITextViewDelegate](https://developer.apple.com/documentation/uikit/uitextviewdelegate).
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether the user may begin to edit. True unless implemented.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Says that the user edits the text now.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether editing may end. True unless implemented.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Says that the user edits the text no longer.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether the text of a range, in UTF-16 units, may give way to another one. True unless implemented.
    ///
    /// The display shows what the user types at once. What is refused here is put back where the user has not typed on, and where the
    /// user has, all that has been typed since is asked for as one change. What is composed, as Japanese is, is asked for
    /// when it is confirmed, with all of the composition as the replacement.
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Says that the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Says that the selection, or the caret, is at another place.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// The action that a link, an image or a tagged part of a text that is not edited starts, where there is a default action for it:
    /// links have one, which opens them. Nil: none. The default action unless implemented.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    /// Whether a link opens. True unless implemented.
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

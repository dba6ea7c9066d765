import Foundation

/// An object that is informed of the user's input in a text view, and can refuse changes.
/// See Apple's [UITextViewDelegate](https://developer.apple.com/documentation/uikit/uitextviewdelegate).
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns true if the user may begin to edit the text. The default is true.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Informs the delegate that editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Returns true if editing may end. The default is true.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Informs the delegate that editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns true if the text of a range, in UTF-16 units, may be replaced. The default is true.
    ///
    /// The display draws typed characters without waiting for the answer. If the answer is false, the display
    /// restores the old text. If the user has typed more meanwhile, the delegate is asked once more, about
    /// everything that was typed since. Text that an input method composes, such as Japanese, is reported
    /// when the user confirms it; the replacement is then the whole composition. Undoing an edit is a change, too.
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Informs the delegate that the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Informs the delegate that the selection or the caret has moved.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Returns the action for a touch on a link, an image or a tagged part of text that cannot be edited, or
    /// nil for none. The default is `defaultAction`, which opens a link and does nothing for other items.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    /// Returns the menu of a link, an image or a tagged part of text that cannot be edited, or nil for none. The default has the
    /// `defaultMenu`, which is empty for tagged parts.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    /// Informs the delegate that the menu of an item is about to open.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// Informs the delegate that the menu of an item is about to close.
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// Returns true if a link may be opened, or its menu. The default is the answer of the older method without an interaction.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns true if a link may be opened. The default is true. It is only called if the method with an interaction is not
    /// implemented.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool
    /// Returns the menu for a range of the text, or nil for one with the suggested elements, which is the default.
    ///
    /// The app's menu opens in the place of the browser's if it contains something that the app has added. To find out, the
    /// method is also called when the text comes into a window, when its editing begins and when its selection changes.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Called when the app's menu is about to open.
    func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called when the app's menu is about to close.
    func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextViewDelegate {
    /// Returns nil, for a menu with the suggested elements.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Does nothing.
    public func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Returns the default action.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    /// Returns the default menu.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
    /// Does nothing.
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Returns the answer of the older method without an interaction.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool { true }
}

/// The way in which a user interacts with an item of a text.
/// See Apple's [UITextItemInteraction](https://developer.apple.com/documentation/uikit/uitextiteminteraction).
public enum UITextItemInteraction: Int, Sendable {
    /// The user performs the item's action with a tap, a click or a key.
    case invokeDefaultAction = 0
    /// The user opens the item's menu.
    case presentActions = 1
}

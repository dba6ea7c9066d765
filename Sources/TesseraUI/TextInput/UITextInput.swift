import Foundation

/// Takes what keys type, without a selection.
/// See Apple's [UIKeyInput](https://developer.apple.com/documentation/uikit/uikeyinput).
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// True if there is a text.
    var hasText: Bool { get }
    /// Puts a text at the caret, or in the place of what is selected.
    func insertText(_ text: String)
    /// Deletes what is selected, or the character before the caret.
    func deleteBackward()
}

/// A direction in which a text is stored.
/// See Apple's [UITextStorageDirection](https://developer.apple.com/documentation/uikit/uitextstoragedirection).
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end.
    case forward = 0
    /// Towards the start.
    case backward = 1
}

/// A direction on the screen in which one place of a text lies from another.
/// See Apple's [UITextLayoutDirection](https://developer.apple.com/documentation/uikit/uitextlayoutdirection).
public enum UITextLayoutDirection: Int, Sendable {
    /// Where the next character lies in a text that is read from left to right.
    case right = 2
    /// Where the character before lies in such a text.
    case left = 3
    /// On the line above.
    case up = 4
    /// On the line below.
    case down = 5
}

/// A text with places, ranges and a selection: what ``UITextField`` and ``UITextView`` let an app read and change.
/// See Apple's [UITextInput](https://developer.apple.com/documentation/uikit/uitextinput).
///
/// Caret, selection and composition belong to the browser's own element. An app learns of them here, and may change the text and
/// the selection; what a view of an app's own would have to answer to a keyboard is left out, since no keyboard asks.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// Returns the text of a range, or nil for a range that is not of this text.
    func text(in range: UITextRange) -> String?
    /// Replaces the text of a range.
    func replace(_ range: UITextRange, withText text: String)
    /// What is selected: an empty range at the caret. It is nil if nobody edits the text.
    var selectedTextRange: UITextRange? { get set }
    /// What is being composed, as Japanese is before its conversion is confirmed, or nil if nothing is.
    var markedTextRange: UITextRange? { get }
    /// The start of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The end of the text.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two places, or nil if one is not of this text.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the place that lies some UTF-16 units behind another one, or before it, or nil beyond the ends of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the place that lies some characters, or lines, beside another one, or nil beyond the ends of the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// Returns which of two places comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns how many UTF-16 units lie between two places; negative where the second comes first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the first rectangle of a range, in points of the view.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns where the caret is drawn at a place, in points of the view.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles of a range, in points of the view.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the place nearest to a point of the view.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the place within a range nearest to a point of the view.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the character at a point of the view.
    func characterRange(at point: CGPoint) -> UITextRange?
}

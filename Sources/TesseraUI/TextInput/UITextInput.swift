import Foundation

/// An object that accepts typed text, without a selection.
/// See Apple's [UIKeyInput](https://developer.apple.com/documentation/uikit/uikeyinput).
///
/// A view of the app's that adopts the protocol has the keyboard while it is the first responder, and draws the text by itself:
///
/// ```swift
/// final class CodeView: UIView, UIKeyInput {
///     private var code = "" { didSet { setNeedsDisplay() } }
///     override var canBecomeFirstResponder: Bool { true }
///     var keyboardType = UIKeyboardType.numberPad
///     var hasText: Bool { !code.isEmpty }
///     func insertText(_ text: String) { code += text }
///     func deleteBackward() { if hasText { code.removeLast() } }
/// }
/// ```
///
/// Text that is composed, such as Japanese, is inserted when its conversion is confirmed. Keyboards of Android compose each word.
/// Nothing is corrected. Keys are also reported to ``UIResponder/pressesBegan(_:with:)``, which cannot prevent that they insert
/// text. Some browsers on phones display the keyboard only after the user has touched a text field.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// A Boolean value that tells whether the text is not empty.
    var hasText: Bool { get }
    /// Inserts text at the caret, or in place of the selection.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before the caret.
    func deleteBackward()
}

/// A direction in the stored text.
/// See Apple's [UITextStorageDirection](https://developer.apple.com/documentation/uikit/uitextstoragedirection).
public enum UITextStorageDirection: Int, Sendable {
    /// The direction towards the end.
    case forward = 0
    /// The direction towards the start.
    case backward = 1
}

/// A direction on the screen from one position of a text to another.
/// See Apple's [UITextLayoutDirection](https://developer.apple.com/documentation/uikit/uitextlayoutdirection).
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right: towards the next character in a text that is read from left to right.
    case right = 2
    /// To the left: towards the previous character in a text that is read from left to right.
    case left = 3
    /// To the line above.
    case up = 4
    /// To the line below.
    case down = 5
}

/// A text with positions, ranges and a selection. An app can read and change that of ``UITextField`` and
/// ``UITextView``.
/// See Apple's [UITextInput](https://developer.apple.com/documentation/uikit/uitextinput).
///
/// The browser's own element has caret, selection and composition. An app is informed of them by this
/// protocol, and can change the text and the selection.
///
/// A view of the app's that adopts the protocol gets typed text by the methods of ``UIKeyInput``, and what the user composes by
/// ``setMarkedText(_:selectedRange:)`` and ``unmarkText()``. The arrow keys move its ``selectedTextRange``. It draws the text,
/// the caret and the selection by itself, and informs its ``inputDelegate`` when it changes the text or the selection for another
/// reason than a key.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// Returns the text of a range, or nil if the range is not one of this text.
    func text(in range: UITextRange) -> String?
    /// Replaces the text of a range.
    func replace(_ range: UITextRange, withText text: String)
    /// The selected range, which is empty at the caret. It is nil if the text is not being edited.
    var selectedTextRange: UITextRange? { get set }
    /// The range that is being composed, such as Japanese before its conversion is confirmed, or nil if there
    /// is none.
    var markedTextRange: UITextRange? { get }
    /// The attributes in which a text that is being composed is drawn, or nil for those of the system.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Puts a text that is being composed in the place of the one that is composed already or, if there is none, of the
    /// selection.
    ///
    /// - Parameters:
    ///   - markedText: The composed text. Nil stands for an empty one, with which the composition ends.
    ///   - selectedRange: The selection within the composed text, in UTF-16 units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Ends a composition with the text as it is.
    func unmarkText()
    /// The start of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The end of the text.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions, or nil if one is not of this text.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position that is some UTF-16 units after another one, or before it if `offset` is
    /// negative. The result is nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the position that is some characters or lines away from another one in a direction, or nil
    /// outside of the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// Returns the position in a range that is the farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// Returns the range from a position to the farthest one in a direction.
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?
    /// Returns the direction in which the paragraph at a position is read.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Sets the direction in which the paragraphs of a range are read.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the number of UTF-16 units from one position to another, which is negative if the second comes
    /// first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the first rectangle of a range, in the view's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of the caret at a position, in the view's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles of a range, in the view's coordinates.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position that is nearest to a point of the view.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the position in a range that is nearest to a point of the view.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the range of the character at a point of the view, or nil if there is none.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// The object that is informed when the text or the selection changes by other means than keys. The system sets it for a view
    /// of the app's while the view is the first responder.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// The object that finds the characters, words, sentences, lines and paragraphs of the text.
    var tokenizer: any UITextInputTokenizer { get }
}

extension UITextInput where Self: UIResponder {
    /// A new ``UITextInputStringTokenizer`` for the text.
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}

import Foundation

/// The notifications about the keyboard on the screen. Their object is the screen. The rectangles of the
/// keyboard are in points of the screen, and include the ``UIResponder/inputAccessoryView`` above the keys.
///
/// The browser reports its keyboard when it has begun to move it, or when the keyboard has arrived. The
/// “will” notifications are posted then, and the “did” notifications when the duration in the notifications
/// is over.
extension UIResponder {
    /// Posted before the keyboard appears, and before its height changes.
    public nonisolated static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
    /// Posted when the keyboard has appeared, or its height has changed.
    public nonisolated static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification")
    /// Posted before the keyboard disappears.
    public nonisolated static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
    /// Posted when the keyboard has disappeared.
    public nonisolated static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification")
    /// Posted before the keyboard appears, disappears or changes its height, and before the more specific
    /// notification.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted when the keyboard has appeared, disappeared or changed its height, and before the more specific
    /// notification.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The key for the keyboard's rectangle at the beginning, an `NSValue` of a `CGRect`.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key for the keyboard's rectangle at the end, an `NSValue` of a `CGRect`. If the keyboard
    /// disappears, the rectangle lies below the screen.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key for the duration of the movement in seconds, a number: 0.25.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// The key for the raw value of the movement's `UIView.AnimationCurve`, a number: 0, which is slow at
    /// both ends.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key for a number that is true if the keyboard belongs to this app. It is always true, because no
    /// other app is on the screen.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

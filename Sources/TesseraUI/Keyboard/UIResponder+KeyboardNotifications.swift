import Foundation

/// What notifications say of the keyboard on the screen. Their object is the screen; where the keyboard lies is told in points of it,
/// with what ``UIResponder/inputAccessoryView`` adds above the keys.
///
/// The browser tells of its keyboard when it has begun to move it, or when it has arrived: “will” comes then, and “did” when the
/// duration that the notifications state is over.
extension UIResponder {
    /// Posted before the keyboard comes, and before it gets another height.
    public nonisolated static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
    /// Posted when the keyboard has come, or has got another height.
    public nonisolated static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification")
    /// Posted before the keyboard goes.
    public nonisolated static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
    /// Posted when the keyboard has gone.
    public nonisolated static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification")
    /// Posted before the keyboard comes, goes or gets another height, and before the notification that says which.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted when the keyboard has come, has gone or has got another height, and before the notification that says which.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The key of the keyboard's rectangle at first, as an `NSValue` of a `CGRect`.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's rectangle in the end, as an `NSValue` of a `CGRect`. That of a keyboard which goes lies below the
    /// screen.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the seconds from one rectangle to the other, as a number: 0.25.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the raw value of the movement's `UIView.AnimationCurve`, as a number: 0, slow at both ends.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard is this app's, as a number: always true, since a page has the screen to itself.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

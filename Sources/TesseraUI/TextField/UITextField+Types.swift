import Foundation

extension UITextField {
    /// The style of the border around a text field.
    /// See Apple's [UITextField.BorderStyle](https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum).
    public enum BorderStyle: Int, Sendable {
        /// There is no border.
        case none = 0
        /// The border is a thin line.
        case line = 1
        /// The border looks sunken.
        case bezel = 2
        /// The border has round corners.
        case roundedRect = 3
    }

    /// The time at which a text field displays a view at one of its ends.
    /// See Apple's [UITextField.ViewMode](https://developer.apple.com/documentation/uikit/uitextfield/viewmode).
    public enum ViewMode: Int, Sendable {
        /// The view is never displayed.
        case never = 0
        /// The view is displayed while the text is being edited.
        case whileEditing = 1
        /// The view is displayed while the text is not being edited.
        case unlessEditing = 2
        /// The view is always displayed, except a clear button while there is no text.
        case always = 3
    }

    /// The reason for the end of editing.
    /// See Apple's [UITextField.DidEndEditingReason](
    /// https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreason).
    public enum DidEndEditingReason: Int, Sendable {
        /// The user has finished editing.
        case committed = 0
    }

    /// The notification that editing of a text field has begun. Its object is the text field.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// The notification that the user has changed the text of a text field. Its object is the text field.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// The notification that editing of a text field has ended. Its object is the text field.
    public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// The key of the raw value of ``DidEndEditingReason`` in the user info of
    /// ``textDidEndEditingNotification``.
    public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}

import Foundation

extension UITextField {
    /// What a text field draws around its text.
    /// See Apple's [UITextField.BorderStyle](https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum).
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin line.
        case line = 1
        /// A line that looks sunk.
        case bezel = 2
        /// A line with round corners.
        case roundedRect = 3
    }

    /// When a text field shows a view at one of its ends.
    /// See Apple's [UITextField.ViewMode](https://developer.apple.com/documentation/uikit/uitextfield/viewmode).
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is edited.
        case whileEditing = 1
        /// While it is not.
        case unlessEditing = 2
        /// Always; the clear button only where there is a text.
        case always = 3
    }

    /// Why editing ended.
    /// See Apple's [UITextField.DidEndEditingReason](
    /// https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreason).
    public enum DidEndEditingReason: Int, Sendable {
        /// The user has done with it.
        case committed = 0
    }

    /// Posted when a text field, the object of the notification, began to be edited.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when the user has changed the text of a text field, the object of the notification.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// Posted when a text field, the object of the notification, is not edited any more.
    public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// The key of the ``DidEndEditingReason`` in the user info of ``textDidEndEditingNotification``, as a raw value.
    public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}

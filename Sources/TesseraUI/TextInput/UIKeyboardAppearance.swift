import Foundation

/// The appearance of an on-screen keyboard.
/// See Apple's [UIKeyboardAppearance](https://developer.apple.com/documentation/uikit/uikeyboardappearance).
public enum UIKeyboardAppearance: Int, Sendable {
    /// The appearance that suits the user's settings.
    case `default` = 0
    /// A dark appearance.
    case dark = 1
    /// A light appearance.
    case light = 2

    /// The older name of ``dark``.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The setting for replacing straight quotation marks with curly ones.
/// See Apple's [UITextSmartQuotesType](https://developer.apple.com/documentation/uikit/uitextsmartquotestype).
public enum UITextSmartQuotesType: Int, Sendable {
    /// The user's keyboard decides.
    case `default` = 0
    /// Quotation marks stay as they are typed.
    case no = 1
    /// Quotation marks become curly, if the user's keyboard replaces them.
    case yes = 2
}

/// The setting for replacing two hyphens with a dash.
/// See Apple's [UITextSmartDashesType](https://developer.apple.com/documentation/uikit/uitextsmartdashestype).
public enum UITextSmartDashesType: Int, Sendable {
    /// The user's keyboard decides.
    case `default` = 0
    /// Hyphens stay as they are typed.
    case no = 1
    /// Two hyphens become a dash, if the user's keyboard replaces them.
    case yes = 2
}

/// The setting for inserting and removing spaces around a text that is pasted or cut.
/// See Apple's [UITextSmartInsertDeleteType](https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype).
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The browser decides.
    case `default` = 0
    /// Spaces stay as they are.
    case no = 1
    /// Spaces are inserted and removed, if the browser does so.
    case yes = 2
}

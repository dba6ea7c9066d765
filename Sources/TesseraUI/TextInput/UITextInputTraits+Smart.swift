/// The setting for typing curved quotation marks.
/// See Apple's [UITextSmartQuotesType](https://developer.apple.com/documentation/uikit/uitextsmartquotestype).
public enum UITextSmartQuotesType: Int, Sendable {
    /// The browser and the keyboard decide.
    case `default` = 0
    /// Quotation marks that a keyboard has curved are straight.
    case no = 1
    /// Straight quotation marks that are typed become those of the user's language.
    case yes = 2
}

/// The setting for typing dashes.
/// See Apple's [UITextSmartDashesType](https://developer.apple.com/documentation/uikit/uitextsmartdashestype).
public enum UITextSmartDashesType: Int, Sendable {
    /// The browser and the keyboard decide.
    case `default` = 0
    /// A dash into which a keyboard has changed two hyphens is two hyphens.
    case no = 1
    /// Two hyphens that are typed become an em dash.
    case yes = 2
}

/// The setting for the spaces around what is inserted and deleted.
/// See Apple's [UITextSmartInsertDeleteType](https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype).
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The browser decides.
    case `default` = 0
    /// What is inserted and deleted stays as it is. Browsers do so by themselves.
    case no = 1
    /// A word that is pasted beside another one gets a space between, and a space that a deleted word leaves beside another one
    /// is deleted too.
    case yes = 2
}

/// The appearance of an on-screen keyboard.
/// See Apple's [UIKeyboardAppearance](https://developer.apple.com/documentation/uikit/uikeyboardappearance).
public enum UIKeyboardAppearance: Int, Sendable {
    /// The appearance is the page's.
    case `default` = 0
    /// The appearance is dark.
    case dark = 1
    /// The appearance is light.
    case light = 2

    /// The older name of ``dark``.
    public static var alert: UIKeyboardAppearance { .dark }
}

extension UITextInputTraits {
    /// The usual value. Setting it has no effect, unless the object declares the property.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// The usual value. Setting it has no effect, unless the object declares the property.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// The usual value. Setting it has no effect, unless the object declares the property.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// The usual value. Setting it has no effect, unless the object declares the property.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
}

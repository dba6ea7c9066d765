import TesseraDisplay

/// The modifier keys of a keyboard.
///
/// Command means the platform's own key for commands: the Control key if the user's computer has no Command
/// key. On such a computer, the key with the system's logo means Control.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Caps Lock key.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// A Shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// A Control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// An Option or Alt key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// A Command key, or a Control key if there is no Command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The flag for keys on the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    private static let all: UIKeyModifierFlags = [
        .alphaShift, .shift, .control, .alternate, .command, .numericPad,
    ]

    /// Creates flags from those of a display.
    init(displayed: Int) { self.init(rawValue: (displayed & KeyModifiers.all) << 16) }

    /// The flags in the form for a display.
    var displayed: Int { intersection(.all).rawValue >> 16 }
}

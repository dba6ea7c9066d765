import TesseraDisplay

/// Modifier keys.
/// See Apple's [UIKeyModifierFlags](https://developer.apple.com/documentation/uikit/uikeymodifierflags).
///
/// Command is the platform's own key for commands: the Control key where the user's computer has no Command key. There, the key with
/// the system's mark stands for Control.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The keys as bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option, or Alt.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command, or Control where there is no Command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key lies on the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    private static let all: UIKeyModifierFlags = [
        .alphaShift, .shift, .control, .alternate, .command, .numericPad,
    ]

    /// What a display tells of modifier keys.
    init(displayed: Int) { self.init(rawValue: (displayed & KeyModifiers.all) << 16) }

    /// The keys as a display knows them.
    var displayed: Int { intersection(.all).rawValue >> 16 }
}

import Foundation

/// A key of a keyboard that was pressed.
/// See Apple's [UIKey](https://developer.apple.com/documentation/uikit/uikey).
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The key, identified by its place on the keyboard.
    open var keyCode: UIKeyboardHIDUsage { code }
    /// The text that the key writes with the pressed modifiers. For a key that writes nothing, it is the
    /// key's name in ``UIKeyCommand``, or an empty text.
    open var characters: String { written }
    /// The text that the key writes without modifiers. For a key that writes nothing, it is the same as
    /// ``characters``.
    open var charactersIgnoringModifiers: String { plain }
    /// The modifier keys that are pressed.
    open var modifierFlags: UIKeyModifierFlags { modifiers }

    private let code: UIKeyboardHIDUsage
    private let written: String
    private let plain: String
    private let modifiers: UIKeyModifierFlags

    init(
        code: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String,
        modifiers: UIKeyModifierFlags
    ) {
        (self.code, written, plain, self.modifiers) = (
            code, characters, charactersIgnoringModifiers, modifiers
        )
        super.init()
    }
}

import Foundation

/// A key of a keyboard that was pressed.
/// See Apple's [UIKey](https://developer.apple.com/documentation/uikit/uikey).
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The key by its place on the keyboard.
    open var keyCode: UIKeyboardHIDUsage { code }
    /// What the key writes with the modifiers that are down; for a key that writes nothing the name that ``UIKeyCommand`` has for it,
    /// or an empty text.
    open var characters: String { written }
    /// What the key writes without modifiers; for a key that writes nothing the same as ``characters``.
    open var charactersIgnoringModifiers: String { plain }
    /// The modifier keys that are down.
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
